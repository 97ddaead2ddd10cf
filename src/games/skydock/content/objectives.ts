import type { Achievement } from './achievements.ts';
import type { Stat } from './effects.ts';
import type { RoomId } from './rooms.ts';
import type { SymbolId } from './schemes.ts';
import type { Printed } from './printing.ts';

export interface Objective extends Printed {
  readonly name: string;
  readonly text: string;
  /** Symbols to discard. */
  readonly symbols: readonly SymbolId[];
  /** The fixed room to be in. */
  readonly room?: Extract<RoomId, 'bridge' | 'engine' | 'dock'>;
  readonly challenge?: { readonly stat: Stat; readonly dc: number };
  /** The track's spaces, and the achievement that advances a token by a space; `when` says it of "you". */
  readonly track?: { readonly spaces: number; readonly advance: Achievement; readonly when: string };
  /** Glory without help. */
  readonly glory: number;
}

const OBJECTIVES = {
  // Symbols alone
  'steal-the-recipe': {
    name: 'Steal the Soup Recipe',
    text: 'Nobody will believe it otherwise.',
    symbols: ['mask', 'key', 'wrench', 'chart'],
    glory: 5,
  },
  // A room
  'log-our-side': {
    name: 'Log Our Side of It',
    text: 'On the Bridge. History is written by the one who finds the pen.',
    symbols: ['mask', 'chart', 'spark'],
    room: 'bridge',
    glory: 5,
  },
  'paint-the-hull': {
    name: 'Paint the Hull',
    text: 'At the Dock. A skull, some bones, the wet-paint sign.',
    symbols: ['wrench', 'mask', 'mask'],
    room: 'dock',
    glory: 5,
  },
  // A challenge
  'jam-the-distress-call': {
    name: 'Jam the Distress Call',
    text: 'Technical challenge, DC 12. Hold music, for ever.',
    symbols: ['spark', 'key', 'spark'],
    challenge: { stat: 'technical', dc: 12 },
    glory: 6,
  },
  'win-the-arm-wrestling': {
    name: 'Win the Arm-Wrestling',
    text: 'Physical challenge, DC 12. Against the coffee machine.',
    symbols: ['wrench', 'mask'],
    challenge: { stat: 'physical', dc: 12 },
    glory: 5,
  },
  // A track
  'empty-the-lockers': {
    name: 'Empty the Lockers',
    text: 'After 2 Loot actions without being caught. Alphabetically.',
    symbols: ['key', 'chart'],
    track: { spaces: 2, advance: 'loot', when: 'loot without being caught' },
    glory: 6,
  },
  'see-the-sights': {
    name: 'See the Sights',
    text: 'After entering 5 rooms for the first time. Postcards extra.',
    symbols: ['chart', 'key'],
    track: { spaces: 5, advance: 'visit', when: 'enter a room for the first time' },
    glory: 5,
  },
  // A room and a challenge
  'turn-the-ship-around': {
    name: 'Turn the Ship Around',
    text: 'On the Bridge. Mental challenge, DC 12. If there is no ransom.',
    symbols: ['chart', 'spark'],
    room: 'bridge',
    challenge: { stat: 'mental', dc: 12 },
    glory: 6,
  },
  'borrow-the-drift-core': {
    name: 'Borrow the Drift Core',
    text: 'At the Drift Engine. Technical challenge, DC 13. Both hands, knees bent.',
    symbols: ['spark', 'wrench'],
    room: 'engine',
    challenge: { stat: 'technical', dc: 13 },
    glory: 7,
  },
  // A room and a track
  'a-proper-mutiny': {
    name: 'A Proper Mutiny',
    text: 'On the Bridge, after playing 3 scheme cards. With minutes taken.',
    symbols: ['mask', 'mask'],
    room: 'bridge',
    track: { spaces: 3, advance: 'scheme-played', when: 'play a scheme card' },
    glory: 6,
  },
  'fill-the-cargo-net': {
    name: 'Fill the Cargo Net',
    text: 'At the Dock, after playing 3 loot cards for their texts. It has holes; hurry.',
    symbols: ['key', 'wrench'],
    room: 'dock',
    track: { spaces: 3, advance: 'loot-played', when: 'play a loot card for its text' },
    glory: 6,
  },
  // A challenge and a track
  'free-the-prisoners': {
    name: 'Free the Prisoners',
    text: 'After airlocking 2 guards. Physical challenge, DC 11. They were quite happy in there.',
    symbols: ['key'],
    challenge: { stat: 'physical', dc: 11 },
    track: { spaces: 2, advance: 'airlock', when: 'airlock a guard with Attack' },
    glory: 6,
  },
  'bluff-the-admiral': {
    name: 'Bluff the Admiral',
    text: 'After 2 Moves that left guards behind. Mental challenge, DC 12. Over the phone, in a voice.',
    symbols: ['mask', 'chart'],
    challenge: { stat: 'mental', dc: 12 },
    track: { spaces: 2, advance: 'sneak', when: 'leave guards behind with a Move' },
    glory: 7,
  },
  // All three
  'rewire-everything': {
    name: 'Rewire Everything',
    text: 'At the Drift Engine, after using 2 rooms. Technical challenge, DC 12. Red to red, and so on.',
    symbols: ['wrench', 'spark'],
    room: 'engine',
    challenge: { stat: 'technical', dc: 12 },
    track: { spaces: 2, advance: 'room', when: 'use a room' },
    glory: 8,
  },
} as const satisfies Record<string, Objective>;

export type ObjectiveId = keyof typeof OBJECTIVES;

export const OBJECTIVE_TABLE: Readonly<Record<ObjectiveId, Objective>> = OBJECTIVES;
