import type { Entry, GameEntry, Seat } from '#engine';
import { firstDifference, type Compared } from './compare.ts';
import { commitmentOf, seedOf } from './dice.ts';
import { exportShape, type ExportedGame } from './exported-game.ts';

/** A finished game, with all that it follows from and how it stood after each entry. */
export interface FinishedGame extends Omit<ExportedGame, 'format' | 'ending'> {
  /** The hash of the state it was left in; in a file it stands in the last entry alone. */
  readonly last?: string;
}

/** One step of a game that is being replayed, as it turned out. */
export interface VerifiedStep extends Compared {
  /** "seat 1 wave-2", "seat 0 undo". */
  readonly what: string;
}

/** What does not follow from what. */
export type Fault =
  | { readonly why: 'not-exported' }
  | { readonly why: 'no-such-game'; readonly game: string }
  | { readonly why: 'set-up' }
  /** The secret is not the one that was sealed. */
  | { readonly why: 'seal' }
  /** The seed does not follow from the secret and the players. */
  | { readonly why: 'seed' }
  /** An entry was impossible, or leads to another position than the recorded one. */
  | {
      readonly why: 'entry';
      readonly seq: number;
      readonly seat: Seat | null;
      /** In ms since 1970. */
      readonly at: number | null;
      readonly problem: string;
      /** The rules it was played with, where they are not today's. */
      readonly rules: { readonly then: number; readonly now: number } | null;
    }
  /** The game was left in another state than its last entry leads to. */
  | { readonly why: 'end' };

export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly hash: string }
  | { readonly ok: false; readonly fault: Fault };

/** The same of the text of an exported game. */
export function verify(text: string, games: readonly GameEntry[], onStep: (step: VerifiedStep) => void): Verdict {
  const exported = readExport(text);
  return exported ? verifyGame(exported, games, onStep) : fault({ why: 'not-exported' });
}

/**
 * Plays a finished game again through today's rules and compares: the dice with what was sealed before the game, and
 * every position with the recorded one. Tells each step as it goes; stops at the first fault.
 */
export function verifyGame(
  finished: FinishedGame,
  games: readonly GameEntry[],
  onStep: (step: VerifiedStep) => void,
): Verdict {
  const entry = games.find(({ game }) => game.id === finished.game);
  if (!entry) return fault({ why: 'no-such-game', game: finished.game });
  const { game } = entry;
  const options = game.readOptions(finished.options);
  const seats = finished.seats.length;
  if (options === null || seats < game.seats[0] || seats > game.seats[1]) return fault({ why: 'set-up' });
  const { table, secret, commitment, seed } = finished;
  if (commitmentOf(table, secret) !== commitment) return fault({ why: 'seal' });
  if (seedOf(secret, finished.seats) !== seed) return fault({ why: 'seed' });

  const log = finished.log.map((line): Entry<unknown> => line.entry);
  const hashes = finished.log.map(({ hash }) => hash);
  let last = '';
  const difference = firstDifference(game, { seats, options, seed, log }, hashes, ({ seq, hash }) => {
    last = hash;
    onStep({ seq, what: described(log[seq - 1]), hash });
  });
  if (difference) {
    const { seq, problem } = difference;
    const line = finished.log[seq - 1];
    const rules = finished.rules === game.rules ? null : { then: finished.rules, now: game.rules };
    return fault({ why: 'entry', seq, seat: line?.entry.seat ?? null, at: line?.at ?? null, problem, rules });
  }
  if ((finished.last ?? last) !== last) return fault({ why: 'end' });
  return { ok: true, entries: log.length, hash: last };
}

function fault(found: Fault): Verdict {
  return { ok: false, fault: found };
}

function readExport(text: string): ExportedGame | null {
  try {
    return exportShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function described(entry: Entry<unknown> | undefined): string {
  if (!entry) return 'set-up';
  return `seat ${String(entry.seat)} ${entry.kind === 'answer' ? entry.decision : entry.kind}`;
}
