import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasLeash } from '../../src/processes/leash.ts';
import { HungError, SideProcess, type SideProcessOptions } from '../../src/processes/side-process.ts';
import { temporaryFolder } from '../store/folder.ts';

/** A process that says again what it is told. Other tests may want every processor, so it takes its small share. */
function echo(options: Partial<SideProcessOptions> = {}): SideProcess<string, string> {
  const module = new URL('./works/echo.ts', import.meta.url);
  const made = new SideProcess<string, string>({ module, distance: 'nice', ...options });
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

/** What Linux says a process does: "T" stands still. */
function stateOf(pid: number): string | undefined {
  return /[)] (.)/.exec(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'))?.[1];
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

  it('is not ended when it was this process that stood still: what it has done meanwhile counts', async () => {
    const side = echo({ patienceMs: 2000 });
    const file = join(temporaryFolder(), 'said');
    const done = side.do(file);
    const { pid } = side;
    // The event loop stands still for longer than patience lasts, and until the result lies there to be read.
    const end = performance.now() + 2000;
    const latest = end + 10_000;
    while (performance.now() < end || (!existsSync(file) && performance.now() < latest));
    expect(await done).toBe(file);
    expect(await begun(side)).toBe(pid);
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
    const idle = await begun(short);
    await vi.waitFor(() => expect(short.pid).toBeNull());
    await vi.waitFor(() => expect(isAlive(idle)).toBe(false));
    const long = echo();
    const pid = await begun(long);
    await long.close();
    expect(isAlive(pid)).toBe(false);
  });

  it.each([
    ['with nothing to do', []],
    ['in the middle of work that never ends', ['for ever']],
    ['while it stands still', ['for ever', 'still']],
  ])('ends when whoever began it is no more, %s', async (_when, task) => {
    const module = fileURLToPath(new URL('./works/parent.ts', import.meta.url));
    const parent = spawn(process.execPath, [module, ...task]);
    // What both of them complain to is closed when both have ended.
    const ended = once(parent.stderr.resume(), 'close');
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await ended;
  });

  it.runIf(hasLeash())('stands still until it may go on, and nothing of what it does is lost', async () => {
    const side = echo();
    const pid = await begun(side);
    const done = side.do('slowly');
    side.standStill();
    await vi.waitFor(() => expect(stateOf(pid)).toBe('T'));
    side.goOn();
    expect(await done).toBe('slowly');
    expect(side.pid).toBe(pid);
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

/** The policies and the nicenesses of all threads of a process. */
function standingOf(pid: number): { readonly policies: number[]; readonly nicenesses: number[] } {
  const threads = readdirSync(`/proc/${String(pid)}/task`);
  const fields = threads.map((thread) => {
    const stat = readFileSync(`/proc/${String(pid)}/task/${thread}/stat`, 'utf8');
    // The second field, the name, may hold anything; the niceness is the 19th of all, the policy the 41st.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  });
  const all = (place: number) => [...new Set(fields.map((field) => Number(field[place])))];
  return { policies: all(38), nicenesses: all(16) };
}

describe.runIf(platform() === 'linux' && spawnSync('chrt', ['--version']).status === 0)('On Linux', () => {
  it('a side process has a processor only while nobody else wants it', async () => {
    expect(standingOf(await begun(echo({ distance: 'furthest' }))).policies).toEqual([SCHED_IDLE]);
  });

  it('all threads of one that is not to stand back furthest are nicer than this one', async () => {
    const { policies, nicenesses } = standingOf(await begun(echo()));
    expect(policies).toEqual([SCHED_OTHER]);
    expect(Math.min(...nicenesses)).toBeGreaterThan(getPriority());
  });

  it('one that follows one that hung takes its small share', async () => {
    const side = echo({ distance: 'furthest', patienceMs: 2000 });
    process.kill(await begun(side), 'SIGSTOP');
    await expect(side.do('lost')).rejects.toBeInstanceOf(HungError);
    expect(standingOf(await begun(side)).policies).toEqual([SCHED_OTHER]);
  });

  it('so does one that follows one that kept somebody waiting, and the next one is the same', async () => {
    const side = echo({ distance: 'furthest', slowMs: 100 });
    const pid = await begun(side);
    await side.do('slowly');
    const next = await begun(side);
    expect(next).not.toBe(pid);
    expect(standingOf(next).policies).toEqual([SCHED_OTHER]);
    await side.do('slowly');
    expect(await begun(side)).toBe(next);
  });

  it('that it had to be loaded, or that this one stood still, tells nothing', async () => {
    const side = echo({ distance: 'furthest', slowMs: 100 });
    const done = side.do('Hello');
    const end = performance.now() + 600;
    while (performance.now() < end);
    await done;
    expect(standingOf(await begun(side)).policies).toEqual([SCHED_IDLE]);
  });
});
