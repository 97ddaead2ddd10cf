import type { ChildProcess } from 'node:child_process';

const begun = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of begun) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Whoever ends the measuring ends this process as well: it may be held still, or work without end. */
export function endsWithThis<T extends ChildProcess>(child: T): T {
  begun.add(child);
  child.once('exit', () => begun.delete(child));
  return child;
}
