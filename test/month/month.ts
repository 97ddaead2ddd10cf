import { hash } from 'node:crypto';
import { decisionId, freeRng, optionId, type Rng } from '#engine';
import { think } from '../../src/ai/think.ts';
import { games } from '../../src/games/index.ts';
import { commitmentOf } from '../../src/proof/dice.ts';
import { openStore } from '../../src/store/open.ts';
import type { Change, Store } from '../../src/store/store.ts';
import {
  AiDriver,
  ClockDriver,
  commands,
  seatOf,
  stillToAgree,
  Tables,
  waitingFor,
  type Press,
  type Table,
} from '../../src/tables/index.ts';
import { Inspector, type Findings } from './inspector.ts';
import { BEGIN, delayOf, peopleOf, sleeps, type Sleeper } from './people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CLOCKS = ['480', '1440', '2160', '4320'];
const BANKS = ['one', 'three', 'none'] as const;
const TIME_OUTS = ['wait', 'answer', 'ai-once', 'ai-hold', 'vote'] as const;

/** A fault of each kind, which the month must notice. */
export type Fault = 'late' | 'early' | 'quiet' | 'twice' | 'lost';

export interface Plan {
  readonly seed: string;
  readonly tables: number;
  readonly days: number;
  readonly fault?: Fault;
}

export interface Month extends Findings {
  readonly tables: number;
  readonly presses: number;
  readonly finished: number;
  /** Tables where nobody plays and nothing will happen by itself. */
  readonly stuck: readonly string[];
}

/** Something that happens at a moment: somebody comes to a table. */
interface Visit {
  readonly at: number;
  readonly table: string;
  readonly player: string;
}

/** Plays a month at many tables on a clock of its own, with people who sleep, travel and stay away, and a bot that fails. */
export async function playMonth(plan: Plan): Promise<Month> {
  const { seed, tables: count, days, fault } = plan;
  let now = BEGIN;
  const end = BEGIN + days * DAY;
  const rng = freeRng(`month ${seed}`);
  const people = peopleOf(seed, Math.max(12, Math.floor(count / 2)));
  const outages = [6, 13, 20].map((day) => ({
    from: BEGIN + day * DAY,
    to: BEGIN + day * DAY + (1 + rng.int(30)) * HOUR,
  }));
  const inspector = new Inspector(people, games, outages);
  const opened = await openStore(':memory:');
  const store = inspected(opened, inspector, () => now, plan);
  const tables = new Tables({ store, games, now: () => now });
  const clock = new ClockDriver({ tables, onTrouble: raise });
  const ai = new AiDriver({
    tables,
    ask: (request) => {
      const entry = games.find(({ game }) => game.id === request.game);
      if (!entry) throw new Error('No such game.');
      return Promise.resolve(think(entry, { ...request, strength: 'heuristic' }));
    },
    onTrouble: raise,
  });
  if (fault !== 'quiet')
    for (const { id, zone, quiet, vacation } of people)
      await tables.changePerson(id, {
        ...(await tables.people.settings(id)),
        zone,
        quiet,
        vacations: vacation ? [vacation] : [],
      });
  const visits = new Visits();
  const club = new Club(tables, people, visits, rng, () => now);
  for (let n = 0; n < count; n++) await club.open(n);

  for (;;) {
    const [due] = await store.dueTables(Infinity, 1);
    const [alarm] = await opened.dueAlarms(Infinity, 1);
    const slack = fault === 'late' ? 10 * MINUTE : 0;
    const next = Math.min(visits.next, (due?.due ?? Infinity) + slack, alarm?.due ?? Infinity);
    if (next >= end) break;
    const outage = outages.find(({ from, to }) => from <= next && next < to);
    now = Math.max(now, outage ? outage.to : next);
    if (due && due.due + slack <= now) {
      const standing = await tables.revision(due.table);
      await clock.tick();
      await club.look(due.table);
      if (standing === (await tables.revision(due.table))) throw new Error(`${due.table} stays due.`);
    } else if (alarm && alarm.due <= now) {
      await ai.tick();
      await ai.settled();
      await club.look(alarm.table);
    } else await club.come(visits.take());
  }
  now = end;
  inspector.end(now);
  const month = await club.report(opened);
  await opened.close();
  return { ...inspector.findings, ...month, tables: count };
}

function raise(error: unknown): never {
  throw error;
}

