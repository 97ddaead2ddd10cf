/** `npm run replay -- FILE`: plays an exported game again, step by step, and compares every state with the file. */
import { readFileSync } from 'node:fs';
import { games } from '../games/index.ts';
import { verify } from '../tables/log/verify.ts';
import { fail, onlyArgument } from './fail.ts';

const file = onlyArgument('npm run replay -- FILE');
const text = file === null ? null : read(file);
if (text !== null) {
  const verdict = verify(text, games, (step) =>
    console.log(`${String(step.seq).padStart(5)}  ${step.what.padEnd(40)} ${step.hash}`),
  );
  if (verdict.ok) console.log(`\n${verdict.summary}`);
  else fail(verdict.problem);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    fail(`${path} cannot be read (${error instanceof Error ? error.message : String(error)}).`);
    return null;
  }
}
