import type { Answer } from '../game.ts';
import type { Entry } from '../match/match.ts';
import type { Seat } from '../seat.ts';

/** Where a rewind leads. */
export interface RewindTarget {
  /** The entry after which the match stood so. */
  readonly to: number;
  /** The seats whose answers from before what is taken back go too. */
  readonly lost?: readonly Seat[];
}

/** Where the rewind to before an answer leads. */
export interface RewindOfAnswer<A> extends RewindTarget {
  readonly answer: Answer<A>;
}

/** An entry and its number. */
export interface NumberedEntry<A> {
  readonly seq: number;
  readonly entry: Entry<A>;
}

/**
 * To before this seat's newest answer that still counts, or as little further back as the match ever stood so; `null` where
 * it has none. Reads the log from its newest entry back only as far as it must, and plays nothing again: undo entries name
 * the seats that lost answers by them, each its newest ones.
 *
 * Whether that lies in an earlier chapter, which no rewind goes back to, is for the caller to see.
 */
export async function rewindTarget<A>(
  newestFirst: AsyncIterable<NumberedEntry<A>> | Iterable<NumberedEntry<A>>,
  seat: Seat,
): Promise<RewindOfAnswer<A> | null> {
  /** Entries above this number were undone by a rewind. */
  let highest = Infinity;
  /** The seats of undone answers not yet met. While there are any, the match never stood as it does without them. */
  const undone: Seat[] = [];
  const lost: Seat[] = [];
  let found: Answer<A> | null = null;
  for await (const { seq, entry } of newestFirst) {
    if (seq > highest) continue;
    if (entry.kind === 'rewind') highest = entry.to;
    else if (entry.kind === 'undo') undone.push(entry.seat, ...(entry.lost ?? []));
    else {
      const at = undone.indexOf(entry.seat);
      if (at >= 0) undone.splice(at, 1);
      else if (found) lost.push(entry.seat);
      else if (entry.seat === seat) found = { seat, decision: entry.decision, actions: entry.actions };
      if (found && undone.length === 0) return { to: seq - 1, answer: found, ...(lost.length > 0 && { lost }) };
    }
  }
  return null;
}
