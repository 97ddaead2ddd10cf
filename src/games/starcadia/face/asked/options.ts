import { at, capitalized, counted, type Decision, joined, type OptionFace } from '#engine';
import { spaceName, type Space } from '../../board/space.ts';
import { aimAt } from '../../attack/targets.ts';
import { chanceOfWounds, rollsOf } from '../../attack/odds.ts';
import {
  allyOf,
  enemiesIn,
  heroLife,
  heroOf,
  isHero,
  lifeOf,
  monsterOf,
  movementOf,
  spaceOf,
  woundsOf,
} from '../../characters/characters.ts';
import { GADGETS } from '../../content/effects.ts';
import { HEROES } from '../../content/heroes.ts';
import { monsterCard } from '../../content/monsters.ts';
import { questCard } from '../../content/quests.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import type { View } from '../../hidden/view.ts';
import { guardsAt } from '../../movement/paths.ts';
import type { Action, Actions, Step } from '../../state/actions.ts';
import type { CharacterId } from '../../state/ids.ts';
import type { Table } from '../../state/state.ts';
import {
  characterName,
  crewName,
  doorName,
  faceName,
  monsterText,
  placeName,
  tokenName,
  tokensText,
  upgradeName,
  upgradeText,
} from '../words.ts';

type Faces = {
  readonly [K in keyof Actions]: (action: Action<K>, view: View, asked: Decision<Action>) => OptionFace;
};

const choice = (label: string, hint?: string): OptionFace => ({ label, ...(hint && { hint }), tone: 'choice' });
/** Where a shuttle docks at a space. */
const SIDES = { left: 'Left of', right: 'Right of', top: 'Above', bottom: 'Below' } as const;
const percent = (chance: number) => `${String(Math.round(chance * 100))}%`;

