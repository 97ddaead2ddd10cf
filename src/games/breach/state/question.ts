import { question as questionOf, type Decision, type Seat } from '#engine';
import type { Action } from './actions.ts';
import type { Frame } from './state.ts';

/** The question of a frame: these answers plus the way out, which is also the answer on time-out (B24). */
export function question(
  frame: Frame,
  seat: Seat,
  answers: readonly Action[],
  wayOut: { readonly do: 'end' } | { readonly do: 'back' },
): readonly Decision<Action>[] {
  return [questionOf<Action>(frame, seat, frame.kind, { options: [...answers, wayOut], onTimeout: [wayOut] })];
}

export const END = { do: 'end' } as const;
export const BACK = { do: 'back' } as const;
