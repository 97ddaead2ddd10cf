import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Scene } from '#engine';
import { Workers } from '../../src/background/workers.ts';
import { createPainter } from '../../src/pictures/draw/painter.ts';
import { pngOf } from '../../src/pictures/draw/png.ts';
import { loadFonts } from '../../src/pictures/sheet.ts';
import { svgOf } from '../../src/pictures/svg.ts';
import { shots } from '../../test/pictures/positions.ts';
import { percentile } from '../measure.ts';
import { within, type Figure, type Row } from '../row.ts';

/** Pictures drawn by both, one after the other; the first round does not count. */
const ROUNDS = 8;
const MOST_BYTES = 100_000;
/** How many times longer than sharp alone a board ought to take, and may take. */
const GOAL = 1.1;
const FLOOR = 1.5;

/** A board from its scene to its PNG, beside sharp alone on the same SVG; and what all the boards weigh. */
export const pictures: Row = {
  id: 'pictures',
  title: 'Board drawn, 1000 × 700',
  async run() {
    const fonts = loadFonts();
    const boards = shots.filter(({ name }) => /middle|fullest$/.test(name));
    const ours: number[] = [];
    const bare: number[] = [];
    const sizes: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { scene } of boards) {
        const svg = svgOf(scene, fonts);
        const taken = await timed(() => pngOf(svg));
        const painted = await timed(() => painting(scene, round));
        if (round === 0) continue;
        bare.push(taken.ms);
        ours.push(painted.ms);
        sizes.push(painted.bytes);
      }
    }
    // One round more for the event loop alone: a histogram that is stopped and started again counts the time between.
    const lag = monitorEventLoopDelay({ resolution: 1 });
    lag.enable();
    for (const { scene } of boards) await painting(scene, ROUNDS + 1);
    lag.disable();
    await workers.close();
    const [middle, control] = [percentile(ours, 50), percentile(bare, 50)];
    const largest = Math.max(...sizes);
    const figures: Figure[] = [
      {
        what: 'p50',
        unit: 'ms',
        ours: middle,
        control: { what: 'bare sharp, same SVG', value: control },
        goal: within(middle, control, GOAL),
        floors: [within(middle, control, FLOOR)],
      },
      {
        what: 'largest',
        unit: 'bytes',
        ours: largest,
        control: { what: 'most it may have', value: MOST_BYTES },
        floors: [within(largest, MOST_BYTES, 1)],
      },
      {
        what: 'event loop waits meanwhile, p99',
        unit: 'ms',
        ours: lag.percentile(99) / 1e6,
        control: { what: 'a board', value: middle },
        floors: [],
      },
    ];
    return figures;
  },
};

const workers = new Workers();
const painter = createPainter({
  log: { info: (_, text) => console.warn(text), warn: (_, text) => console.warn(text) },
  render: (scene) => workers.draw(scene),
});

/** Draws the scene with a changed alt text, so that the painter's cache misses. */
function painting(scene: Scene, round: number): Promise<Buffer | null> {
  return painter.draw({ ...scene, alt: `${scene.alt} ${round}` });
}

async function timed(draw: () => Promise<Buffer | null>): Promise<{ readonly ms: number; readonly bytes: number }> {
  const began = performance.now();
  const png = await draw();
  if (!png) throw new Error('A board could not be drawn.');
  return { ms: performance.now() - began, bytes: png.byteLength };
}