const OPTIONS: Faces = {
  'choose-hero': ({ hero }) => {
    const { name, defense, life, ability } = HEROES[hero];
    return choice(name, `Defense ${String(defense)}, Life ${String(life)}. ${ability}`);
  },
  carry: ({ token }, { table }, asked) => numbered(token, owned(table, asked.seat)),
  discard: ({ token }, { table }, asked) => numbered(token, owned(table, asked.seat)),
  draft: ({ upgrade, copy = 0 }) =>
    choice(`${upgradeName(upgrade)}${copy > 0 ? ` (${String(copy + 1)})` : ''}`, upgradeText(upgrade)),
  claim: ({ slot }, { table }) => {
    const { scenario } = table;
    const place = scenario && at(SCENARIOS[scenario.id].slots, slot);
    if (!place) return choice(`Slot ${String(slot + 1)}`);
    const space = place.row * 16 + place.column;
    return choice(
      `Claim Slot ${String(slot + 1)}`,
      `${SIDES[place.side]} ${spaceName(space)}, ${placeName(table, space)}`,
    );
  },
  board: ({ first, second }, { table }, { seat }) => {
    const { heroes } = at(table.crews, seat);
    const [a, b] = heroes.map(({ id }) => HEROES[id].name);
    if (first === second) return choice(first === 0 ? 'Both at the Hatch' : 'Both in the Back');
    return choice(
      `${first === 0 ? (a ?? '') : (b ?? '')} at the Hatch`,
      `${first === 0 ? (b ?? '') : (a ?? '')} stands in the back`,
    );
  },
  activate: ({ hero }, { table }) => {
    const { id, wounds, upgrades } = heroOf(table, hero);
    const ready = upgrades.filter(({ used }) => !used).length;
    const life = heroLife(heroOf(table, hero));
    const space = spaceOf(table, hero);
    return choice(
      `Activate ${HEROES[id].name}`,
      `${space === null ? '' : `In ${spaceName(space)}, `}${String(life - wounds)}/${String(life)} Life, ${counted(ready, 'upgrade')} unexhausted, ${counted(movementOf(table, hero), 'movement point')}`,
    );
  },
  rest: (_, { table }, { seat }) => {
    const { heroes } = at(table.crews, seat);
    const used = heroes.reduce((sum, { upgrades }) => sum + upgrades.filter((owned) => owned.used).length, 0);
    const killed = heroes.filter(({ space }) => space === null).map(({ id }) => HEROES[id].name);
    const brings = [
      ...(used > 0 ? [`Unexhausts ${counted(used, 'upgrade')}.`] : []),
      ...(killed.length > 0 ? [`${joined(killed)} ${killed.length === 1 ? 'comes' : 'come'} back.`] : []),
    ];
    return choice('Rest', [...brings, 'Nobody moves or attacks.'].join(' '));
  },
  move: ({ path }, { table }, asked) => moved(table, path, asked),
  attack: ({ weapon, target, path }, view) => attacked(view, weapon, target, path),
  boost: ({ token }, { table }, { seat }) => {
    const hero = boostingHero(table, seat);
    const { id } = at(heroOf(table, hero).upgrades, token);
    return choice(
      numberedName(
        heroOf(table, hero).upgrades.map((each) => each.id),
        token,
      ),
      upgradeText(id),
    );
  },
  use: ({ gadget }, { table }, asked) => {
    const hero = heroAsked(table, asked);
    const hints = {
      stimpack: 'Removes all wounds of this hero',
      recharge: 'Unexhausts all upgrades of this hero',
      hoverboard: `${HEROES[heroOf(table, allyOf(hero)).id].name} may spend 4 movement points now`,
    };
    return choice(`Use ${GADGETS[gadget].name}`, hints[gadget]);
  },
  'take-upgrade': (_, { table }) => {
    const upgrade = table.scenario?.armory?.upgrade;
    return choice('Take the Upgrade', upgrade ? `${upgradeName(upgrade)}: ${upgradeText(upgrade)}` : undefined);
  },
  stop: (_, { table }, { kind, options }) => ({
    label: kind === 'reorganize' ? 'Done' : kind === 'activation' ? 'End Activation' : 'Stop',
    ...(kind === 'activation' && { hint: 'Then an event card is drawn', ...beforeEnd(table, options) }),
    tone: options.length > 1 ? 'quiet' : 'main',
  }),
  react: ({ token }, { table }) => {
    const attack = attackNow(table);
    const target = attack?.targets[attack.defending] ?? 0;
    const { id } = at(heroOf(table, target).upgrades, token);
    return choice(
      `Use ${numberedName(
        heroOf(table, target).upgrades.map((each) => each.id),
        token,
      )}`,
      upgradeText(id),
    );
  },
  reroll: ({ face }) => choice(`Reroll a ${faceName(face).split('/').map(capitalized).join('/')} Die`),
  keep: (_, __, { kind }) => ({ label: kind === 'reaction' ? 'No Reaction' : 'Keep the Dice', tone: 'main' }),
  shove: ({ to }, { table }) => choice(`Shove to ${spaceName(to)}`, placeName(table, to)),
  take: ({ token }) => choice(`Take ${tokenName(token).split(' ').slice(1).map(capitalized).join(' ')}`),
  receive: ({ hero, instead }, { table }) => {
    const { id, upgrades } = heroOf(table, hero);
    const name = HEROES[id].name;
    if (instead === null) return choice(`Give It to ${name}`, `Has ${counted(upgrades.length, 'upgrade')} so far`);
    const lost = numberedName(
      upgrades.map((each) => each.id),
      instead,
    );
    return choice(`Give It to ${name} for ${lost}`, `${lost} leaves the game`);
  },
  decline: (_, __, { kind }) => ({ label: kind === 'receive' ? 'Discard It' : 'Take Nothing', tone: 'quiet' }),
  give: ({ hero, token, instead }, { table }) => {
    const { upgrades, id } = heroOf(table, hero);
    const ally = heroOf(table, allyOf(hero));
    const given = numberedName(
      upgrades.map((each) => each.id),
      token,
    );
    const back =
      instead === null
        ? ''
        : ` for ${numberedName(
            ally.upgrades.map((each) => each.id),
            instead,
          )}`;
    return {
      ...choice(`${given} to ${HEROES[ally.id].name}${back}`, upgradeText(at(upgrades, token).id)),
      group: `From ${HEROES[id].name}`,
    };
  },
  'give-gadget': ({ hero, gadget }, { table }) => {
    const { id } = heroOf(table, hero);
    return choice(
      `${GADGETS[gadget].name} to ${HEROES[heroOf(table, allyOf(hero)).id].name}`,
      `From ${HEROES[id].name}`,
    );
  },
  place: ({ space }, { table }) => choice(`In ${spaceName(space)}`, placeName(table, space)),
  pick: ({ who }, { table }, asked) => picked(table, who, asked),
  play: ({ scenario }) => {
    const { title, quests, tiles } = SCENARIOS[scenario];
    const names = quests.flatMap((quest) => (typeof quest === 'string' ? [questCard(quest).name] : []));
    return choice(
      `Scenario ${scenario.toUpperCase()}: ${title}`,
      `${counted(tiles.length, 'tile')}. Quests: ${joined(names)}`,
    );
  },
};

