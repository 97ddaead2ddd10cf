import { describe, expect, it } from 'vitest';
import type { ClockRecord, Store, TableRecord } from '../../src/store/store.ts';
import { change, next, NOON } from './samples.ts';

/** A store with an empty database before each test. */
interface Ground {
  readonly store: () => Store;
  /** A table of the store that is being played by Ann and Ben. */
  readonly playing: (id: string) => Promise<TableRecord>;
}

/** The promises of a Store about what is due by the clock. */
export function describeDue({ store, playing }: Ground): void {
  describe('what is due by the clock', () => {
    const clock = (seat: number, due: number | null): ClockRecord => ({
      seat,
      bank: 60_000,
      spent: 1000,
      since: due === null ? null : NOON,
      stage: 'half',
      due,
      out: due === null ? null : due + 1000,
    });

    /** A table whose clocks are due then, by seat, and which is looked at then for nobody having touched it. */
    async function timed(id: string, dues: readonly (number | null)[], sleepDue: number | null = null) {
      const clocks = dues.map((due, seat) => clock(seat, due));
      const table = next(await playing(id), { clocks, sleepDue });
      expect(await store().commit(change(table, { clocked: true, resleep: true }))).toBe('done');
      return table;
    }

    it('is read back as it was written, with every clock of its table', async () => {
      const table = await timed('t1', [NOON + 1000, null], NOON + 9000);
      expect(await store().table('t1')).toEqual(table);
    });

    it('is a clock or a sleep whose time has come, longest due first, as many as asked for', async () => {
      await timed('t1', [NOON + 3000]);
      await timed('t2', [], NOON + 2000);
      await timed('t3', [NOON + 1000]);
      await timed('t4', [null]);
      const [first, second, third] = [
        { table: 't3', due: NOON + 1000 },
        { table: 't2', due: NOON + 2000 },
        { table: 't1', due: NOON + 3000 },
      ];
      expect(await store().dueTables(NOON + 999, 9)).toEqual([]);
      expect(await store().dueTables(NOON + 2000, 9)).toEqual([first, second]);
      expect(await store().dueTables(Infinity, 9)).toEqual([first, second, third]);
      expect(await store().dueTables(Infinity, 2)).toEqual([first, second]);
    });

    it('names each table once, where it has been due longest, also where several seats are', async () => {
      await timed('t1', [NOON + 1500, NOON + 1000, NOON + 1000], NOON + 1200);
      await timed('t2', [NOON + 2000]);
      const due = [
        { table: 't1', due: NOON + 1000 },
        { table: 't2', due: NOON + 2000 },
      ];
      expect(await store().dueTables(Infinity, 9)).toEqual(due);
      // A table where much is due at once must not keep the others out.
      expect(await store().dueTables(Infinity, 2)).toEqual(due);
    });

    it('goes with a change that takes it away, and stays with one that says that it is as it was', async () => {
      const table = await timed('t1', [NOON], NOON + 1);
      const kept = next(table, { clocks: [], sleepDue: null });
      await store().commit(change(kept));
      expect(await store().dueTables(NOON, 9)).toEqual([{ table: 't1', due: NOON }]);
      const unclocked = next(kept);
      await store().commit(change(unclocked, { clocked: true }));
      expect((await store().table('t1'))?.clocks).toEqual([]);
      expect(await store().dueTables(NOON + 1, 9)).toEqual([{ table: 't1', due: NOON + 1 }]);
      await store().commit(change(next(unclocked), { resleep: true }));
      expect(await store().dueTables(Infinity, 9)).toEqual([]);
    });

    it('is found by the person whose clock it is: only where it runs, and only at tables of theirs', async () => {
      await timed('t1', [NOON, null]);
      await timed('t2', [null, NOON + 1000]);
      await timed('t3', [NOON, NOON + 1000]);
      await timed('t4', [], NOON);
      expect((await store().clockedTables('ann')).sort()).toEqual(['t1', 't3']);
      expect((await store().clockedTables('ben')).sort()).toEqual(['t2', 't3']);
      expect(await store().clockedTables('cleo')).toEqual([]);
    });

    it('is found by the new person of a seat that was taken over, and not by the old one', async () => {
      const table = await timed('t1', [NOON]);
      const seats = table.seats.map((held) => (held.seat === 0 ? { ...held, player: 'cleo' } : held));
      await store().commit(change(next(table, { seats })));
      expect(await store().clockedTables('cleo')).toEqual(['t1']);
      expect(await store().clockedTables('ann')).toEqual([]);
    });
  });
}
