import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { freeRng, newOptions, type GameEntry, type Player } from '#engine';
import { games } from '../../src/games/index.ts';
import { playOut } from '../games/play-out.ts';
import { board, type Shot } from './shot.ts';

/** What a game's `test/games/<id>/positions.ts` must export; it may export more for the game's own tests. */
const module = z.object({ shots: z.custom<() => readonly Shot[]>((value) => typeof value === 'function') });

/** Every picture worth looking at, of all the games of the house. */
export const shots: readonly Shot[] = (await Promise.all(games.map(shotsOf))).flat();

/** The pictures a game's own file of positions names; without such a file, how a game begins, goes on and ends. */
export async function shotsOf(entry: GameEntry): Promise<readonly Shot[]> {
  const file = new URL(`../games/${entry.game.id}/positions.ts`, import.meta.url);
  if (!existsSync(fileURLToPath(file))) return usualShots(entry);
  const loaded: unknown = await import(file.href);
  return module.parse(loaded).shots();
}

/** The board at set-up, in the middle and at the end of one game between heuristic players. */
function usualShots({ game, face, tactics }: GameEntry): readonly Shot[] {
  const [seats] = game.seats;
  const player: Player<unknown, unknown> = (view, open, rng) => tactics.heuristic(view, open, rng);
  const options = newOptions(game);
  const begun: unknown = game.setup(seats, options, freeRng('set-up'));
  const later = [...playOut(game, player, seats, options, `a picture of ${game.id}`)];
  const states = [begun, ...later.map(({ state }): unknown => state)];
  const shot = (name: string, state: unknown) => board(face, `${game.id}-${name}`, game.view(state, 'public'));
  return [shot('set-up', begun), shot('middle', states[Math.floor(states.length / 2)]), shot('end', states.at(-1))];
}
