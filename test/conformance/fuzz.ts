import { parseArgs } from 'node:util';
import { figures } from './figures.ts';
import { prove, type Run } from './prove.ts';
import { subjects } from './subjects.ts';
import type { Subject } from './subject.ts';
import { Violation } from './violation.ts';

const USAGE = 'npm run fuzz -- --game GAME --games 100 --seed 1';

/** What was asked for, or the one sentence that says what is wrong with it. */
export type Asked = { readonly subject: Subject; readonly run: Run } | { readonly fault: string };

/** Reads the command's arguments. */
export function asked(args: readonly string[]): Asked {
  const values = valuesOf(args);
  if (typeof values === 'string') return { fault: `${values} Usage: ${USAGE}` };
  const known = subjects.map(({ game }) => game.id).join(', ');
  const subject = subjects.find(({ game }) => game.id === values.game);
  if (!subject) return { fault: `--game ${values.game ?? 'is missing; it'} has to be one of: ${known}.` };
  const games = wholeNumber(values.games, 1);
  if (games === null) return { fault: `--games ${values.games} has to be a whole number from 1 on.` };
  const seed = wholeNumber(values.seed, 0);
  if (seed === null) return { fault: `--seed ${values.seed} has to be a whole number from 0 on.` };
  return { subject, run: { games, seed } };
}

function valuesOf(args: readonly string[]): { game?: string | undefined; games: string; seed: string } | string {
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
    return error instanceof Error ? error.message : String(error);
  }
}

/** At most a billion: numbers of games are counted up from the seed. */
function wholeNumber(text: string, least: number): number | null {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  return value >= least ? value : null;
}

function main(args: readonly string[]): number {
  const wanted = asked(args);
  if ('fault' in wanted) {
    console.error(wanted.fault);
    return 1;
  }
  const begun = performance.now();
  try {
    const tally = prove(wanted.subject, wanted.run);
    console.log(figures(wanted.subject, tally, performance.now() - begun));
    return 0;
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    console.error(error.message);
    return 1;
  }
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
