import { at, boxes, seats, type Box, type Seat } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { heightAt } from '../../map/terrain.ts';
import { isCaptain, unitId, type UnitId } from '../../state/ids.ts';
import type { Crew, Table } from '../../state/state.ts';
import { seatName } from '../../units/names.ts';
import { memberOf, mostHealth, terrainIn, unitOf } from '../../units/units.ts';
import { crewOwner } from '../letters.ts';
import { crewName } from '../words.ts';
import { conditionsOf, crewAtHand, piece, unitAtHand, type Condition } from './units.ts';

const HEAD = 38;
const ROW = 42;
const PADDING = 8;
const GAP = 8;
const ICON = 28;
const COUNTED = 48;
/** The room for a unit’s Health, and for its name: as a rule, and at least. */
const HEALTH = 104;
const NAME = 236;
const LEAST_NAME = 70;
/** The room for a note beside a crew’s name. */
const NOTE = 110;

/** The height of the panels of all crews, two beside each other. */
export function heightOfCrews({ crews }: Table): number {
  const most = Math.max(...crews.map(({ units }) => units.length));
  return Math.ceil(crews.length / 2) * (2 * PADDING + HEAD + most * ROW + GAP) - GAP;
}

/** A panel for each crew in Turn Order: its units, their Health, how high they stand and what is the matter with them. */
export function crewPanels(table: Table, box: Box): Shape[] {
  const order = table.order.length > 0 ? table.order : seats(table.crews.length);
  const cells = boxes.rows(box, Math.ceil(order.length / 2), GAP).flatMap((row) => boxes.columns(row, 2, GAP));
  return order.flatMap((seat, n) => crewPanel(table, seat, n + 1, at(cells, n)));
}

/** What is beside the name of a crew: what the log calls it, or why it does not play. */
function noteOf({ conceded, roster, isReady }: Crew, seat: Seat): string {
  if (conceded) return 'Conceded';
  if (roster) return seatName(seat);
  return isReady ? 'Ready' : 'Mustering';
}

function crewPanel(table: Table, seat: Seat, turn: number, box: Box): Shape[] {
  const crew = at(table.crews, seat);
  const note = noteOf(crew, seat);
  const owner = crewOwner(seat);
  const isActive = crewAtHand(table) === seat;
  const [head, below] = boxes.cutTop(boxes.inset(box, PADDING), HEAD);
  const [number, afterNumber] = boxes.cutLeft(head, table.order.length > 0 ? 32 : 0);
  const [name, right] = boxes.cutLeft(afterNumber, afterNumber.width - NOTE, 0);
  return [
    { kind: 'panel', ...box, ground: isActive ? 'raised' : 'hull', ...(isActive && { edge: owner }) },
    ...(table.order.length > 0
      ? [{ kind: 'text', ...number, text: `${String(turn)}.`, size: 'heading', tone: 'quiet' } as const]
      : []),
    { kind: 'text', ...name, text: crewName(table, seat), size: 'heading', tone: owner },
    { kind: 'text', ...right, text: note, size: 'label', tone: 'quiet', align: 'right' },
    ...crew.units.flatMap((_, slot) =>
      unitRow(table, unitId(seat, slot), { ...below, y: below.y + slot * ROW, height: ROW }),
    ),
  ];
}

function unitRow(table: Table, unit: UnitId, box: Box): Shape[] {
  const { place, health } = unitOf(table, unit);
  const [left, afterPiece] = boxes.cutLeft(box, 36, 6);
  const height = place === null ? 0 : heightAt(terrainIn(table), place);
  const conditions = place === null ? [] : conditionsOf(unitOf(table, unit));
  const signs = conditions.reduce((sum, condition) => sum + widthOf(condition), height > 0 ? COUNTED : 0);
  // Many signs take the place of the name, whose letter is on the piece.
  const [name, afterName] = boxes.cutLeft(afterPiece, Math.min(NAME, afterPiece.width - HEALTH - signs), 0);
  const [life, rest] = boxes.cutLeft({ ...afterName, y: box.y + (ROW - ICON) / 2, height: ICON }, HEALTH, 0);
  const isAtHand = unitAtHand(table) === unit;
  return [
    // Every row is a panel, so that What Changed rings the rows that differ, and not the whole crew.
    {
      kind: 'panel',
      ...boxes.inset(box, -3, 1),
      ...(isAtHand ? { ground: 'goal', edge: 'gold' } : { ground: 'bare' }),
    },
    piece(table, unit, boxes.inset(left, 0, 1)),
    ...(name.width < LEAST_NAME ? [] : nameShapes(table, unit, name)),
    place === null && table.round > 0
      ? { kind: 'text', ...life, text: 'Downed', size: 'label', tone: 'quiet' }
      : {
          kind: 'counter',
          ...life,
          width: HEALTH - 6,
          icon: 'heart',
          text: `${String(health)}/${String(mostHealth(table, unit))}`,
          tone: 'bright',
        },
    ...signsOf(height, conditions, rest),
  ];
}

/** The name of a unit, behind a crown if it is the Captain. */
function nameShapes(table: Table, unit: UnitId, box: Box): Shape[] {
  const [crown, rest] = boxes.cutLeft(box, isCaptain(unit) ? 26 : 0, isCaptain(unit) ? 6 : 0);
  const tone = unitOf(table, unit).place === null && table.round > 0 ? 'quiet' : 'bright';
  return [
    ...(isCaptain(unit) ? [{ kind: 'icon', ...crown, icon: 'captain', tone: 'gold' } as const] : []),
    { kind: 'text', ...rest, width: rest.width - 6, text: memberOf(table, unit).name, size: 'label', tone },
  ];
}

function widthOf({ count }: Condition): number {
  return count === null ? ICON + 3 : COUNTED;
}

/** The height on which the unit stands, then its conditions, from the left. */
function signsOf(height: number, conditions: readonly Condition[], box: Box): Shape[] {
  let { x } = box;
  const place = (width: number): Box => {
    x += width;
    return { ...box, x: x - width, width: width - 3 };
  };
  return [
    ...(height > 0
      ? [{ kind: 'counter', ...place(COUNTED), icon: 'height', text: String(height), tone: 'gold' } as const]
      : []),
    ...conditions.map((condition): Shape => {
      const { icon, count, tone } = condition;
      return count === null
        ? { kind: 'icon', ...place(widthOf(condition)), icon, tone }
        : { kind: 'counter', ...place(widthOf(condition)), icon, text: String(count), tone };
    }),
  ];
}
