import { at, seats, type BoardFace, type FieldFace, type PanelFace, type Seat } from '#engine';
import { skirmishMap } from '../content/maps.ts';
import type { View } from '../hidden/view.ts';
import { placeAt, placeName, SIDE } from '../map/place.ts';
import { musteringOf } from '../muster/plan.ts';
import type { Table } from '../state/state.ts';
import { mostHealth, standing, terrainIn, unitOf } from '../units/units.ts';
import { crewNow } from './present.ts';
import { memberFields } from './roster.ts';
import { conditionsOf, crewTitle } from './words.ts';
import { seatName, unitName } from '../units/names.ts';

/** "Market Street · The crews deploy", then "Round 3 of 8 · Crimson’s Turn". */
export function statusOf({ table }: View): string {
  const { options, round, ending, stack } = table;
  const { name } = skirmishMap(options.map);
  if (ending !== null) return `${name} · The match is over`;
  const turn = stack.find(({ kind }) => kind === 'turn');
  if (turn?.kind === 'turn') return `Round ${String(round)} of ${options.length} · ${seatName(turn.seat)}’s Turn`;
  return `${name} · ${stack.at(-1)?.kind === 'muster' ? 'The crews muster' : 'The crews deploy'}`;
}

/** The letter of a unit in the text board: A to D for the first seat, E to H for the next. */
function textLetter(unit: number): string {
  return String.fromCharCode(65 + unit);
}

export function boardFace(view: View): BoardFace {
  const { table } = view;
  return {
    text: drawMap(table),
    legend: LEGEND,
    fields: seats(table.crews.length).map((seat) => crewField(table, seat)),
  };
}

const LEGEND =
  '`A`–`P` units · `1`–`6` height in inches · `#` nobody can stand there · `~` hazard (Burn) · `=` Starting Zone';

/** The map as text, 24 rows of 24 signs. */
function drawMap(table: Table): string {
  const { heights, standable, hazards } = terrainIn(table);
  const units = new Map(standing(table).map((unit) => [unitOf(table, unit).place, textLetter(unit)]));
  const zones = zonePlaces(table);
  const sign = (place: number) => {
    const unit = units.get(place);
    if (unit !== undefined) return unit;
    if (standable[place] !== true) return '#';
    if ((heights[place] ?? 0) > 0) return String(heights[place]);
    if (hazards.has(place)) return '~';
    return zones.has(place) ? '=' : '·';
  };
  const columns = seats(SIDE);
  const head = `   ${columns.map((column) => placeName(column).charAt(0)).join('')}`;
  const rows = columns.map((row) => {
    const number = String(row + 1).padStart(2);
    return `${number} ${columns.map((column) => sign(placeAt(column, row))).join('')}`;
  });
  return [head, ...rows].join('\n');
}

/** The Starting Zones, as long as nobody has moved out of them. */
function zonePlaces({ options, crews, round }: Table): ReadonlySet<number> {
  if (round > 0) return new Set();
  return new Set(
    skirmishMap(options.map)
      .zones.slice(0, crews.length)
      .flatMap((first) => seats(9).map((n) => first + (n % 3) + SIDE * Math.floor(n / 3))),
  );
}

/** A crew with its units: where they stand and how they are. */
function crewField(table: Table, seat: Seat): FieldFace {
  const { roster, brought, isReady, conceded } = at(table.crews, seat);
  if (!roster) {
    const what = brought ? `brings **${brought.name}**` : 'brings no crew';
    return { name: seatName(seat), value: `${what}, ${isReady ? 'ready' : 'still mustering'}` };
  }
  const lines = at(table.crews, seat).units.map(({ id, place, health }) => {
    const isWaiting = place === null && table.round === 0;
    const where = place === null ? (isWaiting ? 'not deployed' : 'Downed') : placeName(place);
    const how =
      place === null ? [] : [`${String(health)}/${String(mostHealth(table, id))} Health`, ...conditionsOf(table, id)];
    return `\`${textLetter(id)}\` ${unitName(table, id)}: ${[where, ...how].join(', ')}`;
  });
  return {
    name: `${crewTitle(table, seat)}${conceded ? ', conceded' : ''}`,
    value: lines.join('\n'),
    besidePicture: '',
  };
}

/** A seat's own crew: its Roster, also while it is mustered. */
export function panelFace({ table, viewer, muster }: View): PanelFace {
  if (viewer === 'public') return { fields: [] };
  const { brought, lent } = at(table.crews, viewer);
  const now = crewNow(table, viewer);
  if (now) return { fields: memberFields(now.roster, now.present) };
  const mustering = muster && musteringOf(brought, muster, lent);
  if (!mustering)
    return {
      fields: [
        {
          name: 'Your crew',
          value: muster?.crew === 'own' ? `${String(muster.recruits.length)} of 4 members chosen` : 'Not chosen yet',
        },
      ],
    };
  return {
    fields: memberFields(
      mustering.roster,
      mustering.purses.map((credits) => ({ credits })),
    ),
  };
}
