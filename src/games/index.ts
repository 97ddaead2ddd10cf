import type { GameEntry } from '../engine/index.ts';
import { breach, breachFace } from './breach/index.ts';
import { skydock, skydockFace } from './skydock/index.ts';

/** Every game of the house, in the order they are offered. */
export const games: readonly GameEntry[] = [
  { game: breach, face: breachFace },
  { game: skydock, face: skydockFace },
];
