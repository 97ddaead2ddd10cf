import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { CountedSteps, eventsFor, type Addressed, type AnyFace, type Seat, type Viewer } from '#engine';
import type { LogLine, Store } from '../../store/store.ts';
import { readEntry, readEvents } from '../stored.ts';
import type { Table } from '../table.ts';

/** Lines of the log read before other work gets its turn. */
const LINES_AT_ONCE = 50;
/** Steps kept ready, of all tables together. */
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

/**
 * The steps of a match that still count, its answers without those that were undone, as far as they show a reader
 * something. The whole log is read for them once, and again only when the table has gone on.
 */
export class Steps {
  readonly #store: Pick<Store, 'logPage'>;
  readonly #ready = new LRUCache<string, readonly ShownStep[]>({
    maxSize: STEPS_READY,
    sizeCalculation: ({ length }) => length + 1,
  });

  constructor(store: Pick<Store, 'logPage'>) {
    this.#store = store;
  }

  /** Oldest first. */
  async shownTo({ face, record }: Table, reader: ReplayReader): Promise<readonly ShownStep[]> {
    const key = `${record.id} ${String(record.revision)} ${String(reader)}`;
    const ready = this.#ready.get(key);
    if (ready) return ready;
    const counted = new CountedSteps<LogLine>();
    for await (const line of this.#lines(record.id)) {
      const entry = readEntry(line);
      if (entry) counted.add(entry, line);
    }
    const steps = counted.steps.flatMap((line) => shownStep(face, line, readEvents(line), reader));
    this.#ready.set(key, steps);
    return steps;
  }

  async *#lines(table: string): AsyncGenerator<LogLine> {
    for (let lines: LogLine[], edge = 0; ; edge = lines.at(-1)?.revision ?? edge) {
      lines = await this.#store.logPage(table, { after: edge, limit: LINES_AT_ONCE });
      yield* lines;
      if (lines.length < LINES_AT_ONCE) return;
      await setImmediate();
    }
  }
}

/** The step of a line with these events; none where it shows the reader nothing. */
export function shownStep(
  face: AnyFace,
  { revision, seq, at, player }: Pick<LogLine, 'revision' | 'seq' | 'at' | 'player'>,
  events: readonly Addressed<unknown>[],
  reader: ReplayReader,
): ShownStep[] {
  const shown = shownEvents(face, events, reader);
  if (shown.length === 0 || seq === null) return [];
  const opens = shown.some(({ event }) => (face.about(event).opens ?? null) !== null);
  return [{ revision, seq, at, player, opens }];
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
