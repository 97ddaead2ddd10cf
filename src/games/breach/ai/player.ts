import type { Decision, Rng } from '#engine';
import type { Action } from '../state/actions.ts';
import type { View } from '../state/view.ts';

/** A heuristic for one side: chooses one of the offered options, given only what its seat sees. */
export type Player = (view: View, decision: Decision<Action>, rng: Rng) => Action;
