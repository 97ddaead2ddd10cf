import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { CountedSteps, eventsFor, type Addressed, type AnyFace, type Seat, type Viewer } from '#engine';
import type { LogLine, Store } from '../../store/store.ts';
import { readEntry, readEvents } from '../stored.ts';
import type { Table } from '../table.ts';

/** Lines of the log read before other work gets its turn. */
const LINES_AT_ONCE = 50;
/** Entries whose steps are kept ready, of all tables and their readers together. */
const STEPS_READY = 50_000;

/** Who a replay is for: a seat, anybody, or, once the game is over, somebody who may know everything. */
export type ReplayReader = Viewer | 'everything';

/** A step of a match that counts and shows its reader something. */
export interface ShownStep {
  /** The revision of its line in the log. */
  readonly revision: number;
  /** Its number among the entries of the match. */
  readonly seq: number;
  /** In ms since 1970. */
  readonly at: number;
  /** Who made it; `null` where nobody pressed anything. */
  readonly player: string | null;
  /** Whether a turn or a round begins with it. */
  readonly opens: boolean;
}

/** An event as a reader of a replay may know it. */
export interface ShownEvent {
  readonly event: unknown;
  /** The seat that alone was told of it; `null` where everybody was, or where the reader is that seat. */
  readonly only: Seat | null;
}

/** What one reader is shown of a match at a revision of its table, and where the log is read on from. */
interface Followed {
  readonly revision: number;
  readonly steps: readonly ShownStep[];
  /** Its settled entries. */
  readonly settled: Settled;
}

/**
 * Entries from the first one on that stay in the log as they are: compaction drops and renumbers only entries of the tail
 * of the undo history, and what has left that tail never enters it again.
 */
interface Settled {
  readonly counted: CountedSteps<ShownStep | null>;
  /** The revision of the last of them; 0 where there are none. */
  readonly revision: number;
}

/**
 * The steps of a match that still count, its answers without those that were undone, as far as they show a reader
 * something. A reader's first look reads the whole log; the next ones read what has been added since.
 */
export class Steps {
  readonly #store: Pick<Store, 'logPage'>;
  readonly #followed = new LRUCache<string, Followed>({
    maxSize: STEPS_READY,
    sizeCalculation: ({ settled }) => settled.counted.entries + 1,
  });

  constructor(store: Pick<Store, 'logPage'>) {
    this.#store = store;
  }

  /** Oldest first. */
  async shownTo(table: Table, reader: ReplayReader): Promise<readonly ShownStep[]> {
    const { id, revision } = table.record;
    const key = `${id} ${String(reader)}`;
    const before = this.#followed.get(key);
    if (before?.revision === revision) return before.steps;
    const followed = await this.#follow(table, reader, before?.settled);
    this.#followed.set(key, followed);
    return followed.steps;
  }

  async #follow({ face, record, play }: Table, reader: ReplayReader, from?: Settled): Promise<Followed> {
    const counted = new CountedSteps(from?.counted);
    const end = play ? play.match.seq - (play.match.history?.tail ?? 0) : 0;
    let settled = from ?? { counted: new CountedSteps<ShownStep | null>(), revision: 0 };
    for await (const line of this.#lines(record.id, settled.revision)) {
      const entry = readEntry(line);
      if (!entry) continue;
      counted.add(entry, shownStep(face, line, readEvents(line), reader));
      if (line.seq === end) settled = { counted: new CountedSteps(counted), revision: line.revision };
    }
    return { revision: record.revision, steps: counted.steps.filter((step) => step !== null), settled };
  }

  async *#lines(table: string, after: number): AsyncGenerator<LogLine> {
    for (let lines: LogLine[], edge = after; ; edge = lines.at(-1)?.revision ?? edge) {
      lines = await this.#store.logPage(table, { after: edge, limit: LINES_AT_ONCE });
      yield* lines;
      if (lines.length < LINES_AT_ONCE) return;
      await setImmediate();
    }
  }
}

/** The step of a line with these events; `null` where it shows the reader nothing. */
export function shownStep(
  face: AnyFace,
  { revision, seq, at, player }: Pick<LogLine, 'revision' | 'seq' | 'at' | 'player'>,
  events: readonly Addressed<unknown>[],
  reader: ReplayReader,
): ShownStep | null {
  const shown = shownEvents(face, events, reader);
  if (shown.length === 0 || seq === null) return null;
  const opens = shown.some(({ event }) => (face.about(event).opens ?? null) !== null);
  return { revision, seq, at, player, opens };
}

/** What of these events a replay tells its reader. */
export function shownEvents(
  face: AnyFace,
  events: readonly Addressed<unknown>[],
  reader: ReplayReader,
): readonly ShownEvent[] {
  const isTold = ({ event }: ShownEvent) => face.narrate(event) !== null;
  if (reader !== 'everything')
    return eventsFor(events, reader)
      .map((event) => ({ event, only: null }))
      .filter(isTold);
  return events.flatMap((each): ShownEvent[] => {
    if (each.to === 'all') return [{ event: each.event, only: null }].filter(isTold);
    const own = [{ event: each.event, only: each.to }].filter(isTold);
    return own.length > 0 || each.others === null ? own : [{ event: each.others, only: null }].filter(isTold);
  });
}
