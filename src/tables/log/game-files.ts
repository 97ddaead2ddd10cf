import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { GameEntry } from '#engine';
import { replayedGame, type FaultyGame, type ReplayedGame } from '../../proof/replayed-game.ts';
import { isOpening, shownEvents, type ShownStep } from './steps.ts';

/** The largest file that is read, in bytes: a long game has some 150,000. */
export const GAME_FILE_BYTES = 2_000_000;
/** Steps kept of all files together: more than the largest file has, and some thirty long games. */
const STEPS_KEPT = 20_000;
/** Hex digits of a file's name. */
const NAME_LENGTH = 16;

/** An exported game from a file, ready to be stepped through. */
export interface GameFile extends ReplayedGame {
  /** A name that follows from what the file holds: 16 hex digits. */
  readonly name: string;
  /** The steps that show something once everything is uncovered, each with the number of its entry as its revision. */
  readonly shown: readonly ShownStep[];
}

/** The games of files that people have attached lately. They are kept in memory only. */
export class GameFiles {
  readonly #games: readonly GameEntry[];
  /** Files are read one after the other: each takes a while. */
  readonly #reading = new PQueue({ concurrency: 1 });
  readonly #kept: LRUCache<string, GameFile>;

  constructor(games: readonly GameEntry[], stepsKept = STEPS_KEPT) {
    this.#games = games;
    this.#kept = new LRUCache({ maxSize: stepsKept, sizeCalculation: ({ steps }) => steps.length + 1 });
  }

  /** The game of a file, played again from its beginning and compared; or what is wrong with it. */
  async read(bytes: Uint8Array): Promise<GameFile | FaultyGame> {
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, NAME_LENGTH);
    return this.#reading.add(async () => {
      const kept = this.#kept.get(name);
      if (kept) return kept;
      const game = await replayedGame(Buffer.from(bytes).toString(), this.#games);
      if (isFaulty(game)) return game;
      const shown = game.steps.flatMap(({ seq, events }): ShownStep[] => {
        const told = shownEvents(game.face, events, 'everything');
        const opens = told.some(({ event }) => isOpening(game.face, event));
        return told.length === 0 ? [] : [{ revision: seq, seq, player: null, opens }];
      });
      const file = { ...game, name, shown };
      this.#kept.set(name, file);
      return file;
    });
  }

  /** The game of a file read before; `null` where it is no longer kept. */
  kept(name: string): GameFile | null {
    return this.#kept.get(name) ?? null;
  }
}

export function isFaulty(read: GameFile | ReplayedGame | FaultyGame): read is FaultyGame {
  return 'fault' in read;
}
