import { describe, expect, it, vi } from 'vitest';
import { freeRng, type Seat } from '#engine';
import { narration } from '../../src/discord/screens/story/narration.ts';
import { games } from '../../src/games/index.ts';
import { commands, readEntry, type LogLine, type ShownStep, type Table } from '../../src/tables/index.ts';
import { StoreError } from '../../src/store/store.ts';
import { Steps } from '../../src/tables/log/steps.ts';
import { ASK_REWIND, house, now, type House } from './house.ts';
import { PEOPLE, press } from './random-press.ts';

/** The revisions of the steps that count, found by following the whole log forwards. */
function countingInWholeLog(log: readonly LogLine[]): number[] {
  let counting: readonly { seat: Seat; revision: number }[] = [];
  const after = [counting];
  for (const line of log) {
    const entry = readEntry(line);
    if (!entry) continue;
    if (entry.kind === 'answer') counting = [...counting, { seat: entry.seat, revision: line.revision }];
    else if (entry.kind === 'rewind') counting = after[entry.to] ?? [];
    else
      for (const seat of [entry.seat, ...(entry.lost ?? [])]) {
        const gone = counting.findLastIndex((each) => each.seat === seat);
        counting = counting.filter((_, at) => at !== gone);
      }
    after.push(counting);
  }
  return counting.map(({ revision }) => revision);
}

/** The players take back what somebody did last. */
async function rewind(at: House, { record, proposal }: Table, person: string): Promise<void> {
  if (proposal) await at.tables.do(record.id, at.press('ada'), commands.decline(proposal.made));
  const asked = await at.tables.do(record.id, at.press(person), ASK_REWIND);
  for (const each of PEOPLE)
    await at.tables.do(record.id, at.press(each), commands.agree(asked.table?.proposal?.made ?? 0));
}

/** A game of Skydock after this many random presses, every sixtieth of them undone by agreement. */
async function played(presses: number): Promise<{ at: House; table: Table }> {
  const at = await house(
    ':memory:',
    games.filter(({ game }) => game.id === 'skydock'),
  );
  const rng = freeRng('steps');
  let table = await at.game(...PEOPLE);
  for (let step = 0; step < presses && table.record.status === 'playing'; step++) {
    await press(at, table, rng, 'quick');
    if (step % 60 === 59) await rewind(at, await now(at, table), PEOPLE[rng.int(3)] ?? '');
    table = await now(at, table);
  }
  return { at, table };
}

/** Steps that are read from the whole log, since none are stored. */
const fromTheLog = (at: House) => new Steps({ ...at.store, steps: () => Promise.resolve(null) });

const revisionsOf = (steps: readonly ShownStep[]) => steps.map(({ revision }) => revision);

