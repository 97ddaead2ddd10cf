import { describe, expect, it } from 'vitest';
import { awaited, freeRng, hashOf, seats, stepRng, type Seat } from '../../../src/engine/index.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import { skydockPlayer } from '../../../src/games/skydock/player/thumb.ts';

const OPTIONS = { patrolReinforce: 'icon', stats: 'on' } as const;

/** For each time a seat is called, the presses until nobody waits for it any more: `Take Turn` and its answers. */
function pressesACall(held: number, name: string): number[] {
  const seed = hashOf(name);
  const luck = freeRng(name);
  const since = new Map<Seat, number>();
  const counts: number[] = [];
  let state = skydock.setup(held, OPTIONS, stepRng(seed, 0, 'setup'));
  let open = skydock.decisions(state);
  for (let seq = 1; open.length > 0; seq++) {
    const called = awaited(open);
    for (const seat of called) if (!since.has(seat)) since.set(seat, 1);
    for (const seat of [...since.keys()].filter((one) => !called.includes(one))) {
      counts.push(since.get(seat) ?? 0);
      since.delete(seat);
    }
    const answer = [...seats(held).filter((seat) => !called.includes(seat)), ...called]
      .map((seat) =>
        skydockPlayer(
          skydock.view(state, seat),
          open.filter((d) => d.seat === seat),
          luck,
        ),
      )
      .find((one) => one !== null);
    if (!answer) throw new Error('Nobody has anything to say.');
    since.set(answer.seat, (since.get(answer.seat) ?? 1) + 1);
    ({ state } = skydock.apply(state, answer, stepRng(seed, seq, 'step')));
    open = skydock.decisions(state);
  }
  return counts;
}

describe('A turn takes few presses', () => {
  it.each([2, 3, 4])('at most four in the middle of all calls, Take Turn included, with %i players', (held) => {
    const counts = seats(4).flatMap((game) => pressesACall(held, `presses ${String(held)} ${String(game)}`));
    const middle = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)];
    expect(counts.length).toBeGreaterThan(100);
    expect(middle).toBeLessThanOrEqual(4);
  });
});
