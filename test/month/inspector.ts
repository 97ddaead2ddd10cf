import { awaited, type GameEntry } from '#engine';
import type { Change, ClockRecord, TableRecord } from '../../src/store/store.ts';
import { readTableEvent, settingsOf, timingOf } from '../../src/tables/index.ts';
import { IdleInspector, type IdleWrong } from './idle-inspector.ts';
import { LATE_MS, type Outage } from './outages.ts';
import { minutesThere, sleeps, type Sleeper } from './people.ts';

const MINUTE = 60_000;

/** The parts of the whole time, in which what is due comes. */
const PART: Readonly<Record<string, number>> = { half: 0.5, late: 0.9, out: 1 };

/** What went wrong, by kind. */
export type Wrong = 'late' | 'early' | 'in quiet hours' | 'twice' | 'stopped' | 'another’s time' | IdleWrong;

export interface Findings {
  reminders: number;
  timeOuts: Record<string, number>;
  /** Put off by an outage of the bot. */
  afterOutage: number;
  /** Seats taken over by somebody who had none. */
  taken: number;
  readonly wrong: Map<Wrong, string[]>;
}

/** Looks at every change that the tables write, and checks it against a calendar of its own. */
export class Inspector {
  readonly findings: Findings = { reminders: 0, timeOuts: {}, afterOutage: 0, taken: 0, wrong: new Map() };
  readonly idle: IdleInspector;
  readonly #people: ReadonlyMap<string, Sleeper>;
  readonly #games: readonly GameEntry[];
  readonly #outages: readonly Outage[];
  readonly #before = new Map<string, TableRecord>();
  readonly #previous = new Map<string, TableRecord>();
  readonly #told = new Set<string>();

  constructor(people: readonly Sleeper[], games: readonly GameEntry[], outages: readonly Outage[]) {
    this.#people = new Map(people.map((person) => [person.id, person]));
    this.#games = games;
    this.#outages = outages;
    this.idle = new IdleInspector(outages, (kind, what) => this.#wrong(kind, what));
  }

  /** A change as it is written, at that moment. */
  see(change: Change, now: number): void {
    const { table, line, notices } = change;
    this.idle.see(change, now);
    const before = this.#before.get(table.id);
    this.#before.set(table.id, table);
    if (!before) return;
    this.#previous.set(table.id, before);
    for (const notice of notices)
      if (notice.kind === 'reminder') for (const seat of notice.seats) this.#reminded(before, seat, now);
    const event = line && readTableEvent(line);
    if (event?.kind === 'timed-out') {
      this.findings.timeOuts[event.did] = (this.findings.timeOuts[event.did] ?? 0) + 1;
      if (event.did !== 'more-time') for (const seat of event.seats) this.#timedOut(before, seat, now);
    }
    if (event?.kind === 'taken') this.#taken(table, event.seat, now);
    this.#standing(table);
  }

  /** Notices of that table that are told again. */
  repeat(table: TableRecord, notices: Change['notices'], now: number): void {
    const before = this.#previous.get(table.id);
    if (before) for (const { seats } of notices) for (const seat of seats) this.#reminded(before, seat, now);
  }

  /** Everything that is still due at the end must lie ahead. */
  end(now: number): void {
    this.idle.end(now);
    for (const { id, clocks } of this.#before.values())
      for (const { seat, due } of clocks)
        if (due !== null && due < now - LATE_MS) this.#wrong('late', `${id} seat ${String(seat)}: nothing came`);
  }

  #reminded(before: TableRecord, seat: number, now: number): void {
    this.findings.reminders++;
    const clock = clockOf(before, seat);
    const who = personAt(this.#people, before, seat);
    if (!clock || !who) return;
    const key = `${before.id} ${String(seat)} ${String(clock.since)} ${clock.stage}`;
    if (this.#told.has(key)) this.#wrong('twice', key);
    this.#told.add(key);
    if (sleeps(who, now)) this.#wrong('in quiet hours', key);
    this.#inTime(before, clock, who, now);
  }

  #timedOut(before: TableRecord, seat: number, now: number): void {
    const clock = clockOf(before, seat);
    const who = personAt(this.#people, before, seat);
    if (clock && who && clock.stage === 'out') this.#inTime(before, clock, who, now);
  }

  /** Who takes a seat over has the whole time, whatever the player before has used. */
  #taken(table: TableRecord, seat: number, now: number): void {
    this.findings.taken++;
    const timing = timingOf(settingsOf(table));
    const clock = clockOf(table, seat);
    const isWhole = clock?.stage === 'half' && clock.spent === 0 && clock.bank === timing?.bank;
    if (!isWhole || (clock.since ?? now) !== now) this.#wrong('another’s time', `${table.id} seat ${String(seat)}`);
  }

  /** Compares the minutes in which somebody was there with the part of their time that must have passed. */
  #inTime(table: TableRecord, clock: ClockRecord, who: Sleeper, now: number): void {
    const timing = timingOf(settingsOf(table));
    if (!timing || clock.since === null) return;
    const passed = minutesThere(who, clock.since, now) + clock.spent / MINUTE;
    const whole = (timing.decision + clock.bank) / MINUTE;
    const wanted = whole * (PART[clock.stage] ?? 1);
    const what = `${table.id} seat ${String(clock.seat)} ${clock.stage}: ${passed.toFixed(1)} of ${wanted.toFixed(1)} minutes`;
    if (passed < wanted - 2) this.#wrong('early', what);
    if (passed <= wanted + 2) return;
    // What an outage has kept back comes at its end, or when its person is there again.
    if (this.#outages.some(({ from, to }) => from <= now && minutesThere(who, to, now) <= 2))
      this.findings.afterOutage++;
    else this.#wrong('late', what);
  }

  /** The clock of everybody the table waits for must run, or have run out. */
  #standing(table: TableRecord): void {
    const game = this.#games.find((entry) => entry.game.id === table.game)?.game;
    if (table.status !== 'playing' || !table.match || !game || table.sleep === 'asleep') return;
    const state: unknown = JSON.parse(table.match.state);
    for (const seat of awaited(game.decisions(state))) {
      const held = table.seats.find((each) => each.seat === seat);
      if (held?.ai !== null || held.conceded || held.player.startsWith('ai:')) continue;
      const clock = clockOf(table, seat);
      if (clock?.stage !== 'done' && (clock?.due ?? null) === null)
        this.#wrong('stopped', `${table.id} seat ${String(seat)} waits for ever`);
    }
  }

  #wrong(kind: Wrong, what: string): void {
    this.findings.wrong.set(kind, [...(this.findings.wrong.get(kind) ?? []), what]);
  }
}

function clockOf({ clocks }: TableRecord, seat: number): ClockRecord | undefined {
  return clocks.find((clock) => clock.seat === seat);
}

function personAt(people: ReadonlyMap<string, Sleeper>, { seats }: TableRecord, seat: number): Sleeper | undefined {
  return people.get(seats.find((held) => held.seat === seat)?.player ?? '');
}
