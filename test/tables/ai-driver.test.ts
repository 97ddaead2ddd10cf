import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { canonical, freeRng, optionId, seats, start, type GameEntry } from '#engine';
import { games } from '../../src/games/index.ts';
import type { AiRequest, AiReply } from '../../src/ai/request.ts';
import { think } from '../../src/ai/think.ts';
import { THINKING } from '../../src/ai/times.ts';
import { alarmAfter } from '../../src/tables/ai/ai-seats.ts';
import { commands, AiDriver, seatOf, waitingFor, type Table } from '../../src/tables/index.ts';
import { validateTable } from '../../src/tables/log/validate.ts';
import { temporaryFolder } from '../store/folder.ts';
import { change, next } from '../store/samples.ts';
import { ASK_REWIND, answer, answerTo, asked, done, house, refusal, TOY, type House } from './house.ts';

/** Longer than any pause before an answer. */
const LONG = 5_000;

/** Skydock with the cards of its first printing, so that cards that are added do not deal other hands. */
const SKYDOCK = games
  .filter(({ game: { id } }) => id === 'skydock')
  .map((entry) => {
    const { game } = entry;
    return {
      ...entry,
      game: { ...game, readOptions: (raw: unknown) => game.readOptions({ ...(raw ?? {}), printing: 1 }) },
    };
  });

interface Ship extends House {
  readonly driver: AiDriver;
  readonly troubles: unknown[];
  /** Every request the driver was asked. */
  readonly requests: AiRequest[];
  /** Lets this much time pass, and then the AI players that are due answer. */
  readonly pass: (ms?: number) => Promise<void>;
  readonly now: (table: Table) => Promise<Table>;
  /** What time it is, in ms. */
  readonly time: () => number;
  /** Lets so much time pass, and nobody does anything. */
  readonly wait: (ms: number) => void;
}

async function ship(says = byThumb, url = ':memory:', entries: readonly GameEntry[] = [TOY]): Promise<Ship> {
  let time = 1_800_000_000_000;
  const at = await house(url, entries, () => time);
  const troubles: unknown[] = [];
  const requests: AiRequest[] = [];
  const driver = new AiDriver({
    tables: at.tables,
    ask: (request) => {
      requests.push(request);
      return says(request);
    },
    onTrouble: (error) => troubles.push(error),
  });
  const pass = async (ms = LONG) => {
    time += ms;
    await driver.tick();
    await driver.settled();
  };
  const now = async ({ record }: Table) => {
    const table = await at.tables.table(record.id);
    if (!table) throw new Error('The table is gone.');
    return table;
  };
  const wait = (ms: number) => {
    time += ms;
  };
  return { ...at, driver, troubles, requests, pass, now, time: () => time, wait };
}

function byThumb(request: AiRequest): Promise<AiReply> {
  const entry = [TOY, ...games].find(({ game: { id } }) => id === request.game);
  return entry ? Promise.resolve(think(entry, request)) : Promise.reject(new Error('Nobody plays that.'));
}

