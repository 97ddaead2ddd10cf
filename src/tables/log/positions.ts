import { setImmediate } from 'node:timers/promises';
import {
  eventsFor,
  hashOf,
  replay,
  rewindTarget,
  type Entry,
  type Match,
  type Position,
  type RewindOfAnswer,
  type Seat,
} from '#engine';
import type { LogLine, Store } from '../../store/store.ts';
import type { EarlierPositions } from '../commands/command.ts';
import { broughtTo } from '../keepsakes/at-table.ts';
import { readEntry, readEvents, readHistory } from '../stored.ts';
import type { PublicStep, Table } from '../table.ts';
import { isReturn, tellOfMatch } from './past.ts';

/** Lines of the log read at once. */
const LINES_AT_ONCE = 50;

/** Lines of the log a panel may be behind; much must have happened since an older one. */
export const MOST_MISSED = 100;

/** Entries replayed before other work gets its turn: about 1 ms. */
const ENTRIES_AT_ONCE = 20;

/** An entry of the match in the log. */
interface PastEntry {
  readonly seq: number;
  readonly entry: Entry<unknown>;
  readonly hash: string | null;
}

interface NumberedStep extends PublicStep {
  readonly seq: number;
}

/** How the match of a table stood earlier, found from the nearest checkpoint: no question reads or replays a whole log. */
export class Positions implements EarlierPositions {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async after({ game, record, play }: Table, seq: number): Promise<Position<unknown> | null> {
    if (seq === play?.match.seq) return play.match;
    const options = game.readOptions(record.options);
    if (!play || record.seed === null || options === null) return null;
    const { seats } = play.match;
    const stored = await this.#store.checkpoint(record.id, seq);
    const checkpoint: Match<unknown, unknown> | undefined = stored
      ? { seats, seq: stored.seq, state: JSON.parse(stored.state), history: readHistory(stored.back) }
      : undefined;
    const past: PastEntry[] = [];
    for await (const line of this.#forwards(record.id, stored?.revision ?? 0)) {
      const entry = entryOf(line);
      if (entry && entry.seq > seq) break;
      if (entry) past.push(entry);
    }
    const log = past.map(({ entry }) => entry);
    try {
      let target: Position<unknown> | null = null;
      for (target of replay(
        game,
        { seats, options, seed: record.seed, log, brought: broughtTo(record) },
        'trusted',
        checkpoint,
      ))
        if (target.seq % ENTRIES_AT_ONCE === 0) await setImmediate();
      const known = past.at(-1)?.hash ?? null;
      return target && (known === null || known === hashOf(target.state)) ? target : null;
    } catch {
      // Rules that have changed may not even know what was answered then.
      return null;
    }
  }

  /** How the match stood at that revision, or at its beginning where that is earlier; `null` where that cannot be told. */
  async at(table: Table, revision: number): Promise<Position<unknown> | null> {
    const earlier = this.#backwards(table.record.id, revision + 1);
    for await (const line of earlier) if (line.seq !== null) return this.after(table, line.seq);
    return this.after(table, 0);
  }

  /** The revision at which this person last did anything; 0 where they did nothing yet. */
  async lastActionBy(id: string, player: string): Promise<number> {
    let last = await this.#store.newestLineBy(id, player);
    while (last && isReturn(last)) last = await this.#store.newestLineBy(id, player, last.revision);
    return last?.revision ?? 0;
  }

  async publicStepsAfter({ record }: Table, seq: number): Promise<readonly PublicStep[]> {
    const newestFirst: LogLine[] = [];
    for await (const line of this.#backwards(record.id, Infinity)) {
      if (line.seq !== null && line.seq <= seq) break;
      newestFirst.push(line);
    }
    const steps = newestFirst.toReversed().reduce<readonly NumberedStep[]>(withLine, []);
    return steps.map(({ seat, events }) => ({ seat, events }));
  }

  rewindTarget({ record }: Table, seat: Seat): Promise<RewindOfAnswer<unknown> | null> {
    return rewindTarget(this.#entriesBackwards(record.id), seat);
  }

  async hasActedSince(table: Table, seat: Seat, revision: number): Promise<boolean> {
    const { record } = table;
    const behind = record.revision - revision;
    if (behind <= 0) return false;
    const log = await this.#store.log(record.id, Math.min(behind, MOST_MISSED));
    const missed = log.filter((line) => line.revision > revision);
    if (missed.length >= MOST_MISSED) return true;
    const entries = missed.flatMap((line) => readEntry(line) ?? []);
    if (entries.some((entry) => entry.seat === seat || entry.kind === 'rewind')) return true;
    // What it did itself in secret may have left the log. It is asked since then, and nothing it knows of explains that.
    return (record.match?.since[seat] ?? 0) > revision && !tellOfMatch(table, missed, seat);
  }

  async *#entriesBackwards(id: string): AsyncGenerator<PastEntry> {
    for await (const line of this.#backwards(id, Infinity)) {
      const entry = entryOf(line);
      if (entry) yield entry;
    }
  }

  async *#forwards(id: string, after: number): AsyncGenerator<LogLine> {
    for (let lines: LogLine[], from = after; ; from = lines.at(-1)?.revision ?? from) {
      lines = await this.#store.logPage(id, { after: from, limit: LINES_AT_ONCE });
      yield* lines;
      if (lines.length < LINES_AT_ONCE) return;
    }
  }

  async *#backwards(id: string, before: number): AsyncGenerator<LogLine> {
    for (let lines: LogLine[], from = before; ; from = lines[0]?.revision ?? from) {
      lines = await this.#store.logPage(id, { before: from, limit: LINES_AT_ONCE });
      yield* lines.toReversed();
      if (lines.length < LINES_AT_ONCE) return;
    }
  }
}

/** The steps that count after a line of the log. */
function withLine(steps: readonly NumberedStep[], line: LogLine): readonly NumberedStep[] {
  const entry = readEntry(line);
  if (!entry || line.seq === null) return steps;
  if (entry.kind === 'rewind') return steps.filter(({ seq }) => seq <= entry.to);
  if (entry.kind === 'answer')
    return [...steps, { seq: line.seq, seat: entry.seat, events: eventsFor(readEvents(line), 'public') }];
  return [entry.seat, ...(entry.lost ?? [])].reduce((left, seat) => {
    const gone = left.findLastIndex((step) => step.seat === seat);
    return left.filter((_, at) => at !== gone);
  }, steps);
}

function entryOf(line: LogLine): PastEntry | null {
  const entry = readEntry(line);
  return entry && line.seq !== null ? { seq: line.seq, entry, hash: line.hash } : null;
}
