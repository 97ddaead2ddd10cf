import type { GameEntry } from '#engine';
import { answerOnTimeout, NOTHING_BETTER, sightOf, type AiRequest, type AiReply } from './request.ts';
import { think } from './think.ts';

export interface AiPlayersOptions {
  readonly games: readonly GameEntry[];
  /** Thinks for `time` ms. Rejects with a `TimeoutError` when it does not finish. */
  readonly ask: (request: AiRequest, time: number) => Promise<AiReply>;
  /** Called with errors; the request is answered all the same. */
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * AI players that think on other threads, so that no press waits for them. They always answer: by heuristic if thinking
 * fails; by the rules' answer on time-out if that fails too, or if thinking did not finish.
 */
export class AiPlayers {
  readonly #games: readonly GameEntry[];
  readonly #ask: AiPlayersOptions['ask'];
  readonly #onTrouble: (error: unknown) => void;

  constructor({ games, ask, onTrouble = () => undefined }: AiPlayersOptions) {
    this.#games = games;
    this.#ask = ask;
    this.#onTrouble = onTrouble;
  }

  async think(request: AiRequest, time: number): Promise<AiReply> {
    try {
      return await this.#ask(request, time);
    } catch (error) {
      this.#onTrouble(error);
      const hung = error instanceof Error && error.name === 'TimeoutError';
      return hung ? this.#byTheRules(request) : this.#quickly(request);
    }
  }

  /** Answers on this thread, without a search. */
  #quickly(request: AiRequest): AiReply {
    const strength = request.strength === 'search' ? 'heuristic' : request.strength;
    try {
      return think(this.#entryOf(request), { ...request, strength });
    } catch (error) {
      this.#onTrouble(error);
      return this.#byTheRules(request);
    }
  }

  #byTheRules(request: AiRequest): AiReply {
    return { answer: answerOnTimeout(sightOf(this.#entryOf(request), request)), why: NOTHING_BETTER };
  }

  #entryOf({ game: id }: AiRequest): GameEntry {
    const entry = this.#games.find(({ game }) => game.id === id);
    if (!entry) throw new Error(`There is no game ${id}.`);
    return entry;
  }
}
