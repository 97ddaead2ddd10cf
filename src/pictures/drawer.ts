import { setPriority } from 'node:os';
import type { Scene } from '../engine/index.ts';
import { renderer } from './render.ts';

/** What the bot asks of the process that draws, and what it answers; of the same number. */
export interface Order {
  readonly number: number;
  readonly scene: Scene;
}
export type Delivery =
  { readonly number: number; readonly png: Uint8Array } | { readonly number: number; readonly why: string };

/** How far drawing stands back behind the bot that answers presses, where the system knows of such things. */
const MODEST = 10;

/** The process that draws: one PNG for each scene, until nobody is left to draw for. */
process.on('message', (order: Order) => {
  void deliver(order).then((delivery) => process.send?.(delivery));
});
process.on('disconnect', () => process.exit());
// What ends the bot reaches its whole family; the bot says when drawing ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

// Only now that all is loaded: a machine with much to do would let whoever waits for the first picture wait too long.
try {
  setPriority(MODEST);
} catch {
  // Without it drawing is as important as everything else.
}

const render = renderer();

async function deliver({ number, scene }: Order): Promise<Delivery> {
  try {
    return { number, png: await render(scene) };
  } catch (error) {
    return { number, why: error instanceof Error ? error.message : String(error) };
  }
}
