import { z } from 'zod';
import { entryShape, readEntry } from '../stored.ts';
import type { LogLine } from '../../store/store.ts';
import type { Table } from '../table.ts';

/**
 * A finished game as a file: all that it follows from, so that anybody can play it again step by step and compare. It
 * holds the opened secret of the dice and everything that was hidden, so there is none of a game still being played.
 */
export const exportShape = z.object({
  format: z.literal('airlock-game-1'),
  table: z.string(),
  game: z.string(),
  rules: z.number().int(),
  options: z.unknown(),
  seats: z.array(z.object({ seat: z.number().int(), name: z.string(), joined: z.string() })),
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  commitment: z.string(),
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  log: z.array(z.object({ at: z.number(), entry: entryShape, hash: z.string() })),
  ending: z.unknown(),
});

export type ExportedGame = z.infer<typeof exportShape>;

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
