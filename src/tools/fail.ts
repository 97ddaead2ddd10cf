/** Ends a command with one line that says what is wrong. */
export function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
