import type { AbilityId } from './abilities.ts';
import { draw, type Effect, type Stat } from './effects.ts';
import type { Printed } from './printing.ts';

/** What a character's special power changes. */
export type Power =
  /** Each active guard's penalty to this pirate's challenges. */
  | { readonly changes: 'guard-penalty'; readonly to: number }
  | { readonly changes: 'hand-limit'; readonly to: number }
  /** Any loot card upgrades any ability. (Gaining one still needs the icon.) */
  | { readonly changes: 'upgrade-icons' }
  /** Leaving a room with at most this many guard tokens causes no guard encounter. */
  | { readonly changes: 'guards-slipped'; readonly to: number }
  /** Happens whenever this pirate fails a challenge, or removes another pirate's neutralization token with a Heal. */
  | { readonly changes: 'after-failing'; readonly does: readonly Effect[] }
  | { readonly changes: 'after-healing-another'; readonly does: readonly Effect[] };

/** Starting glory: fixed, or less with four players for a character that gains more with them. */
export type Glory = number | { readonly upToThree: number; readonly amongFour: number };

export interface Character extends Printed {
  readonly name: string;
  /** Added to challenges of that stat; the three differ (S24). */
  readonly stats: Readonly<Record<Stat, number>>;
  readonly power: { readonly name: string; readonly text: string } & Power;
  /** Starting glory. */
  readonly glory: Glory;
  /** Level-1 abilities the character starts with, row by row from the left. */
  readonly starts: readonly (readonly AbilityId[])[];
  /** The board: rows of slots, each with its D20 numbers. Together they cover 1 to 20. */
  readonly rows: readonly (readonly (readonly number[])[])[];
  readonly quip: string;
}

/** Rows of slots as printed: '1-2 3-4 5' is a row of three slots. */
function slots(...rows: readonly string[]): Character['rows'] {
  return rows.map((row) =>
    row.split(' ').map((slot) => {
      const [first = 0, last = first] = slot.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    }),
  );
}

const CHARACTERS = {
  marrow: {
    name: 'Bosun Marrow',
    stats: { physical: 3, mental: 1, technical: -1 },
    power: {
      name: 'Big Boots',
      text: 'Each active guard takes 1 (not 2) off your rolls.',
      changes: 'guard-penalty',
      to: 1,
    },
    glory: 1,
    starts: [['move'], ['attack'], ['interact']],
    rows: slots('1-2 3-4 5', '6-7 8-9 10-11 12', '13-14 15-16 17-18 19-20'),
    quip: 'Never met a door. Met several former doors.',
  },
  tilly: {
    name: 'Tilly Twofuse',
    stats: { physical: 3, mental: -1, technical: 1 },
    power: {
      name: 'Learning Experience',
      text: 'Whenever you fail a challenge, draw 1 scheme card.',
      changes: 'after-failing',
      does: [draw('scheme', 1)],
    },
    glory: 0,
    starts: [['move'], ['loot', 'interact'], []],
    rows: slots('1-3 4-5 6-7', '8-9 10-11 12-13 14', '15-16 17-18 19-20'),
    quip: 'Counts to ten in twos, to save time.',
  },
  doc: {
    name: 'Doc Perhaps',
    stats: { physical: 1, mental: 3, technical: -1 },
    power: {
      name: 'House Calls',
      text: 'When you heal another pirate, draw 1 loot card.',
      changes: 'after-healing-another',
      does: [draw('loot', 1)],
    },
    glory: { upToThree: 3, amongFour: 2 },
    starts: [['move', 'heal'], ['interact'], []],
    rows: slots('1-2 3-4 5-6 7-8', '9-10 11-12 13-14', '15-16 17-18 19-20'),
    quip: 'Perhaps a doctor. Nobody has asked twice.',
  },
  vex: {
    name: 'Auntie Vex',
    stats: { physical: -1, mental: 3, technical: 1 },
    power: {
      name: 'Deep Pockets',
      text: 'Your hand limit is 7.',
      changes: 'hand-limit',
      to: 7,
    },
    glory: 4,
    starts: [['move'], ['scheme'], ['interact']],
    rows: slots('1-2 3-4 5-6', '7-8 9-10 11-12 13-14', '15-16 17-18 19-20'),
    quip: 'Knits. Nobody knows what. Nobody has found the end.',
  },
  spanner: {
    name: 'Young Spanner',
    stats: { physical: 1, mental: -1, technical: 3 },
    power: {
      name: 'That Will Fit',
      text: 'Any loot card upgrades any of your abilities.',
      changes: 'upgrade-icons',
    },
    glory: 3,
    starts: [['move'], ['loot'], ['interact']],
    rows: slots('1-2 3-4 5-6', '7-8 9-10 11-12', '13-14 15-16 17-18 19-20'),
    quip: 'Has never read a manual, but has burned several.',
  },
  quill: {
    name: 'Quill the Quiet',
    stats: { physical: -1, mental: 1, technical: 3 },
    power: {
      name: 'Soft Slippers',
      text: 'A lone guard does not notice you leave.',
      changes: 'guards-slipped',
      to: 1,
    },
    glory: 6,
    starts: [['move'], ['scheme'], ['interact']],
    rows: slots('1-2 3-4 5-6 7', '8-9 10-11 12-13', '14-15 16-17 18-20'),
    quip: 'Has been aboard since before we left. Ask the soup.',
  },
} as const satisfies Record<string, Character>;

export type CharacterId = keyof typeof CHARACTERS;

export const CHARACTER_TABLE: Readonly<Record<CharacterId, Character>> = CHARACTERS;
