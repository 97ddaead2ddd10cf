import { worker, workerEmit } from 'workerpool';
import type { AiRequest, AiReply } from '../ai/request.ts';
import { BUDGET } from '../ai/search.ts';
import { think } from '../ai/think.ts';
import { games } from '../games/index.ts';
import { renderer } from '../pictures/draw/render.ts';
import { verifyPacked, type PackedGame } from '../proof/packed-game.ts';
import type { Verdict } from '../proof/verify.ts';
import { lowerPriority } from './priority.ts';

/** How often a long task says how far it is, in ms. */
const SAID_EVERY_MS = 200;

const work = {
  /** Nothing: the process has been loaded. */
  load: () => undefined,

  /** A scene as a PNG. */
  draw: renderer(),

  /** What an AI player answers. After `time` ms it begins no other game. */
  think(request: AiRequest, time: number): AiReply {
    const entry = games.find(({ game }) => game.id === request.game);
    if (!entry) throw new Error(`Nobody here plays ${request.game}.`);
    const end = performance.now() + time;
    return think(entry, request, { ...BUDGET, goOn: () => performance.now() < end });
  },

  /** Verifies a finished game, and says a few times a second how far it is. */
  verify(game: PackedGame): Verdict {
    let said = -Infinity;
    return verifyPacked(game, games, (progress) => {
      if (performance.now() - said < SAID_EVERY_MS) return;
      said = performance.now();
      workerEmit(progress);
    });
  },
};

export type Work = typeof work;

// Ctrl+C reaches the processes of the bot as well; the bot ends its workers itself.
process.on('SIGINT', () => undefined);
// Not before all is loaded: on a busy machine the first task would wait for that too long.
lowerPriority();
worker(work);
