import { hash } from 'node:crypto';
import { z } from 'zod';
import {
  canonical,
  eventsFor,
  hashOf,
  sameJson,
  seats,
  type Entry,
  type GameEntry,
  type Seat,
  type UndoHistory,
} from '#engine';
import { answerShape, entryShape } from '../proof/entry.ts';
import type { Change, LogEdit, LogLine, TableRecord } from '../store/store.ts';
import type { Transition, Press, TableEvent } from './commands/command.ts';
import type { Done } from './refusals.ts';
import { SETTINGS } from './settings.ts';
import { clocksAfter } from './clock/clocks.ts';
import type { ActiveTimes } from './people/people.ts';
import { stillVoted } from './clock/come-back.ts';
import { touched } from './clock/sleep.ts';
import { alarmAfter } from './ai/ai-seats.ts';
import { autoAnswersAfter, type SeatOrders } from './orders/auto-answers.ts';
import { answeredFor, type InPlace } from './owner.ts';
import { notices, seatThatActed } from './notify/notices.ts';
import { keepsakeChanges } from './keepsakes/at-table.ts';
import { endingShape, endsChapter, proposalShape, seatOf, type Play, type Table } from './table.ts';

const historyShape = z.object({
  state: z.unknown(),
  answers: z.array(answerShape).readonly(),
  fixed: z.array(z.number()).readonly(),
  // Archives written before logs were compacted have none, and SQL cannot change what is deflated.
  tail: z.number().default(0),
});

const tableEventShape = z.union([
  z.object({ kind: z.literal('started') }),
  z.object({ kind: z.literal('moved'), name: z.string(), from: z.string() }),
  z.object({ kind: z.literal('stopped'), name: z.string() }),
  z.object({
    kind: z.enum(['conceded', 'agreed', 'declined', 'handed-over', 'handed-back', 'kept', 'gone']),
    seat: z.number(),
  }),
  z.object({ kind: z.enum(['asked-in', 'asked-out', 'taken-over']), seat: z.number(), name: z.string().optional() }),
  z.object({ kind: z.literal('offered'), seat: z.number(), name: z.string().optional() }),
  z.object({ kind: z.literal('taken'), seat: z.number(), name: z.string() }),
  z.object({
    kind: z.literal('timed-out'),
    seats: z.array(z.number()).readonly(),
    did: z.enum([...SETTINGS.onTimeout, 'more-time']),
  }),
  z.object({ kind: z.literal('proposed'), seat: z.number(), what: z.enum(['end', 'rewind']) }),
]);
const addressedShape = z.array(
  z.union([
    z.object({ to: z.literal('all'), event: z.unknown() }),
    z.object({ to: z.number(), event: z.unknown(), others: z.unknown() }),
  ]),
);

/** A stored table made ready for use. Throws when what is stored is not what was once written. */
export function readTable(record: TableRecord, entry: GameEntry): Table {
  return {
    ...entry,
    record,
    play: record.match && readPlay(record, entry),
    ending: record.outcome === null ? null : endingShape.parse(record.outcome),
    proposal: record.proposal === null ? null : proposalShape.parse(record.proposal),
  };
}

function readPlay(record: TableRecord, { game }: GameEntry): Play | null {
  if (!record.match) return null;
  const state: unknown = JSON.parse(record.match.state);
  const history = readHistory(record.match.back);
  return { match: { seats: record.seats.length, seq: record.match.seq, state, history }, open: game.decisions(state) };
}

/** What can be undone of a stored match. */
export function readHistory(text: string | null): UndoHistory<unknown, unknown> | null {
  return text === null ? null : historyShape.parse(JSON.parse(text));
}

/** The match's entry of a log line, or `null` for a line that only concerns the table. */
export function readEntry(line: LogLine): Entry<unknown> | null {
  return line.seq === null ? null : entryShape.parse(line.entry);
}

/** What happened at the table itself, or `null` for a line of the match. */
export function readTableEvent(line: LogLine): TableEvent | null {
  return line.seq === null ? tableEventShape.parse(line.entry) : null;
}

/** The addressed events of a log line. */
export function readEvents(line: LogLine) {
  return addressedShape.parse(line.events);
}

/** The press that is the change, if one is; and whose press led to it, if anybody's. */
interface Pressed {
  readonly press: Press | null;
  readonly by: Press | null;
  /** The standing orders of the table's seats. */
  readonly orders?: readonly SeatOrders[];
}

/** The moment of a change, in ms since 1970, and when its people can be expected to play. */
export interface Moment {
  readonly now: number;
  readonly times: ActiveTimes;
}

