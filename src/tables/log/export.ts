import type { ExportedGame } from '../../proof/exported-game.ts';
import type { LogLine } from '../../store/store.ts';
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
    seats: record.seats.map(({ seat, name, joined }) => ({ seat, name, joined })),
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
