import type { SpotId } from './content/board.ts';
import { guardsIn } from './guards.ts';
import { adjacent } from './spots.ts';
import type { Table } from './state.ts';

/** A way to go: the rooms entered in order, and the last room left whose guards notice, if any (S6). */
export interface Route {
  readonly path: readonly SpotId[];
  readonly left: SpotId | null;
}

/**
 * Every destination within so many rooms, once for each room whose guards would notice last, by the shortest path.
 * Guards up to `slipped` in a room do not notice.
 */
export function routes(table: Table, from: SpotId, rooms: number, slipped: number): Route[] {
  const found: Route[] = [];
  const seen = new Set<string>();
  let ends: Route[] = [{ path: [], left: null }];
  for (let step = 0; step < rooms; step++) {
    const next: Route[] = [];
    for (const { path, left } of ends) {
      const spot = path.at(-1) ?? from;
      const leaving = guardsIn(table, spot) > slipped ? spot : left;
      for (const to of adjacent(spot)) {
        const key = `${to} ${leaving}`;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ path: [...path, to], left: leaving });
      }
    }
    found.push(...next);
    ends = next;
  }
  return found;
}

/** The last room left along a path whose guards notice. */
export function lastNoticed(table: Table, from: SpotId, path: readonly SpotId[], slipped: number): SpotId | null {
  return [from, ...path.slice(0, -1)].findLast((spot) => guardsIn(table, spot) > slipped) ?? null;
}

/** Whether a path leaves any guards behind. */
export function leavesGuards(table: Table, from: SpotId, path: readonly SpotId[]): boolean {
  return path.length > 0 && lastNoticed(table, from, path, 0) !== null;
}
