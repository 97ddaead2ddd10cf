import { parseArgs } from 'node:util';
import { figures } from './figures.ts';
import { prove, type Run } from './prove.ts';
import type { Subject } from './subject.ts';
import { Violation } from './violation.ts';

const USAGE = 'npm run fuzz -- --game GAME --games 100 --seed 1';

/** What the command says, and whether all is well. */
export interface Said {
  readonly ok: boolean;
  readonly text: string;
}

/** Proves one of the games on random games: its figures, or the violation with the command that repeats it. */
export function fuzz(args: readonly string[], subjects: readonly Subject[]): Said {
  const wanted = asked(args, subjects);
  if (typeof wanted === 'string') return { ok: false, text: wanted };
  const begun = performance.now();
  try {
    const tally = prove(wanted.subject, wanted.run);
    return { ok: true, text: figures(wanted.subject, tally, performance.now() - begun) };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { ok: false, text: error.message };
  }
}

/** What is asked for, or the one sentence that says what is wrong with it. */
function asked(args: readonly string[], subjects: readonly Subject[]): { subject: Subject; run: Run } | string {
  const values = valuesOf(args);
  if (typeof values === 'string') return values;
  const subject = subjects.find(({ game }) => game.id === values.game);
  if (!subject) {
    const known = subjects.map(({ game }) => game.id).join(', ');
    return `${values.game === undefined ? '--game is missing; it' : `--game ${values.game}`} has to be one of: ${known}.`;
  }
  const games = wholeNumber(values.games, 1);
  if (games === null) return `--games ${values.games} has to be a whole number from 1 on.`;
  const seed = wholeNumber(values.seed, 0);
  if (seed === null) return `--seed ${values.seed} has to be a whole number from 0 on.`;
  return { subject, run: { games, seed } };
}

interface Values {
  readonly game?: string | undefined;
  readonly games: string;
  readonly seed: string;
}

function valuesOf(args: readonly string[]): Values | string {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
      },
    }).values;
  } catch (error) {
    const [fault = ''] = (error instanceof Error ? error.message : String(error)).split(/\.?(?:\s|$)(?=[A-Z]|$)|\n/);
    return `${fault}: the command is ${USAGE}.`;
  }
}

/** At most nine digits: games are counted up from the seed. */
function wholeNumber(text: string, least: number): number | null {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  return value >= least ? value : null;
}
