import { games } from '../games/index.ts';
import { called, contest, type Bout, type BoutEnd } from './contest.ts';

/** What the pool hands to a worker. */
export interface BoutTask {
  readonly game: string;
  readonly bout: Bout<unknown>;
}

/** Plays one bout to its end, in a worker of its own. */
export default function play({ game, bout }: BoutTask): BoutEnd<unknown> {
  const entry = games.find((known) => known.game.id === game);
  if (!entry) throw new Error(`Nobody here plays ${game}.`);
  try {
    return contest(entry, bout);
  } catch (cause) {
    throw new Error(
      `${game}, "${bout.name}", ${bout.players.map(called).join(' against ')} ${JSON.stringify(bout.options)}`,
      {
        cause,
      },
    );
  }
}
