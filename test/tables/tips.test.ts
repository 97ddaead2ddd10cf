import { describe, expect, it } from 'vitest';
import type { Decision, GameEntry } from '#engine';
import { Tips } from '../../src/tables/tips.ts';
import { commands, type Table } from '../../src/tables/index.ts';
import { answer, answerTo, done, house, TOY, type House } from './house.ts';

const tip = (key: string) => ({ key, text: `About ${key}.` });

/** The toy with a tip about each kind of question and one about the whole game. */
const tipped: GameEntry = {
  ...TOY,
  face: { ...TOY.face, tips: (_view: unknown, { kind }: Decision<unknown>) => [tip(kind), tip('lanterns')] },
};

const show = (at: House, table: Table) => at.tables.tips.show(table, 'ada');

async function ended(at: House, { record }: Table, other = 'bo'): Promise<void> {
  for (const person of ['ada', other]) await at.tables.do(record.id, at.press(person), commands.end);
  for (const person of ['ada', other]) {
    const now = await at.tables.table(record.id);
    const made = now?.proposal?.made;
    if (made !== undefined) await at.tables.do(record.id, at.press(person), commands.agree(made));
  }
}

describe('A tip', () => {
  it('stays as long as its question does, and is shown once a game', async () => {
    const at = await house(':memory:', [tipped]);
    let table = await at.game('ada', 'bo');
    expect(await show(at, table)).toBe('About swap.');
    expect(await show(at, table)).toBe('About swap.');
    table = await answer(at, table, 'ada');
    table = await answer(at, table, 'bo');
    expect(await show(at, table)).not.toBe('About swap.');
    const read: (string | null)[] = [];
    for (let round = 0; round < 20 && table.record.status === 'playing'; round++) {
      const [next] = table.play?.open.filter(({ urgency }) => urgency === 'required') ?? [];
      if (!next) break;
      if (next.seat === 0) read.push(await show(at, table));
      table = await answerTo(at, table, next.seat === 0 ? 'ada' : 'bo', next.kind).catch(() =>
        answer(at, table, next.seat === 0 ? 'ada' : 'bo'),
      );
    }
    const told = read.filter((text) => text !== null);
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told).size).toBe(told.length);
  });

  it('is for the first game of a kind alone', async () => {
    const at = await house(':memory:', [tipped]);
    const first = await at.game('ada', 'bo');
    expect(await show(at, first)).not.toBeNull();
    await ended(at, first);
    const second = await at.game('ada', 'cy');
    expect(await show(at, second)).toBeNull();
    await ended(at, second, 'cy');
    expect(await at.tables.tips.show(await at.game('cy', 'ada'), 'cy')).not.toBeNull();
  });

  it('is not shown to somebody who wants none, in no game and after no restart', async () => {
    const at = await house(':memory:', [tipped]);
    const table = await at.game('ada', 'bo');
    await at.tables.tips.stop('ada');
    expect(await show(at, table)).toBeNull();
    expect(await new Tips(at.store).show(table, 'ada')).toBeNull();
    await ended(at, table);
    expect(await at.tables.tips.show(await at.game('bo', 'ada'), 'bo')).toBe('About swap.');
  });

  it('is remembered as read after a restart', async () => {
    const at = await house(':memory:', [tipped]);
    let table = await at.game('ada', 'bo');
    await show(at, table);
    table = await answer(at, table, 'ada');
    table = await answer(at, table, 'bo');
    const next = await show(at, table);
    expect(await new Tips(at.store).show(table, 'ada')).toBe(next);
  });

  it('is not for those who only watch', async () => {
    const at = await house(':memory:', [tipped]);
    expect(
      await at.tables.tips.show(done({ ok: true, table: await at.game('ada', 'bo'), events: [] }), 'cy'),
    ).toBeNull();
  });
});
