import type { Place } from '../map/place.ts';

interface SkirmishMap {
  readonly name: string;
  readonly about: string;
  /** See `terrainOf`. */
  readonly plan: readonly string[];
  /** The upper left place of each Starting Zone of 3 × 3 (rules: Designate Starting Zones); one more than crews may be. */
  readonly zones: readonly Place[];
  /** How many crews it is made for. */
  readonly crews: readonly [min: number, max: number];
}

const corner = (column: number, row: number): Place => row * 24 + column;

/** The six maps. */
export const MAPS = {
  'market-street': {
    name: 'Market Street',
    about: 'Stalls and crates on both sides of an open street; a roof over the middle.',
    crews: [2, 4],
    zones: [corner(0, 0), corner(21, 21), corner(21, 0), corner(0, 21)],
    plan: [
      '........................',
      '........................',
      '...........aa...........',
      '.....22....aa....22.....',
      '.....22..........22.....',
      '........................',
      '..a......b....b......a..',
      '..a......b....b......a..',
      '........................',
      '......aa........aa......',
      '....a.....3333.....a....',
      '....a..1..3333..1..a....',
      '....a..1..3333..1..a....',
      '....a.....3333.....a....',
      '......aa........aa......',
      '........................',
      '..a......b....b......a..',
      '..a......b....b......a..',
      '........................',
      '.....22..........22.....',
      '.....22....aa....22.....',
      '...........aa...........',
      '........................',
      '........................',
    ],
  },
} as const satisfies Record<string, SkirmishMap>;

export type MapId = keyof typeof MAPS;

export function skirmishMap(id: MapId): SkirmishMap {
  return MAPS[id];
}
