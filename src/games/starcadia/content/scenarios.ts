import type { Side } from '../board/space.ts';
import type { Designation } from './designations.ts';
import type { MonsterId } from './monsters.ts';
import type { QuestId } from './quests.ts';
import type { UpgradeId } from './upgrades.ts';

/** A place for a tile: the column and row of its upper left space, and whether it lies sideways. */
export interface TilePlace {
  readonly column: number;
  readonly row: number;
  readonly sideways?: true;
}

/** A place for a shuttle: the space of a tile, and its side, whose hatch it is joined to. */
export interface ShuttleSlot {
  readonly column: number;
  readonly row: number;
  readonly side: Side;
}

/** A setup card (rules: Anatomy of a Setup Card). */
interface Scenario {
  readonly title: string;
  /** 1 … 4: the level of the upgrades drafted after it. */
  readonly stage: 1 | 2 | 3 | 4;
  /** The scenarios its winner can choose next. */
  readonly next: readonly ScenarioId[];
  readonly tiles: readonly TilePlace[];
  readonly slots: readonly [ShuttleSlot, ShuttleSlot, ShuttleSlot, ShuttleSlot];
  /** Doors, closed, each on a side of a space. */
  readonly doors: readonly ShuttleSlot[];
  readonly monsters: Readonly<Partial<Record<Designation, MonsterId | 'random'>>>;
  /** Who stands where at the beginning: on the spawn point of a tile, by its place in `tiles`. */
  readonly stand: readonly (readonly [Designation, tile: number])[];
  /** The tiles whose terminals are marked, and bear a quest token where quests ask for them. */
  readonly marks: readonly number[];
  /** Whether quest tokens lie on the marked spaces, to be carried. */
  readonly tokens?: true;
  /** The PvE quests in order; of several in one place, the one that follows from the scenario before. */
  readonly quests: readonly (QuestId | Readonly<Partial<Record<string, QuestId>>>)[];
  /** Awarded to the first crew that completes a PvP quest. */
  readonly reward: UpgradeId;
}

export type ScenarioId = '1' | '2a' | '2b' | '3a' | '3b' | '3c' | '4';

