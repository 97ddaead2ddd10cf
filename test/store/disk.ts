import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './folder.ts';

/** A small file system of its own. */
interface Disk {
  readonly path: string;
  /** From now on nothing on it can be written. */
  setReadOnly(): void;
}

/** Makes a disk of 2 MB in memory, gone when the test is over; `null` where only the machine's owner may. */
export function smallDisk(): Disk | null {
  const path = temporaryFolder();
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', path);
  } catch {
    return null;
  }
  onTestFinished(() => run('umount', '--lazy', path));
  return { path, setReadOnly: () => run('mount', '-o', 'remount,ro,size=2m', path) };
}

function run(program: string, ...given: readonly string[]): void {
  execFileSync(program, given, { stdio: 'ignore' });
}
