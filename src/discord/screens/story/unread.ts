import type { Seat } from '#engine';
import { lastActionOf, readEntry, type LogLine, type Table } from '../../../tables/index.ts';
import { withoutOwn } from './digest.ts';
import { sentences } from './narration.ts';

/**
 * Where in the log this person may have stopped reading: at their last action or, where they answered before they looked at
 * what others had done, at their answer before that; -1 where they have done nothing. They looked last at that revision.
 */
export function unreadFrom(
  table: Table,
  log: readonly LogLine[],
  { player, seat }: { readonly player: string; readonly seat: Seat },
  looked: number,
): number {
  const last = lastActionOf(player, log);
  // A look after the last action does not tell whether they had looked before it.
  const read = looked < (log[last]?.revision ?? 0) ? looked : 0;
  let at = last;
  while (at > 0 && (log[at - 1]?.revision ?? 0) > read) {
    const before = lastActionOf(player, log.slice(0, at));
    const answer = log[before];
    if (!answer || readEntry(answer)?.kind !== 'answer') break;
    const told = log.slice(before, at).flatMap((line) => sentences(table, line, seat));
    if (withoutOwn(told, seat).length > 0) return before;
    at = before;
  }
  return last;
}