describe('The steps of a match that count', () => {
  it('are those that no undo and no rewind has taken back, as far as they show something', async () => {
    const { at, table } = await played(500);
    const log = await at.tables.log(table.record.id);
    expect(log.some((line) => readEntry(line)?.kind === 'undo')).toBe(true);
    expect(log.some((line) => readEntry(line)?.kind === 'rewind')).toBe(true);
    const counting = countingInWholeLog(log);
    const linesOf = (steps: readonly ShownStep[]) =>
      log.filter(({ revision }) => revisionsOf(steps).includes(revision));
    for (const viewer of [0, 1, 'public'] as const) {
      const shown = await at.tables.steps.shownTo(table, viewer);
      const telling = log.filter(
        (line) => counting.includes(line.revision) && narration(table, line, viewer).length > 0,
      );
      expect(linesOf(shown)).toEqual(telling);
    }
    const all = revisionsOf(await at.tables.steps.shownTo(table, 'everything'));
    for (const viewer of [0, 'public'] as const)
      expect(all).toEqual(expect.arrayContaining(revisionsOf(await at.tables.steps.shownTo(table, viewer))));
  });

  it('are the same to a reader who looks after every press, also after undos in secret, as to one who looks once', async () => {
    const at = await house(
      ':memory:',
      games.filter(({ game }) => game.id === 'skydock'),
    );
    const compacted = vi.spyOn(at.store, 'commit');
    const rng = freeRng('a look after every press');
    let table = await at.game(...PEOPLE);
    for (let step = 0; step < 250 && table.record.status === 'playing'; step++) {
      await press(at, table, rng);
      if (step % 60 === 59) await rewind(at, await now(at, table), PEOPLE[rng.int(3)] ?? '');
      table = await now(at, table);
      const fromTheStart = fromTheLog(at);
      for (const reader of [step % 3, 'public', 'everything'] as const)
        expect(await at.tables.steps.shownTo(table, reader)).toEqual(await fromTheStart.shownTo(table, reader));
    }
    expect(compacted.mock.calls.some(([{ edits }]) => edits.length > 0)).toBe(true);
    expect((await at.tables.log(table.record.id)).some((line) => readEntry(line)?.kind === 'rewind')).toBe(true);
  });

  it('are read on from where they can no longer change, however long the log is', async () => {
    const { at, table } = await played(300);
    await at.tables.steps.shownTo(table, 0);
    const read = vi.spyOn(at.store, 'logPage');
    const rng = freeRng('going on');
    let gone = table;
    for (; gone.record.revision === table.record.revision; gone = await now(at, table))
      await press(at, gone, rng, 'quick');
    read.mockClear();
    await at.tables.steps.shownTo(gone, 0);
    expect(read).toHaveBeenCalledOnce();
    expect(read.mock.calls[0]?.[1].after).toBeGreaterThan(table.record.revision - 50);
  });

  it('are stored as the match goes on, so that a first look reads little of a long log and finds the same', async () => {
    const { at, table } = await played(500);
    await at.tables.settled();
    const read = vi.spyOn(at.store, 'logPage');
    for (const reader of [0, 1, 2, 'public', 'everything'] as const) {
      const steps = new Steps(at.store);
      read.mockClear();
      const shown = await steps.shownTo(table, reader);
      expect(read.mock.calls[0]?.[1].after).toBeGreaterThan(table.record.revision - 250);
      expect(shown).toEqual(await fromTheLog(at).shownTo(table, reader));
    }
  });

  it('are read from the log where they were stored by other rules, or could not be stored', async () => {
    const { at, table } = await played(400);
    await at.tables.settled();
    const stored = await at.store.steps(table.record.id);
    expect(stored?.entries).toBeGreaterThan(50);
    const others = { ...at.store, steps: () => Promise.resolve(stored && { ...stored, rules: stored.rules + 1 }) };
    expect(await new Steps(others).shownTo(table, 'public')).toEqual(await fromTheLog(at).shownTo(table, 'public'));
    const failing = { ...at.store, saveSteps: () => Promise.reject(new StoreError('full', 'The disk is full.')) };
    const steps = new Steps(failing);
    const { play } = table;
    if (!play) throw new Error('No game is played.');
    steps.keepUp({ ...table, play: { ...play, match: { ...play.match, seq: 100 } } });
    await steps.settled();
    expect(await steps.shownTo(table, 'public')).toEqual(await fromTheLog(at).shownTo(table, 'public'));
  });

  it('are read from the log once while the table does not go on', async () => {
    const { at, table } = await played(20);
    const read = vi.spyOn(at.store, 'logPage');
    const steps = await at.tables.steps.shownTo(table, 0);
    expect(read).toHaveBeenCalled();
    read.mockClear();
    expect(await at.tables.steps.shownTo(table, 0)).toBe(steps);
    expect(read).not.toHaveBeenCalled();
    const rng = freeRng('one more');
    let gone = table;
    for (; gone.record.revision === table.record.revision; gone = await now(at, table))
      await press(at, gone, rng, 'quick');
    const later = await at.tables.steps.shownTo(gone, 0);
    expect(read).toHaveBeenCalled();
    expect(later).not.toBe(steps);
  });
});
