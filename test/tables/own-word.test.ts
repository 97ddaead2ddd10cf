import { describe, expect, it } from 'vitest';
import { faultText } from '../../src/discord/words/log/verify.ts';
import { commitmentOf, seedOf } from '../../src/proof/dice.ts';
import { verify } from '../../src/proof/verify.ts';
import { commands, exportOf, seatOf, type Table } from '../../src/tables/index.ts';
import { done, house, refusal, TOY, type House } from './house.ts';

async function withWord(at: House, table: Table, person: string, word: string): Promise<Table> {
  return done(await at.tables.do(table.record.id, at.press(person), commands.setWord(word)));
}

/** A game of Ada and Bo that is over, with what is exported of it. */
async function exported(at: House, words: { ada?: string; bo?: string }) {
  let table = await at.lobby('ada', 'bo');
  for (const person of ['ada', 'bo'] as const)
    if (words[person] !== undefined) table = await withWord(at, table, person, words[person]);
  table = done(await at.tables.do(table.record.id, at.press('ada'), commands.begin));
  table = done(await at.tables.do(table.record.id, at.press('ada'), commands.concede));
  return { table, file: exportOf(table, await at.tables.log(table.record.id)) };
}

function problemOf(file: object): string {
  const verdict = verify(JSON.stringify(file), [TOY], () => undefined);
  return verdict.ok ? '' : faultText(verdict.fault, String);
}

describe('A word of one’s own', () => {
  it('goes into the seed in the order of the seats, beside the seal that came before it', async () => {
    const at = await house();
    const lobby = await at.lobby('ada', 'bo');
    const { secret, commitment, id } = lobby.record;
    await withWord(at, lobby, 'bo', 'seven');
    const begun = done(await at.tables.do(id, at.press('ada'), commands.begin));
    expect(begun.record).toMatchObject({ secret, commitment: commitmentOf(id, secret) });
    expect(commitment).toBe(begun.record.commitment);
    const parts = begun.record.seats.map(({ seat, joined }) => ({ seat, joined, word: seat === 1 ? 'seven' : null }));
    expect(begun.record.seed).toBe(seedOf(secret, parts));
    expect(begun.record.seed).not.toBe(
      seedOf(
        secret,
        parts.map(({ seat, joined }) => ({ seat, joined })),
      ),
    );
  });

  it('may be changed until the start and not after it, and goes with its player', async () => {
    const at = await house();
    let table = await withWord(at, await at.lobby('ada', 'bo'), 'ada', 'one');
    table = await withWord(at, table, 'ada', '  two \n three ');
    expect(seatOf(table, 'ada')?.word).toBe('two three');
    table = done(await at.tables.do(table.record.id, at.press('ada'), commands.join(2)));
    expect(seatOf(table, 'ada')).toMatchObject({ seat: 2, word: 'two three' });
    table = done(await at.tables.do(table.record.id, at.press('ada'), commands.leave));
    table = done(await at.tables.do(table.record.id, at.press('ada'), commands.join(null)));
    expect(seatOf(table, 'ada')?.word).toBeNull();
    table = done(await at.tables.do(table.record.id, at.press('ada'), commands.begin));
    expect(refusal(await at.tables.do(table.record.id, at.press('bo'), commands.setWord('late')))).toMatchObject({
      why: 'begun',
    });
  });

  it.each(['', '   ', '\u200b\u202e', '\ufe0f', 'x'.repeat(41)])('is refused as %j', async (word) => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    expect(refusal(await at.tables.do(record.id, at.press('ada'), commands.setWord(word)))).toEqual({
      why: 'bad-word',
    });
  });

  it('is for those who have a seat', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    expect(refusal(await at.tables.do(record.id, at.press('cy'), commands.setWord('x')))).toEqual({
      why: 'not-seated',
    });
  });

  it('is read back from the database, and is not kept for the next game', async () => {
    const at = await house();
    const { table } = await exported(at, { ada: 'one', bo: 'two' });
    expect((await at.store.table(table.record.id))?.seats.map(({ word }) => word)).toEqual(['one', 'two']);
    const place = { guild: 'guild', channel: 'next' };
    const next = done(await at.tables.again(table.record.id, place, at.press('ada')));
    expect(next.record.seats.map(({ word }) => word)).toEqual([null, null]);
  });

  it('stands in the export, which replays with it and with no other; without words the export is as before', async () => {
    const at = await house();
    const { file } = await exported(at, { ada: '‘%d’ | 7️⃣' });
    expect(file?.seats.map(({ word }) => word)).toEqual(['‘%d’ | 7️⃣', undefined]);
    expect(problemOf(file ?? {})).toBe('');
    const swapped = file?.seats.map(({ word, ...held }) => (word === undefined ? { ...held, word: 'x' } : held));
    expect(problemOf({ ...file, seats: swapped })).toMatch(/seed/);
    const plain = await exported(await house(), {});
    expect(JSON.stringify(plain.file)).not.toContain('word');
    expect(problemOf(plain.file ?? {})).toBe('');
  });
});
