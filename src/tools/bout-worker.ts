import { inspect } from 'node:util';
import { worker } from 'workerpool';
import { games } from '../games/index.ts';
import { called, contest, type Bout, type BoutEnd } from './contest.ts';

/** A worker's task. */
export interface BoutTask {
  readonly game: string;
  readonly bout: Bout<unknown>;
}

/** Plays one bout to its end. */
function play({ game, bout }: BoutTask): BoutEnd<unknown> {
  const entry = games.find((known) => known.game.id === game);
  if (!entry) throw new Error(`There is no game ${game}.`);
  try {
    const figures = entry.figures?.(bout.players.length);
    return contest(entry, bout, (event) => figures?.counts?.(event) ?? false);
  } catch (cause) {
    const players = bout.players.map(called).join(' against ');
    // The pool does not pass on the cause.
    throw new Error(`${game}, "${bout.name}", ${players} ${JSON.stringify(bout.options)}: ${inspect(cause)}`, {
      cause,
    });
  }
}

worker({ play });
