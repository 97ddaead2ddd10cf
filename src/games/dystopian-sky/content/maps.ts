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
      '....ac....22............',
      '.....c.....b....aa.c....',
      '...b.22.............b...',
      '..c..221....aa..c.....a.',
      '...................22cc.',
      '..a......b....a....22...',
      '..a.c..a.b....a.a..1....',
      '........................',
      '......aa....1...bb......',
      '....a.....3333........22',
      '....a....13333.......b22',
      '22b.......33331....a....',
      '22........3333.....a....',
      '......bb...1....aa......',
      '........................',
      '....1..a.a....b.a..c.a..',
      '...22....a....b......a..',
      '.cc22...................',
      '.a.....c..aa....122..c..',
      '...b.............22.b...',
      '....c.aa....b.....c.....',
      '............22....ca....',
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
      '...aa...c..a.....c.aa...',
      '...a............1c..a...',
      '................2.......',
      '...cc.4433333...44......',
      '....1244.....b..44......',
      '.........aa......3..cb..',
      '..1............a.3......',
      '..1....b..~~~~.a.3...ccc',
      '......3...~ee~...3..accc',
      'ccca..3...~ee~...3......',
      'ccc...3.a.~~~~..b....1..',
      '......3.a............1..',
      '..bc..3......aa.........',
      '......44..b.....4421....',
      '......44...3333344.cc...',
      '.......2................',
      '...a..c1............a...',
      '...aa.c.....a..c...aa...',
      '.........11.cc.b........',
      '............cc..........',
      '............cc..........',
    ],
  },
  'cinder-court': {
    name: 'Cinder Court',
    about: 'A platform behind a moat of embers: go up in one move, or burn at its foot.',
    crews: [2, 4],
    zones: [corner(0, 0), corner(21, 21), corner(21, 0), corner(0, 21)],
    plan: [
      '.................c......',
      '.......c.........c......',
      '.......b.......c...c....',
      '...ff..c......a....ff...',
      '..cff....aa..b....1ff...',
      '....133.......a..33.....',
      'cc...33c........c33.....',
      '......c3.~.~~~~.3c..cbc.',
      '..c.....2~1~~~~2........',
      '...a.a.~~222222~~..a....',
      '....b..~~2222221...a....',
      '.......~~224422~~.......',
      '.......~~224422~~.......',
      '....a...1222222~~..b....',
      '....a..~~222222~~.a.a...',
      '........2~~~~1~2.....c..',
      '.cbc..c3.~~~~.~.3c......',
      '.....33c........c33...cc',
      '.....33..a.......331....',
      '...ff1....b..aa....ffc..',
      '...ff....a......c..ff...',
      '....c...c.......b.......',
      '......c.........c.......',
      '......c.................',
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
      '...bbbc.b.....33331..b..',
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
      '..b..13333.....b.cbbb...',
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
      '...........c............',
      '.........a.c.b.....bb...',
      '...~~~...a...b.....c....',
      '...~~~.....a...cbb......',
      '...~~~.....c.cc....cc...',
      '.........1........ca....',
      '.......222....aa...a....',
      '.......222b.............',
      '..aa..1222b..........~~~',
      '........bbb......bb..~~~',
      '.cc.ac......1.....222~~~',
      '...........1333..1222...',
      'b.bb.c......333..aa22...',
      '.....c.a....3331....bbb.',
      '....c..a......1.........',
      '....b...........a.......',
      '....b.....b.1a....b.caa.',
      '......c...b22a...b......',
      '..bc.caa...222......b.cc',
      '..b..c.....222b..c.b....',
      '.........~~~..b..a......',
      '.........~~~..b..a.c....',
      '.........~~~.......c....',
    ],
  },
  'terrace-hill': {
    name: 'Terrace Hill',
    about: 'A hill in steps: four inches up, open to everybody, and walls only at its foot.',
    crews: [2, 3],
    zones: [corner(21, 21), corner(0, 15), corner(15, 0)],
    plan: [
      '...........c............',
      '.............c..........',
      '.............c.....caa..',
      '...~~~.....ac......caa..',
      '...~~~..bb.ac.bbbb.c....',
      '...~~~..................',
      '.............aa...cccc..',
      '.......ccc..............',
      '....b..ccc..............',
      '....b..ccc21111111..~~..',
      '.........22222cc21..~~..',
      'c..aa....122222221......',
      '...cc....122333321......',
      '.cc...a..122344321.bb...',
      '....b.a..1c2344321.bb...',
      '....b....1c2333321......',
      '....b....1222222b1....cc',
      '....b....111111111......',
      '......c............bbb..',
      '..ccc.c......bb...b.....',
      '..aa..c..~~..bb...b.....',
      '..aa..c..~~.......b.....',
      '................c.......',
      '................c.......',
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
