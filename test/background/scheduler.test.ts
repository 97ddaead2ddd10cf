import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Scheduler } from '../../src/background/scheduler.ts';

/** Pieces of work that nobody waits for, and the names of those that are done. */
function work() {
  const scheduler = new Scheduler();
  const done: string[] = [];
  const piece = async (name: string) => {
    await scheduler.turn();
    done.push(name);
  };
  return { scheduler, done, piece };
}

describe('Work that nobody waits for', () => {
  it('goes one piece at a time, in order, and what comes meanwhile waits for one piece at most', async () => {
    const { done, piece } = work();
    const all = ['one', 'two', 'three'].map(piece);
    const press = setImmediate().then(() => done.push('press'));
    await Promise.all([...all, press]);
    expect(done.filter((each) => each !== 'press')).toEqual(['one', 'two', 'three']);
    expect(done.indexOf('press')).toBeLessThanOrEqual(1);
  });

  it('does not begin within 30 ms of a press', async () => {
    const { scheduler, done, piece } = work();
    scheduler.pressed();
    const pressed = performance.now();
    const waiting = piece('one');
    for (let round = 0; round < 5; round++) await setImmediate();
    expect(done).toEqual([]);
    await waiting;
    expect(performance.now() - pressed).toBeGreaterThanOrEqual(30);
  });

  it('waits for a press that comes in the middle of all there is to do', async () => {
    const { scheduler, done, piece } = work();
    const all = Array.from({ length: 20 }, (_, n) => piece(String(n)));
    await all[4];
    scheduler.pressed();
    const pressed = performance.now();
    // The one whose round has begun is not taken back.
    await all[6];
    expect(performance.now() - pressed).toBeGreaterThanOrEqual(30);
    await Promise.all(all);
    expect(done).toHaveLength(20);
  });

  it('begins 60 ms after it became due where one press follows another without a pause', async () => {
    const { scheduler, done, piece } = work();
    const began = performance.now();
    scheduler.pressed();
    const pressing = setInterval(() => scheduler.pressed(), 1);
    onTestFinished(() => clearInterval(pressing));
    await Promise.all(['one', 'two', 'three'].map(piece));
    expect(done).toEqual(['one', 'two', 'three']);
    expect(performance.now() - began).toBeGreaterThanOrEqual(60);
    // All of them became due at once: each would else wait 60 ms of its own.
    expect(performance.now() - began).toBeLessThan(120);
  });
});
