import type { SpotId } from '../content/board.ts';
import { guardsIn } from '../ship/guards.ts';
import { adjacent } from '../ship/spots.ts';
import type { Table } from '../state/state.ts';

/** A way to go: the rooms entered in order, and the last room left whose guards notice, if any (S6). */
export interface Route {
  readonly path: readonly SpotId[];
  readonly left: SpotId | null;
}

/** What of a way counts for its pirate, besides where it ends and whose guards notice. */
export interface Heeded {
  /** The rooms entered earlier, where entering others counts; `null` where it does not. */
  readonly visited: readonly SpotId[] | null;
  /** Whether leaving guards behind counts. */
  readonly sneaking: boolean;
}

interface Walk extends Route {
  /** Rooms entered that count, and whether guards were left behind, if that does. */
  readonly fresh: readonly SpotId[];
  readonly sneaks: boolean;
}

/**
 * Every destination within so many rooms, once for each room whose guards would notice last, by the shortest way, or by
 * the longer ones on which more is done that counts: going further costs nothing. Guards up to `slipped` in a room do not
 * notice.
 */
export function routes(table: Table, from: SpotId, rooms: number, slipped: number, heeded: Heeded): Route[] {
  const found: Walk[] = [];
  let ends: readonly Walk[] = [{ path: [], left: null, fresh: [], sneaks: false }];
  for (let step = 0; step < rooms; step++) {
    const next: Walk[] = [];
    for (const end of ends) {
      for (const to of adjacent(end.path.at(-1) ?? from)) {
        const walk = further(table, from, end, to, slipped, heeded);
        if (found.some((known) => isAsGood(known, walk))) continue;
        found.push(walk);
        next.push(walk);
      }
    }
    ends = next;
  }
  return found.filter((walk, i) => !found.some((other, j) => j > i && isAsGood(other, walk)));
}

function further(table: Table, from: SpotId, walk: Walk, to: SpotId, slipped: number, heeded: Heeded): Walk {
  const spot = walk.path.at(-1) ?? from;
  const guards = guardsIn(table, spot);
  const counts = heeded.visited !== null && ![...heeded.visited, ...walk.fresh].includes(to);
  return {
    path: [...walk.path, to],
    left: guards > slipped ? spot : walk.left,
    fresh: counts ? [...walk.fresh, to] : walk.fresh,
    sneaks: walk.sneaks || (heeded.sneaking && guards > 0),
  };
}

/** Whether a way leads to the same, and everything the other does on the way is done on it too. */
function isAsGood(known: Walk, other: Walk): boolean {
  return (
    known.path.at(-1) === other.path.at(-1) &&
    known.left === other.left &&
    (known.sneaks || !other.sneaks) &&
    other.fresh.every((spot) => known.fresh.includes(spot))
  );
}

/** The last room left along a path whose guards notice. */
export function lastNoticed(table: Table, from: SpotId, path: readonly SpotId[], slipped: number): SpotId | null {
  return [from, ...path.slice(0, -1)].findLast((spot) => guardsIn(table, spot) > slipped) ?? null;
}

/** Whether a path leaves any guards behind. */
export function leavesGuards(table: Table, from: SpotId, path: readonly SpotId[]): boolean {
  return path.length > 0 && lastNoticed(table, from, path, 0) !== null;
}
