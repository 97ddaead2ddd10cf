import { altText, boxes, counted, joined, type Box, type Tone } from '#engine';
import { ICON_TABLE, type IconName, type Scene, type Shape } from '../../content/icons.ts';
import { inchesBetween } from '../../map/measure.ts';
import { columnOf, placeName, rowOf, SIDE, type Place } from '../../map/place.ts';
import { heightAt } from '../../map/terrain.ts';
import type { Way } from '../../movement/reach.ts';
import { suggestions } from '../../movement/suggestions.ts';
import { coverOf } from '../../sight/cover.ts';
import { hasLineOfSight } from '../../sight/sight.ts';
import type { UnitId } from '../../state/ids.ts';
import type { Table } from '../../state/state.ts';
import { enemiesOf, memberOf, placeOf, terrainIn } from '../../units/units.ts';
import { ground } from './ground.ts';
import { MARGIN, WIDTH } from './map.ts';
import { axes, AXIS, squaresFrom, type Squares } from './squares.ts';
import { piece, unitsOnMap } from './units.ts';

/** Inches along a side of the part that is shown. */
const SEEN = 16;
const TITLE = 48;
const WATCHERS = 44;
/** How many of those who see the unit stand in a row above the map. */
const IN_A_ROW = 6;
const SIGN = 25;

/**
 * The map around a unit: the squares in its reach lit, those with full cover from everybody who sees them and those that
 * nobody sees marked, the named places with the numbers of their options, and above it who sees the unit now.
 */
export function closeUpScene(table: Table, unit: UnitId, reach: ReadonlyMap<Place, Way>, attacks = 0): Scene {
  const here = placeOf(table, unit);
  const watchers = watchersOf(table, unit);
  const rows = Math.ceil(watchers.length / IN_A_ROW);
  const edge = (middle: number) => Math.max(0, Math.min(SIDE - SEEN, middle - SEEN / 2));
  const part = { column: edge(columnOf(here)), row: edge(rowOf(here)), columns: SEEN, rows: SEEN };
  const head = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: TITLE + rows * WATCHERS };
  const squares = squaresFrom({ x: 0, y: head.y + head.height }, (WIDTH - AXIS - MARGIN) / SEEN, part);
  const named = [...suggestions(table, unit, reach, attacks).keys()];
  return {
    width: WIDTH,
    height: Math.ceil(squares.whole.y + squares.whole.height + MARGIN),
    icons: ICON_TABLE,
    alt: altOf(table, unit, reach, named),
    shapes: [
      ...headShapes(table, unit, watchers, head),
      ...axes(squares),
      ...ground(terrainIn(table), squares),
      ...lit(table, unit, squares, reach, named),
      ...unitsOnMap(table, squares),
      ...eyes(table, watchers, squares),
    ],
  };
}

/** The enemies that see a unit, the nearest first. */
function watchersOf(table: Table, unit: UnitId): readonly UnitId[] {
  const terrain = terrainIn(table);
  const here = placeOf(table, unit);
  const far = (foe: UnitId) => inchesBetween(terrain, here, placeOf(table, foe));
  return enemiesOf(table, unit)
    .filter((foe) => hasLineOfSight(terrain, placeOf(table, foe), here))
    .toSorted((a, b) => far(a) - far(b));
}

const COVER = {
  none: { icon: 'eye', tone: 'danger', says: 'in no cover' },
  partial: { icon: 'half-shield', tone: 'bright', says: 'in partial cover' },
  full: { icon: 'shield', tone: 'good', says: 'in full cover' },
} as const satisfies Record<string, { readonly icon: IconName; readonly tone: Tone; readonly says: string }>;

function headShapes(table: Table, unit: UnitId, watchers: readonly UnitId[], box: Box): Shape[] {
  const terrain = terrainIn(table);
  const here = placeOf(table, unit);
  const [title, list] = boxes.cutTop(box, TITLE);
  const [own, text] = boxes.cutLeft(title, TITLE, 10);
  const height = heightAt(terrain, here);
  const where = height > 0 ? `${placeName(here)}, height ${String(height)}` : placeName(here);
  const cells = boxes
    .rows(list, Math.max(1, Math.ceil(watchers.length / IN_A_ROW)))
    .flatMap((row) => boxes.columns(row, IN_A_ROW, 8));
  return [
    piece(table, unit, boxes.inset(own, 2)),
    {
      kind: 'text',
      ...text,
      text: `${memberOf(table, unit).name} · ${where} · ${seenBy(watchers)}`,
      size: 'heading',
      tone: 'bright',
    },
    ...watchers.flatMap((foe, n) => watcher(table, unit, foe, cells[n] ?? list)),
  ];
}