function optionFace<K extends keyof Actions>(action: Action<K>, view: View, asked: Decision<Action>): OptionFace {
  return OPTIONS[action.do](action, view, asked);
}

/** The face of each option, in order. */
export function optionFaces(view: View, asked: Decision<Action>): OptionFace[] {
  return asked.options.map((action) => optionFace(action, view, asked));
}

/** The upgrades of a crew in the order in which options number them. */
function owned(table: Table, seat: number) {
  const { heroes, loose } = at(table.crews, seat);
  return [...heroes.flatMap(({ upgrades }) => upgrades.map(({ id }) => id)), ...loose];
}

function numbered(token: number, all: ReturnType<typeof owned>): OptionFace {
  return choice(numberedName(all, token), upgradeText(at(all, token)));
}

/** The name of a token; of several of one design, with a number. */
function numberedName(all: ReturnType<typeof owned>, token: number): string {
  const id = at(all, token);
  const same = all.flatMap((other, place) => (other === id ? [place] : []));
  return same.length > 1 ? `${upgradeName(id)} ${String(same.indexOf(token) + 1)}` : upgradeName(id);
}

const DOORS_AND_PORTALS = 'Doors and portals';

/** The title of the menu with the spaces of a tile: "Move in the Mess Hall". */
function moveGroup(table: Table, who: CharacterId | null, to: Space): string {
  const place = placeName(table, to);
  const here = who === null ? null : spaceOf(table, who);
  return `Move ${here !== null && placeName(table, here) === place ? 'in' : 'to'} the ${place}`;
}

/** "C5 · 3 points", with what is collected there, what is marked there, and who strikes on the way. */
function moved(table: Table, path: readonly Step[], asked: Decision<Action>): OptionFace {
  const who = walker(table);
  const last = at(path, path.length - 1);
  if (last.kind === 'door') {
    const isClosed = table.scenario?.closed.includes(last.edge) ?? false;
    return {
      ...choice(`${isClosed ? 'Open' : 'Close'} Door ${doorName(last.edge, '–')}`, '1 point'),
      group: DOORS_AND_PORTALS,
    };
  }
  const strikes = who === null ? [] : strikers(table, who, path);
  const opened = path.filter(({ kind }) => kind === 'door').length;
  const hint = [
    ...takenText(table, who, last.to),
    ...(opened > 0 ? [`opens ${counted(opened, 'door')}`] : []),
    asked.kind === 'monster' ? '' : marked(table, last.to),
    ...(strikes.length > 0 ? [`${joined(strikes)} ${strikes.length === 1 ? 'strikes' : 'strike'}`] : []),
  ];
  const isPortal = path.length === 1 && last.kind === 'portal';
  return {
    ...choice(
      `${isPortal ? 'Portal to ' : ''}${spaceName(last.to)} · ${counted(path.length, 'point')}`,
      capitalized(hint.filter((part) => part !== '').join('; ')),
    ),
    group: isPortal ? DOORS_AND_PORTALS : moveGroup(table, who, last.to),
  };
}

/** "takes a Stimpack and 2 victory tokens": only the active hero does, where no enemy is. */
function takenText(table: Table, who: CharacterId | null, space: Space): string[] {
  const isActive = table.stack.at(-1)?.kind === 'activation';
  if (who === null || !isActive || enemiesIn(table, who, space).length > 0) return [];
  const tokens = (table.scenario?.tokens ?? []).filter((token) => token.space === space).map(({ kind }) => kind);
  return tokens.length > 0 ? [`takes ${tokensText(tokens)}`] : [];
}

function marked(table: Table, space: number): string {
  return table.scenario?.marks.includes(space) ? 'marked terminal' : '';
}

/** The monsters that strike along a path, each as often as it does. */
function strikers(table: Table, who: CharacterId, path: readonly Step[]): string[] {
  let here = spaceOf(table, who);
  const names: string[] = [];
  for (const step of path) {
    if (step.kind === 'door' || here === null) continue;
    if (step.kind === 'step')
      names.push(...guardsAt(table, who, here).map((id) => monsterCard(monsterOf(table, id).kind).name));
    here = step.to;
  }
  return [...Map.groupBy(names, (name) => name)].map(([name, each]) =>
    each.length > 1 ? `${name} (${String(each.length)}×)` : name,
  );
}

