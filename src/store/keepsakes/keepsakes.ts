import type Database from 'better-sqlite3';
import { canonical } from '#engine';
import { parsed } from '../rows.ts';
import type { KeptRow, Statements } from '../statements/index.ts';
import type { KeepsakeStore, KeepsakeChange, KeepsakeRecord, KeepsakeVersion, NewKeepsake } from './keepsake-store.ts';
import type { Change } from '../store.ts';

/** The store's keepsakes. `serve` waits for a busy database. */
export function keepsakeStore(
  on: Statements,
  database: Database.Database,
  serve: <T>(work: () => T) => Promise<T>,
): KeepsakeStore {
  const add = database.transaction((...given: Parameters<KeepsakeStore['addKeepsake']>) =>
    insertKeepsake(on, ...given),
  );
  const replace = database.transaction((...given: Parameters<KeepsakeStore['replaceKept']>) =>
    replaceKept(on, ...given),
  );
  const forget = database.transaction((...given: Parameters<KeepsakeStore['forgetKeepsake']>) =>
    forgetKeepsake(on, ...given),
  );
  return {
    keepsake: (id) =>
      serve(() => {
        const row = on.keepsake.get({ id });
        return row ? keepsakeRecord(row) : null;
      }),
    keepsakesOf: (person) => serve(() => on.keepsakesOf.all({ person }).map(keepsakeRecord)),
    keepsakeVersions: (id) => serve(() => readVersions(on, id)),
    addKeepsake: (...given) => serve(() => add.immediate(...given)),
    replaceKept: (...given) => serve(() => replace.immediate(...given)),
    forgetKeepsake: (...given) => serve(() => forget.immediate(...given)),
  };
}

function keepsakeRecord({ kept, tableId, channel, ...rest }: KeptRow): KeepsakeRecord {
  const at = tableId === null || channel === null ? null : { table: tableId, channel };
  return { ...rest, kept: parsed(kept), at };
}

function readVersions(on: Statements, id: string): KeepsakeVersion[] {
  return on.versionsOf.all({ id }).map(({ keepsake: _, kept, ...rest }) => ({ ...rest, kept: parsed(kept) }));
}

function insertKeepsake(on: Statements, { versions, ...rest }: NewKeepsake, interaction: string) {
  if (on.insertHandled.run({ id: interaction, at: rest.createdAt }).changes === 0) return 'duplicate';
  on.insertKeepsake.run({ ...rest, version: versions.length, tableId: null });
  for (const [at, version] of versions.entries())
    on.insertVersion.run({ ...version, keepsake: rest.id, version: at + 1, kept: canonical(version.kept) });
  return 'done';
}

function replaceKept(on: Statements, id: string, version: number, kept: unknown): boolean {
  if (!isFree(on, id, version)) return false;
  on.replaceVersion.run({ id, version, kept: canonical(kept) });
  return true;
}

function forgetKeepsake(on: Statements, person: string, id: string): boolean {
  const isFree = on.keepsakesOf.all({ person }).some((row) => row.id === id && row.tableId === null);
  if (!isFree) return false;
  on.deleteVersions.run({ id });
  on.deleteKeepsake.run({ id });
  return true;
}

/** Whether everything that a change brings to its table is still as it was, and free. */
export function canBring(on: Statements, changes: readonly KeepsakeChange[]): boolean {
  return changes.every((change) => change.kind !== 'brought' || isFree(on, change.id, change.version));
}

/** Writes what a change of a table does to keepsakes. */
export function writeKeepsakes(on: Statements, { table, keepsakes }: Pick<Change, 'table' | 'keepsakes'>): void {
  const { id: tableId, game, changedAt: at } = table;
  for (const change of keepsakes) {
    const { id } = change;
    if (change.kind === 'brought') on.bringKeepsake.run({ id, tableId });
    else if (change.kind === 'freed') on.freeKeepsake.run({ id, tableId });
    else {
      const { person, version, kept } = change;
      if (version === 1) {
        on.insertKeepsake.run({ id, person, game, version, tableId: null, imported: false, createdAt: at });
      } else {
        on.freeKeepsake.run({ id, tableId });
        on.raiseVersion.run({ id, version });
      }
      on.insertVersion.run({ keepsake: id, version, match: tableId, at, kept: canonical(kept) });
    }
  }
}

function isFree(on: Statements, id: string, version: number): boolean {
  const standing = on.keepsake.get({ id });
  return standing?.version === version && standing.tableId === null;
}