/** A game of these people with AI players. */
async function game(at: Ship, others = 1, ...people: readonly string[]): Promise<Table> {
  const { record } = await at.lobby('ada', ...people);
  done(await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic', others)));
  return done(await at.tables.do(record.id, at.press('ada'), commands.begin));
}

/** Plays Ada's seat and lets the driver play theirs until the game is over. */
async function playOn(at: Ship, from: Table): Promise<Table> {
  let table = from;
  for (let step = 0; table.record.status === 'playing' && step < 500; step++) {
    if (waitingFor(table).includes(0)) table = await answer(at, table, 'ada');
    await at.pass();
    table = await at.now(table);
  }
  return table;
}

/** A game of Skydock, the same at every run: Ada and these people with `others` AI players. */
async function heist(at: Ship, others = 1, ...people: readonly string[]): Promise<Table> {
  const table = await game(at, others, ...people);
  const seed = 'a5'.repeat(32);
  const count = table.record.seats.length;
  const { state } = start(table.game, count, table.game.readOptions({}), seed);
  const match = { seq: 0, state: canonical(state), back: null, since: seats(count).map(() => 0) };
  await at.store.commit(change(next(table.record, { seed, match }), { alarm: at.time() }));
  return at.now(table);
}

/** Plays on like that until the table is as wanted; fails when the game ends before. */
async function playUntil(at: Ship, from: Table, wanted: (table: Table) => boolean): Promise<Table> {
  let table = from;
  while (!wanted(table)) {
    expect(table.record.status).toBe('playing');
    const person = table.record.seats.find(({ seat, ai }) => ai === null && waitingFor(table).includes(seat));
    if (person) await byOwnThumb(at, table, person.player);
    else await at.pass();
    table = await at.now(table);
  }
  return table;
}

/** One of the people answers as the heuristic would. */
async function byOwnThumb(at: Ship, table: Table, person = 'ada'): Promise<Table> {
  const seat = seatOf(table, person)?.seat ?? -1;
  const view = table.game.view(table.play?.match.state, seat);
  const said = table.tactics.heuristic(view, asked(table, person), freeRng(String(table.record.revision)));
  if (!said) throw new Error(`${person} has nothing to say.`);
  const panel = { seat, revision: table.record.revision };
  const options = said.actions.map((action) => optionId(said.decision, action));
  return done(await at.tables.do(table.record.id, at.press(person), commands.act(panel, options)));
}

/** Whether that person is called to answer a call for help. */
function isCalled(table: Table, person: string): boolean {
  return asked(table, person).some(({ kind, urgency }) => kind === 'help' && urgency === 'called');
}

/** Ada plans, and three AI players beside her; her markers lie. */
async function planning(): Promise<{ at: Ship; table: Table }> {
  const at = await ship(byThumb, ':memory:', SKYDOCK);
  const plans = (now: Table) => waitingFor(now).length === 4 && asked(now, 'ada').some(({ kind }) => kind === 'place');
  const table = await playUntil(at, await heist(at, 3), plans);
  return { at, table: await placeMarkers(at, table, 0) };
}

/** Ada places her markers, elsewhere than one time before. */
function placeMarkers(at: Ship, table: Table, time: number): Promise<Table> {
  const place = asked(table, 'ada').find(({ kind }) => kind === 'place');
  if (!place) throw new Error('Ada has no markers to place.');
  const { length } = place.options;
  const slots = [0, 1, 2, 3].map((n) => (time + n) % length).sort((a, b) => a - b);
  const ids = slots.map((slot) => optionId(place.id, place.options[slot]));
  return at.tables
    .do(table.record.id, at.press('ada'), commands.act({ seat: 0, revision: table.record.revision }, ids))
    .then(done);
}

/** Lets the driver play until it has locked its plans, Ada pressing every 100 ms; how long that took, in ms. */
async function untilLocked(at: Ship, from: Table, press: (table: Table, time: number) => Promise<unknown>) {
  const begin = at.time();
  for (let time = 1; waitingFor(await at.now(from)).length > 1 && time <= 1_000; time++) {
    await press(await at.now(from), time);
    await at.pass(50);
    await at.pass(50);
  }
  return at.time() - begin;
}

async function linesOf(at: Ship, { record }: Table, seat: number) {
  const log = await at.tables.log(record.id);
  return log.filter(({ entry }) => JSON.stringify(entry).includes(`"seat":${String(seat)}`));
}

describe('In the lobby', () => {
  it('AI players take the first free seats, each with a name of its own', async () => {
    const at = await ship();
    const { record } = await at.lobby('ada');
    const table = done(await at.tables.do(record.id, at.press('ada'), commands.addAi('search', 2)));
    expect(table.record.seats.map(({ name, ai }) => [name, ai])).toEqual([
      ['ADA', null],
      ['Moth', 'search'],
      ['Firefly', 'search'],
    ]);
  });

  it('they are sent away again, the newest first', async () => {
    const at = await ship();
    const { record } = await at.lobby('ada');
    await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic', 2));
    const table = done(await at.tables.do(record.id, at.press('ada'), commands.removeAi));
    expect(table.record.seats.map(({ name }) => name)).toEqual(['ADA', 'Moth']);
    await at.tables.do(record.id, at.press('ada'), commands.removeAi);
    expect(refusal(await at.tables.do(record.id, at.press('ada'), commands.removeAi)).why).toBe('no-ai');
  });

  it('all of them play as well as the table likes', async () => {
    const at = await ship();
    const { record } = await at.lobby('ada');
    await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic', 2));
    const table = done(await at.tables.do(record.id, at.press('ada'), commands.setStrength('search')));
    expect(table.record.seats.map(({ ai }) => ai)).toEqual([null, 'search', 'search']);
  });

  it('no more of them sit down than there are seats, and nobody else calls them', async () => {
    const at = await ship();
    const { record } = await at.lobby('ada');
    const full = done(await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic', 9)));
    expect(full.record.seats).toHaveLength(TOY.game.seats[1]);
    expect(refusal(await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic'))).why).toBe('full');
    expect(refusal(await at.tables.do(record.id, at.press('eve'), commands.addAi('heuristic'))).why).toBe('not-seated');
  });
});

describe('A person who sits down', () => {
  it('finds room at a table full of AI players', async () => {
    const at = await ship();
    const { record } = await at.lobby('ada');
    done(await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic', 9)));
    const table = done(await at.tables.do(record.id, at.press('bo'), commands.join(null)));
    expect(table.record.seats.map(({ player }) => player)).toEqual(['ada', 'ai:Moth', 'ai:Firefly', 'bo']);
  });

  it('may have the seat of one of them, who takes another', async () => {
    const at = await ship();
    const { record } = await at.lobby('ada');
    done(await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic')));
    const table = done(await at.tables.do(record.id, at.press('ada'), commands.join(1)));
    expect(table.record.seats.map(({ player }) => player)).toEqual(['ai:Moth', 'ada']);
  });

  it('opens a table with them at once', async () => {
    const at = await ship();
    const press = at.press('ada');
    const place = { guild: 'guild', channel: 'channel' };
    const table = done(await at.tables.create(place, TOY.game.id, press, { ai: { strength: 'search', count: 2 } }));
    expect(table.record.seats.map(({ player, ai }) => [player, ai])).toEqual([
      ['ada', null],
      ['ai:Moth', 'search'],
      ['ai:Firefly', 'search'],
    ]);
    expect(done(await at.tables.do(table.record.id, at.press('ada'), commands.begin)).record.status).toBe('playing');
  });
});

describe('An AI player', () => {
  it('plays its seat to the end of the game, and the game replays', async () => {
    const at = await ship();
    const over = await playOn(at, await game(at, 2));
    expect(over.record.status).toBe('finished');
    expect(validateTable(over, await at.tables.log(over.record.id))).toBeNull();
    expect(at.troubles).toEqual([]);
  });

  it('keeps its reasons with its answers', async () => {
    const at = await ship();
    const table = await game(at);
    await answer(at, table, 'ada');
    await at.pass();
    const [line] = await linesOf(at, table, 1);
    expect(line).toMatchObject({ player: null, why: 'The AI player followed its basic rules.' });
  });

  it('takes a moment before it answers', async () => {
    const at = await ship();
    const table = await answer(at, await game(at), 'ada');
    expect(waitingFor(table)).toEqual([1]);
    await at.pass(100);
    expect(waitingFor(await at.now(table))).toEqual([1]);
    await at.pass();
    expect(waitingFor(await at.now(table))).not.toEqual([1]);
  });

  it('takes a moment that follows from the seed of the game and the step, and differs from step to step', async () => {
    const at = await ship();
    const before = await game(at);
    const after = await answer(at, before, 'ada');
    const stepsOn = (steps: number) => ({
      ...after,
      record: { ...after.record, revision: after.record.revision + steps },
    });
    const moments = Array.from({ length: 12 }, (_, steps) => alarmAfter(before, stepsOn(steps), null, 0));
    expect(moments).toEqual(Array.from({ length: 12 }, (_, steps) => alarmAfter(before, stepsOn(steps), null, 0)));
    expect(new Set(moments).size).toBeGreaterThan(6);
    expect(alarmAfter(before, { ...after, record: { ...after.record, seed: 'other'.repeat(8) } }, null, 0)).not.toBe(
      moments[0],
    );
  });

  it('plays four turns each of three AI players, with two more answers in each, in less than 15 seconds', async () => {
    const turns = await ship();
    const before = await game(turns);
    const after = await answer(turns, before, 'ada');
    const steps = await ship(byThumb, ':memory:', SKYDOCK);
    const planning = await playUntil(steps, await heist(steps, 3), (now) => waitingFor(now).length === 4);
    const step = { entry: { kind: 'answer', seat: 1, decision: 'draw', actions: [] }, events: [] } as const;
    const later = ({ record, ...table }: Table, n: number) => ({ ...table, record: { ...record, revision: n } });
    const all = [
      ...seats(12).map((n) => alarmAfter(before, later(after, n), null, 0)),
      ...seats(24).map((n) => alarmAfter(planning, later(planning, n), step, 0)),
    ];
    const total = all.reduce<number>((sum, pause) => sum + (typeof pause === 'number' ? pause : Infinity), 0);
    // The driver looks every 50 ms.
    expect(total + all.length * 50).toBeLessThan(15_000);
  });

  it('hardly pauses where several are asked at once: nobody reads what is done in secret', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const table = await playUntil(at, await heist(at, 3), (now) => waitingFor(now).length === 4);
    await at.pass();
    const { revision } = (await at.now(table)).record;
    await at.pass(500);
    await at.pass(500);
    expect((await at.now(table)).record.revision).toBe(revision + 2);
  });

  it('is held up by nothing that somebody changes in secret, and no such change stays in the log', async () => {
    const { at: still, table: left } = await planning();
    const { at, table } = await planning();
    const alone = await untilLocked(still, left, () => Promise.resolve());
    const beside = await untilLocked(at, table, (now, time) => placeMarkers(at, now, time));
    const answers = (await at.tables.log(table.record.id)).filter(({ player, seq }) => player === null && seq !== null);
    expect(answers.filter(({ at: when }) => when > table.record.changedAt).length).toBeGreaterThan(6);
    // A pause differs with the revision by no more than 80 ms, and is noticed 50 ms late at most.
    expect(Math.abs(beside - alone)).toBeLessThan(answers.length * 130);
    const lines = async () => (await linesOf(at, table, 0)).length;
    const before = await lines();
    for (let time = 0; time < 200; time++) await placeMarkers(at, await at.now(table), time);
    // One for each of the ways to place them there are, at most.
    expect((await lines()) - before).toBeLessThan(6);
  });

  it('calls nobody to the table on Discord', async () => {
    const at = await ship();
    await answer(at, await game(at), 'ada');
    const notices = await at.store.dueNotices(Infinity, 50);
    expect(notices.filter(({ kind }) => kind === 'turn')).toEqual([]);
  });

  it('is asked once when it has nothing to say, until something happens', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const mine = (table: Table) =>
      waitingFor(table).join() === '0' && (table.play?.open.some(({ seat }) => seat === 1) ?? false);
    await playUntil(at, await heist(at), mine);
    await at.pass();
    const { length } = at.requests;
    await at.pass();
    expect(at.requests).toHaveLength(length);
  });

  it('begins to think before its time and speaks when it has come, however little there was to think about', async () => {
    const at = await ship();
    const table = await answer(at, await game(at), 'ada');
    const [alarm] = await at.tables.alarms.dueAlarms(at.time() + LONG, 1);
    await at.pass((alarm?.due ?? 0) - at.time() - THINKING.ahead);
    expect(at.requests).toHaveLength(1);
    expect(waitingFor(await at.now(table))).toEqual([1]);
    await at.pass(THINKING.ahead - 1);
    expect(waitingFor(await at.now(table))).toEqual([1]);
    await at.pass(1);
    expect(waitingFor(await at.now(table))).not.toEqual([1]);
    expect(at.requests).toHaveLength(1);
  });

  it.each([
    ['at once where it is there, when its time has come', 0, 0],
    ['after its whole time to think where it had to be fetched first', 700, THINKING.ahead],
  ])('speaks %s', async (_when, fetching, after) => {
    const at = await ship();
    const ready = () => {
      at.wait(fetching);
      return Promise.resolve();
    };
    const driver = new AiDriver({ tables: at.tables, ask: byThumb, ready });
    const table = await answer(at, await game(at), 'ada');
    at.wait(LONG);
    const ticks = async () => {
      await driver.tick();
      await driver.settled();
      return (await at.now(table)).record.revision > table.record.revision;
    };
    let waited = 0;
    for (; !(await ticks()) && waited < LONG; waited += 10) at.wait(10);
    expect(waited).toBe(after);
  });

  it('leaves people a while to answer its call for help, and goes on when they have', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const calledForHelp = (table: Table) => asked(table, 'ada').some(({ kind }) => kind === 'help');
    const table = await playUntil(at, await heist(at), calledForHelp);
    const { revision } = table.record;
    const [call] = (await at.store.dueNotices(Infinity, 50)).filter(({ kind }) => kind === 'turn');
    expect(call).toMatchObject({ revision, seats: [0] });
    await at.pass(9 * 60_000);
    expect(calledForHelp(await at.now(table))).toBe(true);
    await answer(at, await at.now(table), 'ada', { do: 'refuse' });
    await at.pass();
    expect((await at.now(table)).record.revision).toBe(table.record.revision + 2);
  });

  it('calls the player who asked for help once nobody is left who could agree', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const asking = (table: Table) => asked(table, 'ada').some(({ kind }) => kind === 'offer');
    const table = await playUntil(at, await heist(at, 2), asking);
    const calls = async () => (await at.store.dueNotices(Infinity, 50)).filter(({ kind }) => kind === 'turn');
    const open = ({ play }: Table) =>
      play?.open.filter(({ kind, urgency }) => kind === 'help' && urgency === 'called') ?? [];
    expect(open(table)).not.toEqual([]);
    let now = table;
    while (open(now).length > 0) {
      expect((await calls()).filter(({ revision }) => revision > table.record.revision)).toEqual([]);
      await at.pass(1_000);
      now = await at.now(table);
    }
    expect(await calls()).toMatchObject([{ revision: now.record.revision, seats: [0] }]);
  });

  it('answers a call by heuristic where its thinking gives nothing, so that the asker is pinged', async () => {
    const silent = (request: AiRequest) =>
      request.seat === 0 ? byThumb(request) : Promise.resolve({ answer: null, why: '' });
    let says = byThumb;
    const at = await ship((request) => says(request), ':memory:', SKYDOCK);
    const asking = (table: Table) => asked(table, 'ada').some(({ kind }) => kind === 'offer');
    const table = await playUntil(at, await heist(at, 2), asking);
    says = silent;
    for (let step = 0; step < 4; step++) await at.pass(1_000);
    const now = await at.now(table);
    expect(now.play?.open.filter(({ kind, urgency }) => kind === 'help' && urgency === 'called')).toEqual([]);
    const calls = (await at.store.dueNotices(Infinity, 50)).filter(({ kind }) => kind === 'turn');
    expect(calls).toMatchObject([{ seats: [0] }]);
  });

  it('is not waited for by the player who asked for help when a person who was called gives up', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const calledForHelp = (table: Table) =>
      asked(table, 'bo').some(({ kind, urgency }) => kind === 'help' && urgency === 'called');
    const asking = (table: Table) => asked(table, 'ada').some(({ kind }) => kind === 'offer') && calledForHelp(table);
    const table = await playUntil(at, await heist(at, 0, 'bo', 'cy'), asking);
    await at.tables.do(table.record.id, at.press('bo'), commands.concede);
    expect(calledForHelp(await at.now(table))).toBe(false);
    if (asked(await at.now(table), 'cy').some(({ kind }) => kind === 'help'))
      await answer(at, await at.now(table), 'cy', { do: 'refuse' });
    const call = (await at.store.dueNotices(Infinity, 50)).filter(({ kind }) => kind === 'turn').at(-1);
    expect(call?.revision).toBe((await at.now(table)).record.revision);
    expect(call?.seats).toContain(0);
  });

  it('waits that while once, however many others answer after it, and whatever happens at the table meanwhile', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const callForHelp = (table: Table) => asked(table, 'ada').find(({ kind }) => kind === 'help')?.id;
    const table = await playUntil(at, await heist(at, 3), (now) => callForHelp(now) !== undefined);
    await at.pass(5 * 60_000);
    const { record } = done(await at.tables.do(table.record.id, at.press('eve'), commands.askIn(1)));
    await at.pass(4 * 60_000);
    expect(callForHelp(await at.now(table))).toBe(callForHelp(table));
    await at.tables.do(record.id, at.press('eve'), commands.decline(record.revision));
    await at.pass(2 * 60_000);
    for (let answer = 0; answer < 4; answer++) await at.pass(1_000);
    expect(callForHelp(await at.now(table))).not.toBe(callForHelp(table));
  });

  it('waits that while no longer because one of the people has answered', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const calledForHelp = (table: Table) =>
      ['ada', 'bo'].every((person) => asked(table, person).some(({ kind }) => kind === 'help'));
    const table = await playUntil(at, await heist(at, 1, 'bo'), calledForHelp);
    await at.pass(9 * 60_000);
    await answer(at, await at.now(table), 'bo', { do: 'refuse' });
    await at.pass(59_000);
    expect(asked(await at.now(table), 'ada')).toMatchObject([{ kind: 'help' }]);
    await at.pass(12_000);
    expect(asked(await at.now(table), 'ada').some(({ kind }) => kind === 'help')).toBe(false);
  });

  it('goes on for a person who lends it their seat while their own call for help stands', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const asking = (table: Table) => asked(table, 'ada').some(({ kind }) => kind === 'offer') && isCalled(table, 'bo');
    const table = await playUntil(at, await heist(at, 0, 'bo'), asking);
    const lent = done(await at.tables.do(table.record.id, at.press('ada'), commands.handOver('heuristic')));
    await at.pass(9 * 60_000);
    expect((await at.now(lent)).record.revision).toBe(lent.record.revision);
    await at.pass(2 * 60_000);
    expect((await at.now(lent)).record.revision).toBeGreaterThan(lent.record.revision);
  });

  it('goes on after its call for help when somebody has proposed to go back meanwhile, in vain', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const table = await playUntil(at, await heist(at, 1, 'bo'), (now) => isCalled(now, 'ada') && isCalled(now, 'bo'));
    const { id } = table.record;
    const proposed = done(await at.tables.do(id, at.press('ada'), ASK_REWIND));
    const declined = done(await at.tables.do(id, at.press('bo'), commands.decline(proposed.record.revision)));
    await at.pass(9 * 60_000);
    expect((await at.now(declined)).record.revision).toBe(declined.record.revision);
    await at.pass(2 * 60_000);
    expect((await at.now(declined)).record.revision).toBeGreaterThan(declined.record.revision);
  });

  it('leaves that while to the player who takes their seat back while its call for help stands', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const calling = ({ play }: Table) =>
      play?.open.some(({ kind, urgency }) => kind === 'help' && urgency === 'called') === true;
    const begun = await playUntil(at, await heist(at, 1, 'bo'), (now) => waitingFor(now).join() === '2');
    for (const person of ['ada', 'bo'])
      done(await at.tables.do(begun.record.id, at.press(person), commands.handOver('heuristic')));
    const table = await playUntil(at, await at.now(begun), (now) => waitingFor(now).join() === '2' && calling(now));
    const back = done(await at.tables.do(table.record.id, at.press('bo'), commands.takeBack));
    expect(isCalled(back, 'bo')).toBe(true);
    await at.pass();
    expect(isCalled(await at.now(back), 'bo')).toBe(true);
  });

  it('goes on without help when nobody has answered for a while', async () => {
    const at = await ship(byThumb, ':memory:', SKYDOCK);
    const calledForHelp = (table: Table) => asked(table, 'ada').some(({ kind }) => kind === 'help');
    const table = await playUntil(at, await heist(at), calledForHelp);
    await at.pass(11 * 60_000);
    expect(calledForHelp(await at.now(table))).toBe(false);
  });

  it('is given no more than its seat may know', async () => {
    const at = await ship();
    const table = await answer(at, await game(at), 'ada');
    await at.pass();
    const real = table.play?.match.state;
    const { state, seat } = at.requests[0] ?? { state: null, seat: -1 };
    expect(TOY.game.view(state, seat)).toEqual(TOY.game.view(real, seat));
    expect(state).not.toEqual(real);
  });
});

