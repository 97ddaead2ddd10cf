import { placeAt, SIDE, type Place } from '../../../src/games/dystopian-sky/map/place.ts';
import { terrainOf, type Terrain } from '../../../src/games/dystopian-sky/map/terrain.ts';

/** The place of that name: "F7". */
export function p(name: string): Place {
  return placeAt(name.charCodeAt(0) - 65, Number(name.slice(1)) - 1);
}

/** An empty map with these lines of signs, each beginning at a place. */
export function ground(lines: Readonly<Record<string, string>> = {}): Terrain {
  const signs = Array.from({ length: SIDE * SIDE }, () => '.');
  for (const [name, line] of Object.entries(lines)) signs.splice(p(name), line.length, ...Array.from(line));
  return terrainOf(Array.from({ length: SIDE }, (_, row) => signs.slice(row * SIDE, (row + 1) * SIDE).join('')));
}

/** A map with terrain strewn over it, the same for the same number. */
export function strewn(number: number): Terrain {
  const kinds = '..........~1123abcf';
  const signs = Array.from({ length: SIDE * SIDE }, (_, place) => {
    const mixed = Math.imul(place + 1, 2654435761) ^ Math.imul(number + 1, 1597334677);
    const hash = Math.imul(mixed ^ (mixed >>> 15), 2246822507) >>> 8;
    return kinds.charAt(hash % kinds.length);
  });
  return terrainOf(Array.from({ length: SIDE }, (_, row) => signs.slice(row * SIDE, (row + 1) * SIDE).join('')));
}
