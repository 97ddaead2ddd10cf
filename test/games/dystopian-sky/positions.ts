import { idsOf, type Scene } from '#engine';
import { MAPS, type MapId } from '../../../src/games/dystopian-sky/content/maps.ts';
import { boardScene } from '../../../src/games/dystopian-sky/face/scene/board.ts';
import { closeUpScene } from '../../../src/games/dystopian-sky/face/scene/close-up.ts';
import { mapScene } from '../../../src/games/dystopian-sky/face/scene/map.ts';
import { rosterScene } from '../../../src/games/dystopian-sky/face/scene/roster.ts';
import type { Roster } from '../../../src/games/dystopian-sky/roster/roster.ts';
import { placesInReach } from '../../../src/games/dystopian-sky/movement/move.ts';
import { freshUnits } from '../../../src/games/dystopian-sky/setup/set-up.ts';
import type { Frame } from '../../../src/games/dystopian-sky/state/frames.ts';
import type { UnitId } from '../../../src/games/dystopian-sky/state/ids.ts';
import type { Recent, Table, Unit } from '../../../src/games/dystopian-sky/state/state.ts';
import type { Shot } from '../../pictures/shot.ts';
import { p } from './ground.ts';
import { FOURTH, OLD, THIRD, YOUNG } from './rosters.ts';

/** The units of a crew by where they are and what is not as usual; `null` is not on the map. */
type Line = readonly ((Partial<Unit> & { readonly on: string }) | null)[];

/** A table on which these crews stand, in the Turn of the first. */
function tableOf(map: MapId, rosters: readonly Roster[], lines: readonly Line[], changes: Partial<Table> = {}): Table {
  const stack: readonly Frame[] = [
    { kind: 'match', no: 1, stage: 'play' },
    { kind: 'turn', no: 2, seat: 0, stage: 'units', due: [] },
  ];
  return {
    options: { map, length: '8', reactions: 'asked', overshoot: 'off', growth: 'dice' },
    crews: rosters.map((roster, seat) => ({
      brought: null,
      lent: 0,
      isReady: true,
      roster,
      change: null,
      conceded: false,
      zone: seat,
      units: freshUnits(seat, roster).map((unit, slot): Unit => {
        const line = lines[seat]?.[slot];
        if (!line) return { ...unit, health: lines.length > 0 ? 0 : unit.health };
        const { on, ...rest } = line;
        return { ...unit, place: p(on), ...rest };
      }),
    })),
    order: rosters.map((_, seat) => seat),
    round: 3,
    stack,
    begun: 2,
    ending: null,
    recent: null,
    ...changes,
  };
}

/** Every condition at once. */
const EVERYTHING: Partial<Unit> = {
  bleeds: [5, 5, 6],
  burn: { by: 5, turns: 2 },
  poison: { by: 5, due: true },
  fear: 5,
  disarmed: true,
  ready: true,
  defending: true,
  ambush: 'this-turn',
};

/** A table of three: one seat brought a crew, and one is ready. */
function beingMustered(): Table {
  const stack: readonly Frame[] = [
    { kind: 'match', no: 1, stage: 'zones' },
    { kind: 'muster', no: 2 },
  ];
  const table = tableOf('cinder-court', [YOUNG, OLD, THIRD], [], { stack, round: 0, order: [] });
  const crews = table.crews.map((crew, seat) => ({
    ...crew,
    brought: seat === 1 ? OLD : null,
    isReady: seat === 2,
    roster: null,
    zone: null,
    units: [],
  }));
  return { ...table, crews };
}

export function zonesBeingChosen(): Table {
  const stack: readonly Frame[] = [
    { kind: 'match', no: 1, stage: 'deployment' },
    { kind: 'zones', no: 2, order: [1, 0] },
  ];
  const table = tableOf('three-cisterns', [YOUNG, OLD, THIRD], [], { stack, round: 0 });
  return { ...table, crews: table.crews.map((crew, seat) => ({ ...crew, zone: seat === 2 ? 1 : null })) };
}

export function inTheMiddle(): Table {
  return tableOf(
    'gantry-nine',
    [YOUNG, OLD],
    [
      [
        { on: 'L7', done: true },
        { on: 'G11', health: 14, bleeds: [4] },
        { on: 'C7', defending: true },
        { on: 'F9', health: 4 },
      ],
      [{ on: 'Q17' }, { on: 'N17', health: 40, ambush: 'this-turn' }, null, { on: 'R12', health: 61 }],
    ],
    {
      stack: [
        { kind: 'match', no: 1, stage: 'play' },
        { kind: 'turn', no: 2, seat: 0, stage: 'units', due: [] },
        { kind: 'phase', no: 3, unit: 1, movement: 800, climb: 3, actions: 1, moved: true, last: null },
      ],
    },
  );
}

/** Four crews on the smallest spread, and all that can be the matter with them. */
export function atItsFullest(): Table {
  const rosters = [OLD, YOUNG, THIRD, FOURTH];
  const lines = rosters.map((_, seat) =>
    [0, 1, 2, 3].map((slot) => ({ ...EVERYTHING, on: `${'JKLM'.charAt(slot)}${String(11 + seat)}`, health: 9 + slot })),
  );
  return tableOf('market-street', rosters, lines);
}

export const SHOT: Recent = { kind: 'shot', from: p('L7'), to: p('N17') };
export const BLAST: Recent = { kind: 'blast', at: p('M13'), radius: 3 };

/** A unit with what is left of its movement, in 1/100 inch, and of its climbing. */
export function closeUp(table: Table, unit: UnitId, movement: number, climb: number): Scene {
  return closeUpScene(table, unit, placesInReach(table, unit, { movement, climb }));
}

/** The pictures worth looking at: maps, set-up, middle, and the fullest. */
export function shots(): readonly Shot[] {
  const board = (name: string, table: Table, recent: Recent | null = null): Shot => ({
    name: `dystopian-sky-${name}`,
    scene: boardScene({ ...table, recent }),
  });
  return [
    ...idsOf(MAPS).map((id) => ({ name: `dystopian-sky-map-${id}`, scene: mapScene(id) })),
    board('muster', beingMustered()),
    board('set-up', zonesBeingChosen()),
    board('middle', inTheMiddle(), SHOT),
    board('blast', inTheMiddle(), { kind: 'blast', at: p('Q16'), radius: 3 }),
    board('end', { ...inTheMiddle(), ending: 'time' }),
    board('fullest', atItsFullest(), BLAST),
    { name: 'dystopian-sky-close-up', scene: closeUp(inTheMiddle(), 1, 800, 3) },
    { name: 'dystopian-sky-close-up-in-a-crowd', scene: closeUp(atItsFullest(), 0, 1300, 6) },
    { name: 'dystopian-sky-roster-young', scene: rosterScene(YOUNG) },
    { name: 'dystopian-sky-roster-old', scene: rosterScene(OLD) },
  ];
}
