import { setImmediate } from 'node:timers/promises';
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

  it('goes on after a while where one press follows the other', async () => {
    const { rightOfWay, done, piece } = work();
    rightOfWay.pressed();
    const pressing = setInterval(() => rightOfWay.pressed(), 1);
    onTestFinished(() => clearInterval(pressing));
    await Promise.all(['one', 'two'].map(piece));
    expect(done).toEqual(['one', 'two']);
  });
});
