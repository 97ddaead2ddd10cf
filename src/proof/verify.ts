import { sameJson, seats, type AnyGame, type Entry, type GameEntry, type Seat } from '#engine';
import { compared, type Compared } from './compare.ts';
import { commitmentOf, seedOf } from './dice.ts';
import { exportShape, type ExportedGame } from './exported-game.ts';

/** A finished game, with all that it follows from and how it stood after each entry. */
export interface FinishedGame extends Omit<ExportedGame, 'format' | 'ending'> {
  /** The hash of the state it was left in; in a file it stands in the last entry alone. */
  readonly last?: string;
}

/** A position of a game that is being verified. */
export interface VerifiedStep {
  readonly seq: number;
  readonly hash: string;
  /** What led to it: "seat 1 wave-2", "seat 0 undo". */
  readonly what: string;
}

/** What does not follow from what. */
export type Fault =
  | { readonly why: 'not-exported' }
  | { readonly why: 'no-such-game'; readonly game: string }
  /** It was played with rules that this bot does not know yet. */
  | { readonly why: 'newer-rules'; readonly rules: RulesNumbers }
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
      readonly rules: RulesNumbers | null;
    }
  /** The game was left in another state than its last entry leads to. */
  | { readonly why: 'end' };

/** The rules of a game when it was played, and today's. */
export interface RulesNumbers {
  readonly then: number;
  readonly now: number;
}

export type Verdict =
  | { readonly ok: true; readonly entries: number; readonly hash: string }
  | { readonly ok: false; readonly fault: Fault };

/** The same of the text of an exported game. */
export function verify(text: string, games: readonly GameEntry[], onStep: (step: VerifiedStep) => void): Verdict {
  const exported = readExport(text);
  return exported ? verifyGame(exported, games, onStep) : fault({ why: 'not-exported' });
}

/** Verifies a finished game without a pause. Tells each step as it goes; stops at the first fault. */
export function verifyGame(
  finished: FinishedGame,
  games: readonly GameEntry[],
  onStep: (step: VerifiedStep) => void,
): Verdict {
  const steps = verifying(finished, games);
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
    const { seq, hash, entry } = next.value;
    onStep({ seq, hash, what: described(entry) });
  }
}

/**
 * Plays a finished game again through today's rules and compares: the dice with what was sealed before the game, and
 * every position with the recorded one. Every position up to the first fault, and then the verdict.
 */
export function* verifying(finished: FinishedGame, games: readonly GameEntry[]): Generator<Compared, Verdict> {
  const found = games.find(({ game }) => game.id === finished.game);
  if (!found) return fault({ why: 'no-such-game', game: finished.game });
  const { game } = found;
  const numbers = { then: finished.rules, now: game.rules };
  if (numbers.then > numbers.now) return fault({ why: 'newer-rules', rules: numbers });
  const options = game.readOptions(finished.options);
  const count = finished.seats.length;
  const held = finished.seats.map(({ seat }) => seat).sort((a, b) => a - b);
  if (options === null || count < game.seats[0] || count > game.seats[1] || !sameJson(held, seats(count)))
    return fault({ why: 'set-up' });
  const brought = finished.brought?.map((kept) => (kept === null ? null : readKept(game, kept)));
  if (brought && (brought.length !== count || brought.includes(undefined))) return fault({ why: 'set-up' });
  const { table, secret, commitment, seed } = finished;
  if (commitmentOf(table, secret) !== commitment) return fault({ why: 'seal' });
  if (seedOf(secret, finished.seats) !== seed) return fault({ why: 'seed' });

  const log = finished.log.map((line): Entry<unknown> => line.entry);
  const hashes = finished.log.map(({ hash }) => hash);
  const positions = compared(game, { seats: count, options, seed, log, brought }, hashes);
  let last = '';
  for (;;) {
    const next = positions.next();
    if (next.done !== true) {
      last = next.value.hash;
      yield next.value;
      continue;
    }
    if (!next.value) break;
    const { seq, problem } = next.value;
    const line = finished.log[seq - 1];
    const rules = numbers.then === numbers.now ? null : numbers;
    const seat = held.find((each) => each === line?.entry.seat) ?? null;
    return fault({ why: 'entry', seq, seat, at: line?.at ?? null, problem, rules });
  }
  if ((finished.last ?? last) !== last) return fault({ why: 'end' });
  return { ok: true, entries: log.length, hash: last };
}

/** A keepsake as it came in; `undefined` where the game knows none such. */
function readKept({ keepsake }: AnyGame, kept: unknown): unknown {
  const read = keepsake?.read(kept);
  return read?.ok === true ? read.kept : undefined;
}

function fault(found: Fault): Verdict {
  return { ok: false, fault: found };
}

/** An exported game as its file has it; `null` where the text is none. */
export function readExport(text: string): ExportedGame | null {
  try {
    return exportShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function described(entry: Entry<unknown> | null): string {
  if (!entry) return 'set-up';
  return `seat ${String(entry.seat)} ${entry.kind === 'answer' ? entry.decision : entry.kind}`;
}