/** The store with an inspector at its door, and the fault that is planted. */
function inspected(store: Store, inspector: Inspector, now: () => number, { seed, fault }: Plan): Store {
  const planted = (change: Change): Change => {
    const move = (by: number | null) =>
      change.table.clocks.map((each) =>
        each.due === null || each.stage === 'vote' || each.stage === 'acting' || (by !== null && each.since !== now())
          ? each
          : { ...each, due: by === null ? null : Math.max(now() + 1, each.due - by) },
      );
    if (fault === 'early') return { ...change, table: { ...change.table, clocks: move(HOUR) } };
    if (fault === 'lost' && change.table.revision % 50 === 0)
      return { ...change, table: { ...change.table, clocks: move(null) } };
    return change;
  };
  let tables = 0;
  return {
    ...store,
    // Names and dice of the month come from its seed, so that it can be played again.
    create: (table, ...rest) => {
      const id = (++tables).toString(36).padStart(10, '0');
      const secret = hash('sha256', `month ${seed} ${id}`);
      Object.assign(table, { id, secret, commitment: commitmentOf(id, secret) });
      return store.create(table, ...rest);
    },
    commit: async (given) => {
      const change = planted(given);
      // What the tables go on with is what they have written.
      Object.assign(given.table, { clocks: change.table.clocks });
      const done = await store.commit(change);
      if (done !== 'done') return done;
      inspector.see(change, now());
      if (fault === 'twice' && change.notices.some(({ kind }) => kind === 'reminder')) {
        const again = change.notices.filter(({ kind }) => kind === 'reminder');
        inspector.repeat(change.table, again, now());
      }
      return done;
    },
  };
}

/** Who comes when, the next first. */
class Visits {
  readonly #heap: Visit[] = [];
  readonly #known = new Set<string>();

  get next(): number {
    return this.#heap[0]?.at ?? Infinity;
  }

