import { spawnSync } from 'node:child_process';

/** Runs what follows it so that Linux ends that at once when the process that began it is no more. */
const LEASH = ['setpriv', '--pdeathsig', 'KILL'] as const;

let known: boolean | undefined;

/**
 * Whether a process can be begun that ends with the one that began it even while it stands still, and so cannot see for
 * itself that nobody is left: with `setpriv` of util-linux, on Linux.
 */
export function hasLeash(): boolean {
  const [command, ...options] = LEASH;
  return (known ??= spawnSync(command, [...options, 'true'], { stdio: 'ignore' }).status === 0);
}

/** How `fork` is to run Node with these options, on the leash where there is one. */
export function onLeash(options: readonly string[]): { readonly execPath: string; readonly execArgv: string[] } {
  const [command, ...own] = LEASH;
  return hasLeash()
    ? { execPath: command, execArgv: [...own, process.execPath, ...options] }
    : { execPath: process.execPath, execArgv: [...options] };
}
