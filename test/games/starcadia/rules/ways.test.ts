import { describe, expect, it } from 'vitest';
import { on, world } from '../world.ts';

/** The ways offered to that space, as the names of the spaces on them. */
function waysTo(test: ReturnType<typeof world>, to: string): readonly string[] {
  return test.offered('move').flatMap(({ path }) => {
    const spaces = path.map((step) => ('to' in step ? step.to : null));
    return spaces.at(-1) === on(to) ? [spaces.map((space) => NAMES.find((name) => on(name) === space)).join(' ')] : [];
  });
}

const NAMES = ['A', 'B', 'C', 'D'].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${String(row)}`));

describe('The ways offered to a space', () => {
  it('are those with the fewest strikes of guards', () => {
    // Both ways take two points; a guard strikes who leaves D2.
    const test = world({ crews: [[{ at: 'D1' }], [{}]], monsters: [{ kind: 'weeble', at: 'D3' }] }).activate();
    expect(waysTo(test, 'C2')).toEqual(['C1 C2']);
  });

  it('are two where the shortest is not the safest', () => {
    const test = world({
      crews: [[{ at: 'B3', upgrades: ['rocket-skates'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'A4' }],
    }).activate();
    expect(waysTo(test, 'C3')).toEqual(['B2 B1 C1 C2 C3', 'B4 C4 C3']);
    const free = world({ crews: [[{ at: 'B3', upgrades: ['rocket-skates'] }], [{}]] }).activate();
    expect(waysTo(free, 'C3')).toEqual(['B4 C4 C3']);
  });

  it('take what lies on them: tokens are collected in passing', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      scenario: { tokens: [{ kind: 'stimpack', space: on('C1') }] },
    }).activate();
    const path = ['C1', 'D1'].map((name) => ({ kind: 'step', to: on(name) }) as const);
    expect(test.answer({ do: 'move', path }).hero(0).gadgets).toEqual(['stimpack']);
  });
});
