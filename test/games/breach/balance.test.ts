import { describe, expect, it } from 'vitest';
import { LAYOUT_IDS } from '../../../src/games/breach/board/board.ts';
import { tournament } from './tournament.ts';
import { AI_DESIGN_IDS } from '../../../src/games/breach/content/ai-units.ts';
import { PIRATE_DESIGN_IDS } from '../../../src/games/breach/content/pirates.ts';

/** `GAMES=1000 npx vitest run test/games/breach/balance.test.ts` gives the figures of the game's README. */
const GAMES = Number(process.env.GAMES ?? 50);
const LONG = 60_000 + GAMES * 200;

/** 45 to 55 %, and what chance adds to so few games: three standard deviations. */
const TOLERANCE = GAMES >= 1000 ? 5 : 5 + 150 / Math.sqrt(GAMES);

describe.each(LAYOUT_IDS)('Between equal players on %s', (layout) => {
  it(
    'both sides win about half the games, and every design is worth placing',
    () => {
      const { ai, rounds, steps, placed } = tournament(layout, GAMES);
      if (GAMES >= 1000) console.log(layout, { ai, rounds, steps }, placed);
      expect(Math.abs(ai - 50)).toBeLessThanOrEqual(TOLERANCE);
      for (const id of [...AI_DESIGN_IDS, ...PIRATE_DESIGN_IDS]) expect(placed[id] ?? 0).toBeGreaterThanOrEqual(5);
    },
    LONG,
  );
});
