import { describe, expect, it } from 'vitest';
import { commands, missingSeats, RESERVED_MS, type Table } from '../../src/tables/index.ts';
import { done, house, now, PLACE, refusal, TOY, type House } from './house.ts';

/** A game of these people that ended by agreement. */
async function over(at: House, ...people: string[]): Promise<Table> {
  let table = await at.game(...people);
  for (const person of people) table = done(await at.tables.do(table.record.id, at.press(person), commands.end));
  return table;
}

function held({ record }: Table): (readonly [number, string, boolean])[] {
  return record.seats.map(({ seat, player, joined }) => [seat, player, joined !== '']);
}

describe('Another game of the same people', () => {
  it('reserves the seats of the others, and calls them once', async () => {
    const at = await house();
    const old = await over(at, 'ada', 'bo', 'cy');
    const table = done(await at.tables.again(old.record.id, PLACE, at.press('bo')));
    expect(held(table)).toEqual([
      [0, 'ada', false],
      [1, 'bo', true],
      [2, 'cy', false],
    ]);
    const notices = await at.store.dueNotices(Infinity, 99);
    expect(notices.filter((notice) => notice.table === table.record.id)).toMatchObject([
      { kind: 'board' },
      { kind: 'seated', seats: [0, 2] },
    ]);
  });

  it('keeps a reserved seat from others, who take the free ones', async () => {
    const at = await house();
    const old = await over(at, 'ada', 'bo');
    const { record } = done(await at.tables.again(old.record.id, PLACE, at.press('ada')));
    expect(refusal(await at.tables.do(record.id, at.press('eve'), commands.join(1)))).toEqual({
      why: 'seat-reserved',
      player: 'bo',
    });
    const table = done(await at.tables.do(record.id, at.press('eve'), commands.join(null)));
    expect(held(table)).toEqual([
      [0, 'ada', true],
      [1, 'bo', false],
      [2, 'eve', true],
    ]);
    expect(held(done(await at.tables.do(record.id, at.press('bo'), commands.join(null))))).toContainEqual([
      1,
      'bo',
      true,
    ]);
  });

  it('starts without those who have not come, and counts them as missing until then', async () => {
    const at = await house();
    const old = await over(at, 'ada', 'bo', 'cy');
    const again = done(await at.tables.again(old.record.id, PLACE, at.press('ada')));
    const { id } = again.record;
    expect(missingSeats(again)).toHaveLength(1);
    expect(refusal(await at.tables.do(id, at.press('ada'), commands.begin)).why).toBe('too-few');
    expect(refusal(await at.tables.do(id, at.press('cy'), commands.begin)).why).toBe('not-seated');
    await at.tables.do(id, at.press('cy'), commands.join(null));
    const begun = done(await at.tables.do(id, at.press('ada'), commands.begin));
    expect(held(begun)).toEqual([
      [0, 'ada', true],
      [1, 'cy', true],
    ]);
  });

  it('may be left by somebody with a reserved seat, and gives the seats free after a day', async () => {
    let time = 1_800_000_000_000;
    const at = await house(':memory:', [TOY], () => time);
    const old = await over(at, 'ada', 'bo', 'cy', 'dee');
    const { record } = done(await at.tables.again(old.record.id, PLACE, at.press('ada')));
    expect(held(done(await at.tables.do(record.id, at.press('bo'), commands.leave)))).not.toContainEqual([
      1,
      'bo',
      false,
    ]);
    time += RESERVED_MS - 1;
    expect(refusal(await at.tables.do(record.id, at.press('eve'), commands.join(2))).why).toBe('seat-reserved');
    time += 1;
    await at.tables.do(record.id, at.press('eve'), commands.join(2));
    expect(held(await now(at, done(await at.tables.do(record.id, at.press('dee'), commands.join(null)))))).toEqual([
      [0, 'ada', true],
      [1, 'dee', true],
      [2, 'eve', true],
    ]);
  });

  it('asked for by somebody who only watched gives them a seat beside the reserved ones', async () => {
    const at = await house();
    const old = await over(at, 'ada', 'bo');
    expect(held(done(await at.tables.again(old.record.id, PLACE, at.press('eve'))))).toEqual([
      [0, 'ada', false],
      [1, 'bo', false],
      [2, 'eve', true],
    ]);
  });
});
