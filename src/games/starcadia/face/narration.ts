import { type About, capitalized, joined, type Narrators, type OfKind, sameJson, type Weight } from '#engine';
import { spaceName } from '../board/space.ts';
import { GADGETS } from '../content/effects.ts';
import { eventCard, type EventEffect } from '../content/events.ts';
import { HEROES } from '../content/heroes.ts';
import { MONSTERS } from '../content/monsters.ts';
import { questCard } from '../content/quests.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { successes } from '../attack/roll.ts';
import type { Event, Events, Who } from '../state/events.ts';
import { crewName, doorName, faceName, tokenName, upgradeName, whoName } from './words.ts';

const crew = (seat: number) => `The ${crewName(seat)}`;
const wounds = (n: number) => (n === 1 ? '1 wound' : `${String(n)} wounds`);
const tokens = (n: number) => (n === 1 ? '1 victory token' : `${String(n)} victory tokens`);

const NARRATORS: Narrators<Events> = {
  chosen: ({ seat, hero }) => `${HEROES[hero].name} joined the ${crewName(seat)}.`,
  distributed: ({ seat }) => `${crew(seat)} divided their upgrades.`,
  discarded: ({ seat, upgrade }) => sentence(`${crew(seat)} discarded ${upgradeName(upgrade)}`),
  drafted: ({ seat, upgrade }) => sentence(`${crew(seat)} picked ${upgradeName(upgrade)}`),
  picked: ({ seat }) => `${crew(seat)} picked two upgrades.`,
  'scenario-begun': ({ scenario }) => `**Scenario ${scenario.toUpperCase()}: ${SCENARIOS[scenario].title}.**`,
  claimed: ({ seat, slot }) => `${crew(seat)} docked at slot ${String(slot + 1)}.`,
  turn: ({ seat }) => `**The ${crewName(seat)}’ turn.**`,
  activated: ({ who }) => `${whoName(who)} was activated.`,
  rested: ({ seat }) => `${crew(seat)} rested.`,
  moved: ({ who, to, by }) => `${whoName(who)} ${by === 'portal' ? 'took a portal' : 'moved'} to ${spaceName(to)}.`,
  door: ({ who, edge, isOpen }) =>
    `${whoName(who)} ${isOpen ? 'opened' : 'closed'} the door between ${doorName(edge)}.`,
  collected: ({ who, token }) => `${whoName(who)} collected ${tokenName(token)}.`,
  'armory-taken': ({ seat, upgrade }) => `${crew(seat)} took ${upgradeName(upgrade)} from the armory.`,
  used: ({ who, gadget }) => `${whoName(who)} used a ${GADGETS[gadget].name}.`,
  attacked: ({ who, target, weapon, boosts, cause }) => {
    const means = [...(weapon === null ? [] : [weapon]), ...boosts].map(upgradeName);
    const how = means.length > 0 ? ` with ${joined(means)}` : '';
    const why = { guard: ' in a guard reaction', payback: ' in payback', event: '', hero: '' }[cause];
    return `${whoName(who)} attacked ${whoName(target)}${how}${why}.`;
  },
  reacted: ({ who, upgrade }) => sentence(`${whoName(who)} used ${upgradeName(upgrade)}`),
  rolled: ({ who, for: kind, dice }) => {
    const count = successes(kind, dice);
    const what = kind === 'defense' ? (count === 1 ? 'save' : 'saves') : count === 1 ? 'hit' : 'hits';
    return `${whoName(who)} rolled ${String(count)} ${what}.`;
  },
  rerolled: ({ who, from, dice }) =>
    `${whoName(who)} rerolled a ${faceName(from)} die: ${dice.map(faceName).join(', then ')}.`,
  wounded: ({ who, wounds: n }) => `${whoName(who)} took ${wounds(n)}.`,
  unharmed: ({ who }) => `${whoName(who)} took no wounds.`,
  struck: ({ who }) => `${whoName(who)} was dazed.`,
  shoved: ({ who, to }) =>
    to === null
      ? `${whoName(who)} could not be shoved: there was no free space.`
      : `${whoName(who)} was shoved to ${spaceName(to)}.`,
  killed: ({ who, by, overkill }) => {
    const how = by === null ? ' was killed' : ` was killed by ${whoName(by)}`;
    return `${whoName(who)}${how}${overkill ? ' (Overkill: no payback)' : ''}.`;
  },
  tokens: ({ seat, n }) => `${crew(seat)} got ${tokens(n)}.`,
  dropped: ({ who, token }) => `${whoName(who)} dropped ${tokenName(token)}.`,
  healed: ({ who, wounds: n }) => `${whoName(who)} healed ${wounds(n)}.`,
  unexhausted: ({ who }) => `The upgrades of ${whoName(who)} were unexhausted.`,
  resurrected: ({ who, space }) => `${whoName(who)} came back in ${spaceName(space)}.`,
  event: ({ event }) => `Event: **${eventCard(event).name}**. ${effectText(eventCard(event).effect)}`,
  shuffled: () => 'The event deck ran out and was shuffled. When it runs out again, the scenario ends.',
  spawned: ({ who, space }) => `${article(whoName(who))} appeared in ${spaceName(space)}.`,
  'none-left': ({ monster }) => `No ${MONSTERS[monster].name} appeared: all of them are on the board.`,
  placed: ({ token, space }) =>
    `${token === 'portal' ? 'A portal opened' : `${capitalized(tokenName(token))} appeared`} in ${spaceName(space)}.`,
  // The event card before it has said so.
  doors: () => null,
  quest: ({ seat, quest }) => `${crew(seat)} completed the quest **${questCard(quest).name}**.`,
  rivalry: ({ seat, over }) => `${crew(seat)} are the first to kill a hero of the ${crewName(over)}.`,
  received: ({ seat, upgrade }) => sentence(`${crew(seat)} got ${upgradeName(upgrade)}`),
  'roll-off': ({ rolls }) => {
    const crit = rolls.filter(({ face }) => face === 'crit').map(({ seat }) => crewName(seat));
    return crit.length === 1 ? `The tie was rolled off: the ${crit[0] ?? ''} rolled the only CRIT.` : null;
  },
  'scenario-over': ({ scenario, order }) =>
    `**Scenario ${scenario.toUpperCase()} is over.** ${crew(order[0] ?? 0)} won it.`,
  'game-over': ({ winners }) => `The ${joined(winners.map(crewName))} won.`,
};

