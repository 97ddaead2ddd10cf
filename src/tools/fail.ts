/** Ends a command with one line of error. */
export function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