function seenBy(watchers: readonly UnitId[]): string {
  return watchers.length === 0 ? 'seen by nobody' : `seen by ${String(watchers.length)}`;
}

/** An enemy that sees the unit: how far away it is, and how the unit is covered from it. */
function watcher(table: Table, unit: UnitId, foe: UnitId, box: Box): Shape[] {
  const terrain = terrainIn(table);
  const [from, here] = [placeOf(table, foe), placeOf(table, unit)];
  const [left, rest] = boxes.cutLeft(boxes.inset(box, 0, 2), 36, 8);
  const [sign, text] = boxes.cutLeft(rest, 30, 6);
  const { icon, tone } = COVER[coverOf(terrain, from, here)];
  return [
    piece(table, foe, left),
    { kind: 'icon', ...boxes.inset(sign, 1), icon, tone },
    { kind: 'text', ...text, text: `${String(inchesBetween(terrain, from, here))} in`, size: 'label', tone: 'bright' },
  ];
}

/** The squares in reach, each with what it is worth. */
function lit(
  table: Table,
  unit: UnitId,
  squares: Squares,
  reach: ReadonlyMap<Place, Way>,
  named: readonly Place[],
): Shape[] {
  const here = placeOf(table, unit);
  return squares.places
    .filter((place) => reach.has(place) && place !== here)
    .flatMap((place): Shape[] => {
      const box = squares.boxOf(place);
      const number = named.indexOf(place) + 1;
      const corner = { x: box.x + box.width - SIGN - 7, y: box.y + 7, width: SIGN, height: SIGN };
      const worth = worthOf(table, unit, place);
      return [
        { kind: 'panel', ...boxes.inset(box, 4), ground: number > 0 ? 'goal' : 'bare', edge: 'gold' },
        ...(worth ? [{ kind: 'icon', ...corner, ...worth } as const] : []),
        ...(number > 0
          ? [
              {
                kind: 'text',
                ...box,
                x: box.x + 9,
                width: box.width - 9,
                y: box.y + box.height / 2 - 4,
                height: box.height / 2,
                text: String(number),
                size: 'heading',
                tone: 'gold',
              } as const,
            ]
          : []),
      ];
    });
}

/** Nobody sees it, or it is in full cover from all who do; `null` for any other square. */
function worthOf(table: Table, unit: UnitId, place: Place): { readonly icon: IconName; readonly tone: Tone } | null {
  const terrain = terrainIn(table);
  const foes = enemiesOf(table, unit).map((foe) => placeOf(table, foe));
  const seeing = foes.filter((foe) => hasLineOfSight(terrain, foe, place));
  if (seeing.length === 0) return { icon: 'unseen', tone: 'good' };
  return seeing.every((foe) => coverOf(terrain, foe, place) === 'full') ? { icon: 'shield', tone: 'good' } : null;
}

/** An eye at each enemy that sees the unit. */
function eyes(table: Table, watchers: readonly UnitId[], { places, boxOf }: Squares): Shape[] {
  return watchers
    .map((foe) => placeOf(table, foe))
    .filter((place) => places.includes(place))
    .map((place): Shape => {
      const { x, y, width } = boxOf(place);
      return { kind: 'icon', x: x + width - SIGN, y: y - 2, width: SIGN, height: SIGN, icon: 'eye', tone: 'gold' };
    });
}

function altOf(table: Table, unit: UnitId, reach: ReadonlyMap<Place, Way>, named: readonly Place[]): string {
  const terrain = terrainIn(table);
  const here = placeOf(table, unit);
  const seen = watchersOf(table, unit).map((foe) => {
    const from = placeOf(table, foe);
    return `${memberOf(table, foe).name} at ${placeName(from)} (${COVER[coverOf(terrain, from, here)].says})`;
  });
  const places = named.map((place, n) => `${String(n + 1)} ${placeName(place)}`);
  const head = `The map around ${memberOf(table, unit).name} at ${placeName(here)}: ${counted(reach.size - (reach.has(here) ? 1 : 0), 'square')} in reach.`;
  const numbered = places.length > 0 ? `Named places: ${places.join(', ')}.` : '';
  return altText(
    [head, numbered, seen.length > 0 ? `Seen by ${joined(seen)}.` : 'Nobody sees it.'],
    [head, numbered, `Seen by ${counted(seen.length, 'enemy', 'enemies')}.`],
  );
}