/** Who walks in the question that is open. */
function walker(table: Table): CharacterId | null {
  const top = table.stack.at(-1);
  if (top?.kind === 'activation' || top?.kind === 'hoverboard') return top.hero;
  return top?.kind === 'monster' ? top.who : null;
}

/** Whether the active hero or monster attacks after moving: earlier in this activation, or along this path. */
function hasMoved(table: Table, path: readonly Step[]): boolean {
  const top = table.stack.at(-1);
  const isActive = top?.kind === 'activation' || top?.kind === 'monster';
  return path.length > 0 || (isActive && top.movement !== 'unused');
}

/** "Pulse Blade: Weeble in C5", with the odds. */
function attacked({ table }: View, weapon: number | null, target: CharacterId, path: readonly Step[]): OptionFace {
  const attacker = walker(table);
  if (attacker === null) return choice('Attack');
  const aim = aimAt(attacker, weapon, target, hasMoved(table, path));
  const { attack, defense } = rollsOf(table, aim, target);
  const left = lifeOf(table, target) - woundsOf(table, target);
  const name =
    weapon === null
      ? 'Attack'
      : numberedName(
          heroOf(table, attacker).upgrades.map(({ id }) => id),
          weapon,
        );
  const where = path.flatMap((step) => ('to' in step ? [step.to] : [])).at(-1);
  const hint = [
    ...(where === undefined ? [] : [`From ${spaceName(where)}`]),
    `${counted(attack.dice, 'die', 'dice')} against ${String(defense.dice)}`,
    `${percent(chanceOfWounds(1, attack, defense))} to wound`,
    `${percent(chanceOfWounds(left, attack, defense))} to kill`,
  ];
  return { ...choice(`${name}: ${targetName(table, target)}`, hint.join(', ')), group: 'Attack: weapon and target' };
}

/** Two monsters of one kind in one space are told apart by their number. */
function targetName(table: Table, id: CharacterId): string {
  if (isHero(id)) return `${characterName(table, id)} (${crewName(Math.floor(id / 2))})`;
  const { kind, space } = monsterOf(table, id);
  const same = (table.scenario?.monsters ?? []).filter((monster) => monster.kind === kind && monster.space === space);
  const place = same.findIndex((monster) => monster.id === id);
  return `${characterName(table, id)}${same.length > 1 ? ` (${place === 0 ? 'first' : 'second'})` : ''}`;
}

function picked(table: Table, who: CharacterId, { kind }: Decision<Action>): OptionFace {
  const life = lifeText(table, who);
  if (isHero(who)) {
    if (kind !== 'event-hero') return choice(targetName(table, who), life);
    // As many as eight heroes: a menu, as buttons would not fit a phone.
    return { ...choice(targetName(table, who), `${readiness(table, who)}, ${life}`), group: 'Choose the hero' };
  }
  return choice(targetName(table, who), `${life}. ${monsterText(monsterOf(table, who).kind)}`);
}

/** "2/6 Life". */
function lifeText(table: Table, who: CharacterId): string {
  const life = lifeOf(table, who);
  return `${String(life - woundsOf(table, who))}/${String(life)} Life`;
}

/** "2 of 5 upgrades exhausted": what an event may change. */
function readiness(table: Table, who: CharacterId): string {
  const { upgrades, dazed } = heroOf(table, who);
  const used = upgrades.filter((owned) => owned.used).length;
  return `${String(used)} of ${counted(upgrades.length, 'upgrade')} exhausted${dazed ? ', dazed' : ''}`;
}

/** What is lost when an activation ends although the hero could still attack, or has done nothing. */
function beforeEnd(table: Table, options: readonly Action[]): Pick<OptionFace, 'confirm'> {
  const top = table.stack.at(-1);
  if (top?.kind !== 'activation' || top.attacked || options.length === 1) return {};
  const name = characterName(table, top.hero);
  if (options.some((option) => option.do === 'attack'))
    return { confirm: `End the activation? ${name} has not attacked, and a target is in reach.` };
  return top.movement === 'unused' ? { confirm: `End the activation? ${name} has neither moved nor attacked.` } : {};
}

function boostingHero(table: Table, seat: number): CharacterId {
  const top = table.stack.at(-1);
  return top?.kind === 'boosts' ? top.hero : seat * 2;
}

function heroAsked(table: Table, { seat }: Decision<Action>): CharacterId {
  const top = table.stack.at(-1);
  return top?.kind === 'activation' ? top.hero : seat * 2;
}

/** The attack that is going on. */
export function attackNow(table: Table) {
  const top = table.stack.at(-1);
  return top?.kind === 'attack' ? top : null;
}
