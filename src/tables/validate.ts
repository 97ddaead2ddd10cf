import { hashOf, replay, ReplayError } from '../engine/index.ts';
import type { LogLine } from '../store/store.ts';
import { readEntry } from './stored.ts';
import type { Table } from './table.ts';

/**
 * Replays a table's log through today's rules: `null` when every position is the recorded one, else the first
 * difference in words. A game that differs goes on from its stored state all the same.
 */
export function validateTable(table: Table, log: readonly LogLine[]): string | null {
  const { game, record } = table;
  const options = game.readOptions(record.options);
  if (options === null) return 'its options are none that the game knows today';
  if (record.seed === null) return 'it is being played without a seed';
  const lines = log.filter((line) => line.seq !== null);
  const entries = lines.flatMap((line) => readEntry(line) ?? []);
  try {
    for (const { seq, state } of replay(
      game,
      { seats: record.seats.length, options, seed: record.seed, log: entries },
      'untrusted',
    )) {
      const recorded = lines[seq - 1]?.hash;
      if (typeof recorded === 'string' && recorded !== hashOf(state))
        return `entry ${String(seq)} leads to another position than it did`;
    }
    return null;
  } catch (error) {
    if (error instanceof ReplayError) return error.message;
    throw error;
  }
}
