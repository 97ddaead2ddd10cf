import type { Decision } from '../game.ts';
import type { Seat } from '../seat.ts';

/** The seats the game waits for, in order: those with a required decision. */
export function awaited<A>(decisions: readonly Decision<A>[]): Seat[] {
  return seatsAsked(decisions.filter(({ urgency }) => urgency === 'required'));
}

function seatsAsked(decisions: readonly Decision<unknown>[]): Seat[] {
  return [...new Set(decisions.map(({ seat }) => seat))].sort((a, b) => a - b);
}

/** The seats to ping, in order: those with a required or a called decision. */
export function called<A>(decisions: readonly Decision<A>[]): Seat[] {
  return seatsAsked(decisions.filter(({ urgency }) => urgency !== 'optional'));
}

/**
 * All seats with open decisions, seats the game does not wait for first: a required answer may close their optional
 * decisions.
 */
export function inTurn<A>(decisions: readonly Decision<A>[]): Seat[] {
  const needed = awaited(decisions);
  const asked = new Set(decisions.map(({ seat }) => seat));
  return [...[...asked].filter((seat) => !needed.includes(seat)), ...needed];
}
