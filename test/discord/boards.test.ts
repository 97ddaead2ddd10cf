import { REST } from 'discord.js';
import { pino } from 'pino';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Boards, type Pause } from '../../src/discord/out/boards.ts';
import { OutboxSender } from '../../src/discord/out/outbox-sender.ts';
import { ChannelMessages } from '../../src/discord/out/channel-messages.ts';
import { Threads } from '../../src/discord/out/threads.ts';
import { PrivateMessages } from '../../src/discord/out/private-messages.ts';
import type { Painter } from '../../src/pictures/draw/painter.ts';
import { games } from '../../src/games/index.ts';
import { think } from '../../src/ai/think.ts';
import { requestFor } from '../../src/ai/request.ts';
import { ASK_REWIND, answer, done, house, now } from '../tables/house.ts';
import { commands, type Table } from '../../src/tables/index.ts';

/** A Discord that takes every edit and keeps its words. */
function discord() {
  const edits: string[] = [];
  const rest = new REST({
    makeRequest: (_url, { body }) => {
      edits.push(typeof body === 'string' ? body : '');
      return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
    },
  }).setToken('a-token');
  return { edits, rest, post: new ChannelMessages(rest, pino({ level: 'silent' }), new AbortController().signal) };
}

it('A board that was drawn while a press on it was answered with a newer one is not shown any more', async () => {
  const at = await house();
  const table = await answer(at, await at.game('ada', 'bo'), 'ada');
  const { id, channel } = table.record;
  await at.tables.outbox.saveMessage({
    ...{ table: id, kind: 'board', channel, message: '5', buried: 0, revision: 1, seats: [] },
  });
  const { edits, post } = discord();
  const drawings: (() => void)[] = [];
  const painter: Painter = {
    draw: () => new Promise((resolve) => drawings.push(() => resolve(null))),
    late: () => Promise.resolve(null),
    known: () => null,
    idle: true,
    close: () => undefined,
  };
  const boards = new Boards(at.tables, post, painter);
  const show = async (pressed: boolean) => {
    const [notice] = (await at.store.dueNotices(Infinity, 9)).filter(({ kind }) => kind === 'board');
    const now = await at.tables.table(id);
    if (!notice || !now) throw new Error('There is nothing to show.');
    const showing = boards.show(notice, now);
    await vi.waitFor(() => expect(drawings).toHaveLength(1));
    if (pressed) {
      const declined = done(await at.tables.do(id, at.press('bo'), commands.decline(now.record.revision)));
      boards.pressed(id, declined.record.revision);
    }
    drawings.pop()?.();
    await showing;
  };
  done(await at.tables.do(id, at.press('ada'), ASK_REWIND));
  await show(true);
  expect(edits).toEqual([]);
  await show(false);
  expect(edits).toHaveLength(1);
  expect(edits[0]).not.toContain('Decline');
});

