import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHECKPOINT_EVERY, type Change, type LogPage, type Store, type TableRecord } from '../../src/store/store.ts';
import { describeDue } from './due-contract.ts';
import { describeKeepsakes } from './keepsake-contract.ts';
import { change, line, lobby, next, NOON, notice, started } from './samples.ts';

/** One empty database, gone when the test is over, and connections to it. */
interface Ground {
  /** What `openStore` is called with. */
  readonly url: string;
  connect(): Promise<Store>;
}

/**
 * The promises of a Store, for any database behind it. `shared`: several connections see the same database, and it
 * outlives them.
 */
export function describeStore(name: string, prepare: () => Ground, { shared }: { readonly shared: boolean }) {
  describe(`the store (${name})`, () => {
    let ground: Ground;
    let store: Store;

    beforeEach(async () => {
      ground = prepare();
      store = await ground.connect();
    });

    afterEach(async () => {
      await store.close();
    });

    /** A table of the store that is being played. */
    async function playing(id: string, over: Partial<TableRecord> = {}): Promise<TableRecord> {
      const table = lobby(id, over);
      expect(await store.create(table, `new ${id}`, [])).toBe('done');
      const now = started(table);
      expect(await store.commit(change(now))).toBe('done');
      return now;
    }

    describe('a table', () => {
      it('is read back as it was written', async () => {
        const table = lobby('t1', { outcome: { winners: [0] }, proposal: { undo: 3, by: [0, 1] } });
        expect(await store.create(table, 'i1', [])).toBe('done');
        expect(await store.table('t1')).toEqual(table);
        expect(await store.revision('t1')).toBe(table.revision);
      });

      it('that was never opened is not there', async () => {
        expect(await store.table('nowhere')).toBeNull();
        expect(await store.revision('nowhere')).toBeNull();
        expect(await store.tableIn('nowhere')).toBeNull();
        expect(await store.log('nowhere')).toEqual([]);
      });

      it('is the only open one of its channel', async () => {
        await store.create(lobby('t1', { channel: 'c' }), 'i1', []);
        expect(await store.create(lobby('t2', { channel: 'c' }), 'i2', [])).toBe('occupied');
        expect(await store.table('t2')).toBeNull();
        expect(await store.create(lobby('t2', { channel: 'c' }), 'i2', [])).toBe('occupied');
      });

      it('makes room in its channel when it ends', async () => {
        const first = lobby('t1', { channel: 'c' });
        await store.create(first, 'i1', []);
        await store.commit(change(next(first, { status: 'cancelled' })));
        expect(await store.create(lobby('t2', { channel: 'c' }), 'i2', [])).toBe('done');
      });

      it('is not opened twice by one interaction', async () => {
        await store.create(lobby('t1'), 'i1', []);
        expect(await store.create(lobby('t2'), 'i1', [])).toBe('duplicate');
        expect(await store.table('t2')).toBeNull();
      });

      it('is found by its channel while it is open, and afterwards until another takes its place', async () => {
        const first = lobby('t1', { channel: 'c' });
        await store.create(first, 'i1', []);
        expect((await store.tableIn('c'))?.id).toBe('t1');
        await store.commit(change(next(first, { status: 'cancelled' })));
        expect((await store.tableIn('c'))?.id).toBe('t1');
        const second = lobby('t2', { channel: 'c', changedAt: NOON + 5000 });
        await store.create(second, 'i2', []);
        expect((await store.tableIn('c'))?.id).toBe('t2');
        await store.commit(change(next(second, { status: 'cancelled' })));
        expect((await store.tableIn('c'))?.id).toBe('t2');
      });
    });

    describe('lists', () => {
      it('name the open tables of a guild, the one changed last first', async () => {
        await store.create(lobby('old', { changedAt: NOON }), 'i1', []);
        await store.create(lobby('new', { changedAt: NOON + 9000 }), 'i2', []);
        await store.create(lobby('far', { guild: 'elsewhere' }), 'i3', []);
        const ended = lobby('over');
        await store.create(ended, 'i4', []);
        await store.commit(change(next(ended, { status: 'cancelled' })));
        expect((await store.tables({ guild: 'guild', limit: 10 })).map((t) => t.id)).toEqual(['new', 'old']);
        expect((await store.tables({ guild: 'guild', limit: 1 })).map((t) => t.id)).toEqual(['new']);
      });

      it('name the tables where a person holds a seat', async () => {
        const shared = await playing('shared');
        await store.create(lobby('alone'), 'i2', []);
        expect(await store.tables({ guild: 'guild', player: 'ben', limit: 10 })).toEqual([shared]);
        expect(await store.tables({ guild: 'guild', player: 'cleo', limit: 10 })).toEqual([]);
      });

      it('name every table being played', async () => {
        await store.create(lobby('gathering'), 'i1', []);
        await playing('t1');
        await playing('t2', { guild: 'elsewhere' });
        expect((await store.playing()).sort()).toEqual(['t1', 't2']);
      });

      it('name every table being played where somebody has conceded', async () => {
        const conceding = (table: TableRecord) => table.seats.map((seat) => ({ ...seat, conceded: true }));
        await playing('t1');
        const left = await playing('t2', { guild: 'elsewhere' });
        await store.commit(change(next(left, { seats: conceding(left) })));
        const over = await playing('t3', { guild: 'afar' });
        await store.commit(change(next(over, { seats: conceding(over), status: 'finished' })));
        expect(await store.playingConceded()).toEqual(['t2']);
      });
    });

    describe('a change', () => {
      it('writes table, seats, log and notices together', async () => {
        const table = lobby('t1');
        await store.create(table, 'i1', []);
        const then = started(table);
        const written = change(then, {
          interaction: 'i2',
          line: line(2),
          notices: [notice('board', 2), notice('turn', 2, [0, 1])],
        });
        expect(await store.commit(written)).toBe('done');
        expect(await store.table('t1')).toEqual(then);
        expect(await store.log('t1')).toEqual([line(2)]);
        expect(await store.dueNotices(NOON, 10)).toMatchObject([
          { table: 't1', kind: 'board', revision: 2, seats: [], attempts: 0, due: 0 },
          { table: 't1', kind: 'turn', revision: 2, seats: [0, 1], attempts: 0, due: 0 },
        ]);
      });

      it('takes seats away as it gives them', async () => {
        const table = lobby('t1');
        await store.create(table, 'i1', []);
        await store.commit(change(next(table, { seats: [] })));
        expect((await store.table('t1'))?.seats).toEqual([]);
      });

      it('writes no seats where it says that they are as they were', async () => {
        const table = started(lobby('t1'));
        await store.create(lobby('t1'), 'i1', []);
        await store.commit(change(table));
        await store.commit(change(next(table, { seats: [] }), { reseated: false }));
        expect((await store.table('t1'))?.seats).toEqual(table.seats);
      });

      it('of the same interaction counts once', async () => {
        const table = await playing('t1');
        const first = next(table);
        expect(await store.commit(change(first, { interaction: 'press' }))).toBe('done');
        const again = change(next(first), { interaction: 'press', line: line(4), notices: [notice('board', 4)] });
        expect(await store.commit(again)).toBe('duplicate');
        expect(await store.table('t1')).toEqual(first);
        expect(await store.log('t1')).toEqual([]);
        expect(await store.dueNotices(NOON, 10)).toEqual([]);
      });

      it('is stale when the table has changed meanwhile, and its interaction may come again', async () => {
        const table = await playing('t1');
        const winner = next(table, { options: 'winner' });
        const loser = change(next(table, { options: 'loser' }), { interaction: 'press', line: line(3) });
        expect(await store.commit(change(winner))).toBe('done');
        expect(await store.commit(loser)).toBe('stale');
        expect(await store.table('t1')).toEqual(winner);
        expect(await store.log('t1')).toEqual([]);
        expect(await store.commit(change(next(winner), { interaction: 'press' }))).toBe('done');
      });

      it('of a table that is not there is stale', async () => {
        expect(await store.commit(change(next(lobby('nowhere'))))).toBe('stale');
      });

      it('brings a table to another channel, unless one is open there', async () => {
        const table = await playing('t1', { channel: 'here' });
        await store.create(lobby('t2', { channel: 'there' }), 'i2', []);
        expect(await store.commit(change(next(table, { channel: 'there' })))).toBe('stale');
        const moved = next(table, { channel: 'elsewhere' });
        expect(await store.commit(change(moved))).toBe('done');
        expect(await store.tableIn('elsewhere')).toEqual(moved);
        expect(await store.tableIn('here')).toBeNull();
      });

      it('takes entries out of the log, and gives those after them other numbers and hashes', async () => {
        let table = await playing('t1');
        for (const seq of [1, 2, 3]) {
          table = next(table);
          await store.commit(change(table, { line: line(table.revision, { seq, hash: `hash ${String(seq)}` }) }));
        }
        const edits = [
          { seq: 2, now: null },
          { seq: 3, now: { seq: 2, hash: 'another' } },
        ];
        await store.commit(change(next(table), { edits }));
        expect((await store.log('t1')).map(({ revision, seq, hash }) => [revision, seq, hash])).toEqual([
          [3, 1, 'hash 1'],
          [5, 2, 'another'],
        ]);
      });

      it('that the database refuses leaves nothing behind', async () => {
        const table = await playing('t1');
        const first = next(table);
        await store.commit(change(first, { line: line(3) }));
        // A line of the same revision cannot stand twice.
        const broken = change(next(first), { interaction: 'press', line: line(3), notices: [notice('board', 4)] });
        await expect(store.commit(broken)).rejects.toThrow();
        expect(await store.table('t1')).toEqual(first);
        expect(await store.dueNotices(NOON, 10)).toEqual([]);
        expect(await store.commit(change(next(first), { interaction: 'press' }))).toBe('done');
      });
    });

    describe('the log', () => {
      it('is read in order, or only its newest lines', async () => {
        let table = await playing('t1');
        for (const revision of [3, 4, 5]) {
          table = next(table);
          await store.commit(change(table, { line: line(revision) }));
        }
        expect(await store.log('t1')).toEqual([line(3), line(4), line(5)]);
        expect(await store.log('t1', 2)).toEqual([line(4), line(5)]);
        expect(await store.log('t1', 9)).toHaveLength(3);
        expect(await store.log('t1', 0)).toEqual([]);
      });

      it('keeps what only concerns the table', async () => {
        const table = await playing('t1');
        const talk = line(3, { player: null, seq: null, hash: null, entry: { kind: 'left' }, events: [] });
        await store.commit(change(next(table), { line: talk }));
        expect(await store.log('t1')).toEqual([talk]);
      });
    });

    describe('a part of the log', () => {
      /** A table with lines of two people and of AI players: 3 to 7, where 4 and 6 give a reason, of seats 0 and 1. */
      async function told(): Promise<TableRecord> {
        let table = await playing('t1');
        for (const revision of [3, 4, 5, 6, 7]) {
          table = next(table);
          const isReason = revision % 2 === 0;
          const given = isReason
            ? { player: null, why: 'Why not', entry: { kind: 'answer', seat: revision / 2 - 2, decision: 'card' } }
            : { player: revision === 5 ? 'ben' : 'ann' };
          await store.commit(change(table, { line: line(revision, given) }));
        }
        return table;
      }
      const pageOf = async (page: LogPage) => (await store.logPage('t1', page)).map(({ revision }) => revision);
      const newestBy = async (player: string, before?: number) =>
        (await store.newestLineBy('t1', player, before))?.revision ?? null;

      describe.each([false, true])('(the table has ended: %s)', (over) => {
        beforeEach(async () => {
          const table = await told();
          if (over) await store.commit(change(next(table, { status: 'finished' })));
        });

        it('lies below a revision or above one, nearest lines first to be taken', async () => {
          expect(await pageOf({ before: 6, limit: 2 })).toEqual([4, 5]);
          expect(await pageOf({ before: Infinity, limit: 2 })).toEqual([6, 7]);
          expect(await pageOf({ before: 3, limit: 2 })).toEqual([]);
          expect(await pageOf({ after: 3, limit: 2 })).toEqual([4, 5]);
          expect(await pageOf({ after: 5, limit: 9 })).toEqual([6, 7]);
        });

        it('holds only reasons where only they are wanted, or only those of a seat', async () => {
          expect(await pageOf({ before: 9, limit: 9, reasonsOf: 'all' })).toEqual([4, 6]);
          expect(await pageOf({ after: 4, limit: 9, reasonsOf: 'all' })).toEqual([6]);
          expect(await pageOf({ before: 9, limit: 9, reasonsOf: 1 })).toEqual([6]);
          expect(await pageOf({ after: 0, limit: 9, reasonsOf: 0 })).toEqual([4]);
        });

        it('is the newest line of a person', async () => {
          expect(await newestBy('ann')).toBe(7);
          expect(await newestBy('ann', 7)).toBe(3);
          expect(await newestBy('ann', 3)).toBeNull();
          expect(await newestBy('ben')).toBe(5);
          expect(await newestBy('cy')).toBeNull();
        });
      });
    });

    describe('a checkpoint', () => {
      const matchAt = (seq: number) => ({ seq, state: `{"at":${String(seq)}}`, back: null, since: [1, 1] });

      /** The table after a change that leads to that entry. */
      async function reach(table: TableRecord, seq: number, over: Partial<Change> = {}): Promise<TableRecord> {
        const reached = next(table, { match: matchAt(seq) });
        expect(await store.commit(change(reached, over))).toBe('done');
        return reached;
      }
      const checkpointAt = async (seq: number) => (await store.checkpoint('t1', seq))?.seq ?? null;

      it('is written once the newest is far enough behind, with the match as it then stands', async () => {
        let table = await playing('t1');
        for (const seq of [1, CHECKPOINT_EVERY - 1, CHECKPOINT_EVERY, CHECKPOINT_EVERY + 1])
          table = await reach(table, seq);
        expect(await checkpointAt(CHECKPOINT_EVERY - 1)).toBeNull();
        expect(await store.checkpoint('t1', CHECKPOINT_EVERY + 50)).toEqual({
          seq: CHECKPOINT_EVERY,
          state: `{"at":${String(CHECKPOINT_EVERY)}}`,
          back: null,
          revision: table.revision - 1,
        });
        await reach(table, 2 * CHECKPOINT_EVERY + 7);
        expect(await checkpointAt(2 * CHECKPOINT_EVERY + 6)).toBe(CHECKPOINT_EVERY);
        expect(await checkpointAt(Infinity)).toBe(2 * CHECKPOINT_EVERY + 7);
      });

      it('is written at any entry where a change asks for it', async () => {
        await reach(await reach(await playing('t1'), 4), 5, { checkpoint: true });
        expect(await checkpointAt(4)).toBeNull();
        expect(await checkpointAt(9)).toBe(5);
      });

      it('goes when its entry gets another number or goes itself', async () => {
        const table = await reach(await reach(await playing('t1'), 4, { checkpoint: true }), 5, { checkpoint: true });
        await reach(table, 4, { edits: [{ seq: 5, now: null }] });
        expect(await checkpointAt(9)).toBe(4);
      });

      it('stays when its table ends', async () => {
        const table = await reach(await playing('t1'), 5, { checkpoint: true });
        await store.commit(change(next(table, { status: 'finished' })));
        expect(await checkpointAt(9)).toBe(5);
      });
    });

    describe('a table that has ended', () => {
      const STATE = JSON.stringify({ board: Array.from({ length: 2000 }, (_, i) => `field ${i}`) });

      async function ended(): Promise<TableRecord> {
        const table = await playing('t1');
        const played = next(table, { match: { seq: 1, state: STATE, back: '{"seat":0}', since: [1, 1] } });
        await store.commit(change(played, { line: line(3) }));
        const over = next(played, { status: 'finished', outcome: { winners: [1], reason: 'points' } });
        expect(await store.commit(change(over, { line: line(4) }))).toBe('done');
        return over;
      }

      it('is handed out packed, its match and its log; while it is played it is not', async () => {
        await playing('t2', { channel: 'another' });
        expect(await store.archive('t2')).toBeNull();
        const over = await ended();
        const archive = await store.archive('t1');
        const unpacked = (data: Uint8Array): unknown => JSON.parse(inflateRawSync(data).toString());
        expect(unpacked(archive?.match ?? new Uint8Array())).toEqual(over.match);
        expect(unpacked(archive?.log ?? new Uint8Array())).toEqual(await store.log('t1'));
      });

      it('is read back the same, state and log', async () => {
        const over = await ended();
        expect(await store.table('t1')).toEqual(over);
        expect(await store.tableIn(over.channel)).toEqual(over);
        expect(await store.log('t1')).toEqual([line(3), line(4)]);
        expect(await store.log('t1', 1)).toEqual([line(4)]);
        expect(await store.log('t1', 0)).toEqual([]);
        expect(await store.playing()).toEqual([]);
      });

      it('can still be changed, and even played on', async () => {
        const noted = next(await ended(), { proposal: { rematch: true } });
        expect(await store.commit(change(noted, { line: line(5) }))).toBe('done');
        expect(await store.table('t1')).toEqual(noted);
        expect(await store.log('t1')).toEqual([line(3), line(4), line(5)]);
        const resumed = next(noted, { status: 'playing', outcome: null });
        expect(await store.commit(change(resumed, { line: line(6) }))).toBe('done');
        expect(await store.table('t1')).toEqual(resumed);
        expect(await store.log('t1', 2)).toEqual([line(5), line(6)]);
      });
    });

    describe('a notice', () => {
      async function due(now = NOON) {
        return (await store.dueNotices(now, 10)).map(({ kind, revision, attempts }) => ({ kind, revision, attempts }));
      }

      it('comes with the opening of a table too', async () => {
        await store.create(lobby('t1'), 'i1', [notice('board', 1)]);
        expect(await due()).toEqual([{ kind: 'board', revision: 1, attempts: 0 }]);
      });

      it('may come without any change, and takes the place of its elder all the same', async () => {
        await store.create(lobby('t1'), 'i1', [notice('board', 1)]);
        await store.notify('t1', [notice('board', 1), notice('turn', 1, [0])]);
        expect((await due()).map((n) => [n.kind, n.revision])).toEqual([
          ['board', 1],
          ['turn', 1],
        ]);
      });

      it('goes out oldest first, no more than asked for', async () => {
        await store.create(lobby('t1'), 'i1', [notice('board', 1)]);
        await store.create(lobby('t2'), 'i2', [notice('board', 1)]);
        await store.create(lobby('t3'), 'i3', [notice('board', 1)]);
        expect((await store.dueNotices(NOON, 2)).map((n) => n.table)).toEqual(['t1', 't2']);
      });

      it('of a board takes the place of the one still waiting, with fresh patience', async () => {
        const table = lobby('t1');
        await store.create(table, 'i1', [notice('board', 1)]);
        const [waiting] = await store.dueNotices(NOON, 1);
        await store.delayNotice(waiting?.id ?? 0, NOON + 60_000);
        expect(await due()).toEqual([]);
        await store.commit(change(next(table), { notices: [notice('board', 2)] }));
        expect(await due()).toEqual([{ kind: 'board', revision: 2, attempts: 0 }]);
      });

      it('of a turn takes the place of an older call to the same table only, and calls its seats too', async () => {
        const one = await playing('t1');
        const two = await playing('t2');
        await store.commit(change(next(two), { notices: [notice('turn', 3, [0])] }));
        const called = next(one);
        await store.commit(change(called, { notices: [notice('turn', 3, [0])] }));
        await store.commit(change(next(called), { notices: [notice('turn', 4, [1])] }));
        expect((await store.dueNotices(NOON, 10)).map((n) => [n.table, n.revision, n.seats])).toEqual([
          ['t2', 3, [0]],
          ['t1', 4, [0, 1]],
        ]);
      });

      it('that was delivered while another took its place calls nobody again', async () => {
        const one = await playing('t1');
        const called = next(one);
        await store.commit(change(called, { notices: [notice('turn', 3, [0])] }));
        const [first] = await store.dueNotices(NOON, 10);
        await store.commit(change(next(called), { notices: [notice('turn', 4, [1])] }));
        expect(first && (await store.notice(first.id))).toBeNull();
        if (first) await store.settleNotice(first);
        expect((await store.dueNotices(NOON, 10)).map((n) => n.seats)).toEqual([[1]]);
      });

      it('of a turn that waits calls nobody any more who has come meanwhile', async () => {
        const one = next(await playing('t1'));
        await store.commit(change(one, { notices: [notice('board', 3), notice('turn', 3, [0, 1])] }));
        const calls = async () => (await store.dueNotices(NOON, 10)).map(({ kind, seats }) => [kind, ...seats]);
        const [, call] = await store.dueNotices(NOON, 10);
        await store.delayNotice(call?.id ?? 0, NOON);
        const two = next(one);
        await store.commit(change(two, { seatThatActed: 1 }));
        expect(await calls()).toEqual([['board'], ['turn', 0]]);
        // It is the same: what of it is on its way is not sent again.
        expect(await store.notice(call?.id ?? 0)).toMatchObject({ seats: [0], attempts: 1 });
        await store.commit(change(next(two), { seatThatActed: 0 }));
        expect(await calls()).toEqual([['board']]);
      });

      it('of a result stays, whatever follows', async () => {
        const over = next(await playing('t1'), { status: 'finished' });
        await store.commit(change(over, { notices: [notice('result', 3)] }));
        await store.commit(change(next(over), { notices: [notice('result', 4), notice('board', 4)] }));
        expect((await due()).map((n) => [n.kind, n.revision])).toEqual([
          ['result', 3],
          ['result', 4],
          ['board', 4],
        ]);
      });

      it('that was delivered is gone', async () => {
        await store.create(lobby('t1'), 'i1', [notice('board', 1)]);
        for (const delivered of await store.dueNotices(NOON, 10)) await store.settleNotice(delivered);
        expect(await due()).toEqual([]);
      });

      it('delivered after it was renewed leaves the new one', async () => {
        const table = lobby('t1');
        await store.create(table, 'i1', [notice('board', 1)]);
        const underWay = await store.dueNotices(NOON, 10);
        await store.commit(change(next(table), { notices: [notice('board', 2)] }));
        for (const delivered of underWay) await store.settleNotice(delivered);
        expect(await due()).toEqual([{ kind: 'board', revision: 2, attempts: 0 }]);
      });

      it('that failed comes again when its time has come, and counts its attempts', async () => {
        await store.create(lobby('t1'), 'i1', [notice('board', 1)]);
        const [failed] = await store.dueNotices(NOON, 1);
        await store.delayNotice(failed?.id ?? 0, NOON + 1000);
        expect(await due(NOON + 999)).toEqual([]);
        expect(await due(NOON + 1000)).toEqual([{ kind: 'board', revision: 1, attempts: 1 }]);
      });
    });

    describe('an automatic answer', () => {
      const auto = (table: string, decision: string, due: number) => ({ table, seat: 0, decision, due });

      it('waits with the change that asks its question, longest wait first, and keeps its time', async () => {
        const table = await playing('t1');
        const later = next(table);
        const due = [auto('t1', 'b', NOON + 2000), auto('t1', 'a', NOON + 1000)];
        await store.commit(change(later, { autoAnswers: due }));
        await store.commit(change(next(later), { autoAnswers: [auto('t1', 'a', NOON + 9000)] }));
        expect(await store.dueAutoAnswers(NOON + 1500, 9)).toEqual([auto('t1', 'a', NOON + 1000)]);
        expect(await store.dueAutoAnswers(NOON + 2000, 9)).toEqual(due.toReversed());
      });

      it('is settled or put off as it stood, and no other', async () => {
        await store.commit(change(next(await playing('t1')), { autoAnswers: [auto('t1', 'a', NOON)] }));
        await store.settleAutoAnswer(auto('t1', 'a', NOON + 1));
        await store.delayAutoAnswer(auto('t1', 'a', NOON), NOON + 5);
        expect(await store.dueAutoAnswers(NOON + 5, 9)).toEqual([auto('t1', 'a', NOON + 5)]);
        await store.settleAutoAnswer(auto('t1', 'a', NOON + 5));
        expect(await store.dueAutoAnswers(Infinity, 9)).toEqual([]);
      });
    });

    it('remembers the standing orders of each player of a seat', async () => {
      await playing('t1');
      const orders = (player: string, value: string) => ({ table: 't1', seat: 0, player, chosen: { help: value } });
      await store.saveOrders(orders('ann', 'agree'), []);
      await store.saveOrders(orders('cy', 'refuse'), []);
      await store.saveOrders(orders('ann', 'refuse'), [{ table: 't1', seat: 0, decision: 'help 1', due: NOON }]);
      expect(await store.orders('t1')).toEqual([orders('ann', 'refuse'), orders('cy', 'refuse')]);
      expect(await store.dueAutoAnswers(NOON, 9)).toHaveLength(1);
      expect(await store.orders('t2')).toEqual([]);
    });

    describe('an alarm', () => {
      it('is due when its time has come, the one waiting longest first', async () => {
        await store.commit(change(next(await playing('t1', { channel: 'c1' })), { alarm: NOON + 2000 }));
        await store.commit(change(next(await playing('t2', { channel: 'c2' })), { alarm: NOON + 1000 }));
        expect(await store.dueAlarms(NOON + 999, 9)).toEqual([]);
        expect((await store.dueAlarms(NOON + 2000, 9)).map(({ table }) => table)).toEqual(['t2', 't1']);
        expect((await store.dueAlarms(NOON + 2000, 1)).map(({ table }) => table)).toEqual(['t2']);
      });

      it('is written with the change that calls for it, and goes with one that does not', async () => {
        const called = next(await playing('t1'));
        await store.commit(change(called, { alarm: NOON }));
        await store.commit(change(next(called), { alarm: null }));
        expect(await store.dueAlarms(NOON, 9)).toEqual([]);
      });

      it('stays as it was where a change says so', async () => {
        const called = next(await playing('t1'));
        await store.commit(change(called, { alarm: NOON }));
        await store.commit(change(next(called), { alarm: 'as it was' }));
        expect(await store.dueAlarms(NOON, 9)).toEqual([{ table: 't1', due: NOON }]);
      });

      it('that is settled or put off is not the one renewed meanwhile', async () => {
        const called = next(await playing('t1'));
        await store.commit(change(called, { alarm: NOON }));
        const [first = { table: '', due: 0 }] = await store.dueAlarms(NOON, 9);
        await store.commit(change(next(called), { alarm: NOON + 1 }));
        await store.settleAlarm(first);
        await store.delayAlarm(first, NOON + 5000);
        expect(await store.dueAlarms(NOON + 1, 9)).toEqual([{ table: 't1', due: NOON + 1 }]);
      });

      it('that is put off is due later', async () => {
        await store.commit(change(next(await playing('t1')), { alarm: NOON }));
        await store.delayAlarm({ table: 't1', due: NOON }, NOON + 5000);
        expect(await store.dueAlarms(NOON + 4999, 9)).toEqual([]);
        expect(await store.dueAlarms(NOON + 5000, 9)).toHaveLength(1);
      });
    });

    describeDue({ store: () => store, playing });
    describeKeepsakes(() => store);

    describe('small things', () => {
      it('remembers where the board of a table stands, until told to forget', async () => {
        await store.create(lobby('t1'), 'i1', []);
        expect(await store.message('t1', 'board')).toBeNull();
        const board = {
          table: 't1',
          kind: 'board',
          channel: 'c',
          message: 'm1',
          buried: 0,
          revision: 3,
          seats: [0, 2],
        } as const;
        await store.saveMessage(board);
        await store.saveMessage({ ...board, message: 'm2', buried: 3 });
        expect(await store.message('t1', 'board')).toEqual({ ...board, message: 'm2', buried: 3 });
        await store.forgetMessage('t1', 'board');
        expect(await store.message('t1', 'board')).toBeNull();
      });

      it('remembers a pointer in each channel a table has left, until told to forget it', async () => {
        await store.create(lobby('t1'), 'i1', []);
        const [a, b] = ['a', 'b'].map((channel) => ({ table: 't1', channel, message: `m-${channel}` }));
        if (!a || !b) throw new Error('There are two.');
        expect(await store.pointers('t1')).toEqual([]);
        await store.savePointer({ ...a, message: 'older' });
        await store.savePointer(a);
        await store.savePointer(b);
        expect(await store.pointers('t1')).toEqual([a, b]);
        expect(await store.pointers('t2')).toEqual([]);
        await store.forgetPointer({ ...a, message: 'older' });
        await store.forgetPointer(b);
        expect(await store.pointers('t1')).toEqual([a]);
      });

      it('keeps the steps of a match that reach furthest', async () => {
        await store.create(lobby('t1'), 'i1', []);
        expect(await store.steps('t1')).toBeNull();
        const of = (revision: number) => ({ table: 't1', rules: 1, entries: 100, revision, players: '["p1"]' });
        await store.saveSteps({ ...of(110), steps: Uint8Array.of(1, 2, 3) });
        await store.saveSteps({ ...of(210), steps: Uint8Array.of(4) });
        await store.saveSteps({ ...of(120), steps: Uint8Array.of(5, 6) });
        const kept = await store.steps('t1');
        expect(kept).toMatchObject(of(210));
        expect([...(kept?.steps ?? [])]).toEqual([4]);
      });

      it('remembers up to where each player has looked at each table', async () => {
        await store.create(lobby('t1'), 'i1', []);
        expect(await store.look('t1', 'p1')).toBe(0);
        await store.saveLook('t1', 'p1', 4);
        await store.saveLook('t1', 'p1', 7);
        await store.saveLook('t1', 'p2', 5);
        expect(await store.look('t1', 'p1')).toBe(7);
        expect(await store.look('t1', 'p2')).toBe(5);
        expect(await store.look('t2', 'p1')).toBe(0);
      });

      it('remembers facts', async () => {
        expect(await store.fact('commands')).toBeNull();
        await store.saveFact('commands', 'v1');
        await store.saveFact('commands', 'v2');
        expect(await store.fact('commands')).toBe('v2');
      });

      it('remembers for each person which tips they have read', async () => {
        expect(await store.tips('ada')).toBeNull();
        await store.saveTips('ada', { wanted: true });
        await store.saveTips('bo', { wanted: true });
        await store.saveTips('ada', { wanted: false });
        expect(await store.tips('ada')).toEqual({ wanted: false });
        expect(await store.tips('bo')).toEqual({ wanted: true });
      });

      it('remembers what each person has chosen, beside their tips', async () => {
        expect(await store.person('ada')).toBeNull();
        await store.savePerson('ada', { calls: 'dm' }, 5);
        expect(await store.tips('ada')).toBeNull();
        await store.saveTips('ada', { wanted: true });
        expect(await store.dueDigests(4, 9)).toEqual([]);
        expect(await store.dueDigests(5, 9)).toEqual(['ada']);
        await store.savePerson('ada', { calls: 'none' }, null);
        expect(await store.dueDigests(5, 9)).toEqual([]);
        await store.saveRefused('ada', 7);
        expect(await store.refusedAt('ada')).toBe(7);
        await store.saveTips('bo', { wanted: true });
        expect(await store.person('ada')).toEqual({ calls: 'none' });
        expect(await store.tips('ada')).toEqual({ wanted: true });
        expect(await store.person('bo')).toBeNull();
      });

      it('forgets old interactions, and only those', async () => {
        const table = await playing('t1');
        const early = next(table, { changedAt: NOON });
        await store.commit(change(early, { interaction: 'early' }));
        const late = next(early, { changedAt: NOON + 5000 });
        await store.commit(change(late, { interaction: 'late' }));
        await store.prune(NOON + 5000);
        expect(await store.commit(change(next(late), { interaction: 'late' }))).toBe('duplicate');
        expect(await store.commit(change(next(late), { interaction: 'early' }))).toBe('done');
      });
    });

    describe.runIf(shared)('with others', () => {
      it('keeps everything when it is closed and opened again', async () => {
        const table = await playing('t1');
        await store.close();
        store = await ground.connect();
        expect(await store.table('t1')).toEqual(table);
        expect(await store.commit(change(next(table), { interaction: 'new t1' }))).toBe('duplicate');
      });

      it('lets one of two writers with the same revision win, over and over', async () => {
        let table = await playing('t1');
        const other = await ground.connect();
        for (let round = 0; round < 20; round++) {
          const [mine, theirs] = [next(table, { options: 'mine' }), next(table, { options: 'theirs' })];
          const outcomes = await Promise.all([
            store.commit(change(mine, { interaction: `mine ${round}` })),
            other.commit(change(theirs, { interaction: `theirs ${round}` })),
          ]);
          expect([...outcomes].sort()).toEqual(['done', 'stale']);
          table = outcomes[0] === 'done' ? mine : theirs;
          expect(await store.table('t1')).toEqual(table);
          expect(await other.table('t1')).toEqual(table);
        }
        await other.close();
      });

      it('counts an interaction once though two processes were told of it', async () => {
        const table = await playing('t1');
        const other = await ground.connect();
        const press = change(next(table), { interaction: 'press' });
        const outcomes = await Promise.all([store.commit(press), other.commit(press)]);
        expect([...outcomes].sort()).toEqual(['done', 'duplicate']);
        await other.close();
      });

      it('has every acknowledged change after a process was killed at any moment', async () => {
        await playing('t1');
        for (const moment of [0, 3, 11, 20, 42]) {
          const acknowledged = await killedCommitter(ground.url, 't1', moment);
          const table = await store.table('t1');
          expect(table?.revision).toBeGreaterThanOrEqual(acknowledged);
          // Every revision since the match began has its line: what is there is whole.
          const revisions = (await store.log('t1')).map((entry) => entry.revision);
          expect(revisions).toEqual(Array.from({ length: (table?.revision ?? 0) - 2 }, (_, i) => i + 3));
        }
      }, 60_000);
    });
  });
}

const COMMITTER = fileURLToPath(new URL('./committer.ts', import.meta.url));

/** Lets another process commit to the table and kills it some moments after its first; the last revision it was sure of. */
async function killedCommitter(url: string, table: string, moment: number): Promise<number> {
  const committer = spawn(process.execPath, [COMMITTER, url, table], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(committer, 'close');
  let said = '';
  committer.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(committer.stdout, 'data');
  await setTimeout(moment);
  committer.kill('SIGKILL');
  await closed;
  return Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1));
}
