import type { RoomId } from './rooms.ts';

/** Where a room tile lies on the game board. */
export interface Spot {
  /** The fixed room printed for this spot; elsewhere a random tile is placed. */
  readonly fixed?: RoomId;
  /** Spots joined by a corridor. */
  readonly corridors: readonly SpotId[];
  /** Where the one patrol arrow out of this spot points (S5). */
  readonly arrow: SpotId;
}

export const SPOT_IDS = [
  'bridge',
  'bow-port',
  'bow-starboard',
  'port',
  'dock',
  'starboard',
  'aft-port',
  'aft-starboard',
  'engine',
] as const;
export type SpotId = (typeof SPOT_IDS)[number];

/** The spots row by row from the bow, each row from port. */
export const ROWS = [
  ['bow-port', 'bridge', 'bow-starboard'],
  ['port', 'dock', 'starboard'],
  ['aft-port', 'engine', 'aft-starboard'],
] as const satisfies readonly (readonly SpotId[])[];

/**
 * The ship, bow up. Guards walk the hull clockwise; those who come up from the Dock join them on the starboard side.
 *
 *            Bridge
 *           /      \
 *     Bow Port   Bow Starboard
 *         |      /     |
 *       Port — Dock — Starboard
 *         |   /        |
 *     Aft Port   Aft Starboard
 *           \      /
 *            Engine
 */
export const BOARD: Readonly<Record<SpotId, Spot>> = {
  bridge: { fixed: 'bridge', corridors: ['bow-port', 'bow-starboard'], arrow: 'bow-starboard' },
  'bow-port': { corridors: ['bridge', 'port'], arrow: 'bridge' },
  'bow-starboard': { corridors: ['bridge', 'starboard', 'dock'], arrow: 'starboard' },
  port: { corridors: ['bow-port', 'dock', 'aft-port'], arrow: 'bow-port' },
  dock: {
    fixed: 'dock',
    corridors: ['port', 'starboard', 'bow-starboard', 'aft-port'],
    arrow: 'starboard',
  },
  starboard: { corridors: ['bow-starboard', 'dock', 'aft-starboard'], arrow: 'aft-starboard' },
  'aft-port': { corridors: ['port', 'dock', 'engine'], arrow: 'port' },
  'aft-starboard': { corridors: ['starboard', 'engine'], arrow: 'engine' },
  engine: { fixed: 'engine', corridors: ['aft-port', 'aft-starboard'], arrow: 'aft-port' },
};
