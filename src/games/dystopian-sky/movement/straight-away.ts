import { lineLength, PARTS } from '../map/measure.ts';
import { columnOf, isOnMap, placeAt, rowOf, type Place } from '../map/place.ts';

/**
 * The places straight away from an attacker, one for each inch from the unit that is moved on, as far as the map goes
 * (rules: Staggered; Fear). Each is the place in which the point lies that is this many inches further along the line.
 */
export function placesAway(attacker: Place, unit: Place, inches: number): readonly Place[] {
  const across = columnOf(unit) - columnOf(attacker);
  const down = rowOf(unit) - rowOf(attacker);
  const line = lineLength(across, down);
  if (line === 0) return [];
  // (start + ½) + inch · step / line, rounded down, in whole numbers.
  const along = (start: number, step: number, inch: number) =>
    Math.floor(((2 * start + 1) * line + 2 * inch * step * PARTS) / (2 * line));
  const places: Place[] = [];
  for (let inch = 1; inch <= inches; inch++) {
    const column = along(columnOf(unit), across, inch);
    const row = along(rowOf(unit), down, inch);
    if (!isOnMap(column, row)) break;
    const place = placeAt(column, row);
    // A slanting line may stay in a place for two inches.
    if (place !== (places.at(-1) ?? unit)) places.push(place);
  }
  return places;
}
