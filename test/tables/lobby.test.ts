import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, seedOf } from '../../src/proof/dice.ts';
import { commands, waitingFor } from '../../src/tables/index.ts';
import { toy } from '../conformance/toy/game.ts';
import { done, house, PLACE, refusal, TOY } from './house.ts';

describe('Lobby', () => {
  it('opens with its opener seated, the default choices and sealed dice', async () => {
    const at = await house();
    const { record } = await at.lobby();
    expect(record.seats.map(({ seat, player, chosen }) => [seat, player, chosen])).toEqual([[0, 'ada', false]]);
    expect(record).toMatchObject({ status: 'lobby', revision: 1, options: { length: 'short' }, seed: null });
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
    expect(refusal(await at.tables.do(record.id, at.press('ada'), commands.join(null))).why).toBe('already-seated');
    expect(refusal(await at.tables.do(record.id, at.press('eve'), commands.join(null))).why).toBe('full');
    expect(refusal(await at.tables.do(record.id, at.press('eve'), commands.join(2))).why).toBe('seat-taken');
    expect(refusal(await at.tables.do(record.id, at.press('eve'), commands.join(9))).why).toBe('no-such-seat');
  });

  it('lets somebody seated change to a free seat', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    const moved = done(await at.tables.do(record.id, at.press('ada'), commands.join(3)));
    expect(moved.record.seats.map(({ seat, player }) => [seat, player])).toEqual([
      [1, 'bo'],
      [3, 'ada'],
    ]);
  });

  it('lets people stand up again', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    expect(done(await at.tables.do(record.id, at.press('bo'), commands.leave)).record.seats).toHaveLength(1);
    expect(refusal(await at.tables.do(record.id, at.press('bo'), commands.leave)).why).toBe('not-seated');
  });

  it('starts only with enough players, and tells who is missing', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    expect(refusal(await at.tables.do(record.id, at.press('ada'), commands.begin))).toMatchObject({
      why: 'too-few',
      missing: [1],
      kept: null,
    });
    expect(refusal(await at.tables.do(record.id, at.press('eve'), commands.begin)).why).toBe('not-seated');
  });

  it('starts with the seats closed up, and a seed of the secret and of who joined', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo', 'cy');
    await at.tables.do(record.id, at.press('ada'), commands.leave);
    const table = done(await at.tables.do(record.id, at.press('bo'), commands.begin));
    expect(table.record.status).toBe('playing');
    expect(table.record.seats.map(({ seat, player }) => [seat, player])).toEqual([
      [0, 'bo'],
      [1, 'cy'],
    ]);
    expect(table.record.seed).toBe(seedOf(table.record.secret, table.record.seats));
    expect(waitingFor(table)).toEqual([0]);
    expect(refusal(await at.tables.do(record.id, at.press('bo'), commands.begin)).why).toBe('begun');
  });

  it('starts with everybody who chose a seat in it, and the others in order in those left', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo', 'cy');
    await at.tables.do(record.id, at.press('ada'), commands.leave);
    await at.tables.do(record.id, at.press('ada'), commands.join(3));
    await at.tables.do(record.id, at.press('bo'), commands.join(1));
    expect(done(await at.tables.do(record.id, at.press('ada'), commands.addAi('random'))).record.seats[0]?.seat).toBe(
      0,
    );
    const table = done(await at.tables.do(record.id, at.press('ada'), commands.begin));
    expect(table.record.seats.map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'Moth'],
      [1, 'BO'],
      [2, 'CY'],
      [3, 'ADA'],
    ]);
    expect(table.play?.match.seats).toBe(4);
  });

  it('has others make way for a chosen seat when it starts, and takes the seed in the order of the game', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo', 'cy');
    await at.tables.do(record.id, at.press('bo'), commands.join(1));
    const lobby = done(await at.tables.do(record.id, at.press('ada'), commands.leave));
    const joined = Object.fromEntries(lobby.record.seats.map((held) => [held.player, held.joined]));
    const starts = at.press('bo');
    const table = done(await at.tables.do(record.id, starts, commands.begin));
    expect(table.record.seats.map(({ seat, player }) => [seat, player])).toEqual([
      [0, 'cy'],
      [1, 'bo'],
    ]);
    const seed = createHmac('sha256', Buffer.from(record.secret, 'hex'));
    expect(table.record.seed).toBe(seed.update(`${joined.cy ?? ''}|${starts.interaction}`).digest('hex'));
  });

  it('waits for the players that a chosen seat needs, or for another choice', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    await at.tables.do(record.id, at.press('ada'), commands.join(3));
    const refused = refusal(await at.tables.do(record.id, at.press('bo'), commands.begin));
    expect(refused).toEqual({ why: 'too-few', missing: [0, 2], kept: 3, reserved: [] });
    await at.tables.do(record.id, at.press('ada'), commands.join(0));
    expect(
      done(await at.tables.do(record.id, at.press('bo'), commands.begin)).record.seats.map(({ player }) => player),
    ).toEqual(['ada', 'bo']);
  });

  it('lets somebody choose the very seat they were given, once', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    await at.tables.do(record.id, at.press('bo'), commands.join(1));
    expect(refusal(await at.tables.do(record.id, at.press('bo'), commands.join(1))).why).toBe('already-seated');
    await at.tables.do(record.id, at.press('ada'), commands.leave);
    expect(refusal(await at.tables.do(record.id, at.press('bo'), commands.begin)).why).toBe('too-few');
    await at.tables.do(record.id, at.press('cy'), commands.join(null));
    const table = done(await at.tables.do(record.id, at.press('bo'), commands.begin));
    expect(table.record.seats.map(({ player }) => player)).toEqual(['cy', 'bo']);
  });

  it('moves nobody to another side when it starts', async () => {
    const sided = { ...toy, sides: ['red', 'blue', 'green', 'gold'] };
    const at = await house(':memory:', [{ ...TOY, game: sided }]);
    const { record } = await at.lobby('ada', 'bo', 'cy');
    await at.tables.do(record.id, at.press('ada'), commands.leave);
    expect(refusal(await at.tables.do(record.id, at.press('bo'), commands.begin))).toMatchObject({
      missing: [0],
      kept: 2,
    });
    await at.tables.do(record.id, at.press('bo'), commands.addAi('random'));
    const table = done(await at.tables.do(record.id, at.press('bo'), commands.begin));
    expect(table.record.seats.map(({ name }) => name)).toEqual(['Moth', 'BO', 'CY']);
  });

  it('that was cancelled says so to a player who comes too late', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    await at.tables.do(record.id, at.press('ada'), commands.cancel);
    expect(refusal(await at.tables.do(record.id, at.press('ada'), commands.choose('length', 'long'))).why).toBe(
      'cancelled',
    );
  });

  it('lets the player who opened it choose, and everybody who sits in it cancel', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    expect(refusal(await at.tables.do(record.id, at.press('bo'), commands.choose('length', 'long'))).why).toBe(
      'not-host',
    );
    expect(refusal(await at.tables.do(record.id, at.press('ada'), commands.choose('length', 'endless'))).why).toBe(
      'no-such-choice',
    );
    expect(
      done(await at.tables.do(record.id, at.press('ada'), commands.choose('length', 'long'))).record.options,
    ).toEqual({
      length: 'long',
    });
    expect(refusal(await at.tables.do(record.id, at.press('eve'), commands.cancel)).why).toBe('not-yours');
    expect(done(await at.tables.do(record.id, at.press('bo'), commands.cancel)).record.status).toBe('cancelled');
    expect(done(await at.tables.create(PLACE, 'toy', at.press('bo'))).record.id).not.toBe(record.id);
  });

  it('that stands empty can be cancelled by its opener or a moderator only', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    await at.tables.do(record.id, at.press('ada'), commands.leave);
    expect(refusal(await at.tables.do(record.id, at.press('eve'), commands.cancel)).why).toBe('not-yours');
    const moderator = { ...at.press('eve'), moderates: true };
    expect(done(await at.tables.do(record.id, moderator, commands.cancel)).record.status).toBe('cancelled');
    const second = done(await at.tables.create(PLACE, 'toy', at.press('ada')));
    await at.tables.do(second.record.id, at.press('ada'), commands.leave);
    expect(done(await at.tables.do(second.record.id, at.press('ada'), commands.cancel)).record.status).toBe(
      'cancelled',
    );
  });

  it('takes the press that starts the game into the seed, so that the dice sealed before cannot fit it', async () => {
    const at = await house();
    const opened = done(
      await at.tables.create(PLACE, 'toy', at.press('ada'), { ai: { strength: 'random', count: 1 } }),
    );
    const starts = at.press('ada');
    const { record } = done(await at.tables.do(opened.record.id, starts, commands.begin));
    expect(record.seats[0]?.joined).toBe(starts.interaction);
    expect(record.seed).toBe(seedOf(record.secret, record.seats));
  });

  it('knows no other games and no other tables', async () => {
    const at = await house();
    expect(refusal(await at.tables.create(PLACE, 'chess', at.press('ada'))).why).toBe('no-such-game');
    expect(refusal(await at.tables.do('zzzzzzzzzz', at.press('ada'), commands.join(null))).why).toBe('no-table');
  });

  it('moves to a free channel with the people in it', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    const elsewhere = { guild: 'guild', channel: 'elsewhere' };
    expect(refusal(await at.tables.move(record.id, at.press('bo'), elsewhere)).why).toBe('not-yours');
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
