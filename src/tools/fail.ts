import { parseArgs } from 'node:util';

/** Ends a command with one line of error. */
export function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}

/** The one argument of a command; `null`, with its usage as the error, for none or several. */
export function onlyArgument(usage: string): string | null {
  const [argument, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (argument !== undefined && more.length === 0) return argument;
  fail(`Usage: ${usage}`);
  return null;
}
