import { decisionId, optionId, type Rng } from '#engine';
import { games } from '../../src/games/index.ts';
import type { Store } from '../../src/store/store.ts';
import {
  commands,
  EVERYONE,
  seatOf,
  stillToAgree,
  waitingFor,
  type Press,
  type Table,
  type Tables,
} from '../../src/tables/index.ts';
import { BEGIN, delayOf, sleeps, type People, type Sleeper } from './people.ts';
import type { Visit, Visits } from './visits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CLOCKS = ['480', '1440', '2160', '4320'];
const BANKS = ['one', 'three', 'none'] as const;
const TIME_OUTS = ['wait', 'answer', 'ai-once', 'ai-hold', 'vote'] as const;

/** What became of the tables. */
export interface Report {
  readonly presses: number;
  readonly finished: number;
  /** Tables where nobody plays and nothing will happen by itself. */
  readonly stuck: readonly string[];
}

/** The people at their tables. */
export class Club {
  readonly #tables: Tables;
  readonly #people: ReadonlyMap<string, Sleeper>;
  /** Those who sit at tables from the beginning, and those who only take a free seat. */
  readonly #regulars: readonly string[];
  readonly #strangers: readonly string[];
  readonly #visits: Visits;
  readonly #rng: Rng;
  readonly #now: () => number;
  /** One table in this many is deserted after a day, until somebody wakes it. */
  readonly #oneDeserted: number;
  readonly #ids: string[] = [];
  readonly #deserted = new Set<string>();
  /** People who have left the server. */
  readonly #gone = new Set<string>();
  /** Idle tables for which it is decided whether somebody comes. */
  readonly #decided = new Set<string>();
  #presses = 0;

