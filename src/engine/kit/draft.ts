import { toAll, toOwner, type Addressed } from '../events.ts';
import type { Step } from '../game.ts';
import type { Rng } from '../random.ts';
import type { Seat } from '../seat.ts';

/** What a step being worked out gathers, beside the copies of the state that its rules change. */
export interface Draft<E> {
  readonly events: Addressed<E>[];
  readonly rng: Rng;
  /** Whether anybody learned by it what was hidden from them. */
  reveals: boolean;
}

/** A draft of these copies of a state's parts. */
export function draftOf<P, E>(parts: P, rng: Rng): P & Draft<E> {
  return { ...parts, events: [], rng, reveals: false };
}

/** What has come of a draft, with the state it has led to. */
export function stepOf<S, E>({ events, reveals }: Draft<E>, state: S): Step<S, E> {
  return reveals ? { state, events, reveals: true } : { state, events };
}

/** Adds what everybody is told. */
export function tell<E>(draft: Draft<E>, event: NoInfer<E>): void {
  draft.events.push(toAll(event));
}

/** Tells one seat something, and the others what they may know of it. */
export function tellOwner<E>(draft: Draft<E>, owner: Seat, event: NoInfer<E>, others: NoInfer<E> | null): void {
  draft.events.push(toOwner(owner, event, others));
}
