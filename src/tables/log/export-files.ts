import { LRUCache } from 'lru-cache';
import type { Store } from '../../store/store.ts';
import type { Table } from '../table.ts';
import { exportOf } from './export.ts';

/** Bytes of files kept ready. */
const BYTES_READY = 8_000_000;

/** The exports of finished games as files, each made once as long as it is asked for. */
export class ExportFiles {
  readonly #store: Store;
  readonly #ready = new LRUCache<string, Buffer>({
    maxSize: BYTES_READY,
    sizeCalculation: ({ byteLength }) => byteLength,
  });

  constructor(store: Store) {
    this.#store = store;
  }

  /** JSON; `null` while the game is being played or when it never began. */
  async of(table: Table): Promise<Buffer | null> {
    const { id, revision, status } = table.record;
    if (status !== 'finished') return null;
    const key = `${id} ${String(revision)}`;
    const ready = this.#ready.get(key);
    if (ready) return ready;
    const exported = exportOf(table, await this.#store.log(id));
    const file = exported && Buffer.from(JSON.stringify(exported));
    if (file) this.#ready.set(key, file);
    return file;
  }
}
