import type { Decision, Rng } from '#engine';
import type { Action } from '../state/actions.ts';
import type { View } from '../state/view.ts';

/** A rule-of-thumb player: it chooses from what its seat sees and is offered, and from nothing else. */
export type Player = (view: View, decision: Decision<Action>, rng: Rng) => Action;
