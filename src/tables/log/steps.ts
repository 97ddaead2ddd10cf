import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { CountedSteps, eventsFor, type Addressed, type AnyFace, type Seat } from '#engine';
import type { LogLine, Store } from '../../store/store.ts';
import { KeyedQueue } from '../keyed-queue.ts';
import { readEntry, readEvents } from '../stored.ts';
import type { Table } from '../table.ts';
import {
  allReaders,
  bitOf,
  packed,
  unpacked,
  type MatchStep,
  type Readers,
  type ReplayReader,
  type Settled,
} from './step-index.ts';

/** Lines of the log read before other work gets its turn. */
const LINES_AT_ONCE = 50;
/** Steps kept ready, of all tables together. */
const STEPS_READY = 50_000;
/** The steps of a match are stored at every multiple of this many entries. */
const STORED_EVERY = 100;

/** A step of a match that counts and shows its reader something. */
export interface ShownStep extends Pick<MatchStep, 'revision' | 'seq' | 'player'> {
  /** Whether a turn or a round begins with it. */
  readonly opens: boolean;
}

/** An event as a reader of a replay may know it. */
export interface ShownEvent {
  readonly event: unknown;
  /** The seat that alone was told of it; `null` where everybody was, or where the reader is that seat. */
  readonly only: Seat | null;
}

/** The steps of a match at a revision of its table. */
interface Ready {
  readonly revision: number;
  readonly steps: readonly MatchStep[];
  /** Those that each reader is shown, as far as somebody has asked. */
  readonly shown: Map<ReplayReader, readonly ShownStep[]>;
  /**
   * From where the log is read on: compaction drops and renumbers only entries of the tail of the undo history, and what
   * has left that tail never enters it again.
   */
  readonly settled: Settled;
}

const NOTHING: Settled = { followed: { entries: 0, steps: [] }, revision: 0 };

/**
 * The steps of a match that still count, its answers without those that were undone, as far as they show a reader
 * something. They are stored as the match goes on, so that no look reads much of the log.
 */
export class Steps {
  readonly #store: Pick<Store, 'logPage' | 'steps' | 'saveSteps'>;
  readonly #storing = new KeyedQueue();
  readonly #ready = new LRUCache<string, Ready>({
    maxSize: STEPS_READY,
    // The steps as such, and those shown to two readers.
    sizeCalculation: ({ steps }) => 3 * steps.length + 1,
  });

  constructor(store: Pick<Store, 'logPage' | 'steps' | 'saveSteps'>) {
    this.#store = store;
  }

  /** Oldest first. */
  async shownTo(table: Table, reader: ReplayReader): Promise<readonly ShownStep[]> {
    const { id, revision } = table.record;
    const before = this.#ready.get(id);
    const ready = before?.revision === revision ? before : await this.#follow(table, before?.settled);
    this.#ready.set(id, ready);
    const known = ready.shown.get(reader);
    if (known) return known;
    const bit = bitOf(reader);
    const shown = ready.steps
      .filter((step) => (step.shown & bit) !== 0)
      .map(({ revision, seq, player, opens }) => ({ revision, seq, player, opens: (opens & bit) !== 0 }));
    ready.shown.set(reader, shown);
    return shown;
  }

  /** Stores the steps of a table that has gone on, if there are enough new ones; nobody waits for it. */
  keepUp(table: Table): void {
    const { record, play } = table;
    if (!play || play.match.seq === 0 || play.match.seq % STORED_EVERY !== 0) return;
    void this.#storing.run(record.id, () => this.#stored(table));
  }

  /** Waits for what is being stored. */
  settled(): Promise<void> {
    return this.#storing.idle();
  }

  /** What cannot be read or stored now is tried again by the next look, which says what is wrong: nobody waits here. */
  async #stored(table: Table): Promise<void> {
    try {
      const { settled } = await this.#follow(table, await this.#storedBefore(table));
      await this.#store.saveSteps(packed(table.record.id, table.game.rules, settled));
    } catch {
      return;
    }
  }

  async #storedBefore({ game, record }: Table): Promise<Settled> {
    const index = await this.#store.steps(record.id);
    return index?.rules === game.rules ? unpacked(index) : NOTHING;
  }

  async #follow(table: Table, from?: Settled): Promise<Ready> {
    const { face, record, play } = table;
    let settled = from ?? (await this.#storedBefore(table));
    const counted = new CountedSteps(settled.followed);
    const end = play ? play.match.seq - (play.match.history?.tail ?? 0) : 0;
    const readers = allReaders(play?.match.seats ?? 0);
    for await (const line of this.#lines(record.id, settled.revision)) {
      const entry = readEntry(line);
      if (!entry) continue;
      counted.add(entry, matchStep(face, line, readEvents(line), readers));
      if (line.seq === end) settled = { followed: counted.followed, revision: line.revision };
    }
    return { revision: record.revision, steps: counted.steps, shown: new Map(), settled };
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

/** The step of a line with these events, and which of these readers are shown something of it, as `shownEvents` says. */
function matchStep(
  face: AnyFace,
  { revision, seq, player }: Pick<LogLine, 'revision' | 'seq' | 'player'>,
  events: readonly Addressed<unknown>[],
  readers: Readers,
): MatchStep {
  let [shown, opens] = [0, 0];
  const isTold = (event: unknown, to: Readers) => {
    if (face.narrate(event) === null) return false;
    shown |= to;
    if (isOpening(face, event)) opens |= to;
    return true;
  };
  const everything = bitOf('everything');
  for (const each of events) {
    if (each.to === 'all') {
      isTold(each.event, readers);
      continue;
    }
    const own = bitOf(each.to);
    const toOthers = isTold(each.event, own | everything) ? readers & ~own & ~everything : readers & ~own;
    if (each.others !== null) isTold(each.others, toOthers);
  }
  return { revision, seq: seq ?? 0, player, shown, opens };
}

/** Whether a turn or a round begins with this event. */
export function isOpening(face: AnyFace, event: unknown): boolean {
  return (face.about(event).opens ?? null) !== null;
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
