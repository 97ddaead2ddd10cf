import { SPOT_IDS, type SpotId } from '../content/board.ts';
import { guardsIn } from '../ship/guards.ts';
import { adjacent } from '../ship/spots.ts';
import type { Pirate, Table } from '../state/state.ts';

/** A route: the rooms entered in order, and what it causes for any pirate. */
interface Walk {
  readonly path: readonly SpotId[];
  /** The last room left whose guards notice the pirate, if any (S6). */
  readonly left: SpotId | null;
  /** Whether guards were left behind. */
  readonly sneaks: boolean;
  /** The rooms entered for the first time, one bit each. */
  readonly entered: number;
}

/**
 * The routes up to a length, shortest first. Routes are equivalent if they have the same destination, last noticing
 * guards, guards left behind and new rooms; only the shortest of them is returned. Up to `slipped` guards in a room do
 * not notice; `guards` returns the number of guards in a room.
 */
export function routes(
  { spot: from, visited }: Pick<Pirate, 'spot' | 'visited'>,
  rooms: number,
  guards: (spot: SpotId) => number,
  slipped: number,
): (readonly SpotId[])[] {
  const found: Walk[] = [];
  const known = new Set<string>();
  let ends: readonly Walk[] = [{ path: [], left: null, sneaks: false, entered: 0 }];
  for (let step = 0; step < rooms; step++) {
    const next: Walk[] = [];
    for (const end of ends) {
      const spot = end.path.at(-1) ?? from;
      const left = guards(spot) > slipped ? spot : end.left;
      const sneaks = end.sneaks || guards(spot) > 0;
      for (const to of adjacent(spot)) {
        const entered = visited.includes(to) ? end.entered : end.entered | (1 << SPOT_IDS.indexOf(to));
        const counts = `${to} ${left} ${sneaks} ${entered}`;
        if (known.has(counts)) continue;
        known.add(counts);
        next.push({ path: [...end.path, to], left, sneaks, entered });
      }
    }
    found.push(...next);
    ends = next;
  }
  return found.map(({ path }) => path);
}

/** The last room left along a path whose guards notice. */
export function lastNoticed(table: Table, from: SpotId, path: readonly SpotId[], slipped: number): SpotId | null {
  return [from, ...path.slice(0, -1)].findLast((spot) => guardsIn(table, spot) > slipped) ?? null;
}

/** Whether a path leaves any guards behind. */
export function leavesGuards(table: Table, from: SpotId, path: readonly SpotId[]): boolean {
  return path.length > 0 && lastNoticed(table, from, path, 0) !== null;
}
