import type { GameEntry } from '#engine';
import { breach, breachFace, breachTactics } from './breach/index.ts';
import { skydock, skydockFace, skydockTactics } from './skydock/index.ts';

/** Every game of the house, in the order they are offered. */
export const games: readonly GameEntry[] = [
  { game: breach, face: breachFace, tactics: breachTactics },
  { game: skydock, face: skydockFace, tactics: skydockTactics },
];
