import type { Decision } from '../game.ts';
import type { Seat } from '../seat.ts';

/** The seats the game is waiting for, in order: those with a required question. */
export function awaited<A>(decisions: readonly Decision<A>[]): Seat[] {
  return seatsAsked(decisions.filter(({ urgency }) => urgency === 'required'));
}

function seatsAsked(decisions: readonly Decision<unknown>[]): Seat[] {
  return [...new Set(decisions.map(({ seat }) => seat))].sort((a, b) => a - b);
}

/** The seats called to the table, in order: those the game waits for, and those somebody hopes for an answer of. */
export function called<A>(decisions: readonly Decision<A>[]): Seat[] {
  return seatsAsked(decisions.filter(({ urgency }) => urgency !== 'optional'));
}

/**
 * The seats asked anything, those nobody waits for first: once somebody the game waits for has spoken, it may be too
 * late for them.
 */
export function inTurn<A>(decisions: readonly Decision<A>[]): Seat[] {
  const needed = awaited(decisions);
  const asked = new Set(decisions.map(({ seat }) => seat));
  return [...[...asked].filter((seat) => !needed.includes(seat)), ...needed];
}
