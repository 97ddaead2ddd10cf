import { describe, expect, it, vi } from 'vitest';
import { freeRng, type Seat } from '#engine';
import { games } from '../../src/games/index.ts';
import { commands, readEntry, type LogLine, type Table } from '../../src/tables/index.ts';
import { house, now, type House } from './house.ts';
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

async function revisionsOf(lines: AsyncIterable<LogLine>): Promise<number[]> {
  const all: number[] = [];
  for await (const { revision } of lines) all.push(revision);
  return all;
}

/** The players take back what somebody did last. */
async function rewind(at: House, { record, proposal }: Table, person: string): Promise<void> {
  if (proposal) await at.tables.do(record.id, at.press('ada'), commands.decline(proposal.made));
  const asked = await at.tables.do(record.id, at.press(person), commands.askRewind);
  for (const each of PEOPLE)
    await at.tables.do(record.id, at.press(each), commands.agree(asked.table?.proposal?.made ?? 0));
}

describe('The steps of a match that count', () => {
  it('are found from any of them on as they are found from the whole log', async () => {
    const at = await house(
      ':memory:',
      games.filter(({ game }) => game.id === 'skydock'),
    );
    const rng = freeRng('steps');
    let table = await at.game(...PEOPLE);
    const { id } = table.record;
    for (let step = 0; step < 500 && table.record.status === 'playing'; step++) {
      await press(at, table, rng, 'quick');
      if (step % 60 === 59) await rewind(at, await now(at, table), PEOPLE[rng.int(3)] ?? '');
      table = await now(at, table);
    }
    const log = await at.tables.log(id);
    expect(log.some((line) => readEntry(line)?.kind === 'undo')).toBe(true);
    expect(log.some((line) => readEntry(line)?.kind === 'rewind')).toBe(true);
    const all = countingInWholeLog(log);
    expect(await revisionsOf(at.tables.steps.after(id, 0))).toEqual(all);
    expect(await revisionsOf(at.tables.steps.before(id, Infinity))).toEqual(all.toReversed());
    for (const [place, revision] of all.entries()) {
      if (place % 9 !== 0) continue;
      expect(await revisionsOf(at.tables.steps.after(id, revision))).toEqual(all.slice(place + 1));
      expect(await revisionsOf(at.tables.steps.before(id, revision))).toEqual(all.slice(0, place).toReversed());
    }
  });

  it('are read from a part of the log, however long it is', async () => {
    const at = await house(
      ':memory:',
      games.filter(({ game }) => game.id === 'skydock'),
    );
    const rng = freeRng('long steps');
    let table = await at.game(...PEOPLE);
    const { id } = table.record;
    for (let step = 0; step < 600 && table.record.status === 'playing'; step++, table = await now(at, table))
      await press(at, table, rng, 'quick');
    expect(table.record.revision).toBeGreaterThan(200);
    const read = vi.spyOn(at.store, 'logPage');
    const whole = vi.spyOn(at.store, 'log');
    for await (const line of at.tables.steps.after(id, 0)) if (line.revision > 0) break;
    for await (const line of at.tables.steps.before(id, 150)) if (line.revision > 0) break;
    expect(whole).not.toHaveBeenCalled();
    expect(read.mock.calls.length).toBeLessThan(8);
  });
});
