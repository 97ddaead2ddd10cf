import { at, capitalized, counted, joined, type Owner, type Seat } from '#engine';
import { spaceName, type Edge, type Space } from '../board/space.ts';
import { boardOf } from '../board/board.ts';
import { heroOf, isHero, monsterOf, spaceOf } from '../characters/characters.ts';
import type { Face } from '../content/dice.ts';
import { GADGETS } from '../content/effects.ts';
import { HEROES, type HeroId } from '../content/heroes.ts';
import { MONSTERS, monsterCard, type MonsterId } from '../content/monsters.ts';
import { questCard, type QuestId } from '../content/quests.ts';
import { TILES } from '../content/tiles.ts';
import { upgrade, type Upgrade, type UpgradeId } from '../content/upgrades.ts';
import type { Who } from '../state/events.ts';
import type { CharacterId, TokenKind } from '../state/ids.ts';
import type { Quest, Table } from '../state/state.ts';

/** The crews, in seat order (rules: Crew Setup). */
const CREWS = [
  { name: 'Foxes', owner: 'red' },
  { name: 'Eagles', owner: 'blue' },
  { name: 'Pandas', owner: 'green' },
  { name: 'Lions', owner: 'yellow' },
] as const satisfies readonly { readonly name: string; readonly owner: Owner }[];

export function crewName(seat: Seat): string {
  return at(CREWS, seat).name;
}

export function crewOwner(seat: Seat): Owner {
  return at(CREWS, seat).owner;
}

/** The victory tokens of a crew over all scenarios so far. */
export function tokensSoFar({ sheet, crews }: Pick<Table, 'sheet' | 'crews'>, seat: Seat): number {
  return sheet.reduce((sum, { tokens }) => sum + at(tokens, seat), at(crews, seat).tokens);
}

/** Those of the scenario at hand; between scenarios, and when the game is over, those of all. */
export function tokensShown(table: Table, seat: Seat): number {
  return table.scenario ? at(table.crews, seat).tokens : tokensSoFar(table, seat);
}

/** The letter of each hero, on the board and in the text. */
export const HERO_LETTERS: Readonly<Record<HeroId, string>> = {
  edge: 'E',
  hannah: 'H',
  bahbaka: 'B',
  red: 'R',
  blaze: 'C',
  digits: 'D',
  quillon: 'Q',
  torque: 'M',
};

/** The letter of each monster: in the text small, on the board large, and none is a hero's. */
export const MONSTER_LETTERS: Readonly<Record<MonsterId, string>> = {
  scuttlebutt: 's',
  weeble: 'w',
  octocold: 'o',
  'peek-a-boom': 'k',
  octocruel: 'u',
  'peek-a-round': 'p',
  iceheart: 'i',
  thorne: 't',
};

/** "Edge", or "Weeble in C5". */
export function characterName(table: Table, id: CharacterId): string {
  if (isHero(id)) return HEROES[heroOf(table, id).id].name;
  const space = spaceOf(table, id);
  return `${MONSTERS[monsterOf(table, id).kind].name}${space === null ? '' : ` in ${spaceName(space)}`}`;
}

/** "Edge (Foxes)", or the monster's name, for the log. */
export function whoName(who: Who): string {
  return 'hero' in who ? HEROES[who.hero].name : MONSTERS[who.monster].name;
}

/** The name of the tile a space is on, or whose shuttle it is. */
export function placeName(table: Table, space: Space): string {
  const { scenario } = table;
  if (!scenario) return 'Board';
  const tile = scenario.layout.tiles[boardOf(scenario.layout).tileOf.get(space) ?? -1];
  if (tile) return TILES[tile.tile].name;
  const seat = scenario.layout.shuttles.findIndex(({ spaces }) => spaces.includes(space));
  return seat < 0 ? 'Board' : `${crewName(seat)}’ shuttle`;
}

/** The two spaces of a door: "C5 and D5". */
export function doorName(edge: Edge, between = ' and '): string {
  const space = Math.floor(edge / 2);
  return `${spaceName(space)}${between}${spaceName(space + (edge % 2 === 0 ? 1 : 16))}`;
}