/** The seven scenarios and their tree (rules: Campaign against Thorne). */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  '1': {
    title: 'First Day on the Job',
    stage: 1,
    next: ['2a', '2b'],
    tiles: [
      { column: 2, row: 2 },
      { column: 6, row: 2, sideways: true },
      { column: 2, row: 6, sideways: true },
      { column: 6, row: 6 },
    ],
    slots: [
      { column: 2, row: 3, side: 'left' },
      { column: 8, row: 2, side: 'top' },
      { column: 9, row: 8, side: 'right' },
      { column: 3, row: 9, side: 'bottom' },
    ],
    doors: [
      { column: 5, row: 4, side: 'right' },
      { column: 5, row: 7, side: 'right' },
    ],
    monsters: { T1: 'weeble', T2: 'random', O1: 'peek-a-round' },
    stand: [
      ['T1', 0],
      ['T2', 1],
      ['T2', 2],
      ['T1', 3],
    ],
    marks: [0, 1, 2, 3],
    quests: ['1-1', '1-2', '1-3'],
    reward: 'welcome-medal',
  },
  '2a': {
    title: 'Baggage Claim',
    stage: 2,
    next: ['3a', '3b'],
    tiles: [
      { column: 5, row: 4 },
      { column: 1, row: 4, sideways: true },
      { column: 9, row: 4, sideways: true },
      { column: 5, row: 0, sideways: true },
      { column: 5, row: 8, sideways: true },
    ],
    slots: [
      { column: 3, row: 4, side: 'top' },
      { column: 8, row: 1, side: 'right' },
      { column: 10, row: 7, side: 'bottom' },
      { column: 5, row: 10, side: 'left' },
    ],
    doors: [
      { column: 4, row: 5, side: 'right' },
      { column: 8, row: 6, side: 'right' },
    ],
    monsters: { T1: 'random', T2: 'random', O1: 'octocruel' },
    stand: [
      ['O1', 0],
      ['T1', 1],
      ['T1', 2],
      ['T2', 3],
      ['T2', 4],
    ],
    marks: [0, 1, 2, 3, 4],
    tokens: true,
    quests: ['2a-1', '2a-2', '2a-3'],
    reward: 'smugglers-map',
  },
  '2b': {
    title: 'Revolving Doors',
    stage: 2,
    next: ['3b', '3c'],
    tiles: [
      { column: 2, row: 2 },
      { column: 6, row: 3 },
      { column: 6, row: 7, sideways: true },
      { column: 10, row: 6, sideways: true },
    ],
    slots: [
      { column: 2, row: 3, side: 'left' },
      { column: 7, row: 3, side: 'top' },
      { column: 6, row: 9, side: 'left' },
      { column: 11, row: 9, side: 'bottom' },
    ],
    doors: [
      { column: 5, row: 4, side: 'right' },
      { column: 8, row: 6, side: 'bottom' },
      { column: 9, row: 8, side: 'right' },
    ],
    monsters: { T1: 'peek-a-boom', T2: 'random', O1: 'random', O2: 'random' },
    stand: [
      ['T1', 0],
      ['O2', 1],
      ['T2', 2],
      ['T1', 3],
    ],
    marks: [3, 1],
    quests: ['2b-1', '2b-2'],
    reward: 'press-pass',
  },
  '3a': {
    title: 'The Deep Freeze',
    stage: 3,
    next: ['4'],
    tiles: [
      { column: 2, row: 1 },
      { column: 6, row: 1, sideways: true },
      { column: 2, row: 5, sideways: true },
      { column: 6, row: 5 },
      { column: 2, row: 9 },
      { column: 6, row: 9, sideways: true },
    ],
    slots: [
      { column: 2, row: 2, side: 'left' },
      { column: 9, row: 2, side: 'right' },
      { column: 2, row: 10, side: 'left' },
      { column: 9, row: 10, side: 'right' },
    ],
    doors: [
      { column: 4, row: 4, side: 'bottom' },
      { column: 5, row: 6, side: 'right' },
      { column: 8, row: 8, side: 'bottom' },
    ],
    monsters: { T1: 'octocold', T2: 'scuttlebutt', O1: 'octocruel', V: 'iceheart' },
    stand: [
      ['T1', 0],
      ['T2', 1],
      ['O1', 2],
      ['T1', 3],
      ['T2', 4],
      ['T1', 5],
    ],
    marks: [2, 3, 0, 5, 1, 4],
    quests: ['3a-1', '3a-2', '3a-3'],
    reward: 'cold-case',
  },
  '3b': {
    title: 'Staff Meeting',
    stage: 3,
    next: ['4'],
    tiles: [
      { column: 1, row: 2 },
      { column: 5, row: 2, sideways: true },
      { column: 9, row: 2 },
      { column: 5, row: 6 },
      { column: 1, row: 6, sideways: true },
    ],
    slots: [
      { column: 2, row: 2, side: 'top' },
      { column: 11, row: 5, side: 'bottom' },
      { column: 2, row: 9, side: 'bottom' },
      { column: 8, row: 8, side: 'right' },
    ],
    doors: [
      { column: 4, row: 4, side: 'right' },
      { column: 8, row: 3, side: 'right' },
      { column: 4, row: 7, side: 'right' },
    ],
    monsters: { T1: 'random', T2: 'random', O1: 'random', O2: 'random' },
    stand: [
      ['T1', 0],
      ['O1', 1],
      ['T2', 2],
      ['T1', 3],
      ['T2', 4],
    ],
    marks: [1, 3],
    quests: ['3b-1', '3b-2'],
    reward: 'victory-lap',
  },
  '3c': {
    title: 'Finders Keepers',
    stage: 3,
    next: ['4'],
    tiles: [
      { column: 2, row: 2 },
      { column: 6, row: 2, sideways: true },
      { column: 10, row: 2 },
      { column: 6, row: 6 },
      { column: 6, row: 10, sideways: true },
    ],
    slots: [
      { column: 4, row: 5, side: 'bottom' },
      { column: 12, row: 5, side: 'bottom' },
      { column: 6, row: 12, side: 'left' },
      { column: 9, row: 11, side: 'right' },
    ],
    doors: [
      { column: 5, row: 4, side: 'right' },
      { column: 9, row: 3, side: 'right' },
    ],
    monsters: { T1: 'random', T2: 'random', T3: 'random', O1: 'peek-a-round' },
    stand: [
      ['T1', 0],
      ['T3', 1],
      ['T1', 2],
      ['O1', 3],
      ['T2', 4],
    ],
    marks: [0, 1, 2, 3, 4],
    tokens: true,
    quests: ['3c-1', '3c-2'],
    reward: 'pocket-comet',
  },
  '4': {
    title: 'The Supreme Schedule',
    stage: 4,
    next: [],
    tiles: [
      { column: 1, row: 3 },
      { column: 5, row: 3, sideways: true },
      { column: 9, row: 3 },
      { column: 1, row: 7, sideways: true },
      { column: 5, row: 7 },
      { column: 9, row: 7, sideways: true },
    ],
    slots: [
      { column: 2, row: 3, side: 'top' },
      { column: 10, row: 3, side: 'top' },
      { column: 2, row: 10, side: 'bottom' },
      { column: 10, row: 10, side: 'bottom' },
    ],
    doors: [
      { column: 4, row: 5, side: 'right' },
      { column: 8, row: 9, side: 'right' },
    ],
    monsters: { T1: 'random', T2: 'random', O1: 'random', O2: 'random', V: 'thorne' },
    stand: [
      ['T1', 0],
      ['V', 1],
      ['T2', 2],
      ['T2', 3],
      ['O1', 4],
      ['T1', 5],
    ],
    marks: [0, 2, 3, 5],
    tokens: true,
    quests: [{ '3a': '4-1a', '3b': '4-1b', '3c': '4-1c' }, '4-2', '4-3'],
    reward: 'thornes-glove',
  },
};
