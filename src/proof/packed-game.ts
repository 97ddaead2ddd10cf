import { inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { hashOf, type GameEntry } from '#engine';
import { entryShape } from './entry.ts';
import { verifyGame, type FinishedGame, type Verdict } from './verify.ts';

/** A finished game with its log and its last position as they are stored: unpacking them is left to who verifies it. */
export interface PackedGame extends Omit<FinishedGame, 'log' | 'last'> {
  /** Deflated JSON: the lines of the log. */
  readonly log: Uint8Array;
  /** Deflated JSON: the match as the game was left. */
  readonly match: Uint8Array;
}

/** How far a game has been verified. */
export interface Progress {
  readonly entries: number;
  readonly of: number;
}

/** Verifies a finished game somewhere, and tells how far it is now and then. */
export type Verifier = (game: PackedGame, onProgress: (progress: Progress) => void) => Promise<Verdict>;

const LINES = z.array(z.object({ at: z.number(), entry: z.unknown(), seq: z.number().nullable(), hash: z.unknown() }));
const LINE = z.object({ entry: entryShape, hash: z.string() });
const MATCH = z.object({ state: z.string() });

/** Plays a stored game again and compares. Throws where what is stored is not what was once written. */
export function verifyPacked(
  { log, match, ...game }: PackedGame,
  games: readonly GameEntry[],
  onProgress: (progress: Progress) => void,
): Verdict {
  const lines = unpacked(log, LINES).flatMap(({ seq, at, entry, hash }) =>
    seq === null ? [] : [{ at, ...LINE.parse({ entry, hash }) }],
  );
  const last = hashOf(JSON.parse(unpacked(match, MATCH).state));
  return verifyGame({ ...game, log: lines, last }, games, ({ seq }) => onProgress({ entries: seq, of: lines.length }));
}

function unpacked<T>(data: Uint8Array, shape: z.ZodType<T>): T {
  return shape.parse(JSON.parse(inflateRawSync(data).toString()));
}
