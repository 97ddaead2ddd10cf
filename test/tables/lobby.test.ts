import { describe, expect, it } from 'vitest';
import { commitmentOf, seedOf } from '../../src/tables/dice.ts';
import { waitingFor } from '../../src/tables/index.ts';
import { done, house, PLACE, refusal } from './house.ts';

describe('Lobby', () => {
  it('opens with free seats, the default choices and sealed dice', async () => {
    const at = await house();
    const { record } = await at.lobby();
    expect(record).toMatchObject({ status: 'lobby', revision: 1, seats: [], options: { length: 'short' }, seed: null });
    expect(record.id).toMatch(/^[0-9a-z]{10}$/);
    expect(record.commitment).toBe(commitmentOf(record.id, record.secret));
  });

  it('holds one table a channel', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    const second = refusal(await at.tables.create(PLACE, 'toy', at.press('bo')));
    expect(second).toMatchObject({ why: 'occupied', table: { record: { id: record.id } } });
  });

  it('seats people in order, once each, and up to the most seats', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo', 'cy', 'dee');
    expect(record.seats.map((held) => held.player)).toEqual(['ada', 'bo', 'cy', 'dee']);
    expect(refusal(await at.tables.join(record.id, at.press('ada'), null)).why).toBe('already-seated');
    expect(refusal(await at.tables.join(record.id, at.press('eve'), null)).why).toBe('full');
    expect(refusal(await at.tables.join(record.id, at.press('eve'), 2)).why).toBe('seat-taken');
    expect(refusal(await at.tables.join(record.id, at.press('eve'), 9)).why).toBe('no-such-seat');
  });

  it('lets somebody seated change to a free seat', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    const moved = done(await at.tables.join(record.id, at.press('ada'), 3));
    expect(moved.record.seats.map(({ seat, player }) => [seat, player])).toEqual([
      [1, 'bo'],
      [3, 'ada'],
    ]);
  });

  it('lets people stand up again', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    expect(done(await at.tables.leave(record.id, at.press('bo'))).record.seats).toHaveLength(1);
    expect(refusal(await at.tables.leave(record.id, at.press('bo'))).why).toBe('not-seated');
  });

  it('starts only with enough players, and tells who is missing', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    expect(refusal(await at.tables.start(record.id, at.press('ada')))).toMatchObject({
      why: 'too-few',
      missing: [1],
      needed: 2,
    });
    expect(refusal(await at.tables.start(record.id, at.press('eve'))).why).toBe('not-seated');
  });

  it('starts with the seats closed up, and a seed of the secret and of who joined', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo', 'cy');
    await at.tables.leave(record.id, at.press('ada'));
    const table = done(await at.tables.start(record.id, at.press('bo')));
    expect(table.record.status).toBe('playing');
    expect(table.record.seats.map(({ seat, player }) => [seat, player])).toEqual([
      [0, 'bo'],
      [1, 'cy'],
    ]);
    const joined = table.record.seats.map((held) => held.joined);
    expect(table.record.seed).toBe(seedOf(table.record.secret, joined));
    expect(waitingFor(table)).toEqual([0]);
    expect(refusal(await at.tables.start(record.id, at.press('bo'))).why).toBe('begun');
  });

  it('lets who opened it choose, and whoever sits in it cancel', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    expect(refusal(await at.tables.choose(record.id, at.press('bo'), 'length', 'long')).why).toBe('not-host');
    expect(refusal(await at.tables.choose(record.id, at.press('ada'), 'length', 'endless')).why).toBe('no-such-choice');
    expect(done(await at.tables.choose(record.id, at.press('ada'), 'length', 'long')).record.options).toEqual({
      length: 'long',
    });
    expect(refusal(await at.tables.cancel(record.id, at.press('eve'))).why).toBe('not-seated');
    expect(done(await at.tables.cancel(record.id, at.press('bo'))).record.status).toBe('cancelled');
    expect(done(await at.tables.create(PLACE, 'toy', at.press('bo'))).record.id).not.toBe(record.id);
  });

  it('that stands empty can be cancelled by anybody', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    await at.tables.leave(record.id, at.press('ada'));
    expect(done(await at.tables.cancel(record.id, at.press('eve'))).record.status).toBe('cancelled');
  });

  it('knows no other games and no other tables', async () => {
    const at = await house();
    expect(refusal(await at.tables.create(PLACE, 'chess', at.press('ada'))).why).toBe('no-such-game');
    expect(refusal(await at.tables.join('zzzzzzzzzz', at.press('ada'), null)).why).toBe('no-table');
  });

  it('moves to a free channel with the people in it', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    const elsewhere = { guild: 'guild', channel: 'elsewhere' };
    expect(refusal(await at.tables.move(record.id, at.press('bo'), elsewhere)).why).toBe('not-seated');
    const abroad = { guild: 'another', channel: 'elsewhere' };
    expect(refusal(await at.tables.move(record.id, at.press('ada'), abroad)).why).toBe('other-server');
    expect(done(await at.tables.move(record.id, at.press('ada'), elsewhere)).record.channel).toBe('elsewhere');
    const other = done(await at.tables.create(PLACE, 'toy', at.press('bo')));
    expect(refusal(await at.tables.move(record.id, at.press('ada'), PLACE))).toMatchObject({
      why: 'occupied',
      table: { record: { id: other.record.id } },
    });
  });
});
