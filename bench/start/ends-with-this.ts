import type { ChildProcess } from 'node:child_process';

const begun = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of begun) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Ends this process together with the benchmark: it may be paused, or work without end. */
export function endsWithThis<T extends ChildProcess>(child: T): T {
  begun.add(child);
  child.once('exit', () => begun.delete(child));
  return child;
}