describe('A board is drawn', () => {
  const BREACH = games.filter(({ game: { id } }) => id === 'breach');

  /** Ada's turn as the Ship is over, and the Pirates are played by nobody; their boards, which all have been shown. */
  async function pirates() {
    const at = await house(':memory:', BREACH);
    const { record } = await at.lobby('ada');
    done(await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic', 1)));
    const begun = done(await at.tables.do(record.id, at.press('ada'), commands.begin));
    const table = await answer(at, begun, 'ada', { do: 'end' });
    const painter: Painter = {
      draw: () => Promise.resolve(Buffer.from('a picture')),
      late: () => Promise.resolve(null),
      known: () => null,
      idle: true,
      close: () => undefined,
    };
    const pauses: (() => void)[] = [];
    const pause: Pause = () => new Promise((over) => pauses.push(over));
    const boards = new Boards(at.tables, discord().post, painter, pause);
    const [notice] = (await at.store.dueNotices(Infinity, 9)).filter(({ kind }) => kind === 'board');
    if (!notice) throw new Error('There is nothing to show.');
    const message = { table: record.id, kind: 'board', message: '5', buried: 0, revision: 1, seats: [] } as const;
    await at.tables.outbox.saveMessage({ ...message, channel: record.channel });
    return {
      at,
      boards,
      table,
      painter,
      pauses,
      shown: () => now(at, table).then((newest) => boards.show({ ...notice, revision: 0 }, newest)),
    };
  }

  type Ship = Awaited<ReturnType<typeof pirates>>;

  /** The player of the Pirates takes a step. */
  async function step({ at, table }: Pick<Ship, 'at' | 'table'>): Promise<Table> {
    const newest = await now(at, table);
    const { game, play } = newest;
    const request = requestFor(game, { seat: 1, state: play?.match.state, strength: 'heuristic', key: 'a step' });
    const [entry] = BREACH;
    if (!entry) throw new Error('There is no Breach.');
    return done(await at.tables.answerFor(newest, think(entry, request)));
  }

  /** The player of the Pirates begins a choice, or leaves the one begun: a turn without end. */
  async function dither({ at, table }: Pick<Ship, 'at' | 'table'>): Promise<Table> {
    const newest = await now(at, table);
    const [decision] = newest.play?.open ?? [];
    const isOf = (does: string) => (option: unknown) => JSON.stringify(option).startsWith(`{"do":"${does}"`);
    const action = decision?.options.find(isOf('back')) ?? decision?.options.find(isOf('hire'));
    if (!decision || action === undefined) throw new Error('There is nothing to begin.');
    const answer = { seat: decision.seat, decision: decision.id, actions: [action] };
    return done(await at.tables.answerFor(newest, { answer, why: 'A test.' }));
  }

  const called = ({ play }: Table) => play?.open.map(({ seat }) => seat);

  /** How many steps the Pirates take until Ada is called again. */
  async function stepsUntilCalled({ at, table }: Ship): Promise<number> {
    let steps = 0;
    for (let newest = table; called(newest)?.includes(1); steps++) newest = await step({ at, table: newest });
    return steps;
  }

  /** How often it is looked whether the players pause until the board is drawn, while that happens between two looks. */
  async function looks(
    { boards, table, pauses }: Ship,
    meanwhile: (look: number) => Promise<unknown>,
  ): Promise<number> {
    const drawn: boolean[] = [];
    void boards.settled(table.record.id, new AbortController().signal).then(() => drawn.push(true));
    for (let look = 0; look < 99; look++) {
      await setImmediate();
      await setImmediate();
      if (drawn.length > 0) return look;
      await meanwhile(look);
      pauses.shift()?.();
    }
    throw new Error('It is never drawn.');
  }

  const nothing = () => Promise.resolve();
  it('as soon as nobody moves between two turns', async () => {
    expect(await looks(await pirates(), nothing)).toBe(1);
  });

  it('once an AI player is done with a turn, and not after every step of it', async () => {
    const ship = await pirates();
    await ship.shown();
    await step(ship);
    const steps = (look: number) => (look % 3 === 0 && look < 9 ? step(ship) : nothing());
    expect(await looks(ship, steps)).toBeGreaterThan(9);
  });

  it('as soon as a person is called, no matter who moved until then', async () => {
    const count = await stepsUntilCalled(await pirates());
    const ship = await pirates();
    for (let n = 4; n < count; n++) await step(ship);
    await ship.shown();
    await step(ship);
    expect(await looks(ship, (look) => (look < 3 ? step(ship) : nothing()))).toBe(4);
    expect(called(await now(ship.at, ship.table))).toEqual([0]);
    await ship.shown();
    await answer(ship.at, await now(ship.at, ship.table), 'ada');
    expect(await looks(ship, nothing)).toBe(1);
  });

  it('after a while, however long a turn goes on', async () => {
    const ship = await pirates();
    await ship.shown();
    await dither(ship);
    expect(await looks(ship, () => dither(ship))).toBe(20);
    expect(called(await now(ship.at, ship.table))).toEqual([1]);
  });

  it('also where AI players never pause, and once for everything they did meanwhile', async () => {
    const { at, table, painter } = await pirates();
    const { edits, rest } = discord();
    const log = pino({ level: 'silent' });
    const privately = new PrivateMessages(at.tables, rest, painter, log);
    const pauses: (() => void)[] = [];
    const pause: Pause = () => new Promise((over) => pauses.push(over));
    const courier = new OutboxSender({
      tables: at.tables,
      threads: new Threads(rest, log),
      rest,
      painter,
      log,
      privately,
      pause,
    });
    courier.start(60_000);
    onTestFinished(() => courier.stop());
    // It looks ten times, and finds another step each time.
    for (let looks = 0; looks < 10; looks++) {
      await vi.waitFor(() => expect(pauses).toHaveLength(1));
      await dither({ at, table });
      pauses.pop()?.();
    }
    await vi.waitFor(() => expect(edits).toHaveLength(1));
    const untold = () => at.store.dueNotices(Infinity, 9);
    await vi.waitFor(async () => expect(await untold()).toEqual([]));
    expect(edits).toHaveLength(1);
  });
});
