import { at } from '#engine';
import type { Action } from '../state/actions.ts';
import { isScheme, lootOn, schemeOn, type Card, type LootCard, type SchemeCard } from '../cards/cards.ts';
import type { Achievement } from '../content/achievements.ts';
import type { Effect } from '../content/effects.ts';
import { canCalm } from '../ship/alert.ts';
import { OBJECTIVE_TABLE, type Objective } from '../content/objectives.ts';
import { improvements, upgradable } from '../characters/improving.ts';
import { chargeable } from '../planning/energy-markers.ts';
import { planned } from '../planning/plan.ts';
import type { AbilityId } from '../content/abilities.ts';
import { timesDone } from '../end-of-game/backers.ts';
import { collects, looksAt } from './backing.ts';
import { goal, roundsLeft, type Outlook } from './knowledge.ts';
import { alarmCost, relief, STRAY } from './lockdown.ts';

/** The value of a card's text to this player now, in glory. */
export function textWorth(look: Outlook, list: readonly Effect[]): number {
  return list.reduce((sum, effect) => sum + effectWorth(look, effect), 0);
}

function effectWorth(look: Outlook, effect: Effect): number {
  const { table, pirate, own } = look;
  const here = table.guards[pirate.spot];
  const hurt = pirate.board.filter((slot) => slot && slot.neutralized !== 'no').length;
  switch (effect.do) {
    case 'glory':
      return effect.n;
    case 'draw':
      return (effect.deck === 'scheme' ? 0.9 : 0.8) * effect.n;
    case 'sift':
      return 1.2;
    case 'fetch':
      return table.discards[effect.deck].length > 0 ? 1 : 0;
    case 'discard':
      return own[effect.deck].length === 0 ? 0 : -0.7 * effect.n;
    case 'support':
      return 2.2;
    case 'alert':
      return -alarmCost(look) * effect.n;
    case 'calm':
      return canCalm(table) ? (0.1 + alarmCost(look)) * effect.n : 0;
    case 'guard':
      return -(0.5 + STRAY * alarmCost(look)) * effect.n;
    case 'stun':
      // A stunned guard's token still counts for the patrol.
      return here.active > 0 ? 0.8 : 0;
    case 'shoo':
    case 'march':
    case 'dismiss':
      return here.active > 0 ? 0.8 + relief(look) : 0;
    case 'lure':
      return -0.3;
    case 'neutralize':
      return -1.2 * effect.n;
    case 'recover':
      return Math.min(hurt, effect.n) * 0.9;
    case 'brace':
      return pirate.board.some((slot) => slot?.neutralized === 'assigned') ? 0.5 : 0;
    case 'charge':
      return chargeable(table, pirate).length > 0 ? 1.2 : 0;
    case 'upgrade':
      return upgradable(pirate, table.tokens).length === 0 ? 0 : roundsLeft(look) > 2 ? 1.4 : 0.3;
    case 'step':
    case 'jump':
      return 0.5;
    case 'bonus':
    case 'lend':
      return 0.5;
    case 'track':
      return tracksOpen(look) ? 1.2 : 0;
    case 'challenge':
      return 0.55 * textWorth(look, effect.pass) + 0.45 * textWorth(look, effect.fail);
    case 'claim':
      return table.first.claimed ? 0 : 0.3;
    case 'crew':
      return 0.2;
    case 'choose':
      return Math.max(...effect.options.map(({ does }) => textWorth(look, does)));
  }
}

/** The value of an achievement on the pirate's tracks. */
export function trackWorth(look: Outlook, achievement: Achievement): number {
  return tracksOpen(look, achievement) ? 1.4 : 0;
}

/** Whether the pirate has an unfinished track, of this achievement or of any. */
function tracksOpen({ table, seat }: Outlook, achievement: Achievement | null = null): boolean {
  return table.objectives.some(({ id, done, track }) => {
    const { track: printed }: Objective = OBJECTIVE_TABLE[id];
    if (achievement !== null && printed?.advance !== achievement) return false;
    return printed !== undefined && !done.includes(seat) && at(track, seat) < printed.spaces;
  });
}

/** The value of keeping a scheme card: it pays for the chosen objective, or it is a spare. */
export function keepWorth(look: Outlook, card: SchemeCard): number {
  const aim = goal(look);
  const { symbols } = schemeOn(card);
  if (roundsLeft(look) === 1 && collects(look.own.backer, 'scheme')) return 3;
  if (!aim) return 0.3;
  if (symbols.includes('wild')) return 2.2;
  const wanted = symbols.filter((symbol) => symbol !== 'wild' && aim.objective.symbols.includes(symbol)).length;
  return 0.8 + 1.1 * wanted;
}

/** The cost of discarding a card. */
export function cardWorth(look: Outlook, card: Card): number {
  if (isScheme(card)) return keepWorth(look, card);
  if (roundsLeft(look) === 1 && collects(look.own.backer, 'loot')) return 3;
  return 1 + Math.max(0, textWorth(look, lootOn(card).does)) / 4;
}

/** The value of a gain or an upgrade for the rest of the game. */
const ABILITY_WORTH: Readonly<Record<AbilityId, number>> = {
  move: 0.5,
  interact: 0.5,
  scheme: 0.9,
  loot: 0.6,
  attack: 0.7,
  heal: 0.3,
};

/** The best improvement with a loot card. */
export function bestImprovement(
  look: Outlook,
  card: LootCard,
): { readonly action: Action; readonly worth: number } | null {
  const { table, pirate, own } = look;
  const bench = planned(table, pirate, own.plan.orders);
  const rated = improvements(pirate, bench, card).map((action) => {
    const ability = action.do === 'gain' ? action.ability : bench.board[action.slot]?.ability;
    const level = action.do === 'gain' ? 1 : (bench.board[action.slot]?.level ?? 1) + 1;
    const has = bench.board.some((slot) => slot?.ability === ability);
    const base = ability ? ABILITY_WORTH[ability] : 0;
    const fresh = action.do === 'gain' ? (has ? 0.3 : 0.9) : 1;
    const schooled = level >= 2 && looksAt(own.backer, 'abilities').length > 0 ? 2.5 : 0;
    return { action, worth: base * fresh * Math.min(4, roundsLeft(look) - 1) + schooled };
  });
  return rated.sort((a, b) => b.worth - a.worth)[0] ?? null;
}

/** Whether the backer's wish limits playing cards for their text. */
export function savesCards({ own, pirate }: Outlook): boolean {
  return looksAt(own.backer, 'achievements').some(
    ({ of, most }) => of.includes('scheme-played') && most !== undefined && timesDone(pirate, of) >= most,
  );
}
