import { beforeEach, expect, test, vi } from 'vitest';
import { Hold } from '../../src/sandbox/page/pointer/hold.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Whether what waits for the end of a hold is still waiting `ms` milliseconds from now. */
async function waits(hold: Hold, ms = 0): Promise<boolean> {
  let ended = false;
  void hold.ended().then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return !ended;
}

test('nothing waits while nothing is held down', async () => {
  expect(await waits(new Hold())).toBe(false);
});

test('what is held down is waited for until it is clicked', async () => {
  const hold = new Hold();
  hold.begin();
  expect(await waits(hold, 1000)).toBe(true);
  hold.letGo();
  expect(await waits(hold)).toBe(true);
  hold.end();
  expect(await waits(hold)).toBe(false);
});

test('what is let go somewhere else becomes no click, and is not waited for', async () => {
  const hold = new Hold();
  hold.begin();
  hold.letGo();
  expect(await waits(hold, 40)).toBe(true);
  expect(await waits(hold, 20)).toBe(false);
});

test('what is held for ever is not waited for that long', async () => {
  const hold = new Hold();
  hold.begin();
  expect(await waits(hold, 1900)).toBe(true);
  expect(await waits(hold, 200)).toBe(false);
});

test('the second press of a double click is waited for as long as any', async () => {
  const hold = new Hold();
  hold.begin();
  hold.letGo();
  hold.begin();
  expect(await waits(hold, 1000)).toBe(true);
  hold.end();
  hold.begin();
  expect(await waits(hold, 1500)).toBe(true);
});
