import type { GameEntry } from '#engine';
import { answerOnTimeout, NOTHING_BETTER, sightOf, type AiRequest, type AiReply } from './request.ts';
import { think } from './think.ts';

export interface ThinkersOptions {
  readonly games: readonly GameEntry[];
  /** Thinks, for so long in ms. Rejects with a `TimeoutError` when it came to no end. */
  readonly ask: (request: AiRequest, time: number) => Promise<AiReply>;
  /** Told of what went wrong; the request was answered all the same. */
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * AI players who think elsewhere, so that no press waits for them. Every request is answered: where thinking fails, by
 * heuristic; where that fails as well, or would come to no end on this thread either, as the rules answer on time-out.
 */
export class Thinkers {
  readonly #games: readonly GameEntry[];
  readonly #ask: ThinkersOptions['ask'];
  readonly #onTrouble: (error: unknown) => void;

  constructor({ games, ask, onTrouble = () => undefined }: ThinkersOptions) {
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

  /** On this thread, without a search. */
  #quickly(request: AiRequest): AiReply {
    const strength = request.strength === 'search' ? 'thumb' : request.strength;
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
    if (!entry) throw new Error(`Nobody here plays ${id}.`);
    return entry;
  }
}
