import type { GameEntry } from '#engine';
import { breachEntry } from './breach/index.ts';
import { dystopianSkyEntry } from './dystopian-sky/index.ts';
import { skydockEntry } from './skydock/index.ts';
import { starcadiaEntry } from './starcadia/index.ts';

/** Every game of the house, in the order they are offered. */
export const games: readonly GameEntry[] = [skydockEntry, breachEntry, starcadiaEntry, dystopianSkyEntry];