describe('When something goes wrong', () => {
  it('an answer that is not offered is answered by the rules instead', async () => {
    const at = await ship(({ seat }) =>
      Promise.resolve({ answer: { seat, decision: 'none', actions: ['nonsense'] }, why: 'Why not?' }),
    );
    const table = await answer(at, await game(at), 'ada');
    await at.pass();
    expect(waitingFor(await at.now(table))).not.toEqual([1]);
    expect(at.troubles).toHaveLength(1);
  });

  it('who says nothing though the table waits is answered for by the rules', async () => {
    const at = await ship(() => Promise.resolve({ answer: null, why: '' }));
    const table = await answer(at, await game(at), 'ada');
    await at.pass();
    expect(waitingFor(await at.now(table))).not.toEqual([1]);
    expect(at.troubles).toHaveLength(1);
  });

  it('a nonsense nobody waited for is not said, and those who are waited for are asked all the same', async () => {
    const at = await ship(
      (request) =>
        request.seat === 1
          ? Promise.resolve({ answer: { seat: 1, decision: 'none', actions: ['nonsense'] }, why: 'Why not?' })
          : byThumb(request),
      ':memory:',
      SKYDOCK,
    );
    const second = (table: Table) =>
      waitingFor(table).join() === '2' && (table.play?.open.some(({ seat }) => seat === 1) ?? false);
    const table = await playUntil(at, await heist(at, 2), second);
    await at.pass();
    expect((await at.now(table)).record.revision).toBeGreaterThan(table.record.revision);
  });

  it('a table that fails is left alone for longer each time, and keeps nobody from the others', async () => {
    const at = await ship(() => Promise.reject(new Error('Lost it.')));
    await answer(at, await game(at), 'ada');
    for (let minute = 0; minute < 60; minute++) await at.pass(60_000);
    expect(at.troubles.length).toBeGreaterThan(5);
    expect(at.troubles.length).toBeLessThan(15);
  });

  it('many tables that are due at once keep nobody waiting who presses at another one', async () => {
    const at = await ship();
    const due: Table[] = [];
    for (let n = 0; n < 8; n++) {
      const place = { guild: 'guild', channel: `channel ${String(n)}` };
      const { record } = done(
        await at.tables.create(place, TOY.game.id, at.press('ada'), { ai: { strength: 'heuristic', count: 1 } }),
      );
      due.push(await answer(at, done(await at.tables.do(record.id, at.press('ada'), commands.begin)), 'ada'));
    }
    const own = await at.game('ada', 'bo');
    at.wait(LONG);
    await at.driver.tick();
    // One round of the event loop, and then a press comes in.
    await setImmediate();
    await answer(at, own, 'ada');
    const spoke = await Promise.all(
      due.map(async (table) => (await at.now(table)).record.revision > table.record.revision),
    );
    expect(spoke.filter(Boolean).length).toBeLessThan(4);
    await at.driver.settled();
    for (const table of due) expect((await at.now(table)).record.revision).toBeGreaterThan(table.record.revision);
  });

  it('who throws is asked again', async () => {
    let asked = 0;
    const at = await ship((request) => (asked++ === 0 ? Promise.reject(new Error('Lost it.')) : byThumb(request)));
    const table = await answer(at, await game(at), 'ada');
    await at.pass();
    expect(waitingFor(await at.now(table))).toEqual([1]);
    expect(at.troubles).toHaveLength(1);
    await at.pass(LONG);
    expect(waitingFor(await at.now(table))).not.toEqual([1]);
  });

  it.each([
    ['what its seat has seen since is forgotten, and thought about again', 'stake', 2],
    ['what its seat cannot have seen stands', 'mind', 1],
  ])('what was thought before %s', async (_what, kind, questions) => {
    let meanwhile = () => Promise.resolve();
    const at: Ship = await ship(async (request) => {
      const reply = await byThumb(request);
      await meanwhile();
      return reply;
    });
    const begun = await answer(at, await game(at), 'ada');
    await at.pass();
    let table = await at.now(begun);
    expect(waitingFor(table)).toEqual([0, 1]);
    if (kind === 'stake') table = await answerTo(at, table, 'ada', 'card');
    const before = { lines: (await linesOf(at, table, 1)).length, questions: at.requests.length };
    meanwhile = async () => {
      meanwhile = () => Promise.resolve();
      await answerTo(at, await at.now(table), 'ada', kind);
    };
    await at.pass();
    expect((await linesOf(at, table, 1)).length).toBe(before.lines + (questions === 1 ? 1 : 0));
    if (questions === 2) await at.pass();
    expect(at.requests.length).toBe(before.questions + questions);
    expect((await linesOf(at, table, 1)).length).toBe(before.lines + 1);
    expect(at.troubles).toEqual([]);
  });

  it('a process that is ended between two answers is followed by one that goes on, and nothing counts twice', async () => {
    const file = join(temporaryFolder(), 'airlock.db');
    const one = await ship(byThumb, file);
    const table = await answer(one, await game(one, 2), 'ada');
    await one.pass();
    const other = await ship(byThumb, file);
    const over = await playOn(other, await other.now(table));
    expect(over.record.status).toBe('finished');
    const log = await other.tables.log(over.record.id);
    const numbers = log.flatMap(({ seq }) => seq ?? []);
    expect(numbers).toEqual(numbers.map((_, n) => n + 1));
    expect(validateTable(over, log)).toBeNull();
  });

  it('two processes at one table do not both answer', async () => {
    const file = join(temporaryFolder(), 'airlock.db');
    const [one, other] = [await ship(byThumb, file), await ship(byThumb, file)];
    const table = await answer(one, await game(one), 'ada');
    await Promise.all([one.pass(), other.pass()]);
    const log = await one.tables.log(table.record.id);
    expect(log.filter(({ why }) => why !== null)).toHaveLength(1);
  });
});

