import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canUndo, freeRng, seats, start, submit, undo, type Entry, type GameEntry, type Match } from '#engine';
import { games } from '../../src/games/index.ts';
import { readEntry, Tables, type Table } from '../../src/tables/index.ts';
import { validateTable } from '../../src/tables/log/validate.ts';
import { temporaryFolder } from '../store/folder.ts';
import { house, now, TOY } from './house.ts';
import { PEOPLE, press } from './random-press.ts';

/** The match as its log gives it, every entry through the kernel; `null` where it was rewound, which the kernel alone does not do. */
function fromLog({ game, record, play }: Table, log: readonly Entry<unknown>[]): Match<unknown, unknown> | null {
  const { seed } = record;
  if (seed === null || !play) return null;
  const first = start(game, play.match.seats, game.readOptions(record.options), seed);
  return log.reduce<Match<unknown, unknown> | null>((match, entry) => {
    if (!match || entry.kind === 'rewind') return null;
    if (entry.kind === 'undo') return undo(game, match, entry.seat)?.match ?? null;
    const result = submit(game, match, seed, entry);
    return result.ok ? result.match : null;
  }, first);
}

describe('The log of a match where much is changed back in secret', () => {
  const entries: readonly GameEntry[] = [TOY, ...games.filter(({ game }) => game.id === 'skydock')];

  it.each(entries.map((entry) => [entry.game.id, entry] as const))(
    'gives every position again, and what can be taken back, at any step: %s',
    async (_id, entry) => {
      let dropped = 0;
      for (let round = 0; round < 12; round++) {
        const at = await house(join(temporaryFolder(), 'airlock.db'), [entry]);
        const rng = freeRng(`compaction ${String(round)}`);
        let table = await at.game(...PEOPLE);
        for (let step = 0; step < 100 && table.record.status === 'playing'; step++) {
          // Another process goes on with what stands in the store.
          const tables = step % 7 === 0 ? new Tables({ store: at.store, games: [entry] }) : at.tables;
          await press({ ...at, tables }, table, rng);
          const before = table;
          table = await now({ ...at, tables }, table);
          const log = await at.tables.log(table.record.id);
          const numbers = log.flatMap(({ seq }) => seq ?? []);
          const isShorter = (table.play?.match.seq ?? 0) < (before.play?.match.seq ?? 0);
          if (isShorter) dropped++;
          expect(numbers).toEqual(numbers.map((_, n) => n + 1));
          expect(numbers).toHaveLength(table.play?.match.seq ?? -1);
          // The whole log is judged where it has become shorter, and now and then: judging it at every step costs the square of its length.
          if (!isShorter && step % 5 > 0) continue;
          expect(validateTable(table, log)).toBeNull();
          const again = fromLog(
            table,
            log.flatMap((line) => readEntry(line) ?? []),
          );
          if (!again || !table.play) continue;
          expect(again.state).toEqual(table.play.match.state);
          for (const seat of seats(PEOPLE.length)) expect(canUndo(table.play.match, seat)).toBe(canUndo(again, seat));
        }
      }
      expect(dropped).toBeGreaterThan(10);
    },
  );
});
