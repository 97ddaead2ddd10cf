import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from '../../src/tables/turns.ts';

it('Work that nobody waits for goes one piece at a time, in order, and what comes meanwhile waits for one piece at most', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const piece = async (name: string) => {
    await turns.next();
    done.push(name);
  };
  const all = ['one', 'two', 'three'].map(piece);
  const press = setImmediate().then(() => done.push('press'));
  await Promise.all([...all, press]);
  expect(done.filter((each) => each !== 'press')).toEqual(['one', 'two', 'three']);
  expect(done.indexOf('press')).toBeLessThanOrEqual(1);
});
