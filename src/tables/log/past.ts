import type { Seat, Viewer } from '#engine';
import type { LogLine } from '../../store/store.ts';
import { readEntry, readEvents, readTableEvent } from '../stored.ts';
import { seatOf, waitingFor, type Table } from '../table.ts';
import { isSeenToAct, tellsOfStep, type Step } from './visibility.ts';

/**
 * Where in the log this person last did anything, or -1. Taking one's seat back is no such thing: what was done meanwhile
 * in one's place is still news.
 */
export function lastActionOf(player: string, log: readonly LogLine[]): number {
  return log.findLastIndex((line) => line.player === player && !isReturn(line));
}

/** These lines, oldest first, without the answers that later ones of them undo. */
export function withoutUndone(log: readonly LogLine[]): LogLine[] {
  return log.reduce<LogLine[]>((kept, line) => {
    const entry = readEntry(line);
    if (entry?.kind === 'rewind')
      return [...kept.filter((each) => answererOf(each) === null || (each.seq ?? 0) <= entry.to), line];
    if (entry?.kind !== 'undo') return [...kept, line];
    const left = [entry.seat, ...(entry.lost ?? [])].reduce((lines, seat) => {
      const gone = lines.findLastIndex((each) => answererOf(each) === seat);
      return lines.filter((_, at) => at !== gone);
    }, kept);
    return [...left, line];
  }, []);
}

/** The seat whose answer a line is. */
function answererOf(line: LogLine): Seat | null {
  const entry = readEntry(line);
  return entry?.kind === 'answer' ? entry.seat : null;
}

/** Whether somebody only took their own seat back: what was done meanwhile in their place is still news to them. */
export function isReturn(line: LogLine): boolean {
  return readTableEvent(line)?.kind === 'handed-back';
}

/** Whether a viewer knows of anything in these lines about the match: its own doing, or what it is told. */
export function tellOfMatch(table: Table, log: readonly LogLine[], viewer: Viewer): boolean {
  return log.some((line) => {
    const step = readStep(line);
    return step !== null && tellsOfStep(table, step, viewer);
  });
}

/**
 * Whether play has gone on since this person's last step: the game no longer waits for their seat, or the seat knows of a
 * step since. If not, only what the step itself revealed keeps them from undoing it alone.
 */
export function hasMovedOn(table: Table, log: readonly LogLine[], person: string): boolean {
  const seat = seatOf(table, person)?.seat;
  if (seat === undefined || !waitingFor(table).includes(seat)) return true;
  return tellOfMatch(table, log.slice(lastActionOf(person, log) + 1), seat);
}

/** Whether a line of the log tells everybody of something this seat did. */
export function tellsOfAction(table: Table, line: LogLine, seat: Seat): boolean {
  const step = readStep(line);
  return step !== null && isSeenToAct(table, step, seat);
}

/** Whether a line of its player tells everybody that they were there: an answer of this seat, or the start of the game. */
export function tellsOfPresence(table: Table, line: LogLine, seat: Seat): boolean {
  return readTableEvent(line)?.kind === 'started' || tellsOfAction(table, line, seat);
}

function readStep(line: LogLine): Step | null {
  const entry = readEntry(line);
  return entry && { entry, events: readEvents(line) };
}
