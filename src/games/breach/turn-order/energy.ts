import { boardOf } from '../board/board.ts';
import type { State } from '../state/state.ts';

/** Reactor energy for a generator or a unit (rules: Set-Up, A.I.). */
export const SET_UP_COST = 1;

export const REACTOR_START = 3;
export const REACTOR_PER_ROUND = 2;
export const CAPACITOR_START = 5;
export const CAPACITOR_LIMIT = 5;

/** How many more generators the Reactor can pay for this round. */
export function inactiveGenerators({
  layout,
  reactor,
  generators,
}: Pick<State, 'layout' | 'reactor' | 'generators'>): number {
  return Math.min(Math.floor(reactor / SET_UP_COST), boardOf(layout).generators - generators);
}
