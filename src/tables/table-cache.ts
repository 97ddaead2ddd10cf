import { LRUCache } from 'lru-cache';
import type { GameEntry } from '#engine';
import { StoreError, type Store, type TableRecord } from '../store/store.ts';
import { readTable } from './stored.ts';
import type { Table } from './table.ts';

/** Tables kept in memory; the others are a read away. */
const CACHED_TABLES = 500;

/** Stored tables made ready for use, each once for every revision of it. Reading never waits for a change under way. */
export class TableCache {
  readonly #store: Store;
  readonly #games: readonly GameEntry[];
  readonly #cached = new LRUCache<string, Table>({ max: CACHED_TABLES });

  constructor(store: Store, games: readonly GameEntry[]) {
    this.#store = store;
    this.#games = games;
  }

  async table(id: string): Promise<Table | null> {
    const cached = this.#cached.get(id);
    if (cached) {
      // Whether it still stands like this is much less to read than the whole of it.
      const revision = await this.#store.revision(id);
      if (revision === cached.record.revision) return cached;
    }
    const record = await this.#store.table(id);
    return record && this.#read(record);
  }

  /** The open table of a channel, else the one that ended there last. */
  async tableIn(channel: string): Promise<Table | null> {
    const record = await this.#store.tableIn(channel);
    return record && this.#read(record);
  }

  /** Open tables of a guild, the one changed last first. */
  async tablesOf(query: { guild: string; player?: string; limit: number }): Promise<Table[]> {
    const records = await this.#store.tables(query);
    return records.flatMap((record) => {
      try {
        return this.#read(record) ?? [];
      } catch (error) {
        // One table that cannot be read keeps nobody from the others.
        if (error instanceof StoreError) return [];
        throw error;
      }
    });
  }

  /** Takes a table as it has just been written. */
  put(table: Table): void {
    this.#cached.set(table.record.id, table);
  }

  #read(record: TableRecord): Table | null {
    const cached = this.#cached.get(record.id);
    if (cached?.record.revision === record.revision) return cached;
    const entry = this.#games.find(({ game }) => game.id === record.game);
    if (!entry) return null;
    const table = readable(record, entry);
    this.put(table);
    return table;
  }
}

/** The table ready for use; a StoreError when what is stored is not what was once written. */
function readable(record: TableRecord, entry: GameEntry): Table {
  try {
    return readTable(record, entry);
  } catch (cause) {
    throw new StoreError('damaged', `The table ${record.id} cannot be read; it is left as it is.`, { cause });
  }
}
