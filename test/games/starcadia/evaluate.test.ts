import { describe, expect, it } from 'vitest';
import { starcadiaTactics } from '../../../src/games/starcadia/ai/index.ts';
import { on, world, type World } from './world.ts';

/** How likely the first crew is to win. */
function chance({ state }: World): number {
  return starcadiaTactics.evaluate(state, 0);
}

/** The first crew's hero in that space with that many quest tokens; two are to be carried, and one brought home. */
function carrier(space: string, quest: number): World {
  const crews = [
    [{ at: space, quest }, { at: 'D1' }],
    [{ at: 'D2' }, { at: 'D3' }],
  ];
  return world({ crews, quests: ['4-1c', '3c-2'], scenario: { tokens: [{ kind: 'quest', space: on('C4') }] } });
}

describe('The value of a position', () => {
  it('rises when a quest token is picked up, comes nearer to the shuttle, and is brought home', () => {
    const home = carrier('A2', 0)
      .given(0, { counts: [1, 0] })
      .given(1, { counts: [1, 0], early: 0 });
    const steps = [carrier('C2', 0), carrier('C2', 1), carrier('B2', 1), carrier('A2', 1), home];
    const values = steps.map(chance);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
  });

  it('counts a quest that was done early as the reward of the crew that did it', () => {
    const crews = [[{ at: 'A3' }], [{ at: 'D3' }]];
    const doneBy = (early: number) => chance(world({ crews, quests: ['1-1', '1-2'] }).given(1, { early }));
    expect(doneBy(0)).toBeGreaterThan(doneBy(1));
  });

  it('falls with the wounds of a hero, and more while it is worth a PvP quest', () => {
    const hurt = (wounds: number, rivalries: readonly (number | null)[]) =>
      chance(world({ crews: [[{ at: 'A3', wounds }], [{ at: 'D3' }]], quests: [], scenario: { rivalries } }));
    const cost = (rivalries: readonly (number | null)[]) => hurt(0, rivalries) - hurt(2, rivalries);
    expect(cost([1, 0])).toBeGreaterThan(0);
    expect(cost([null, 0])).toBeGreaterThan(cost([1, 0]));
  });
});
