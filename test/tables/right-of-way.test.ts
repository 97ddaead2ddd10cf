import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RightOfWay } from '../../src/tables/background/right-of-way.ts';

/** Pieces of work that nobody waits for, and the names of those that are done. */
function work() {
  const rightOfWay = new RightOfWay();
  const done: string[] = [];
  const piece = async (name: string) => {
    await rightOfWay.clear();
    done.push(name);
  };
  return { rightOfWay, done, piece };
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

  it('stands still while a press is answered', async () => {
    const { rightOfWay, done, piece } = work();
    rightOfWay.pressed();
    const pressed = performance.now();
    const waiting = piece('one');
    for (let round = 0; round < 5; round++) await setImmediate();
    expect(done).toEqual([]);
    await waiting;
    // A timer may ring a fraction of a millisecond early.
    expect(performance.now() - pressed).toBeGreaterThan(25);
  });

  it('stands still for a press that comes in the middle of all there is to do', async () => {
    const { rightOfWay, done, piece } = work();
    const all = Array.from({ length: 20 }, (_, n) => piece(String(n)));
    await all[4];
    rightOfWay.pressed();
    const pressed = performance.now();
    // The one whose round has begun is not taken back.
    await all[6];
    expect(performance.now() - pressed).toBeGreaterThan(25);
    await Promise.all(all);
    expect(done).toHaveLength(20);
  });

  it('goes on where one press follows the other without a pause', async () => {
    const { rightOfWay, done, piece } = work();
    const began = performance.now();
    pressEvery(1, rightOfWay);
    await Promise.all(['one', 'two'].map(piece));
    expect(done).toEqual(['one', 'two']);
    // Each waits its while for a pause.
    expect(performance.now() - began).toBeGreaterThan(100);
  });

  it('has a fortieth of the time while people press, and what it had not used of that', async () => {
    const { rightOfWay, piece } = work();
    pressEvery(50, rightOfWay);
    const began = performance.now();
    let used = 0;
    for (let pieces = 0; pieces < 15; pieces++) {
      await piece('of some length');
      const saved = 10;
      expect(used).toBeLessThanOrEqual(saved + (performance.now() - began) / 40);
      // A piece that takes very long is not held against the others for ever.
      used += Math.min(takeTime(2), saved);
    }
    expect(performance.now() - began).toBeGreaterThan(500);
  });

  it('is not held against those who press no more', async () => {
    const { rightOfWay, done, piece } = work();
    rightOfWay.pressed();
    const pressed = performance.now();
    for (let pieces = 0; pieces < 8; pieces++) {
      await piece('long');
      takeTime(30);
    }
    expect(done).toHaveLength(8);
    // While people press, the first six use up what there is for more than two seconds.
    expect(performance.now() - pressed).toBeLessThan(2000);
  });
});

/** Presses every so many ms, until the test is over. */
function pressEvery(ms: number, rightOfWay: RightOfWay): void {
  rightOfWay.pressed();
  const pressing = setInterval(() => rightOfWay.pressed(), ms);
  onTestFinished(() => clearInterval(pressing));
}

/** Keeps this thread busy for so many ms; how many it were. */
function takeTime(ms: number): number {
  const began = performance.now();
  while (performance.now() < began + ms);
  return performance.now() - began;
}
