import type { Entry, GameEntry } from '#engine';
import { firstDifference, type Compared } from './compare.ts';
import { commitmentOf, seedOf } from '../dice.ts';
import { exportShape, type ExportedGame } from './export.ts';

/** One step of a game that is being replayed, as it turned out. */
export interface VerifiedStep extends Compared {
  /** "seat 1 wave-2", "seat 0 undo". */
  readonly what: string;
}

export type Verdict =
  { readonly ok: true; readonly summary: string } | { readonly ok: false; readonly problem: string };

/**
 * Plays an exported game again through today's rules and compares: the dice with what was sealed before the game, and
 * every position with the one in the file. Tells each step as it goes; stops at the first difference.
 */
export function verify(text: string, games: readonly GameEntry[], onStep: (step: VerifiedStep) => void): Verdict {
  const exported = readExport(text);
  if (!exported) return { ok: false, problem: 'This file is not a game exported by Airlock.' };
  const entry = games.find(({ game }) => game.id === exported.game);
  if (!entry) return { ok: false, problem: `This file is a game of "${exported.game}", which is not played here.` };
  const { game } = entry;
  const options = game.readOptions(exported.options);
  if (options === null) return { ok: false, problem: `The options of this game are none that ${game.id} knows.` };
  const dice = diceProblem(exported);
  if (dice !== null) return { ok: false, problem: dice };

  const log = exported.log.map((line): Entry<unknown> => line.entry);
  const record = { seats: exported.seats.length, options, seed: exported.seed, log };
  const hashes = exported.log.map(({ hash }) => hash);
  let last = '';
  const difference = firstDifference(game, record, hashes, ({ seq, hash }) => {
    last = hash;
    onStep({ seq, what: described(log[seq - 1]), hash });
  });
  if (difference !== null) return { ok: false, problem: `${difference} ${rulesNote(exported, game.rules)}`.trim() };
  const summary = `${String(log.length)} entries replayed, every position as recorded, dice as sealed. Hash ${last}`;
  return { ok: true, summary };
}

function readExport(text: string): ExportedGame | null {
  try {
    return exportShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function diceProblem({ table, secret, commitment, seats, seed }: ExportedGame): string | null {
  if (commitmentOf(table, secret) !== commitment)
    return 'The dice are not the ones that were sealed when the lobby opened.';
  return seedOf(secret, seats) === seed
    ? null
    : 'The seed does not follow from the sealed dice and the players who joined.';
}

function described(entry: Entry<unknown> | undefined): string {
  if (!entry) return 'set-up';
  return `seat ${String(entry.seat)} ${entry.kind === 'answer' ? entry.decision : entry.kind}`;
}

function rulesNote({ rules }: ExportedGame, today: number): string {
  return rules === today ? '' : `It was played with rules ${String(rules)}, today's are ${String(today)}.`;
}
