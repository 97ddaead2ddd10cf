import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, getPriority, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Scene } from '#engine';
import { Workers, type WorkersOptions } from '../../src/background/workers.ts';
import { skydockFace } from '../../src/games/skydock/face/index.ts';
import { atItsFullest, inTheMiddle, seen } from '../games/skydock/positions.ts';

const SCENE: Scene = { width: 20, height: 20, alt: 'A test.', shapes: [], icons: {} };

function workers(options: WorkersOptions = {}): Workers {
  const made = new Workers(options);
  onTestFinished(() => made.close());
  return made;
}

/** Workers that do what their task is called (`faulty-worker.ts`). */
function faulty(options: WorkersOptions = {}) {
  const made = workers({ module: new URL('./faulty-worker.ts', import.meta.url), ...options });
  const question = { game: 'none', seat: 0, state: null, strength: 'search' } as const;
  return {
    made,
    draw: async (what: string) => Number(await made.draw({ ...SCENE, alt: what })),
    think: async (what: string) => Number((await made.think({ ...question, key: what }, 0)).why),
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('A worker', () => {
  it('draws a scene as a PNG, always the same', async () => {
    const made = workers();
    const [one, two] = await Promise.all([made.draw(SCENE), made.draw(SCENE)]);
    expect(one.subarray(1, 4).toString()).toBe('PNG');
    expect(two).toEqual(one);
  });

  it('says so when something cannot be drawn, and goes on', async () => {
    const made = workers();
    await expect(made.draw({ ...SCENE, width: 0 })).rejects.toThrow('dimensions');
    expect((await made.draw(SCENE)).byteLength).toBeGreaterThan(50);
  });

  it('does the next task as well, whether it draws or thinks', async () => {
    const { made, draw, think } = faulty();
    await made.ready();
    const pid = await draw('0');
    expect(await think('0')).toBe(pid);
    await expect(think('throws')).rejects.toThrow('The worker cannot do that.');
    expect(await draw('0')).toBe(pid);
  });

  it('costs its task alone when it dies, and another does the next', async () => {
    const { draw } = faulty();
    const pid = await draw('0');
    const lost = draw('dies');
    const next = draw('0');
    await expect(lost).rejects.toThrow('exitCode: `1`');
    expect(await next).not.toBe(pid);
  });

  it('costs its task alone when it hangs: it is ended, and another does the next', async () => {
    const { draw } = faulty({ timeoutMs: 2000 });
    const pid = await draw('0');
    const lost = draw('Infinity');
    const next = draw('0');
    await expect(lost).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await next).not.toBe(pid);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
  });

  it('that cannot be loaded rejects its task, and so does the next', async () => {
    const { made, draw } = faulty({ module: new URL('./never-loads.ts', import.meta.url) });
    await made.ready();
    for (let tries = 0; tries < 2; tries++) await expect(draw('0')).rejects.toThrow('exitCode: `1`');
  });

  it('draws while others think, and thinks while others draw', async () => {
    const { draw, think } = faulty();
    await Promise.all([draw('0'), think('0')]);
    const order: string[] = [];
    const done = (what: string) => () => void order.push(what);
    await Promise.all([
      ...Array.from({ length: 2 * availableParallelism() }, () => think('400').then(done('thought'))),
      draw('0').then(done('drawn')),
    ]);
    expect(order[0]).toBe('drawn');
    await Promise.all([
      ...Array.from({ length: 5 }, () => draw('100').then(done('drawn'))),
      think('0').then(done('thought first')),
    ]);
    expect(order.slice(-6)[0]).toBe('thought first');
  });

  it('ends when there is nothing to do for a while, and the next task begins another', async () => {
    const { draw } = faulty({ idleMs: 20 });
    const pid = await draw('0');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
    expect(await draw('0')).not.toBe(pid);
  });

  it('ends when it is told to, even if it hangs', async () => {
    const { made, draw } = faulty();
    const pid = await draw('0');
    const lost = expect(draw('Infinity')).rejects.toThrow('terminated');
    await made.close();
    await lost;
    expect(isAlive(pid)).toBe(false);
  });

  it.each([
    ['with nothing to do', '0'],
    ['in the middle of a task', '500'],
  ])('ends when its bot is killed, %s', async (_when, task) => {
    const bot = spawn(process.execPath, [fileURLToPath(new URL('./bot.ts', import.meta.url)), task]);
    // What both of them complain to is closed when both have ended.
    const ended = once(bot.stderr.resume(), 'close');
    await once(bot.stdout, 'data');
    bot.kill('SIGKILL');
    await ended;
  });
});

describe('The processor', () => {
  it.runIf(platform() === 'linux')('goes to the bot first: all threads of a worker are of lower priority', async () => {
    const before = new Set(children());
    await workers().draw(SCENE);
    const [pid] = children().filter((child) => !before.has(child));
    const threads = readdirSync(`/proc/${String(pid)}/task`).map(Number);
    expect(threads.length).toBeGreaterThan(4);
    expect(Math.min(...threads.map((id) => getPriority(id)))).toBeGreaterThan(getPriority());
  });

  it.runIf(platform() === 'linux')(
    'is enough for the fullest board within two seconds on a machine whose cores are all busy',
    async () => {
      const before = new Set(children());
      const made = workers();
      await made.draw(skydockFace.scene(seen(inTheMiddle(4))));
      const [pid = 0] = children().filter((child) => !before.has(child));
      const loops = Array.from({ length: availableParallelism() }, busyLoop);
      // Shares of the processor are compared, not times: they stay what they are where others load the machine as well.
      const [loopsBefore, drawingBefore] = [await meanOf(loops), processorTime(pid)];
      expect((await made.draw(skydockFace.scene(seen(atItsFullest())))).byteLength).toBeGreaterThan(10_000);
      const drawing = processorTime(pid) - drawingBefore;
      expect(drawing).toBeGreaterThan(0);
      // That board takes 80 ms of a processor: with a twenty-fifth of one it is there after 2 s.
      expect((await meanOf(loops)) - loopsBefore).toBeLessThan(drawing * 25);
    },
  );
});

/** A process that keeps a processor busy until the test is over. */
function busyLoop(): ChildProcess {
  const loop = fork(fileURLToPath(new URL('./busy.ts', import.meta.url)));
  onTestFinished(() => void loop.kill('SIGKILL'));
  return loop;
}

/** The processor time such processes have had on average, in ms. */
async function meanOf(loops: readonly ChildProcess[]): Promise<number> {
  const times = await Promise.all(
    loops.map(async (loop) => {
      const said = once(loop, 'message');
      loop.send('How long?');
      return Number((await said)[0]);
    }),
  );
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}

/** The processor time of all threads of a process, in ms, on Linux. */
function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${String(pid)}/task`);
  const spent = threads.map((id) =>
    Number(readFileSync(`/proc/${String(pid)}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
  );
  return spent.reduce((sum, ns) => sum + ns, 0) / 1e6;
}

/** The processes this one has begun, on Linux. */
function children(): number[] {
  const begun = readdirSync('/proc/self/task').flatMap((id) =>
    readFileSync(`/proc/self/task/${id}/children`, 'utf8').split(' '),
  );
  return begun.map(Number).filter((pid) => pid > 0);
}
