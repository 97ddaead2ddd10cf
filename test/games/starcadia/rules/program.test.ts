import { describe, expect, it } from 'vitest';
import { on, world } from '../world.ts';

describe('The program that steers monsters', () => {
  /** The event activates a Weeble at that space; the Foxes have 3 tokens, the Eagles 5. */
  const acting = (at: string, crews: Parameters<typeof world>[0], tokens = [3, 5]) => {
    const test = world({
      ...crews,
      monsters: [{ kind: 'weeble', at }],
      steered: 'program',
      event: 'coffee-break',
    });
    const given = test.table.crews.map((crew, seat) => ({ ...crew, tokens: tokens[seat] ?? 0 }));
    test.state = { ...test.state, table: { ...test.table, crews: given } };
    return test.activate().answer({ do: 'stop' });
  };
  const attacked = (test: ReturnType<typeof acting>) =>
    test.happened('attacked').map(({ target }) => 'seat' in target && target.seat);

  it('attacks the crew that leads, and its hero with the most wounds', () => {
    const both = { crews: [[{ at: 'C3', wounds: 1 }], [{ at: 'D2' }]] };
    expect(attacked(acting('C2', both))).toEqual([1]);
    expect(attacked(acting('C2', both, [5, 3]))).toEqual([0]);
    const hurt = acting('C2', {
      crews: [
        [{ at: 'A4' }],
        [
          { at: 'C3', id: 'edge' },
          { at: 'D2', id: 'digits', wounds: 1 },
        ],
      ],
    });
    expect(hurt.happened('attacked')).toMatchObject([{ target: { hero: 'digits' } }]);
  });

  it('goes as near as it can to the nearest hero where it can attack nobody', () => {
    const test = acting('D1', { crews: [[{ at: 'A3' }], [{}]] });
    expect(attacked(test)).toEqual([]);
    // With 3 points it comes within two spaces across and down: to B2, or to C3 behind the wall.
    expect([on('B2'), on('C3')]).toContain(test.monster()?.space);
  });
});
