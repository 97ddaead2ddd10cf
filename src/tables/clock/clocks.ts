import { canUndo, type Seat } from '#engine';
import type { ClockRecord, SeatRecord, TableRecord } from '../../store/store.ts';
import { unchanged, type MatchLine, type NewLine, type Transition } from '../commands/command.ts';
import { settingsOf, timingOf } from '../settings.ts';
import { isSeenToAct } from '../log/visibility.ts';
import { ownedByPerson } from '../owner.ts';
import { waitingFor, type Table } from '../table.ts';
import type { ActiveTimes } from '../people/people.ts';
import type { Timing } from './timing.ts';

/** Which part of the whole time has passed when a stage is due. */
const PART = { half: 0.5, late: 0.9, out: 1 } as const;
type Running = keyof typeof PART;

/** A change of a table, as far as it moves clocks. */
export interface ClockChange {
  readonly line: NewLine | null;
  /** Whether a person's press is the change. */
  readonly pressed: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly times: ActiveTimes;
}

/** The clock of a seat as the table has it, or a new one. */
export function clockOf({ clocks }: Pick<TableRecord, 'clocks'>, seat: Seat, timing: Timing): ClockRecord {
  return clocks.find((clock) => clock.seat === seat) ?? fresh(seat, timing);
}

function fresh(seat: Seat, { bank }: Timing): ClockRecord {
  return { seat, bank, spent: 0, since: null, stage: 'half', due: null, out: null };
}

/**
 * The clocks of a table after a change; `after` has those that the change itself has set. A clock runs while the table
 * waits for its seat and a person plays it. It begins again with each answer that everybody sees and nobody can take
 * back: an answer that can be undone would give time for nothing, and one given in secret would be told of by a clock.
 */
export function clocksAfter(before: Table, after: Table, change: ClockChange): readonly ClockRecord[] {
  const { record } = after;
  const timing = timingOf(settingsOf(record));
  if (!timing || record.status !== 'playing') return record.clocks.length === 0 ? record.clocks : [];
  const clocks = record.seats
    .filter(ownedByPerson)
    .map((held) => clockAfter(before, after, held, { ...change, timing }));
  const isSame = clocks.length === record.clocks.length && clocks.every((clock, at) => clock === record.clocks[at]);
  return isSame ? record.clocks : clocks;
}

type Timed = ClockChange & { readonly timing: Timing };

function clockAfter(before: Table, after: Table, held: SeatRecord, change: Timed): ClockRecord {
  const { seat, player } = held;
  const isNew = before.record.seats.find((known) => known.seat === seat)?.player !== player;
  const clock = isNew ? fresh(seat, change.timing) : clockOf(after.record, seat, change.timing);
  const awaited = waitingFor(after).includes(seat);
  const answered = isFinal(after, change.line, seat);
  if (!awaited || held.ai !== null || held.conceded || after.record.sleep === 'asleep')
    return stopped(answered && awaited ? settled(clock, player, change) : clock, player, change);
  if (isOver(clock)) return isBack(before, after, seat, change) ? begun(reset(clock), player, change) : clock;
  if (clock.since !== null) return answered ? begun(settled(clock, player, change), player, change) : clock;
  const goesOn = waitingFor(before).includes(seat) || isUndoBy(change.line, seat);
  return begun(goesOn ? clock : settled(clock, player, change), player, change);
}

/** The table with the clocks of a person whose quiet hours or vacations have changed; `null` where none of theirs runs. */
export function rescheduledFor(table: Table, player: string, times: ActiveTimes): Transition | null {
  const { record } = table;
  const timing = timingOf(settingsOf(record));
  const own = record.seats.flatMap((held) => (held.player === player ? [held.seat] : []));
  const runs = record.clocks.some(({ seat, since }) => own.includes(seat) && since !== null);
  if (!timing || !runs) return null;
  const clocks = record.clocks.map((clock) => {
    if (!own.includes(clock.seat) || clock.since === null || !isRunning(clock.stage)) return clock;
    const at = (stage: Running) => dueAt(clock, player, stage, { timing, times });
    return { ...clock, due: at(clock.stage), out: at('out') };
  });
  return { ...unchanged(table), record: { ...record, clocks } };
}