  constructor(
    tables: Tables,
    { regulars, strangers }: People,
    visits: Visits,
    rng: Rng,
    now: () => number,
    deserted: number,
  ) {
    this.#tables = tables;
    this.#people = new Map([...regulars, ...strangers].map((person) => [person.id, person]));
    this.#regulars = regulars.map(({ id }) => id);
    this.#strangers = strangers.map(({ id }) => id);
    this.#visits = visits;
    this.#rng = rng;
    this.#now = now;
    this.#oneDeserted = deserted;
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
    const all = [...this.#regulars];
    const players = Array.from({ length: seats - withAi }, () => all.splice(this.#rng.int(all.length), 1)[0] ?? '');
    const [host = ''] = players;
    const settings = {
      clock: CLOCKS[this.#rng.int(CLOCKS.length)] ?? '1440',
      bank: BANKS[this.#rng.int(BANKS.length)] ?? 'one',
      onTimeout: TIME_OUTS[number % TIME_OUTS.length] ?? 'wait',
    };
    const ai = withAi ? ({ strength: 'heuristic', count: 1 } as const) : undefined;
    const place = { guild: 'guild', channel: `channel ${String(number)}` };
    const done = await this.#tables.create(place, entry.game.id, this.#press(host), { ai }, settings);
    const id = done.table?.record.id ?? '';
    for (const player of players.slice(1)) await this.#tables.do(id, this.#press(player), commands.join(null));
    const begun = await this.#tables.do(id, this.#press(host), commands.begin);
    if (!begun.ok) throw new Error(`A table did not begin: ${begun.refusal.why}`);
    this.#ids.push(id);
    if (number % this.#oneDeserted === this.#oneDeserted - 1) this.#deserted.add(id);
    await this.look(id);
  }

  /** Opens a lobby that nobody joins. */
  async openLobby(number: number): Promise<void> {
    const [entry] = games;
    const host = this.#regulars[this.#rng.int(this.#regulars.length)] ?? '';
    const place = { guild: 'guild', channel: `lobby ${String(number)}` };
    await this.#tables.create(place, entry?.game.id ?? '', this.#press(host));
  }

  /** Somebody leaves the server, and never comes again. */
  async leave(player: string): Promise<void> {
    this.#gone.add(player);
    await this.#tables.playerGone('guild', player);
    for (const { record } of await this.#tables.tablesOf({ guild: 'guild', player, limit: 1000 }))
      await this.look(record.id);
  }

  /** Plans when the awaited players will come, and who else. */
  async look(id: string): Promise<void> {
    const table = await this.#tables.table(id);
    if (!table) return;
    this.#lookAtIdle(table);
    const { status, seats, settings } = table.record;
    if (status !== 'playing' || (this.#deserted.has(id) && this.#now() > BEGIN + DAY)) return;
    const wanted = [...waitingFor(table), ...stillToAgree(table)];
    for (const { seat, player, conceded, offered } of seats) {
      if (offered === EVERYONE) this.#invite(table);
      const who = this.#people.get(player);
      if (!who || conceded || this.#gone.has(player) || !wanted.includes(seat)) continue;
      if (this.#visits.isPlanned(id, player)) continue;
      const { clock } = settings as { clock: string };
      this.#plan(id, who, delayOf(who, Number(clock) * MINUTE, this.#rng));
    }
  }

  /** Somebody comes to one in three of the tables that are about to be put away, and to two in three of those that were. */
  #lookAtIdle({ record }: Table): void {
    const { id, sleep, sleepDue, seats } = record;
    const key = `${id} ${sleep} ${String(sleepDue)}`;
    if (sleep === 'awake' || this.#decided.has(key)) return;
    this.#decided.add(key);
    const who = this.#people.get(seats.find(({ player }) => this.#people.has(player))?.player ?? '');
    const comes = this.#rng.int(3) < (sleep === 'asleep' ? 2 : 1);
    if (!who || this.#gone.has(who.id) || !comes) return;
    this.#plan(id, who, HOUR + this.#rng.int(5 * DAY));
  }

  /** Somebody without a seat will come for the one that is free. */
  #invite({ record }: Table): void {
    const able = this.#strangers.filter((id) => !record.seats.some(({ player }) => player === id));
    if (able.some((id) => this.#visits.isPlanned(record.id, id))) return;
    const who = this.#people.get(able[this.#rng.int(able.length)] ?? '');
    if (who) this.#plan(record.id, who, HOUR + this.#rng.int(3 * DAY));
  }

  #plan(table: string, who: Sleeper, delay: number): void {
    let at = this.#now() + Math.round(delay);
    while (sleeps(who, at)) at += 10 * MINUTE;
    this.#visits.plan({ at, table, player: who.id });
  }

  /** Somebody comes: they wake the table, take a seat, vote, take theirs back, or answer; and stay where they are asked again. */
  async come({ table: id, player }: Visit): Promise<void> {
    const table = await this.#tables.table(id);
    if (!table || this.#gone.has(player)) return;
    const { status, sleep } = table.record;
    const own = seatOf(table, player);
    if (own && sleep !== 'awake') await this.#stir(table, player);
    else if (status === 'playing' && own && !own.conceded) await this.#play(table, own.seat, player);
    else if (status === 'playing' && !own) await this.#takeSeat(table, player);
    await this.look(id);
  }

  /** Wakes a table that was put away, or keeps it open. */
  async #stir({ record: { id, sleep } }: Table, player: string): Promise<void> {
    this.#deserted.delete(id);
    if (sleep === 'asleep') await this.#tables.wake(id);
    else await this.#tables.do(id, this.#press(player), commands.keepOpen);
  }

  async #takeSeat({ record }: Table, player: string): Promise<void> {
    const free = record.seats.find(({ offered }) => offered === EVERYONE);
    if (free) await this.#tables.do(record.id, this.#press(player), commands.takeOffered(free.seat));
  }

  async #play(table: Table, seat: number, player: string): Promise<void> {
    const { id } = table.record;
    const press = this.#press(player);
    if (seatOf(table, player)?.ai !== null) await this.#tables.do(id, press, commands.takeBack);
    else if (waitingFor(table).includes(seat)) await this.#answer(table, seat, press);
    else if (table.proposal && stillToAgree(table).includes(seat)) {
      const { made } = table.proposal;
      await this.#tables.do(id, press, this.#rng.int(3) > 0 ? commands.agree(made) : commands.decline(made));
    }
    const after = await this.#tables.table(id);
    const who = this.#people.get(player);
    if (after && who && waitingFor(after).includes(seat)) this.#plan(id, who, MINUTE + this.#rng.int(3 * MINUTE));
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
  async report(store: Store): Promise<Report> {
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
