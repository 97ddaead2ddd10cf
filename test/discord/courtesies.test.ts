import { expect, it } from 'vitest';
import { club } from './club.ts';

/** Panels that were replaced go this many a second. */
const A_SECOND = 20;

it('Panels that newer ones have replaced go a few at a time, so that boards and pings need not wait for them', async () => {
  const { sandbox, ada, begin } = await club();
  const board = await begin();
  let gone = 0;
  sandbox.onExchange((exchange) => {
    if (exchange.kind === 'rest' && exchange.method === 'DELETE') gone += 1;
  });
  const began = performance.now();
  for (let looks = 0; looks < 80; looks++) await ada.press(board, 'Take Turn');
  const seconds = Math.ceil((performance.now() - began) / 1000);
  expect(gone).toBeGreaterThan(0);
  // The first second may have begun before the first look.
  expect(gone).toBeLessThanOrEqual(A_SECOND * (seconds + 1));
});
