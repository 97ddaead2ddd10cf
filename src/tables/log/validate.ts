import { firstDifference } from '../../proof/compare.ts';
import type { LogLine } from '../../store/store.ts';
import { broughtTo } from '../keepsakes/at-table.ts';
import { readEntry } from '../stored.ts';
import type { Table } from '../table.ts';

/**
 * Replays a table's log through today's rules: `null` when every position is the recorded one, else the first
 * difference in words. A game that differs goes on from its stored state all the same.
 */
export function validateTable(table: Table, log: readonly LogLine[]): string | null {
  const { game, record } = table;
  const options = game.readOptions(record.options);
  if (options === null) return 'Its options are none that the game knows today.';
  if (record.seed === null) return 'It is being played without a seed.';
  const lines = log.filter((line) => line.seq !== null);
  const entries = lines.flatMap((line) => readEntry(line) ?? []);
  const match = { seats: record.seats.length, options, seed: record.seed, log: entries, brought: broughtTo(record) };
  const hashes = lines.map(({ hash }) => hash);
  return firstDifference(game, match, hashes)?.problem ?? null;
}