describe('Consent', () => {
  it('to end is never missing from an AI player', async () => {
    const at = await ship();
    const table = await game(at, 2);
    const over = done(await at.tables.do(table.record.id, at.press('ada'), commands.end));
    expect(over.ending).toEqual({ kind: 'agreed' });
  });

  it('to go back is not missing either', async () => {
    const at = await ship();
    const table = await game(at);
    const played = await answer(at, table, 'ada');
    await at.pass();
    const back = done(await at.tables.do(played.record.id, at.press('ada'), ASK_REWIND));
    expect(back.play?.match.state).toEqual(table.play?.match.state);
  });

  it('of people is waited for before anybody goes on', async () => {
    const at = await ship();
    const { record } = await at.lobby('ada', 'bo');
    await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic'));
    const begun = done(await at.tables.do(record.id, at.press('ada'), commands.begin));
    const mine = await answer(at, begun, 'ada');
    const his = await answer(at, mine, 'bo');
    expect(waitingFor(his)).toEqual([2]);
    const proposed = done(await at.tables.do(record.id, at.press('ada'), ASK_REWIND));
    await at.pass();
    expect(waitingFor(await at.now(proposed))).toEqual([2]);
    await at.tables.do(record.id, at.press('bo'), commands.decline(proposed.record.revision));
    await at.pass();
    expect(waitingFor(await at.now(proposed))).not.toEqual([2]);
  });
});

