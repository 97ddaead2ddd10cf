import { setImmediate, setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RightOfWay } from '../../src/tables/right-of-way.ts';

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

  it('goes on after a while where one press follows the other, for a while', async () => {
    const { rightOfWay, done, piece } = work();
    rightOfWay.pressed();
    const pressing = setInterval(() => rightOfWay.pressed(), 1);
    onTestFinished(() => clearInterval(pressing));
    const began = performance.now();
    await Promise.all(['one', 'two'].map(piece));
    expect(done).toEqual(['one', 'two']);
    while (performance.now() < began + 320) await setTimeout(10);
    await Promise.all(['three', 'four'].map(piece));
    expect(performance.now() - began).toBeGreaterThan(500);
    expect(done).toEqual(['one', 'two', 'three', 'four']);
  });
});
