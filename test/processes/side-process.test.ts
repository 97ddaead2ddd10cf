import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HungError, SideProcess, type SideProcessOptions } from '../../src/processes/side-process.ts';

/** A process that says again what it is told. */
function echo(options: Partial<SideProcessOptions> = {}): SideProcess<string, string> {
  const made = new SideProcess<string, string>({ module: new URL('./works/echo.ts', import.meta.url), ...options });
  onTestFinished(() => made.close());
  return made;
}

async function begun(side: SideProcess<string, string>): Promise<number> {
  await side.do('Hello');
  return side.pid ?? 0;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('A side process', () => {
  it('begins with the first task and does the next ones as well', async () => {
    const side = echo();
    expect(side.pid).toBeNull();
    expect(await Promise.all([side.do('one'), side.do('two')])).toEqual(['one', 'two']);
    const { pid } = side;
    await side.do('three');
    expect(side.pid).toBe(pid);
  });

  it('says so when something cannot be done, and goes on', async () => {
    const side = echo();
    await expect(side.do('')).rejects.toThrow('There is nothing to say.');
    expect(await side.do('more')).toBe('more');
  });

  it('costs what is under way when it dies, and the next task is done by another', async () => {
    const side = echo();
    const pid = await begun(side);
    process.kill(pid, 'SIGSTOP');
    const lost = side.do('lost');
    process.kill(pid, 'SIGKILL');
    await expect(lost).rejects.toThrow('has ended (SIGKILL)');
    await expect(lost).rejects.not.toBeInstanceOf(HungError);
    expect(await begun(side)).not.toBe(pid);
  });

  it('costs what is under way when it hangs, and the next task is done by another', async () => {
    const side = echo({ patienceMs: 2000 });
    const pid = await begun(side);
    process.kill(pid, 'SIGSTOP');
    await expect(side.do('lost')).rejects.toBeInstanceOf(HungError);
    expect(isAlive(pid)).toBe(false);
    expect(await side.do('more')).toBe('more');
  });

  it('is ended when it is told to, even if it hangs', async () => {
    const side = echo();
    const pid = await begun(side);
    process.kill(pid, 'SIGSTOP');
    await side.close();
    expect(isAlive(pid)).toBe(false);
  });

  it('ends when there is nothing to do for a while, and when it is told to', async () => {
    const short = echo({ idleMs: 20 });
    await short.do('one');
    await vi.waitFor(() => expect(short.pid).toBeNull());
    const long = echo();
    const pid = await begun(long);
    await long.close();
    expect(isAlive(pid)).toBe(false);
  });

  it('ends when whoever began it is no more', async () => {
    const parent = spawn(process.execPath, [fileURLToPath(new URL('./works/parent.ts', import.meta.url))]);
    // What both of them complain to is closed when both have ended.
    const ended = once(parent.stderr.resume(), 'close');
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await ended;
  });

  it('rejects what it is asked for when it cannot even begin', async () => {
    const side = echo({ module: new URL('./works/nowhere.ts', import.meta.url) });
    await expect(side.do('one')).rejects.toThrow('has ended');
  });

  it('stands back behind this one', async () => {
    expect(getPriority(await begun(echo()))).toBeGreaterThan(getPriority());
  });
});

/** What Linux calls the policies by which threads come to a processor. */
const [SCHED_OTHER, SCHED_IDLE] = [0, 5];

/** The policies of all threads of a process. */
function policiesOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${String(pid)}/task`);
  const fields = threads.map((thread) => {
    const stat = readFileSync(`/proc/${String(pid)}/task/${thread}/stat`, 'utf8');
    // The second field, the name, may hold anything; the policy is the 41st of all.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  });
  return [...new Set(fields.map((field) => Number(field[38])))];
}

describe.runIf(platform() === 'linux' && spawnSync('chrt', ['--version']).status === 0)('On Linux', () => {
  it('a side process has a processor only while nobody else wants it', async () => {
    expect(policiesOf(await begun(echo()))).toEqual([SCHED_IDLE]);
  });

  it('one that follows one that hung takes its small share', async () => {
    const side = echo({ patienceMs: 2000 });
    process.kill(await begun(side), 'SIGSTOP');
    await expect(side.do('lost')).rejects.toBeInstanceOf(HungError);
    expect(policiesOf(await begun(side))).toEqual([SCHED_OTHER]);
  });
});
