import { at, freeRng, seats, start, submit, type Answer, type Decision } from '#engine';
import { starcadia } from '../../../src/games/starcadia/game.ts';
import type { Action } from '../../../src/games/starcadia/state/actions.ts';
import type { Options, State } from '../../../src/games/starcadia/state/state.ts';

const SEED = 'a'.repeat(64);

/** A game played from its beginning, by the first answers there are unless `choose` gives others. */
export class Played {
  #match;
  #open: readonly Decision<Action>[];

  readonly #seed: string;

  constructor(crews: number, options: Partial<Options> = {}, seed = SEED) {
    this.#seed = seed;
    const full = { play: 'campaign', heroes: 'pairs', monsters: 'program', ...options } as const;
    this.#match = start(starcadia, crews, full, seed);
    this.#open = starcadia.decisions(this.#match.state);
  }

  get state(): State {
    return this.#match.state;
  }

  get open(): readonly Decision<Action>[] {
    return this.#open;
  }

  get first(): Decision<Action> {
    return at(this.#open, 0);
  }

  answer(decision: Decision<Action>, ...actions: readonly Action[]): this {
    const answer: Answer<Action> = { seat: decision.seat, decision: decision.id, actions };
    const step = submit(starcadia, this.#match, this.#seed, answer, this.#open);
    if (!step.ok) throw new Error(`Refused: ${step.refusal}`);
    ({ match: this.#match, open: this.#open } = step);
    return this;
  }

  /** Answers at random until a question of that kind is asked, or the game is over. */
  until(kind: string | null): this {
    const rng = freeRng('to that question');
    while (this.#open.length > 0 && !this.#open.some((decision) => decision.kind === kind)) {
      const decision = this.first;
      const { min, max } = decision.pick ?? { min: 1, max: 1 };
      const count = min + rng.int(max - min + 1);
      const rest = [...decision.options];
      const chosen = seats(count).flatMap(() => rest.splice(rng.int(rest.length), 1));
      this.answer(decision, ...chosen);
    }
    return this;
  }
}
