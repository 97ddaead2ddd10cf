import { at, idsOf, type Seat } from '#engine';
import type { AbilityId } from '../content/abilities.ts';
import { CHARACTER_TABLE, type Character, type CharacterId, type Power } from '../content/characters.ts';
import { HAND_LIMIT } from '../content/printed.ts';
import type { Pirate, Slot, Table } from '../state/state.ts';

export const CHARACTER_IDS = idsOf(CHARACTER_TABLE);

/** The player's character. Throws before the choice. */
export function characterOf(pirate: Pirate): Character {
  if (pirate.character === null) throw new Error('No character has been chosen yet.');
  return CHARACTER_TABLE[pirate.character];
}

/** The glory a character starts with in this game. */
export function startingGlory({ pirates }: Pick<Table, 'pirates'>, id: CharacterId): number {
  const { glory } = CHARACTER_TABLE[id];
  if (typeof glory === 'number') return glory;
  return pirates.length < 4 ? glory.upToThree : glory.amongFour;
}

type PowerOf<C extends Power['changes']> = Extract<Power, { changes: C }>;

/** The character's power of that kind, if any. */
export function powerOf<C extends Power['changes']>(pirate: Pirate, changes: C): PowerOf<C> | null {
  const { power } = characterOf(pirate);
  return isSort(power, changes) ? power : null;
}

function isSort<C extends Power['changes']>(power: Power, changes: C): power is PowerOf<C> {
  return power.changes === changes;
}

/** The hand limit, scheme and loot cards together (sheet: Characters). */
export function handLimit(pirate: Pirate): number {
  return powerOf(pirate, 'hand-limit')?.to ?? HAND_LIMIT;
}

/** The slot with that D20 number. */
export function slotNumbered(pirate: Pirate, roll: number): number {
  const slot = characterOf(pirate)
    .rows.flat()
    .findIndex((numbers) => numbers.includes(roll));
  if (slot < 0) throw new Error(`No slot has the number ${roll}.`);
  return slot;
}

/** The left-most empty slot of each row, where an ability can be gained. */
export function gaps(character: CharacterId, board: Pirate['board']): number[] {
  let start = 0;
  return CHARACTER_TABLE[character].rows.flatMap((row) => {
    const first = start;
    start += row.length;
    const gap = row.findIndex((_, i) => board[first + i] === null);
    return gap < 0 ? [] : [first + gap];
  });
}

/** The gaps that differ in how likely a D20 roll hits them: the first of each (a choice between the others means nothing). */
export function unlikeGaps(character: CharacterId, board: Pirate['board']): number[] {
  const numbers = CHARACTER_TABLE[character].rows.flat();
  const found = gaps(character, board);
  return found.filter((gap, i) => !found.slice(0, i).some((other) => numbers[other]?.length === numbers[gap]?.length));
}

/** The row a slot lies in. */
export function rowOf(character: CharacterId, slot: number): number {
  let end = 0;
  return CHARACTER_TABLE[character].rows.findIndex((row) => (end += row.length) > slot);
}

/** The board with the starting abilities, each at the left of its row. */
export function startingBoard(character: CharacterId): Pirate['board'] {
  const { rows, starts } = CHARACTER_TABLE[character];
  return rows.flatMap((row, i) =>
    row.map((_, column) => {
      const ability = starts[i]?.[column];
      return ability === undefined ? null : newSlot(ability);
    }),
  );
}

export function newSlot(ability: AbilityId): Slot {
  return { ability, level: 1, markers: 0, neutralized: 'no' };
}

/** The ability in a slot. Throws for an empty slot. */
export function abilityIn(table: Table, seat: Seat, slot: number): Slot {
  const held = at(at(table.pirates, seat).board, slot);
  if (!held) throw new Error(`Slot ${slot} is empty.`);
  return held;
}

/** The slots of a board that hold an ability that passes the test. */
export function slotsWhere(board: Pirate['board'], test: (slot: Slot) => boolean): number[] {
  return board.flatMap((slot, i) => (slot && test(slot) ? [i] : []));
}
