import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/games/breach/ai/evaluate.ts';
import { AI, PIRATES } from '../../../src/games/breach/state/state.ts';
import { boardOf } from '../../../src/games/breach/board/board.ts';
import type { LayoutId } from '../../../src/games/breach/content/layouts.ts';
import type { PirateDesignId } from '../../../src/games/breach/content/pirates.ts';
import { board, type Situation } from './world.ts';

const { bridge, breach } = boardOf('hauler');
const ofPirates = (situation: Situation) => evaluate(board(situation).state, PIRATES);

describe('The value of a Breach position', () => {
  it('of both sides together are one', () => {
    const { state } = board({ pirates: { [breach]: ['grunt'] } });
    expect(evaluate(state, AI) + evaluate(state, PIRATES)).toBeCloseTo(1);
  });

  it('are certain once it is over', () => {
    expect(ofPirates({ ending: 'bridge-captured' })).toBe(1);
    expect(ofPirates({ ending: 'bridge-held' })).toBe(0);
  });

  it('of the Pirates are better on an empty bridge than far from it', () => {
    expect(ofPirates({ round: 6, pirates: { [bridge]: ['grunt'] } })).toBeGreaterThan(
      ofPirates({ round: 6, pirates: { [breach]: ['grunt'] } }),
    );
  });

  it('of the Pirates are worse the later it is, and the more units hold the bridge', () => {
    const stands = { pirates: { [breach]: ['grunt'] } } as const;
    expect(ofPirates({ ...stands, round: 10, wave: 3 })).toBeLessThan(ofPirates({ ...stands, round: 3 }));
    expect(ofPirates({ ...stands, round: 5, ai: { [bridge]: ['fire-drill', 'fire-drill'] } })).toBeLessThan(
      ofPirates({ ...stands, round: 5 }),
    );
  });

  it('of a crew far from the bridge are better the more Health it has; on the Ring Station damage counts too', () => {
    const crew = (layout: LayoutId, unit: PirateDesignId) =>
      ofPirates({ layout, pirates: { [boardOf(layout).breach]: [unit] } });
    expect(crew('hauler', 'grunt')).toBeGreaterThan(crew('hauler', 'geek'));
    // The first has more Health, the second hits harder.
    expect(crew('hauler', 'optimist')).toBeGreaterThan(crew('hauler', 'ghost-writer'));
    expect(crew('ring', 'optimist')).toBeLessThan(crew('ring', 'ghost-writer'));
    // Two of Health each; the second does six points of damage, the first three.
    expect(crew('hauler', 'fuse-lighter')).toBe(crew('hauler', 'geek'));
  });
});
