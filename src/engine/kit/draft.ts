import { toAll, toOwner, type Addressed } from '../events.ts';
import type { Step } from '../game.ts';
import type { Rng } from '../random.ts';
import type { Seat } from '../seat.ts';

/** What a step in progress collects: events, and whether it reveals anything. */
export interface Draft<E> {
  readonly events: Addressed<E>[];
  readonly rng: Rng;
  /** Whether the step revealed something hidden. */
  reveals: boolean;
  /** Whether the step ended the turn of its seat (see `Step`). */
  endsTurn: boolean;
}

/** A new draft over copies of the state's parts. */
export function draftOf<P, E>(parts: P, rng: Rng): P & Draft<E> {
  return { ...parts, events: [], rng, reveals: false, endsTurn: false };
}

/** The finished step of a draft and its new state. */
export function stepOf<S, E>({ events, reveals, endsTurn }: Draft<E>, state: S): Step<S, E> {
  return { state, events, ...(reveals && { reveals }), ...(endsTurn && { endsTurn }) };
}

/** Adds a public event. */
export function emit<E>(draft: Draft<E>, event: NoInfer<E>): void {
  draft.events.push(toAll(event));
}

/** Adds a private event, with the version for all others or `null`. */
export function emitTo<E>(draft: Draft<E>, owner: Seat, event: NoInfer<E>, others: NoInfer<E> | null): void {
  draft.events.push(toOwner(owner, event, others));
}
