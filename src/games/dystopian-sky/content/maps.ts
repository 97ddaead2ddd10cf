import { idsOf } from '#engine';
import type { Place } from '../map/place.ts';

interface SkirmishMap {
  readonly name: string;
  /** What it asks of a crew, in one line. */
  readonly about: string;
  /** See `terrainOf`. */
  readonly plan: readonly string[];
  /**
   * The upper left place of each Starting Zone of 3 × 3 (rules: Designate Starting Zones), one for each crew at most. No unit
   * sees from one into another. The map looks alike from all: from two after half a turn, from three over a diagonal, from
   * four after a quarter.
   */
  readonly zones: readonly Place[];
  /** How many crews it is made for. */
  readonly crews: readonly [min: number, max: number];
}

const corner = (column: number, row: number): Place => row * 24 + column;

/** The six maps. A unit of Agility 6 gets to every place with a top, a climb of 3 inches at a time. */
export const MAPS = {
  'market-street': {
    name: 'Market Street',
    about: 'Open streets cross at a roof: who holds it sees far, who walks needs the stalls.',
    crews: [2, 4],
    zones: [corner(0, 0), corner(21, 21), corner(21, 0), corner(0, 21)],
    plan: [
      '..........22............',
      '....a.....22............',
      '...........b....aa......',
      '...b.22.............b...',
      '.....221....aa........a.',
      '...................22...',
      '..a......b....a....22...',
      '..a....a.b....a.a..1....',
      '........................',
      '......aa....1...bb......',
      '....a.....3333........22',
      '....a....13333.......b22',
      '22b.......33331....a....',
      '22........3333.....a....',
      '......bb...1....aa......',
      '........................',
      '....1..a.a....b.a....a..',
      '...22....a....b......a..',
      '...22...................',
      '.a........aa....122.....',
      '...b.............22.b...',
      '......aa....b...........',
      '............22.....a....',
      '............22..........',
    ],
  },
  'gantry-nine': {
    name: 'Gantry Nine',
    about: 'Towers and catwalks around a leaking core: seen by all up there, short of sight below.',
    crews: [2, 4],
    zones: [corner(0, 0), corner(21, 21), corner(21, 0), corner(0, 21)],
    plan: [
      '..........cc............',
      '..........cc............',
      '........b.cc.11.........',
      '...aa......a.......aa...',
      '...a............1...a...',
      '................2.......',
      '......4433333...44......',
      '....1244.....b..44......',
      '.........aa......3...b..',
      '..1............a.3......',
      '..1....b..~~~~.a.3...ccc',
      '......3...~ee~...3..accc',
      'ccca..3...~ee~...3......',
      'ccc...3.a.~~~~..b....1..',
      '......3.a............1..',
      '..b...3......aa.........',
      '......44..b.....4421....',
      '......44...3333344......',
      '.......2................',
      '...a...1............a...',
      '...aa.......a......aa...',
      '.........11.cc.b........',
      '............cc..........',
      '............cc..........',
    ],
  },
  'cinder-court': {
    name: 'Cinder Court',
    about: 'A platform behind a moat of embers: go up in one move, or burn at its foot.',
    crews: [2, 4],
    zones: [corner(10, 0), corner(11, 21), corner(21, 10), corner(0, 11)],
    plan: [
      '........................',
      '........................',
      '..ff...b............ff..',
      '..ff..........a.....ff..',
      '.........aa..b....1.....',
      '....133.......a..33.....',
      '.....33c........c33.....',
      '......c3.~.~~~~.3c...b..',
      '........2~1~~~~2........',
      '...a.a.~~222222~~..a....',
      '....b..~~2222221...a....',
      '.......~~224422~~.......',
      '.......~~224422~~.......',
      '....a...1222222~~..b....',
      '....a..~~222222~~.a.a...',
      '........2~~~~1~2........',
      '..b...c3.~~~~.~.3c......',
      '.....33c........c33.....',
      '.....33..a.......331....',
      '.....1....b..aa.........',
      '..ff.....a..........ff..',
      '..ff............b...ff..',
      '........................',
      '........................',
    ],
  },
  'broken-causeway': {
    name: 'Broken Causeway',
    about: 'A burning canal between two banks: cross by the high bridge, or by a ford on the flank.',
    crews: [2, 2],
    zones: [corner(3, 0), corner(18, 21)],
    plan: [
      '........................',
      '........................',
      '........b...............',
      '........b.....3333......',
      '...bbb..b.....33331..b..',
      '............b........b..',
      '......442...b...........',
      '.aa...44................',
      '...........1.......aa...',
      '..aa.aa....2...aa.......',
      '...........22...........',
      '~~..~~~~~~~22~~~~~~~..~~',
      '~~..~~~~~~~22~~~~~~~..~~',
      '...........22...........',
      '.......aa...2....aa.aa..',
      '...aa.......1...........',
      '................44...aa.',
      '...........b...244......',
      '..b........b............',
      '..b..13333.....b..bbb...',
      '......3333.....b........',
      '...............b........',
      '........................',
      '........................',
    ],
  },
  'three-cisterns': {
    name: 'Three Cisterns',
    about: 'A pump house in the middle of three: climb it first, or creep up by the cisterns.',
    crews: [2, 3],
    zones: [corner(21, 21), corner(0, 15), corner(15, 0)],
    plan: [
      '.............b..........',
      '........................',
      '.........a...b.....bb...',
      '...~~~...a...b..........',
      '...~~~.....a....bb......',
      '...~~~..................',
      '.........1.........a....',
      '.......222....aa...a....',
      '.......222b.............',
      '..aa..1222b..........~~~',
      '........bbb......bb..~~~',
      '....a.......1.....222~~~',
      '...........1333..1222...',
      'b.bb........333..aa22...',
      '.......a....3331....bbb.',
      '.......a......1.........',
      '....b...........a.......',
      '....b.....b.1a....b..aa.',
      '..........b22a...b......',
      '..b...aa...222......b...',
      '..b........222b....b....',
      '.........~~~..b..a......',
      '.........~~~..b..a......',
      '.........~~~............',
    ],
  },
  'terrace-hill': {
    name: 'Terrace Hill',
    about: 'A hill in steps: four inches up, open to everybody, and walls only at its foot.',
    crews: [2, 3],
    zones: [corner(21, 21), corner(0, 15), corner(15, 0)],
    plan: [
      '........................',
      '........................',
      '....................aa..',
      '...~~~.....a........aa..',
      '...~~~..bb.a..bbbb......',
      '...~~~..................',
      '.............aa...cccc..',
      '.......ccc..............',
      '....b..ccc..............',
      '....b..ccc21111111..~~..',
      '.........22222cc21..~~..',
      '...aa....122222221......',
      '.........122333321......',
      '......a..122344321.bb...',
      '....b.a..1c2344321.bb...',
      '....b....1c2333321......',
      '....b....1222222b1......',
      '....b....111111111......',
      '......c............bbb..',
      '......c......bb...b.....',
      '..aa..c..~~..bb...b.....',
      '..aa..c..~~.......b.....',
      '........................',
      '........................',
    ],
  },
} as const satisfies Record<string, SkirmishMap>;

export type MapId = keyof typeof MAPS;

export const MAP_IDS = idsOf(MAPS);

/** The map itself if it is made for that many crews; otherwise Market Street, which is for any number. */
export function mapFor(id: MapId, count: number): MapId {
  const [min, max] = skirmishMap(id).crews;
  return min <= count && count <= max ? id : 'market-street';
}

export function skirmishMap(id: MapId): SkirmishMap {
  return MAPS[id];
}
