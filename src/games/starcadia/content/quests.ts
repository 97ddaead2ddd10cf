import type { Designation } from './designations.ts';
import type { MonsterClass } from './monsters.ts';

/** What a crew has to do (rules: Quests). A closed list. */
export type Task =
  /** Its heroes kill `n` monsters, of a class or any. */
  | { readonly kind: 'kill'; readonly of: MonsterClass | 'any'; readonly n: number }
  /** Its active hero stands on `n` of the marked spaces, one after another, with no enemy there. */
  | { readonly kind: 'visit'; readonly n: number }
  /** Its heroes carry `n` quest tokens at once. */
  | { readonly kind: 'carry'; readonly n: number }
  /** Its active hero brings `n` quest tokens into its shuttle. */
  | { readonly kind: 'deliver'; readonly n: number }
  /** Its heroes open `n` doors. */
  | { readonly kind: 'open'; readonly n: number }
  /** Its turn begins with a hero of its own on a marked space, with no enemy there. */
  | { readonly kind: 'hold' };

interface Quest {
  readonly name: string;
  readonly task: Task;
  /** Victory tokens. */
  readonly reward: number;
  /** A monster that comes to the first marked space when the quest is completed. */
  readonly brings?: Designation;
}

/** The PvE quests, by scenario and number. */
export const QUESTS = {
  '1-1': { name: 'Clear the Decks', task: { kind: 'kill', of: 'trooper', n: 2 }, reward: 2 },
  '1-2': {
    name: 'Log In',
    task: { kind: 'visit', n: 2 },
    reward: 2,
    brings: 'O1',
  },
  '1-3': {
    name: 'Report the Officer',
    task: { kind: 'kill', of: 'officer', n: 1 },
    reward: 3,
  },
  '2a-1': { name: 'Lost Luggage', task: { kind: 'carry', n: 1 }, reward: 1 },
  '2a-2': {
    name: 'Special Delivery',
    task: { kind: 'deliver', n: 1 },
    reward: 3,
  },
  '2a-3': { name: 'No Witnesses', task: { kind: 'kill', of: 'any', n: 4 }, reward: 2 },
  '2b-1': { name: 'Open House', task: { kind: 'open', n: 1 }, reward: 1, brings: 'O1' },
  '2b-2': { name: 'Crowd Control', task: { kind: 'kill', of: 'trooper', n: 4 }, reward: 4 },
  '3a-1': { name: 'Grand Tour', task: { kind: 'visit', n: 2 }, reward: 2 },
  '3a-2': {
    name: 'Pest Control',
    task: { kind: 'kill', of: 'trooper', n: 3 },
    reward: 3,
    brings: 'V',
  },
  '3a-3': { name: 'Break the Ice', task: { kind: 'kill', of: 'villain', n: 1 }, reward: 4 },
  '3b-1': {
    name: 'Hold the Line',
    task: { kind: 'hold' },
    reward: 2,
    brings: 'O2',
  },
  '3b-2': { name: 'Clean Sweep', task: { kind: 'kill', of: 'any', n: 4 }, reward: 4 },
  '3c-1': { name: 'Elbow Room', task: { kind: 'kill', of: 'any', n: 4 }, reward: 2 },
  '3c-2': {
    name: 'Home Run',
    task: { kind: 'deliver', n: 1 },
    reward: 4,
  },
  '4-1a': {
    name: 'Follow the Frost',
    task: { kind: 'kill', of: 'trooper', n: 3 },
    reward: 2,
  },
  '4-1b': {
    name: 'Stop the Countdown',
    task: { kind: 'visit', n: 2 },
    reward: 2,
  },
  '4-1c': { name: 'Steal the Schedule', task: { kind: 'carry', n: 2 }, reward: 2 },
  '4-2': {
    name: 'Silence the Staff',
    task: { kind: 'kill', of: 'officer', n: 1 },
    reward: 3,
  },
  '4-3': { name: 'Not as Foreseen', task: { kind: 'kill', of: 'villain', n: 1 }, reward: 5 },
} as const satisfies Record<string, Quest>;

export type QuestId = keyof typeof QUESTS;

export function questCard(id: QuestId): Quest {
  return QUESTS[id];
}

/** Victory tokens for killing a hero of a rival crew, which each crew's PvP quest asks for. */
export const PVP_REWARD = 2;
