import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../../src/engine/index.ts';
import { DrawingProcess } from '../../src/pictures/drawing-process.ts';

const SCENE: Scene = { width: 20, height: 20, alt: 'A test.', shapes: [] };

const open: DrawingProcess[] = [];

function drawing(options: ConstructorParameters<typeof DrawingProcess>[0] = {}): DrawingProcess {
  const made = new DrawingProcess(options);
  open.push(made);
  return made;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe('A process that draws', () => {
  it('begins with the first picture and draws the next ones as well', async () => {
    const drawer = drawing();
    expect(drawer.pid).toBeNull();
    const [one, two] = await Promise.all([drawer.draw(SCENE), drawer.draw(SCENE)]);
    expect(one.subarray(1, 4).toString()).toBe('PNG');
    expect(two).toEqual(one);
    const { pid } = drawer;
    await drawer.draw(SCENE);
    expect(drawer.pid).toBe(pid);
  });

  it('says so when something cannot be drawn, and goes on', async () => {
    const drawer = drawing();
    await expect(drawer.draw({ ...SCENE, width: 0 })).rejects.toThrow('dimensions');
    expect((await drawer.draw(SCENE)).byteLength).toBeGreaterThan(50);
  });

  it('costs the pictures under way when it dies, and the next one is drawn by another', async () => {
    const drawer = drawing();
    await drawer.draw(SCENE);
    const { pid } = drawer;
    const lost = drawer.draw({ ...SCENE, width: 4000, height: 4000 });
    process.kill(pid ?? 0, 'SIGKILL');
    await expect(lost).rejects.toThrow('has ended (SIGKILL)');
    await drawer.draw(SCENE);
    expect(drawer.pid).not.toBe(pid);
  });

  it('costs the pictures under way when it hangs, and the next one is drawn by another', async () => {
    const drawer = drawing({ patienceMs: 2000 });
    await drawer.draw(SCENE);
    const { pid } = drawer;
    process.kill(pid ?? 0, 'SIGSTOP');
    await expect(drawer.draw(SCENE)).rejects.toThrow('has ended (SIGKILL)');
    expect(isAlive(pid ?? 0)).toBe(false);
    await expect(drawer.draw(SCENE)).resolves.toBeInstanceOf(Buffer);
  });

  it('is ended when it is told to, even if it hangs', async () => {
    const drawer = drawing();
    await drawer.draw(SCENE);
    const { pid } = drawer;
    process.kill(pid ?? 0, 'SIGSTOP');
    await drawer.close();
    expect(isAlive(pid ?? 0)).toBe(false);
  });

  it('ends when there is nothing to draw for a while, and when it is told to', async () => {
    const short = drawing({ idleMs: 20 });
    await short.draw(SCENE);
    await vi.waitFor(() => expect(short.pid).toBeNull());
    const long = drawing();
    await long.draw(SCENE);
    const { pid } = long;
    await long.close();
    expect(isAlive(pid ?? 0)).toBe(false);
  });

  it('rejects what it is asked for when it cannot even begin', async () => {
    await expect(drawing({ module: new URL('./nowhere.ts', import.meta.url) }).draw(SCENE)).rejects.toThrow(
      'has ended',
    );
  });
});
