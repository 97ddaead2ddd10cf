import { describe, expect, it } from 'vitest';
import { commands, exportOf, waitingFor, type Table } from '../../src/tables/index.ts';
import { validateTable } from '../../src/tables/log/validate.ts';
import { faultText } from '../../src/discord/words/log/verify.ts';
import { verify } from '../../src/proof/verify.ts';
import { answer, done, house, TOY, type House } from './house.ts';

/** A whole game of the toy, everybody answering with their first option, with one step taken back. */
async function played(at: House): Promise<Table> {
  let table = await at.game('ada', 'bo');
  const people = ['ada', 'bo'];
  table = await answer(at, table, 'ada', { do: 'swap', slot: 1 });
  table = await answer(at, table, 'bo');
  table = await answer(at, table, 'bo');
  table = done(await at.tables.do(table.record.id, at.press('bo'), commands.undo(null)));
  while (table.record.status === 'playing') table = await answer(at, table, people[waitingFor(table)[0] ?? 0] ?? '');
  return table;
}

function problemOf(text: string): string {
  const verdict = verify(text, [TOY], () => undefined);
  return verdict.ok ? '' : faultText(verdict.fault, String);
}

describe('Export', () => {
  it('of a finished game replays to every recorded position', async () => {
    const at = await house();
    const table = await played(at);
    const log = await at.tables.log(table.record.id);
    const exported = exportOf(table, log);
    const steps: string[] = [];
    const verdict = verify(JSON.stringify(exported), [TOY], (step) => steps.push(step.what));
    expect(verdict).toMatchObject({ ok: true });
    expect(steps).toHaveLength((exported?.log.length ?? 0) + 1);
    expect(steps).toContain('seat 1 undo');
  });

  it('of a game in which somebody kept the seat they chose replays with the dice of the seats as it began', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo', 'cy');
    await at.tables.do(record.id, at.press('bo'), commands.join(1));
    await at.tables.do(record.id, at.press('ada'), commands.leave);
    let table = done(await at.tables.do(record.id, at.press('bo'), commands.begin));
    const people = ['cy', 'bo'];
    while (table.record.status === 'playing') table = await answer(at, table, people[waitingFor(table)[0] ?? 0] ?? '');
    const exported = exportOf(table, await at.tables.log(record.id));
    expect(exported?.seats.map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'CY'],
      [1, 'BO'],
    ]);
    expect(problemOf(JSON.stringify(exported))).toBe('');
    const swapped = { ...exported, seats: exported?.seats.map((held) => ({ ...held, seat: 1 - held.seat })) };
    expect(problemOf(JSON.stringify(swapped))).toMatch(/seed/i);
  });

  it('of a game still being played does not exist', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    expect(exportOf(table, await at.tables.log(table.record.id))).toBeNull();
  });

  it('is caught when anything in it was changed', async () => {
    const at = await house();
    const table = await played(at);
    const exported = exportOf(table, await at.tables.log(table.record.id));
    const problem = (change: object) => problemOf(JSON.stringify({ ...exported, ...change }));
    expect(problem({})).toBe('');
    expect(problem({ secret: '0'.repeat(64) })).toMatch(/sealed/);
    expect(problem({ seed: '0'.repeat(64) })).toMatch(/seed/i);
    expect(problem({ game: 'chess' })).toMatch(/not played here/);
    expect(problem({ options: 7 })).toMatch(/options/i);
    expect(problem({ rules: TOY.game.rules + 1 })).toMatch(/newer rules/);
    expect(problem({ seats: exported?.seats.map((held) => ({ ...held, seat: held.seat + 1 })) })).toMatch(/options/i);
    expect(problem({ log: exported?.log.slice(1) })).toMatch(/Entry 1/);
    expect(problem({ log: exported?.log.map((line) => ({ ...line, hash: '' })) })).toMatch(/Entry 1/);
    expect(problemOf('{')).toMatch(/not a game exported/);
  });
});

describe('Validation', () => {
  it('finds nothing in a game played by the rules of today', async () => {
    const at = await house();
    const table = await answer(at, await at.game('ada', 'bo'), 'ada');
    expect(validateTable(table, await at.tables.log(table.record.id))).toBeNull();
  });

  it('names the first entry that the rules of today lead elsewhere', async () => {
    const at = await house();
    const table = await answer(at, await at.game('ada', 'bo'), 'ada');
    const log = await at.tables.log(table.record.id);
    const changed = log.map((line) => (line.seq === 1 ? { ...line, hash: 'other' } : line));
    expect(validateTable(table, changed)).toMatch(/^Entry 1 leads elsewhere/);
  });
});
