import { expect, test, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import { gaugeOn } from './heights/measure.ts';
import { screensOf } from './heights/played.ts';
import { look, stage } from './windows.ts';

// The same games whenever it runs, and whichever of them: the bounds are those of the screens, not of the dice. A seed is made
// of the interactions that gave its words, too, which count on through a run.
vi.mock('../../src/proof/dice.ts', async (original) => ({
  ...(await original<typeof import('../../src/proof/dice.ts')>()),
  newSecret: () => 'a'.repeat(64),
  seedOf: () => 'b'.repeat(64),
}));

/** Bounds of the median and of the highest screen, in px at 390 px wide; a phone shows 650 at once. */
const LIMITS: Readonly<Record<string, { readonly median: number; readonly most: number }>> = {
  panel: { median: 650, most: 1000 },
  hand: { median: 700, most: 1000 },
  help: { median: 600, most: 700 },
  rules: { median: 650, most: 900 },
  changes: { median: 870, most: 1000 },
  board: { median: 900, most: 900 },
};

const at = stage();

const tables = games.flatMap((entry) =>
  [...new Set(entry.game.seats)].map((count) => ({ entry, count, name: entry.face.name })),
);

test.each(tables)(
  'no screen of a whole game of $name with $count players grows beyond its bounds on a phone',
  async ({ entry, count, name }) => {
    const gauge = await gaugeOn(at);
    const heights = new Map<string, number[]>();
    const highest = new Map<string, number>();
    const questions = new Map<string, number[]>();
    for await (const { kind, screen, asked } of screensOf(entry, count)) {
      const height = await gauge.height(screen);
      if (asked !== undefined) {
        const before = questions.get(asked) ?? [];
        questions.set(asked, [...before, height]);
        if (height > Math.max(0, ...before))
          await look(gauge.page.locator('article.ephemeral').last(), `asked-${name}-${String(count)}-${asked}`);
      }
      heights.set(kind, [...(heights.get(kind) ?? []), height]);
      if (height <= (highest.get(kind) ?? 0)) continue;
      highest.set(kind, height);
      await look(gauge.page.locator('article.ephemeral').last(), `highest-${name}-${String(count)}-${kind}`);
    }
    console.log(`\n${name}, ${String(count)} players     screens   min  median  max  over 650  over 1000`);
    for (const [kind, all] of heights) console.log(summary(kind, all));
    console.log('Panels by what they ask:');
    const most = [...questions].sort(([, a], [, b]) => b.length - a.length);
    for (const [asked, all] of most) console.log(summary(asked, all));
    for (const [kind, all] of heights) {
      const limit = LIMITS[kind];
      if (!limit) continue;
      expect.soft(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]).toBeLessThanOrEqual(limit.median);
      expect.soft(Math.max(...all)).toBeLessThanOrEqual(limit.most);
    }
  },
  600_000,
);

/** One line about the heights of a kind of screen. */
function summary(kind: string, all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b);
  const value = (share: number) => String(Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0));
  const over = (limit: number) => `${String(Math.round((100 * all.filter((h) => h > limit).length) / all.length))} %`;
  return [
    kind.padEnd(22),
    String(all.length).padStart(8),
    value(0).padStart(6),
    value(0.5).padStart(6),
    value(1).padStart(6),
    over(650).padStart(7),
    over(1000).padStart(7),
  ].join(' ');
}