const TOKENS: Readonly<Record<TokenKind, string>> = {
  stimpack: GADGETS.stimpack.name,
  hoverboard: GADGETS.hoverboard.name,
  recharge: GADGETS.recharge.name,
  victory: 'victory token',
  quest: 'quest token',
};

/** "a victory token". */
export function tokenName(token: TokenKind): string {
  return `a ${TOKENS[token]}`;
}

/** "a quest token and 2 victory tokens". */
export function tokensText(tokens: readonly TokenKind[]): string {
  return joined(
    [...Map.groupBy(tokens, (token) => token)].map(([token, { length }]) =>
      length === 1 ? tokenName(token) : counted(length, TOKENS[token]),
    ),
  );
}

export function upgradeName(id: UpgradeId): string {
  return upgrade(id).name;
}

const CATEGORY = { weapon: 'weapon', boost: 'boost', passive: 'passive', reaction: 'reaction' } as const;
const TYPES = { melee: 'melee', ranged: 'ranged', special: 'special' } as const;

/** What an upgrade is and does: "Melee weapon, 3 dice. 1 save does not count." */
export function upgradeText(id: UpgradeId): string {
  const token: Upgrade = upgrade(id);
  return [`${capitalized(kindOf(token))}${figures(token)}.`, token.text].filter((part) => part !== '').join(' ');
}

function kindOf(token: Upgrade): string {
  if (token.category === 'weapon') {
    const reach = token.type === 'special' ? ` (${token.reach})` : '';
    return `${TYPES[token.type]} ${CATEGORY.weapon}${reach}`;
  }
  return 'type' in token ? `${TYPES[token.type]} ${CATEGORY.boost}` : CATEGORY[token.category];
}

function figures(token: Upgrade): string {
  if (token.category === 'weapon') return `, ${String(token.dice)} dice`;
  if (token.category !== 'passive') return '';
  const parts = [
    token.defense ? `+${String(token.defense)} Defense` : '',
    token.life ? `+${String(token.life)} Life` : '',
    token.rerolls ? `+${String(token.rerolls)} ${token.rerolls === 1 ? 'Reroll' : 'Rerolls'}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
}

const FACE_NAMES: Readonly<Record<Face, string>> = {
  melee: 'melee',
  'melee-save': 'melee/save',
  ranged: 'ranged',
  crit: 'CRIT',
};

export function faceName(face: Face): string {
  return FACE_NAMES[face];
}

/** "Attack 2 melee dice, Defense 1. Cannot be dazed or shoved." */
export function monsterText(kind: MonsterId): string {
  const { ability, defense, dice, reach } = monsterCard(kind);
  return `Attack ${String(dice)} ${reach} dice, Defense ${String(defense)}. ${ability}`;
}

/** What a quest asks for: "Kill 2 troopers." */
export function questText(id: QuestId): string {
  const { task } = questCard(id);
  switch (task.kind) {
    case 'kill':
      return `Kill ${task.n === 1 ? one(task.of) : `${String(task.n)} ${MANY[task.of]}`}.`;
    case 'visit':
      return `Stand on ${counted(task.n, 'marked terminal')}.`;
    case 'carry':
      return `Carry ${counted(task.n, 'quest token')}.`;
    case 'deliver':
      return `Bring ${counted(task.n, 'quest token')} into your shuttle.`;
    case 'open':
      return `Open ${counted(task.n, 'door')}.`;
    case 'hold':
      return 'Begin your turn with a hero on a marked terminal.';
  }
}

/** "Foxes 1, Eagles 2": how far each crew that has begun it is; empty for a quest nobody has begun. */
export function progressText({ id, counts, visited }: Quest): string {
  const { task } = questCard(id);
  const far = task.kind === 'visit' ? visited.map(({ length }) => length) : counts;
  return far.flatMap((count, seat) => (count > 0 ? [`${crewName(seat)} ${String(count)}`] : [])).join(', ');
}

const MANY = { trooper: 'troopers', officer: 'officers', villain: 'villains', any: 'monsters' } as const;

function one(of: keyof typeof MANY): string {
  if (of === 'villain') return 'the villain';
  return of === 'officer' ? 'an officer' : of === 'trooper' ? 'a trooper' : 'a monster';
}
