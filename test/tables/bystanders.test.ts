import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Bystanders } from '../../src/tables/background/bystanders.ts';

/** Somebody who works beside those who press, and when they stood still and went on, in ms since the test began. */
function work() {
  const began = performance.now();
  const bystanders = new Bystanders();
  const spans: { readonly from: number; to: number | null }[] = [];
  bystanders.add({
    standStill: () => void spans.push({ from: performance.now() - began, to: null }),
    goOn: () => {
      const last = spans.at(-1);
      if (last) last.to = performance.now() - began;
    },
  });
  const goneOn = () => expect.poll(() => spans.every(({ to }) => to !== null), { interval: 5 }).toBe(true);
  return { bystanders, spans, goneOn };
}

describe('Whoever works beside those who press', () => {
  it('stands still at once while a press is answered, and goes on', async () => {
    const { bystanders, spans, goneOn } = work();
    bystanders.pressed();
    expect(spans).toMatchObject([{ to: null }]);
    await goneOn();
    const [{ from, to } = { from: 0, to: 0 }] = spans;
    expect((to ?? 0) - from).toBeGreaterThan(9);
  });

  it('stands still once for presses that come meanwhile', async () => {
    const { bystanders, spans, goneOn } = work();
    bystanders.pressed();
    bystanders.pressed();
    await goneOn();
    expect(spans).toHaveLength(1);
    await setTimeout(60);
    bystanders.pressed();
    expect(spans).toHaveLength(2);
    await goneOn();
  });

  it('has half of the time where presses never pause', async () => {
    const { bystanders, spans } = work();
    const pressing = setInterval(() => bystanders.pressed(), 1);
    onTestFinished(() => clearInterval(pressing));
    await expect.poll(() => spans.length, { interval: 5 }).toBeGreaterThan(3);
    for (const [n, { from }] of spans.entries()) {
      const before = spans[n - 1];
      const free = from - (before?.to ?? -Infinity);
      const stood = (before?.to ?? 0) - (before?.from ?? 0);
      // Where this process was kept from pressing for a moment they have gone on before their time was over.
      if (stood >= 50) expect(free).toBeGreaterThan(48);
    }
  });
});