/** What an event card does, in a sentence. */
export function effectText(effect: EventEffect): string {
  switch (effect.kind) {
    case 'spawn':
      return 'One more monster appears.';
    case 'gadgets':
      return `${effect.n === 1 ? 'A' : 'Two'} ${GADGETS[effect.gadget].name}${effect.n === 1 ? ' appears' : 's appear'}.`;
    case 'victory':
      return effect.n === 1 ? 'A victory token appears on a terminal.' : 'Two victory tokens appear on terminals.';
    case 'doors':
      return `All doors ${effect.are === 'open' ? 'open' : 'close'}.`;
    case 'daze':
      return 'A hero of a rival crew is dazed.';
    case 'heal':
      return `Each hero of the active crew heals ${effect.n === 1 ? '' : 'up to '}${wounds(effect.n)}.`;
    case 'ready':
      return 'All upgrades of one hero are unexhausted.';
    case 'portals':
      return 'Two portals open.';
  }
}

function article(name: string): string {
  return `${/^[aeio]/i.test(name) ? 'An' : 'A'} ${name}`;
}

/** With a full stop, unless the name at its end has a sign of its own: "The Foxes picked Duck!" */
function sentence(text: string): string {
  return text.endsWith('!') ? text : `${text}.`;
}

/** One line of the log. */
export function narrate<K extends keyof Events>(event: OfKind<Events, K>): string | null {
  return NARRATORS[event.kind](event);
}

/** The steps of one movement as one event: where it led. */
export function merge(earlier: Event, later: Event): Event | null {
  return earlier.kind === 'moved' && later.kind === 'moved' && sameJson(earlier.who, later.who) ? later : null;
}

const MAJOR: readonly Event['kind'][] = ['quest', 'rivalry', 'scenario-over', 'game-over', 'scenario-begun'];
const MINOR: readonly Event['kind'][] = [
  'activated',
  'moved',
  'door',
  'rolled',
  'rerolled',
  'unharmed',
  'claimed',
  'distributed',
  'unexhausted',
  'shuffled',
];

export function weight({ kind }: Event): Weight {
  if (kind === 'turn') return 'heading';
  if (kind === 'tokens') return 'score';
  return MAJOR.includes(kind) || kind === 'killed' ? 'major' : MINOR.includes(kind) ? 'minor' : 'usual';
}

/** The seats an event concerns. */
export function about(event: Event): About {
  if (event.kind === 'scenario-begun') return { opens: 'round' };
  if (event.kind === 'turn') return { by: event.seat, opens: 'turn' };
  if (event.kind === 'rivalry') return { by: event.seat, to: [event.over] };
  if (event.kind === 'attacked') return { ...actor(event.who), to: seatsOf(event.target) };
  if (event.kind === 'killed') return { ...(event.by && actor(event.by)), to: seatsOf(event.who) };
  if ('seat' in event) return { by: event.seat };
  if (['wounded', 'struck', 'shoved', 'dropped'].includes(event.kind) && 'who' in event)
    return { to: seatsOf(event.who) };
  return 'who' in event ? actor(event.who) : {};
}

function actor(who: Who): About {
  return 'hero' in who ? { by: who.seat } : {};
}

function seatsOf(who: Who): readonly number[] {
  return 'hero' in who ? [who.seat] : [];
}
