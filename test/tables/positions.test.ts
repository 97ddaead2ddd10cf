import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  draw,
  freeRng,
  replay,
  seats,
  type Entry,
  type Position,
  type RewindTarget,
  type Rng,
  type Seat,
} from '#engine';
import { games } from '../../src/games/index.ts';
import { commands, readEntry, type Table } from '../../src/tables/index.ts';
import { Positions } from '../../src/tables/log/positions.ts';
import { temporaryFolder } from '../store/folder.ts';
import { ASK_REWIND, house, now, type House } from './house.ts';
import { PEOPLE, press } from './random-press.ts';

/** Every position of a match, replayed from its set-up. */
function positionsOf({ game, record, play }: Table, log: readonly Entry<unknown>[]): Position<unknown>[] {
  const options = game.readOptions(record.options);
  return [...replay(game, { seats: play?.match.seats ?? 0, options, seed: record.seed ?? '', log })];
}

/** An answer that counts, after those before it, and the entry after which the match stood so, if it ever did. */
interface Counting {
  readonly at: number | null;
  readonly seat: Seat | null;
  readonly before: Counting | null;
}

/** Where a rewind of a seat leads, found by following the whole log forwards. */
function targetInWholeLog(log: readonly Entry<unknown>[], seat: Seat): RewindTarget | null {
  let newest: Counting = { at: 0, seat: null, before: null };
  const all = [newest];
  log.forEach((entry, n) => {
    if (entry.kind === 'answer') newest = { at: n + 1, seat: entry.seat, before: newest };
    else if (entry.kind === 'rewind') newest = all[entry.to] ?? newest;
    else newest = { ...without(newest, entry.seat, [...(entry.lost ?? [])]), at: n + 1 };
    all.push(newest);
  });
  let target: Counting | null = newest;
  while (target && target.seat !== seat) target = target.before;
  const lost: Seat[] = [];
  for (target = target?.before ?? null; target?.at === null; target = target.before)
    if (target.seat !== null) lost.push(target.seat);
  return typeof target?.at === 'number' ? { to: target.at, ...(lost.length > 0 && { lost }) } : null;
}

function without(newest: Counting, seat: Seat, lost: Seat[]): Counting {
  if (newest.seat === seat || !newest.before) return newest.before ?? newest;
  const place = lost.indexOf(newest.seat ?? -1);
  const before = without(newest.before, seat, place < 0 ? lost : lost.toSpliced(place, 1));
  return place < 0 ? { at: null, seat: newest.seat, before } : before;
}

/** Somebody asks to go back to before their newest answer, and all agree. */
async function rewind(at: House, { record, proposal }: Table, rng: Rng): Promise<void> {
  if (proposal) await at.tables.do(record.id, at.press('ada'), commands.decline(proposal.made));
  const asked = await at.tables.do(record.id, at.press(draw(rng, PEOPLE)), ASK_REWIND);
  const made = asked.table?.proposal?.made ?? 0;
  for (const person of PEOPLE) await at.tables.do(record.id, at.press(person), commands.agree(made));
}

describe('How a match stood earlier', () => {
  it('is found from checkpoints as it is from the set-up, and where a rewind leads as from the whole log', async () => {
    let rewinds = 0;
    for (const round of [1, 2]) {
      const at = await house(
        join(temporaryFolder(), 'airlock.db'),
        games.filter(({ game }) => game.id === 'skydock'),
      );
      const positions = new Positions(at.store);
      const rng = freeRng(`positions ${String(round)}`);
      let table = await at.game(...PEOPLE);
      for (let step = 0; step < 600 && table.record.status === 'playing'; step++) {
        await press(at, table, rng, 'quick');
        if (step % 60 === 59) await rewind(at, await now(at, table), rng);
        table = await now(at, table);
        if (step % 25 !== 0) continue;
        const log = (await at.tables.log(table.record.id)).flatMap((line) => readEntry(line) ?? []);
        const all = positionsOf(table, log);
        expect(log.length).toBe(table.play?.match.seq);
        for (const { seq, state } of all.slice(-130)) {
          if (rng.int(10) === 0) expect((await positions.after(table, seq))?.state).toEqual(state);
        }
        for (const seat of seats(PEOPLE.length)) {
          const found = await positions.rewindTarget(table, seat);
          const wanted = targetInWholeLog(log, seat);
          expect(found?.lost).toEqual(wanted?.lost);
          expect(found && all[found.to]?.state).toEqual(wanted && all[wanted.to]?.state);
        }
        rewinds = Math.max(rewinds, log.filter(({ kind }) => kind === 'rewind').length);
      }
      expect(await at.store.checkpoint(table.record.id, Infinity)).not.toBeNull();
    }
    expect(rewinds).toBeGreaterThan(0);
  });

  it('is where a person left it, also long ago, but for having taken their seat back', async () => {
    const at = await house(
      ':memory:',
      games.filter(({ game }) => game.id === 'skydock'),
    );
    const rng = freeRng('left by');
    let table = await at.game(...PEOPLE);
    const { id } = table.record;
    const stood = new Map<number, unknown>();
    for (let step = 0; step < 60; step++, table = await now(at, table)) {
      await press(at, table, rng);
      stood.set(table.record.revision, table.play?.match.state);
    }
    for (const [revision, state] of stood) expect((await at.tables.positionAt(table, revision))?.state).toEqual(state);
    await at.tables.do(id, at.press('cy'), commands.handOver('heuristic'));
    const left = (await now(at, table)).play?.match;
    const { revision } = table.record;
    for (let step = 0; step < 40; step++, table = await now(at, table))
      await press(at, await now(at, table), { int: (n) => (n === PEOPLE.length ? rng.int(2) : rng.int(n)) });
    await at.tables.do(id, at.press('cy'), commands.takeBack);
    table = await now(at, table);
    // The log forgets what was only changed back in secret, so its length may be the same.
    expect(table.record.revision).toBeGreaterThan(revision);
    const leftBy = async (player: string) => at.tables.positionAt(table, await at.tables.lastActionBy(table, player));
    expect((await leftBy('cy'))?.state).toEqual(left?.state);
    expect((await leftBy('nobody'))?.seq).toBe(0);
  });
});
