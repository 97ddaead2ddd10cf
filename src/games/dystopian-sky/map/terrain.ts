import { SIDE, type Place } from './place.ts';

/** The ground of a skirmish map (rules: Set Up a Skirmish Map). */
export interface Terrain {
  /** Inches above the floor, by place. A place is solid up to there. */
  readonly heights: readonly number[];
  /** Whether a unit can stand there, by place. */
  readonly standable: readonly boolean[];
  readonly hazards: ReadonlySet<Place>;
}

/**
 * Reads a map drawn as 24 lines of 24 signs: `.` floor · `1` … `6` terrain of that height with a top to stand on · `a` … `f`
 * terrain of height 1 … 6 that nobody can stand on · `~` a hazard on the floor.
 */
export function terrainOf(plan: readonly string[]): Terrain {
  const signs = Array.from(plan.join(''));
  if (plan.length !== SIDE || signs.length !== SIDE * SIDE) throw new Error('A map has 24 lines of 24 signs.');
  const kinds = signs.map(groundOf);
  return {
    heights: kinds.map(({ height }) => height),
    standable: kinds.map(({ standable }) => standable),
    hazards: new Set(signs.flatMap((sign, place) => (sign === '~' ? [place] : []))),
  };
}

function groundOf(sign: string): { readonly height: number; readonly standable: boolean } {
  if (sign === '.' || sign === '~') return { height: 0, standable: true };
  if (/^[1-6]$/.test(sign)) return { height: Number(sign), standable: true };
  if (/^[a-f]$/.test(sign)) return { height: sign.charCodeAt(0) - 96, standable: false };
  throw new Error(`No map has the sign "${sign}".`);
}

/** Inches above the floor of a place's top. */
export function heightAt({ heights }: Terrain, place: Place): number {
  const height = heights[place];
  if (height === undefined) throw new Error(`Place ${String(place)} is not on the map.`);
  return height;
}
