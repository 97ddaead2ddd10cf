import type { LogLine, Table, Tables } from '../../tables/index.ts';
import { notPlaying, seatOf } from '../../tables/index.ts';
import type { CustomId } from '../custom-id.ts';
import { sentence } from '../out/panels.ts';
import { refusalText } from '../screens/names.ts';
import type { Screen } from '../screens/screen.ts';
import type { Told } from '../screens/story/narration.ts';
import { replayed, replayScreen, type ReplayReader } from '../screens/story/replay.ts';

/** Where a replay goes from the step of that revision; 0 stands for the beginning of the game. */
export type ReplayMove = Pick<CustomId<'replay'>, 'revision' | 'go'>;

/** `/game replay` and its buttons begin here: the newest position, or that of the beginning once the game is over. */
export const REPLAY_OPENED: ReplayMove = { revision: 0, go: 'open' };

/** A step that shows its reader something. */
interface ShownStep {
  readonly line: LogLine;
  readonly told: readonly Told[];
}

/** A position of the game as this person may see it; one sentence where no game has begun. */
export async function openReplay(tables: Tables, table: Table, person: string, move: ReplayMove): Promise<Screen> {
  const { play, record } = table;
  if (!play) return sentence(refusalText(notPlaying(table, person), table));
  const reader = record.status === 'finished' ? 'everything' : (seatOf(table, person)?.seat ?? 'public');
  const step = await new Walk(tables, table, reader).to(move);
  const next = await first(new Walk(tables, table, reader).after(step?.line.revision ?? 0));
  // The newest position is that of the table: what was undone since the newest step no longer stands.
  const seq = next ? (step?.line.seq ?? 0) : play.match.seq;
  const position = await tables.positionAfter(table, seq);
  return replayScreen(table, reader, {
    revision: step?.line.revision ?? 0,
    at: step?.line.at ?? null,
    told: step?.told ?? [],
    state: position && { of: position.state },
    isFirst: step === null,
    isLast: next === null,
  });
}

/** The way from one step of a replay to another. */
class Walk {
  readonly #tables: Tables;
  readonly #table: Table;
  readonly #reader: ReplayReader;

  constructor(tables: Tables, table: Table, reader: ReplayReader) {
    this.#tables = tables;
    this.#table = table;
    this.#reader = reader;
  }

  /** The step that this move leads to; `null` for the beginning. */
  async to({ revision, go }: ReplayMove): Promise<ShownStep | null> {
    switch (go) {
      case 'first':
        return null;
      case 'open':
        return this.#table.record.status === 'finished' ? null : this.#before(Infinity);
      case 'back':
        return this.#before(revision);
      case 'forward':
        return (await first(this.after(revision))) ?? this.#before(Infinity);
      case 'turn':
        for await (const step of this.after(revision)) if (step.told.some(({ opens }) => opens !== null)) return step;
        return this.#before(Infinity);
      case 'last':
        return this.#before(Infinity);
    }
  }

  async *after(revision: number): AsyncGenerator<ShownStep> {
    yield* this.#shown(this.#tables.steps.after(this.#table.record.id, revision));
  }

  #before(revision: number): Promise<ShownStep | null> {
    return first(this.#shown(this.#tables.steps.before(this.#table.record.id, revision)));
  }

  async *#shown(lines: AsyncIterable<LogLine>): AsyncGenerator<ShownStep> {
    for await (const line of lines) {
      const told = replayed(this.#table, line, this.#reader);
      if (told.length > 0) yield { line, told };
    }
  }
}

async function first<T>(all: AsyncIterable<T>): Promise<T | null> {
  for await (const each of all) return each;
  return null;
}
