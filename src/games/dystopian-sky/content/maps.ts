import { at, idsOf } from '#engine';
import type { Place } from '../map/place.ts';

interface SkirmishMap {
  readonly name: string;
  /** What it asks of a crew, in one line. */
  readonly about: string;
  /** See `terrainOf`. */
  readonly plan: readonly string[];
  /**
   * The upper left place of each Starting Zone of 3 × 3 (rules: Designate Starting Zones), one for each crew at most: as many
   * of the first as crews play. No unit sees from one into another. The map looks alike from all: from two after half a turn,
   * from four after a quarter. A square cannot look alike from three: those look alike over a diagonal, and as nearly as its
   * squares allow after a third of a turn about N14; what a third of a turn leads out of the map is solid.
   */
  readonly zones: readonly Place[];
  /** The numbers of crews it is fair for. */
  readonly crews: readonly number[];
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
      '...aa...c..a.......aa...',
      '...a............1c..a...',
      '................2.......',
      '....c.4433333...44......',
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
      '......44...3333344.c....',
      '.......2................',
      '...a..c1............a...',
      '...aa.......a..c...aa...',
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
    crews: [2],
    zones: [corner(1, 0), corner(20, 21)],
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
    crews: [3],
    zones: [corner(0, 15), corner(15, 0), corner(21, 21)],
    plan: [
      'ddddddddddddd......ddddd',
      'ddddddddddd..c......dddd',
      'dddddddddd....c.....dddd',
      'dddddddd....a.....cc.ddd',
      'dddddd......a..bb....ddd',
      'ddddd.~..bb..c....aa..dd',
      'dddd.~~~..b......ca....d',
      'dddd..~~.22...bb.......d',
      'ddd.....222........bb...',
      'ddd..b.2222a..a....2....',
      'dd...bb2221a......22..~~',
      'd........aa..11.aa222~~~',
      'd..aa.......333..1222...',
      '.c...c.....1333..aa22...',
      '..c....b.a.13331..b.....',
      '....b..b......1......b..',
      '....b......a....c.c.c...',
      '......c....a1a....b.c...',
      '...c.aa...222ab.cb......',
      'd..c.a..b22222........c.',
      'ddd.....b..222..cc......',
      'ddddd......~...b........',
      'dddddd....~~.......c....',
      'dddddddd..~~............',
    ],
  },
  'terrace-hill': {
    name: 'Terrace Hill',
    about: 'A hill in steps: four inches up, open to everybody, and walls only at its foot.',
    crews: [3],
    zones: [corner(0, 15), corner(15, 0), corner(21, 21)],
    plan: [
      'ddddddddddddd......ddddd',
      'dddddddddddcb.......dddd',
      'dddddddddd.c..b.....dddd',
      'dddddddd...c..c......ddd',
      'dddddd.....c..b......ddd',
      'ddddd.....c...babb..c.dd',
      'dddd..~~........b..cc..d',
      'dddd..~..bbb.......a.b.d',
      'ddd.......b..111........',
      'ddd....b...112b1..bb~~..',
      'dd...c.bb.1122321.bb~~..',
      'dcccc..b.112333211......',
      'db.......123444321......',
      '........1223444321.bb...',
      '..bcbb..1b33444321.bb...',
      '.....a..1122333321......',
      '.....bb...11222211....cc',
      '.....b.....1111111......',
      '.........bb........bbb..',
      'd.....ca.bb..bb...b...b.',
      'ddd..cc..~~..bb...b.....',
      'ddddd..b.~~.......b.....',
      'dddddd..........c..b....',
      'dddddddd........c.......',
    ],
  },
} as const satisfies Record<string, SkirmishMap>;

export type MapId = keyof typeof MAPS;

export const MAP_IDS = idsOf(MAPS);

/** The map itself if it is made for that many crews; otherwise the first that is. */
export function mapFor(id: MapId, count: number): MapId {
  const isFor = (map: MapId) => skirmishMap(map).crews.includes(count);
  return isFor(id) ? id : at(MAP_IDS.filter(isFor), 0);
}

export function skirmishMap(id: MapId): SkirmishMap {
  return MAPS[id];
}
