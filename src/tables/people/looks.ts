import { LRUCache } from 'lru-cache';

/** Looks that are remembered. */
const MOST_LOOKS = 10_000;

/**
 * Up to where each player has looked at what changed at a table. Kept in memory only: after a restart they are shown what
 * happened since they last acted, as one thing.
 */
export class Looks {
  readonly #upTo = new LRUCache<string, number>({ max: MOST_LOOKS });

  /** The revision of the table at which this player looked last; 0 for none. */
  upTo(table: string, player: string): number {
    return this.#upTo.get(key(table, player)) ?? 0;
  }

  save(table: string, player: string, revision: number): void {
    this.#upTo.set(key(table, player), revision);
  }
}

function key(table: string, player: string): string {
  return `${table} ${player}`;
}
