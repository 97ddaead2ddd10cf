import { freeRng, type Answer, type Decision, type Game, type GameEntry, type Seat } from '#engine';
import type { Strength } from './strengths.ts';

/** What a seat of some game is asked, as it is put to an AI player. Plain JSON. */
export interface AiRequest {
  readonly game: string;
  readonly seat: Seat;
  /** A state that this seat cannot tell from the real one, which the player is never shown. */
  readonly state: unknown;
  readonly strength: Strength;
  /** Gives all the chance the player uses. */
  readonly key: string;
}

/** The request put to a seat in this state: in another that it cannot tell from it, so that it cannot know more. */
export function requestFor<S>(
  game: Pick<Game<S, unknown, unknown, unknown, unknown>, 'id' | 'resample'>,
  { state, seat, strength, key }: Omit<AiRequest, 'game' | 'state'> & { readonly state: S },
): AiRequest {
  return { game: game.id, seat, state: game.resample(state, seat, freeRng(`imagined ${key}`)), strength, key };
}

/** What a player says. */
export interface AiReply {
  /** One of the offered answers; `null` when it has nothing to say and nobody waits for it. */
  readonly answer: Answer<unknown> | null;
  /** Why, in a sentence that may tell what only its seat knows. */
  readonly why: string;
}

/** The reason of a player that answers by heuristic. */
export const HEURISTIC = 'The AI player followed its basic rules.';

/** The reason of the player that gives the answer of the rules. */
export const NOTHING_BETTER = 'The AI player found nothing better.';

/** What the seat of a request sees and is asked. */
export interface Sight {
  readonly view: unknown;
  readonly open: readonly Decision<unknown>[];
}

export function sightOf({ game }: Pick<GameEntry, 'game'>, { seat, state }: Pick<AiRequest, 'seat' | 'state'>): Sight {
  return { view: game.view(state, seat), open: game.decisions(state).filter((decision) => decision.seat === seat) };
}

/** What the rules answer for who does not; `null` when nobody waits. */
export function answerOnTimeout({ open }: Sight): Answer<unknown> | null {
  const decision = open.find(({ urgency }) => urgency === 'required');
  return decision ? { seat: decision.seat, decision: decision.id, actions: decision.onTimeout } : null;
}
