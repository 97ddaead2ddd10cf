/** `npm run replay -- FILE`: plays an exported game again, step by step, and compares every state with the file. */
import { readFileSync } from 'node:fs';
import { faultText } from '../discord/words/log/verify.ts';
import { games } from '../games/index.ts';
import { verify, type Fault } from '../proof/verify.ts';
import { fail, onlyArgument } from './fail.ts';

const file = onlyArgument('npm run replay -- FILE');
const text = file === null ? null : read(file);
if (text !== null) {
  const verdict = verify(text, games, (step) =>
    console.log(`${String(step.seq).padStart(5)}  ${step.what.padEnd(40)} ${step.hash}`),
  );
  if (verdict.ok)
    console.log(
      `\n${String(verdict.entries)} entries replayed, every position as recorded, dice as sealed. Hash ${verdict.hash}`,
    );
  else fail(problemOf(verdict.fault));
}

/** What is wrong, with the hashes for who looks into it. */
function problemOf(fault: Fault): string {
  if (fault.why !== 'entry') return faultText(fault, String);
  const { rules, problem } = fault;
  return rules
    ? `${problem} It was played with rules ${String(rules.then)}, today's are ${String(rules.now)}.`
    : problem;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    fail(`${path} cannot be read (${error instanceof Error ? error.message : String(error)}).`);
    return null;
  }
}
