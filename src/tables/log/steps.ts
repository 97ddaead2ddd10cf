import { eventsFor, type Entry, type Seat } from '#engine';
import type { LogLine, Store } from '../../store/store.ts';
import { readEntry, readEvents } from '../stored.ts';

/** Lines of the log read at once. */
const LINES_AT_ONCE = 50;
/** No undo reaches further back than this many lines: it stays within one's own turn. */
const UNDO_REACH = 200;

interface PastEntry {
  readonly line: LogLine;
  readonly entry: Entry<unknown>;
}

/**
 * The steps of a match that still count: its answers without those that were undone. From any step on they are found
 * without reading the whole log: an undo stays within a turn, and rewinds are listed apart.
 */
export class Steps {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The lines of the steps above that revision, oldest first. */
  async *after(table: string, revision: number): AsyncGenerator<LogLine> {
    const ahead: PastEntry[] = [];
    let given = revision;
    for await (const { entries, isLast } of this.#pagesAfter(table, revision)) {
      ahead.push(...entries);
      for (const { line } of withoutUndone(ahead).left) {
        if (line.revision <= given) continue;
        if (!isLast && !isOutOfReach(ahead, line.revision)) break;
        given = line.revision;
        yield line;
      }
    }
  }

  /** The lines of the steps below that revision, newest first. */
  async *before(table: string, revision: number): AsyncGenerator<LogLine> {
    const undone = revision === Infinity ? [] : await this.#undoneAbove(table, revision - 1);
    /** Entries above this number were undone by a rewind. */
    let highest = Math.min(
      ...(await this.#store.rewindsAfter(table, revision - 1)).map((line) => rewoundTo(line) ?? Infinity),
    );
    for (let edge = revision; ;) {
      const lines = await this.#store.logPage(table, { before: edge, limit: LINES_AT_ONCE });
      for (const line of lines.toReversed()) {
        const entry = readEntry(line);
        if (!entry || (line.seq ?? 0) > highest) continue;
        if (entry.kind === 'rewind') highest = entry.to;
        else if (entry.kind === 'undo') undone.push(entry.seat, ...(entry.lost ?? []));
        else {
          const at = undone.indexOf(entry.seat);
          if (at < 0) yield line;
          else undone.splice(at, 1);
        }
      }
      if (lines.length < LINES_AT_ONCE) return;
      edge = lines[0]?.revision ?? 0;
    }
  }

  /** The seats whose answers up to that revision were undone after it, each as often as it lost one. */
  async #undoneAbove(table: string, revision: number): Promise<Seat[]> {
    const ahead: PastEntry[] = [];
    for await (const { entries } of this.#pagesAfter(table, revision)) {
      ahead.push(...entries);
      if (isOutOfReach(ahead, revision)) break;
    }
    return [...withoutUndone(ahead).earlier];
  }

  /** The log above that revision in parts, without what a rewind undid. */
  async *#pagesAfter(table: string, revision: number): AsyncGenerator<{ entries: PastEntry[]; isLast: boolean }> {
    const rewinds = await this.#store.rewindsAfter(table, revision);
    const isRewound = ({ revision: at, seq }: LogLine) =>
      rewinds.some((line) => line.revision > at && (rewoundTo(line) ?? Infinity) < (seq ?? 0));
    for (let edge = revision, isLast = false; !isLast;) {
      const lines = await this.#store.logPage(table, { after: edge, limit: LINES_AT_ONCE });
      isLast = lines.length < LINES_AT_ONCE;
      edge = lines.at(-1)?.revision ?? edge;
      const entries = lines.flatMap((line) => {
        const entry = isRewound(line) ? null : readEntry(line);
        return entry ? [{ line, entry }] : [];
      });
      yield { entries, isLast };
    }
  }
}

function rewoundTo(line: LogLine): number | null {
  const entry = readEntry(line);
  return entry?.kind === 'rewind' ? entry.to : null;
}

/** The answers that no undo among these took back, and the seats that lost earlier ones. */
function withoutUndone(entries: readonly PastEntry[]): {
  readonly left: readonly PastEntry[];
  readonly earlier: readonly Seat[];
} {
  const left: PastEntry[] = [];
  const earlier: Seat[] = [];
  for (const each of entries) {
    const { entry } = each;
    if (entry.kind === 'answer') left.push(each);
    else if (entry.kind === 'undo')
      for (const seat of [entry.seat, ...(entry.lost ?? [])]) {
        const at = left.findLastIndex((answer) => answer.entry.seat === seat);
        if (at < 0) earlier.push(seat);
        else left.splice(at, 1);
      }
  }
  return { left, earlier };
}

/** Whether no undo after these entries reaches back to that revision: two seats have done what everybody was told of. */
function isOutOfReach(entries: readonly PastEntry[], revision: number): boolean {
  const later = entries.filter(({ line }) => line.revision > revision);
  if (later.length >= UNDO_REACH) return true;
  const seen = later.filter(
    ({ line, entry }) => entry.kind === 'answer' && eventsFor(readEvents(line), 'public').length > 0,
  );
  return new Set(seen.map(({ entry }) => entry.seat)).size > 1;
}
