import { hashOf, replayed, type Entry, type Position, type Seat, type Viewer } from '#engine';
import type { LogLine } from '../../store/store.ts';
import { readEntry, readEvents, readTableEvent } from '../stored.ts';
import type { Table } from '../table.ts';
import { isSeenToAct, tellsOfStep, type Step } from './visibility.ts';

/** What is needed of the log to go back in it. */
export interface PastEntry {
  readonly entry: Entry<unknown>;
  readonly seq: number;
  readonly hash: string | null;
}

/** What of a log concerns the match. */
export function pastOf(log: readonly LogLine[]): PastEntry[] {
  return log.flatMap((line) => {
    const entry = readEntry(line);
    return entry && line.seq !== null ? [{ entry, seq: line.seq, hash: line.hash }] : [];
  });
}

/** How the match stood after these entries, or `null` where today's rules do not lead there. */
export function stateAfter(
  { game, record }: Table,
  past: readonly PastEntry[],
  seats: number,
): Position<unknown> | null {
  const options = game.readOptions(record.options);
  if (record.seed === null || options === null) return null;
  try {
    const target = replayed(game, { seats, options, seed: record.seed, log: past.map((line) => line.entry) });
    const known = past.at(-1)?.hash ?? null;
    return known === null || known === hashOf(target.state) ? target : null;
  } catch {
    // Rules that have changed may not even know what was answered then.
    return null;
  }
}

/**
 * Where in the log this person last did anything, or -1. Taking one's seat back is no such thing: what was done meanwhile
 * in one's place is still news.
 */
export function lastDeedOf(player: string, log: readonly LogLine[]): number {
  return log.findLastIndex((line) => line.player === player && readTableEvent(line)?.kind !== 'handed-back');
}

/** Whether a viewer knows of anything in these lines about the match: its own doing, or what it is told. */
export function tellOfMatch(table: Table, log: readonly LogLine[], viewer: Viewer): boolean {
  return log.some((line) => {
    const step = readStep(line);
    return step !== null && tellsOfStep(table, step, viewer);
  });
}

/** Whether a line of the log tells everybody of something this seat did. */
export function tellsOfDeed(table: Table, line: LogLine, seat: Seat): boolean {
  const step = readStep(line);
  return step !== null && isSeenToAct(table, step, seat);
}

function readStep(line: LogLine): Step | null {
  const entry = readEntry(line);
  return entry && { entry, events: readEvents(line) };
}

/** How the match stood when this person last did anything, or at its beginning; `null` where that cannot be told. */
export function stateLeftBy(table: Table, player: string, log: readonly LogLine[]): Position<unknown> | null {
  if (!table.play) return null;
  const last = lastDeedOf(player, log);
  return stateAfter(table, pastOf(log.slice(0, last + 1)), table.play.match.seats);
}
