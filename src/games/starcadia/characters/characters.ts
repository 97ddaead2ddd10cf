import { at, memoizeLatest, withId, type Seat } from '#engine';
import { boardOf, isClose, type Board, type ClosedDoors } from '../board/board.ts';
import { sees } from '../board/sight.ts';
import type { Space } from '../board/space.ts';
import type { Reach, Trait } from '../content/effects.ts';
import { HEROES } from '../content/heroes.ts';
import { monsterCard, monsterRow } from '../content/monsters.ts';
import { upgrade, type Passive } from '../content/upgrades.ts';
import { scenarioOf } from '../state/draft.ts';
import type { Who } from '../state/events.ts';
import { CREW_SIZE, type Hero, type Monster, type Scenario, type Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/** Heroes have the numbers below this one (see `CharacterId`). */
export const FIRST_MONSTER = 8;

export function isHero(id: CharacterId): boolean {
  return id < FIRST_MONSTER;
}

function heroId(seat: Seat, slot: number): CharacterId {
  return seat * CREW_SIZE + slot;
}

/** The crew of a hero. */
export function seatOf(hero: CharacterId): Seat {
  return Math.floor(hero / CREW_SIZE);
}

export function slotOf(hero: CharacterId): number {
  return hero % CREW_SIZE;
}

/** The other hero of the crew (rules: Ally). */
export function allyOf(hero: CharacterId): CharacterId {
  return heroId(seatOf(hero), 1 - slotOf(hero));
}

export function heroOf({ crews }: Pick<Table, 'crews'>, id: CharacterId): Hero {
  return at(at(crews, seatOf(id)).heroes, slotOf(id));
}

export function heroesOf({ crews }: Pick<Table, 'crews'>, seat: Seat): readonly CharacterId[] {
  return at(crews, seat).heroes.map((_, slot) => heroId(seat, slot));
}

export function monsterOf(table: Table, id: CharacterId): Monster {
  return withId(scenarioOf(table).monsters, id);
}

/** Where a character is; `null` for one that is not on the board. */
export function spaceOf(table: Table, id: CharacterId): Space | null {
  if (isHero(id)) return heroOf(table, id).space;
  return scenarioOf(table).monsters.find((monster) => monster.id === id)?.space ?? null;
}

/** Every character on the board, heroes first. */
export function everybody(table: Table): readonly CharacterId[] {
  const heroes = table.crews
    .flatMap((_, seat) => heroesOf(table, seat))
    .filter((id) => heroOf(table, id).space !== null);
  return [...heroes, ...scenarioOf(table).monsters.map(({ id }) => id)];
}

/** Whether two characters are enemies (rules: Important Terms). */
export function areEnemies(a: CharacterId, b: CharacterId): boolean {
  if (isHero(a) && isHero(b)) return seatOf(a) !== seatOf(b);
  return isHero(a) !== isHero(b);
}

/** What a character always has: of a hero, its ability and its passives. */
export function traitsOf(table: Table, id: CharacterId): readonly Trait[] {
  if (!isHero(id)) return monsterCard(monsterOf(table, id).kind).traits;
  const hero = heroOf(table, id);
  return [...HEROES[hero.id].traits, ...passivesOf(hero).flatMap(({ traits = [] }) => traits)];
}

export function has(table: Table, id: CharacterId, kind: Trait['kind']): boolean {
  return traitsOf(table, id).some((trait) => trait.kind === kind);
}

/** A hero's passives, which work exhausted or not (rules: Passives). */
export function passivesOf({ upgrades }: Pick<Hero, 'upgrades'>): readonly Passive[] {
  const known = passives.get(upgrades);
  if (known) return known;
  const found = upgrades.map(({ id }) => upgrade(id)).filter((token) => token.category === 'passive');
  passives.set(upgrades, found);
  return found;
}

const passives = new WeakMap<Hero['upgrades'], readonly Passive[]>();

/** The wounds that kill it (rules: Life; Extra Life). */
export function lifeOf(table: Table, id: CharacterId): number {
  return isHero(id) ? heroLife(heroOf(table, id)) : monsterRow(monsterOf(table, id).kind).life;
}

export function heroLife(hero: Pick<Hero, 'id' | 'upgrades'>): number {
  return HEROES[hero.id].life + passivesOf(hero).reduce((sum, { life = 0 }) => sum + life, 0);
}

export function woundsOf(table: Table, id: CharacterId): number {
  return isHero(id) ? heroOf(table, id).wounds : monsterOf(table, id).wounds;
}

export function isDazed(table: Table, id: CharacterId): boolean {
  return isHero(id) ? heroOf(table, id).dazed : monsterOf(table, id).dazed;
}

/** Movement points of an activation (rules: Movement; Movement Points). */
export function movementOf(table: Table, id: CharacterId): number {
  if (!isHero(id)) return monsterRow(monsterOf(table, id).kind).movement;
  return traitsOf(table, id).reduce((sum, trait) => sum + (trait.kind === 'movement' ? trait.n : 0), HERO_MOVEMENT);
}

const HERO_MOVEMENT = 4;

/** Characters a space has room for, and those a huge one counts as (rules: Full Spaces; Huge Characters). */
export const SPACE_LIMIT = 2;

export function sizeOf(table: Table, id: CharacterId): number {
  // Heroes are never huge.
  return !isHero(id) && has(table, id, 'huge') ? SPACE_LIMIT : 1;
}

/** The characters in a space, heroes first. */
export function charactersIn(table: Table, space: Space): readonly CharacterId[] {
  return occupants(scenarioOf(table).monsters)(table.crews).get(space) ?? [];
}

/** Who is in which space: asked for often while nobody moves. */
const occupants = memoizeLatest((monsters: Scenario['monsters']) =>
  memoizeLatest((crews: Table['crews']): ReadonlyMap<Space, readonly CharacterId[]> => {
    const heroes = crews.flatMap((crew, seat) =>
      crew.heroes.map(({ space }, slot) => ({ id: heroId(seat, slot), space })),
    );
    const there = new Map<Space, CharacterId[]>();
    for (const { id, space } of [...heroes, ...monsters]) {
      if (space === null) continue;
      const known = there.get(space);
      if (known) known.push(id);
      else there.set(space, [id]);
    }
    return there;
  }),
);

/** How many characters a space holds, besides those left out; a huge one counts twice. */
export function crowdIn(table: Table, space: Space, leftOut: readonly CharacterId[] = []): number {
  return charactersIn(table, space)
    .filter((id) => !leftOut.includes(id))
    .reduce((sum, id) => sum + sizeOf(table, id), 0);
}

/** Whether a character could stay in a space. */
export function hasRoom(table: Table, space: Space, id: CharacterId): boolean {
  return crowdIn(table, space, [id]) + sizeOf(table, id) <= SPACE_LIMIT;
}

/** The enemies of a character in a space. */
export function enemiesIn(table: Table, id: CharacterId, space: Space): readonly CharacterId[] {
  return charactersIn(table, space).filter((other) => areEnemies(id, other));
}

/** The board, and the doors nobody passes now. */
export function ground({ layout, closed }: Scenario): { readonly board: Board; readonly closed: ClosedDoors } {
  return { board: boardOf(layout), closed: closedDoors(closed) };
}

const closedDoors = memoizeLatest((closed: Scenario['closed']): ClosedDoors => new Set(closed));

/** Whether two characters on the board are Close to each other. */
export function areClose(table: Table, a: CharacterId, b: CharacterId): boolean {
  const [from, to] = [spaceOf(table, a), spaceOf(table, b)];
  const { board, closed } = ground(scenarioOf(table));
  return from !== null && to !== null && isClose(board, closed, from, to);
}

/** Whether an attack of that reach from a space can be aimed at a space (rules: Confirm Target). */
export function reaches(scenario: Scenario, reach: Reach, from: Space, to: Space): boolean {
  const { board, closed } = ground(scenario);
  return reach === 'melee' ? isClose(board, closed, from, to) : sees(board, closed, from, to);
}

/** Names a character for the log. */
export function who(table: Table, id: CharacterId): Who {
  if (isHero(id)) return { hero: heroOf(table, id).id, seat: seatOf(id) };
  return { monster: monsterOf(table, id).kind, id };
}