  plan(visit: Visit): void {
    const key = `${visit.table} ${visit.player}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const heap = this.#heap;
    let at = heap.push(visit) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((heap[above]?.at ?? 0) <= visit.at) break;
      swap(heap, at, above);
      at = above;
    }
  }

  isPlanned(table: string, player: string): boolean {
    return this.#known.has(`${table} ${player}`);
  }

  take(): Visit {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last) throw new Error('Nobody comes.');
    if (heap.length > 0) {
      heap[0] = last;
      for (let at = 0; ;) {
        const below = [2 * at + 1, 2 * at + 2].filter((each) => each < heap.length);
        const [least] = below.sort((a, b) => (heap[a]?.at ?? 0) - (heap[b]?.at ?? 0));
        if (least === undefined || (heap[least]?.at ?? 0) >= last.at) break;
        swap(heap, at, least);
        at = least;
      }
    }
    this.#known.delete(`${first.table} ${first.player}`);
    return first;
  }
}

function swap(heap: Visit[], one: number, other: number): void {
  const [a, b] = [heap[one], heap[other]];
  if (a && b) [heap[one], heap[other]] = [b, a];
}

/** The people at their tables. */
class Club {
  readonly #tables: Tables;
  readonly #people: ReadonlyMap<string, Sleeper>;
  readonly #visits: Visits;
  readonly #rng: Rng;
  readonly #now: () => number;
  readonly #ids: string[] = [];
  #presses = 0;

  constructor(tables: Tables, people: readonly Sleeper[], visits: Visits, rng: Rng, now: () => number) {
    this.#tables = tables;
    this.#people = new Map(people.map((person) => [person.id, person]));
    this.#visits = visits;
    this.#rng = rng;
    this.#now = now;
  }

  #press(id: string): Press {
    this.#presses++;
    return { person: { id, name: id }, interaction: `month ${String(this.#presses)}` };
  }

  /** Opens and begins a table of some game, with people and perhaps an AI player. */
  async open(number: number): Promise<void> {
    const entry = games[number % games.length];
    if (!entry) throw new Error('There is no game.');
    const [fewest, most] = entry.game.seats;
    const seats = fewest + this.#rng.int(most - fewest + 1);
    const withAi = seats > 2 && this.#rng.int(4) === 0 ? 1 : 0;
    const all = [...this.#people.keys()];
    const players = Array.from({ length: seats - withAi }, () => all.splice(this.#rng.int(all.length), 1)[0] ?? '');
    const [host = ''] = players;
    const settings = {
      clock: CLOCKS[this.#rng.int(CLOCKS.length)] ?? '1440',
      bank: BANKS[this.#rng.int(BANKS.length)] ?? 'one',
      onTimeout: TIME_OUTS[number % TIME_OUTS.length] ?? 'wait',
    };
    const ai = withAi ? ({ strength: 'heuristic', count: 1 } as const) : undefined;
    const place = { guild: 'guild', channel: `channel ${String(number)}` };
    const done = await this.#tables.create(place, entry.game.id, this.#press(host), ai, settings);
    const id = done.table?.record.id ?? '';
    for (const player of players.slice(1)) await this.#tables.do(id, this.#press(player), commands.join(null));
    const begun = await this.#tables.do(id, this.#press(host), commands.begin);
    if (!begun.ok) throw new Error(`A table did not begin: ${begun.refusal.why}`);
    this.#ids.push(id);
    await this.look(id);
  }

  /** Plans when the awaited players will come. */
  async look(id: string): Promise<void> {
    const table = await this.#tables.table(id);
    if (table?.record.status !== 'playing') return;
    const wanted = [...waitingFor(table), ...stillToAgree(table)];
    for (const { seat, player, conceded } of table.record.seats) {
      const who = this.#people.get(player);
      if (!who || conceded || !wanted.includes(seat) || this.#visits.isPlanned(id, player)) continue;
      const { clock } = table.record.settings as { clock: string };
      this.#plan(id, who, delayOf(who, Number(clock) * MINUTE, this.#rng));
    }
  }

  #plan(table: string, who: Sleeper, delay: number): void {
    let at = this.#now() + Math.round(delay);
    while (sleeps(who, at)) at += 10 * MINUTE;
    this.#visits.plan({ at, table, player: who.id });
  }

  /** Somebody comes: they vote, take their seat back, or answer; and stay for a minute where they are asked again. */
  async come({ table: id, player }: Visit): Promise<void> {
    const table = await this.#tables.table(id);
    const own = table && seatOf(table, player);
    if (!table || !own || own.conceded || table.record.status !== 'playing') return;
    const press = this.#press(player);
    if (own.ai !== null) await this.#tables.do(id, press, commands.takeBack);
    else if (waitingFor(table).includes(own.seat)) await this.#answer(table, own.seat, press);
    else if (table.proposal && stillToAgree(table).includes(own.seat)) {
      const { made } = table.proposal;
      await this.#tables.do(id, press, this.#rng.int(3) > 0 ? commands.agree(made) : commands.decline(made));
    }
    const after = await this.#tables.table(id);
    const who = this.#people.get(player);
    if (after && who && waitingFor(after).includes(own.seat)) this.#plan(id, who, MINUTE + this.#rng.int(3 * MINUTE));
    await this.look(id);
  }

  async #answer(table: Table, seat: number, press: Press): Promise<void> {
    const { game, tactics, play, record } = table;
    if (!play) return;
    const own = play.open.filter((decision) => decision.seat === seat);
    const required = own.find(({ urgency }) => urgency === 'required');
    const answer =
      tactics.heuristic(game.view(play.match.state, seat), own, this.#rng) ??
      (required && { seat, decision: required.id, actions: required.onTimeout });
    if (!answer) return;
    const panel = { seat, revision: record.revision };
    const ids = answer.actions.map((action) => optionId(answer.decision, action));
    const command = ids.length === 0 ? commands.pass(panel, decisionId(answer.decision)) : commands.act(panel, ids);
    const done = await this.#tables.do(record.id, press, command);
    if (!done.ok) throw new Error(`An answer was refused: ${done.refusal.why}`);
  }

  /** What became of the tables. A table is stuck where nobody will come, nothing is due, and no seat is offered. */
  async report(store: Store): Promise<Pick<Month, 'presses' | 'finished' | 'stuck'>> {
    const stuck: string[] = [];
    let finished = 0;
    const alarms = new Set((await store.dueAlarms(Infinity, 100_000)).map(({ table }) => table));
    for (const id of this.#ids) {
      const table = await this.#tables.table(id);
      if (table?.record.status === 'finished') finished++;
      if (table?.record.status !== 'playing' || table.record.sleep === 'asleep' || alarms.has(id)) continue;
      const goesOn =
        table.record.clocks.some(({ due }) => due !== null) ||
        table.record.seats.some(({ offered }) => offered !== null);
      const comes = table.record.seats.some(({ player }) => this.#visits.isPlanned(id, player));
      if (!goesOn && !comes) stuck.push(id);
    }
    return { presses: this.#presses, finished, stuck };
  }
}
