import type { Seat } from '#engine';
import type { PastEntry } from './past.ts';

/** Where a rewind leads. */
export interface Goal {
  /** The entry after which the match stood so. */
  readonly to: number;
  /** The seats whose answers from before what is taken back go too. */
  readonly lost?: readonly Seat[];
}

/** An answer that counts, after those before it. */
interface Given {
  /** The entry after which the match stood as it does with these; `null` where it never has. */
  readonly at: number | null;
  readonly seat: Seat | null;
  readonly before: Given | null;
}

/**
 * To before this seat's newest answer that still counts, or as little further back as the match ever stood so; `null` where
 * it has none. Follows from the log alone, as undo entries name who lost answers by them, so that no game is played again.
 */
export function beforeNewestOf(past: readonly PastEntry[], seat: Seat): Goal | null {
  let given: Given = { at: 0, seat: null, before: null };
  const all = [given];
  for (const { entry, seq } of past) {
    if (entry.kind === 'answer') given = { at: seq, seat: entry.seat, before: given };
    else if (entry.kind === 'rewind') given = all[entry.to] ?? given;
    else given = { ...without(given, entry.seat, entry.lost ?? []), at: seq };
    all.push(given);
  }
  const lost: Seat[] = [];
  let goal = newestOf(given, seat)?.before ?? null;
  for (; goal?.at === null; goal = goal.before) if (goal.seat !== null) lost.push(goal.seat);
  if (typeof goal?.at !== 'number') return null;
  return { to: goal.at, ...(lost.length > 0 && { lost }) };
}

function newestOf(given: Given, seat: Seat): Given | null {
  for (let at: Given | null = given; at; at = at.before) if (at.seat === seat) return at;
  return null;
}

/** What counts without the newest answer of a seat; of those who lost answers by that, the newest are gone as well. */
function without(given: Given, seat: Seat, lost: readonly Seat[]): Given {
  const kept: Given[] = [];
  const gone = [...lost];
  for (let at: Given | null = given; at; at = at.before) {
    if (at.seat === seat && at.before)
      return kept.reduceRight<Given>((before, each) => ({ at: null, seat: each.seat, before }), at.before);
    const place = gone.findIndex((each) => each === at.seat);
    if (place >= 0) gone.splice(place, 1);
    else kept.push(at);
  }
  return given;
}