/** The table after a transition, and the change that writes it. */
export function written(
  before: Table,
  next: Transition,
  { press, by, orders = [] }: Pressed,
  { now, times }: Moment,
): { table: Table; change: Change } {
  const revision = before.record.revision + 1;
  const since = sinceWhen(before, next, revision);
  const moved = next.play !== before.play;
  const state = next.play && (moved ? canonical(next.play.match.state) : before.record.match?.state);
  const record: TableRecord = {
    ...touched(next.record, before.record, press !== null, now),
    revision,
    changedAt: now,
    match:
      next.play && state !== undefined && state !== null
        ? {
            seq: next.play.match.seq,
            state,
            back: next.play.match.history && JSON.stringify(next.play.match.history),
            since,
          }
        : null,
    outcome: next.ending,
    proposal: next.proposal,
  };
  const played: Table = { ...before, record, play: next.play, ending: next.ending, proposal: next.proposal };
  const clocks = clocksAfter(before, played, { line: next.line, pressed: press !== null, now, times });
  const proposal = stillVoted(next.proposal, { clocks });
  const table: Table = { ...played, proposal, record: { ...record, proposal, clocks } };
  const change: Change = {
    table: table.record,
    interaction: press?.interaction ?? null,
    reseated: next.record.seats !== before.record.seats,
    line: lineOf(next, record, press, now),
    edits: editsOf(before, next),
    // So that no replay from a checkpoint meets a rewind, and each chapter begins with one.
    checkpoint: next.line?.entry.kind === 'rewind' || endsChapter(before, table),
    notices: [...notices(before, table, by, next.line), ...(next.tells ? [{ ...next.tells, revision }] : [])],
    seatThatActed: seatThatActed(before, table, press, next.line),
    alarm: alarmAfter(before, table, next.line && 'events' in next.line ? next.line : null, now),
    clocked: clocks !== before.record.clocks,
    resleep: record.sleepDue !== before.record.sleepDue,
    autoAnswers: autoAnswersAfter(before, table, orders, next.line, now),
    keepsakes: keepsakeChanges(before, table),
  };
  return { table, change };
}

function lineOf({ line }: Transition, record: TableRecord, press: Press | null, at: number): LogLine | null {
  if (!line || 'tail' in line) return null;
  const player = 'inPlace' in line ? playerOf(record, line.entry.seat, line.inPlace) : (press?.person.id ?? null);
  const inMatch = 'events' in line && record.match !== null;
  return {
    revision: record.revision,
    at,
    player,
    entry: line.entry,
    seq: inMatch ? record.match.seq : null,
    events: 'events' in line ? line.events : [],
    hash: inMatch ? hash('sha256', record.match.state) : null,
    why: 'why' in line ? (line.why ?? null) : null,
  };
}

/** What stands for the player of a seat in whose place an answer was given. */
function playerOf({ seats: held }: TableRecord, seat: Seat, by: InPlace): string | null {
  const holder = held.find((each) => each.seat === seat);
  return holder ? answeredFor(holder.player, by) : null;
}

function editsOf({ play }: Table, { line }: Transition): LogEdit[] {
  if (!play || !line || !('tail' in line)) return [];
  const begin = play.match.seq - line.tail.length + 1;
  let gone = 0;
  return line.tail.map((state, n) => {
    const seq = begin + n;
    if (state !== null) return { seq, now: { seq: seq - gone, hash: hashOf(state) } };
    gone++;
    return { seq, now: null };
  });
}

/**
 * For each seat, the revision since which it is asked what it is asked after the transition. For the seat that has just
 * answered that is the new revision even if the question reads the same, so that a double press counts once.
 */
function sinceWhen(before: Table, next: Transition, revision: number): number[] {
  if (next.play === before.play) return [...(before.record.match?.since ?? [])];
  const mover = moverOf(next);
  return seats(next.play?.match.seats ?? 0).map((seat) => {
    const [then, now] = [before.play, next.play].map((play) => play?.open.filter((decision) => decision.seat === seat));
    const known = before.record.match?.since[seat];
    return known !== undefined && seat !== mover && sameJson(then, now) ? known : revision;
  });
}

function moverOf({ line }: Transition): number | null {
  return line && 'seat' in line.entry ? line.entry.seat : null;
}

/** The events of a change that the presser hears of. */
export function eventsOf(table: Table, { line }: Transition, press: Press | null): unknown[] {
  const seat = press && seatOf(table, press.person.id);
  return seat && line && 'events' in line ? eventsFor(line.events, seat.seat) : [];
}

/** The presser's answer that was taken back, or that was given. */
export function ownAnswers(
  { play }: Table,
  { line }: Transition,
  press: Press | null,
): Pick<Done & { ok: true }, 'takenBack' | 'answered'> {
  if (!press || !play || !line || !('events' in line)) return {};
  const { entry, takenBack } = line;
  return {
    ...(takenBack && { takenBack }),
    ...(entry.kind === 'answer' && { answered: { before: play, answer: entry } }),
  };
}