/** The clock once what is due at its stage has been done, or left out: the next stage and when it is due. */
export function advanced(clock: ClockRecord, player: string, timing: Timing, times: ActiveTimes): ClockRecord {
  const stage = clock.stage === 'half' ? 'late' : 'out';
  return { ...clock, stage, due: dueAt(clock, player, stage, { timing, times }) };
}

/** A clock whose time is used up, with its bank. */
export function usedUp(clock: ClockRecord, stage: 'acting' | 'vote' | 'done', due: number | null): ClockRecord {
  return { ...clock, bank: 0, spent: 0, since: null, stage, due, out: null };
}

/** A used-up clock that begins again. */
function reset(clock: ClockRecord): ClockRecord {
  return { ...clock, spent: 0, since: null, stage: 'half', due: null, out: null };
}

/** A clock that begins to run, or goes on. */
function begun(
  clock: ClockRecord,
  player: string,
  { now, timing, times }: Pick<Timed, 'now' | 'timing' | 'times'>,
): ClockRecord {
  const running = { ...clock, since: now };
  const stage = isRunning(clock.stage) ? clock.stage : 'half';
  const at = (each: Running) => dueAt(running, player, each, { timing, times });
  return { ...running, stage, due: at(stage), out: at('out') };
}

function stopped(clock: ClockRecord, player: string, { now, times }: Timed): ClockRecord {
  if (isOver(clock)) return reset(clock);
  if (clock.since === null) return clock;
  const spent = clock.spent + times.between(player, clock.since, now);
  return { ...clock, spent, since: null, due: null, out: null };
}

/** The clock once its decision is answered: what it took beyond its time is the bank's, else the bank refills. */
function settled(clock: ClockRecord, player: string, change: Timed): ClockRecord {
  const { spent, bank } = stopped(clock, player, change);
  const { decision, bank: most, refill } = change.timing;
  const left = spent > decision ? Math.max(0, bank + decision - spent) : Math.min(most, bank + refill);
  return { ...reset(clock), bank: Math.round(spent === 0 ? bank : left) };
}

function dueAt(
  clock: ClockRecord,
  player: string,
  stage: Running,
  { timing, times }: Pick<Timed, 'timing' | 'times'>,
): number | null {
  if (clock.since === null) return null;
  const passed = Math.round(wholeTime(clock, timing) * PART[stage]);
  return times.after(player, clock.since, Math.max(0, passed - clock.spent));
}

function wholeTime({ bank }: ClockRecord, { decision }: Timing): number {
  return decision + bank;
}

function isRunning(stage: ClockRecord['stage']): stage is Running {
  return stage in PART;
}

/** Whether its time has run out. */
export function isOver({ stage }: ClockRecord): boolean {
  return !isRunning(stage);
}

/** Whether the owner of a seat whose time has run out plays again, or somebody has woken the table. */
function isBack(before: Table, after: Table, seat: Seat, { line, pressed }: Timed): boolean {
  if (before.record.sleep === 'asleep' && after.record.sleep === 'awake') return true;
  return pressed && isStep(line) && line.entry.kind !== 'rewind' && line.entry.seat === seat;
}

function isFinal(after: Table, line: NewLine | null, seat: Seat): boolean {
  if (!isStep(line) || line.entry.kind !== 'answer' || line.entry.seat !== seat || !after.play) return false;
  return isSeenToAct(after, line, seat) && !canUndo(after.play.match, seat);
}

function isUndoBy(line: NewLine | null, seat: Seat): boolean {
  return isStep(line) && line.entry.kind === 'undo' && line.entry.seat === seat;
}

function isStep(line: NewLine | null): line is MatchLine {
  return line !== null && 'events' in line;
}
