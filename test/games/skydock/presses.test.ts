import { describe, expect, it } from 'vitest';
import { awaited, freeRng, hashOf, newOptions, seats, stepRng, type Seat } from '#engine';
import { skydock } from '../../../src/games/skydock/index.ts';
import { skydockPlayer } from '../../../src/games/skydock/ai/heuristic.ts';

const OPTIONS = newOptions(skydock);

/** For each turn, the presses from the call until the next seat is called: `Take Turn` and its answers. */
function pressesATurn(held: number, name: string): number[] {
  const seed = hashOf(name);
  const luck = freeRng(name);
  const since = new Map<Seat, number>();
  const counts: number[] = [];
  let state = skydock.setup(held, OPTIONS, stepRng(seed, 0, 'setup'));
  let open = skydock.decisions(state);
  for (let seq = 1; open.length > 0; seq++) {
    const called = awaited(open);
    for (const { seat, kind } of open) if (kind === 'turn' && !since.has(seat)) since.set(seat, 1);
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
    const presses = since.get(answer.seat);
    if (presses !== undefined) since.set(answer.seat, presses + 1);
    ({ state } = skydock.apply(state, answer, stepRng(seed, seq, 'step')));
    open = skydock.decisions(state);
  }
  return counts;
}

describe('A turn takes few presses', () => {
  it.each([2, 3, 4])('at most four for the median turn, Take Turn included, with %i players', (held) => {
    const counts = seats(4).flatMap((game) => pressesATurn(held, `presses ${String(held)} ${String(game)}`));
    const middle = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)];
    expect(counts.length).toBeGreaterThan(100);
    expect(middle).toBeLessThanOrEqual(4);
  });
});