describe('A seat', () => {
  it('is handed to an AI player, and back', async () => {
    const at = await ship();
    const table = await at.game('ada', 'bo');
    const lent = done(await at.tables.do(table.record.id, at.press('ada'), commands.handOver('heuristic')));
    expect(refusal(await at.tables.do(lent.record.id, at.press('ada'), commands.undo(null))).why).toBe('held-by-ai');
    await at.pass();
    expect(waitingFor(await at.now(lent))).toEqual([1]);
    const back = done(await at.tables.do(lent.record.id, at.press('ada'), commands.takeBack));
    expect(back.record.seats[0]).toMatchObject({ player: 'ada', ai: null });
    expect(refusal(await at.tables.do(lent.record.id, at.press('ada'), commands.takeBack)).why).toBe('holds-own-seat');
  });

  it('of nobody is taken over by a person without a seat, with its hand, once everybody agrees', async () => {
    const at = await ship();
    const table = await game(at);
    const asking = done(await at.tables.do(table.record.id, at.press('cy'), commands.askIn(1)));
    expect(asking.record.seats).toEqual(table.record.seats);
    const taken = done(await at.tables.do(table.record.id, at.press('ada'), commands.agree(asking.record.revision)));
    expect(taken.proposal).toBeNull();
    expect(taken.record.seats[1]).toMatchObject({ player: 'cy', name: 'CY', ai: null });
    expect(taken.record.seats[1]?.joined).toBe(table.record.seats[1]?.joined);
    const mine = await answer(at, taken, 'ada');
    expect(asked(mine, 'cy')).not.toEqual([]);
  });

  it('of nobody stays so when somebody declines, and a person who asks is told to wait for one answer first', async () => {
    const at = await ship();
    const table = await game(at);
    const { revision } = done(await at.tables.do(table.record.id, at.press('cy'), commands.askIn(1))).record;
    expect(refusal(await at.tables.do(table.record.id, at.press('eve'), commands.askIn(1))).why).toBe(
      'proposal-stands',
    );
    expect(refusal(await at.tables.do(table.record.id, at.press('cy'), commands.agree(revision))).why).toBe(
      'already-agreed',
    );
    expect(refusal(await at.tables.do(table.record.id, at.press('eve'), commands.agree(revision))).why).toBe(
      'not-seated',
    );
    await at.tables.do(table.record.id, at.press('ada'), commands.decline(revision));
    expect((await at.now(table)).record.seats[1]).toMatchObject({ player: 'ai:Moth' });
  });

  it('that is lent keeps the word of its owner', async () => {
    const at = await ship();
    const table = await at.game('ada', 'bo');
    done(await at.tables.do(table.record.id, at.press('bo'), commands.handOver('heuristic')));
    const asked = done(await at.tables.do(table.record.id, at.press('ada'), commands.end));
    expect(asked.record.status).toBe('playing');
    const notices = await at.store.dueNotices(Infinity, 50);
    expect(notices.find(({ kind }) => kind === 'proposal')?.seats).toEqual([1]);
    const over = done(await at.tables.do(table.record.id, at.press('bo'), commands.agree(asked.record.revision)));
    expect(over.ending).toEqual({ kind: 'agreed' });
  });

  it('of a person is not', async () => {
    const at = await ship();
    const table = await at.game('ada', 'bo');
    done(await at.tables.do(table.record.id, at.press('ada'), commands.handOver('heuristic')));
    expect(refusal(await at.tables.do(table.record.id, at.press('cy'), commands.askIn(0))).why).toBe('seat-taken');
    expect(refusal(await at.tables.do(table.record.id, at.press('bo'), commands.askIn(1))).why).toBe('already-seated');
  });
});

describe('Giving up', () => {
  it('ends the game when only AI players are left', async () => {
    const at = await ship();
    const table = await game(at, 2);
    const over = done(await at.tables.do(table.record.id, at.press('ada'), commands.concede));
    expect(over.ending).toEqual({ kind: 'conceded', winners: [1, 2] });
    await at.pass();
    expect(at.requests).toEqual([]);
  });
});
