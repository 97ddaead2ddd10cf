import type { ExportedGame } from '../../proof/exported-game.ts';
import type { LogLine, TableRecord } from '../../store/store.ts';
import { broughtTo } from '../keepsakes/at-table.ts';
import { readEntry } from '../stored.ts';
import type { Table } from '../table.ts';

/** The export of a finished game, `null` while it is being played or when it never began. */
export function exportOf(table: Table, log: readonly LogLine[]): ExportedGame | null {
  const { record, ending } = table;
  if (record.status !== 'finished' || record.seed === null) return null;
  return {
    format: 'airlock-game-1',
    table: record.id,
    game: record.game,
    rules: record.rules,
    options: record.options,
    brought: broughtTo(record),
    seats: provenSeats(record),
    secret: record.secret,
    commitment: record.commitment,
    seed: record.seed,
    log: log.flatMap((line) => {
      const entry = readEntry(line);
      return entry && line.hash !== null ? [{ at: line.at, entry, hash: line.hash }] : [];
    }),
    ending,
  };
}

/** What the seats of a table add to its seed, and their names. */
export function provenSeats({ seats }: TableRecord): ExportedGame['seats'] {
  return seats.map(({ seat, name, joined, word }) => ({ seat, name, joined, ...(word !== null && { word }) }));
}
