import type { Decision, Seat } from '#engine';
import type { Action } from './actions.ts';
import { AI, PIRATES, type Frame, type Phase, type State } from './state.ts';

/** What is asked: the section at hand, or the choice begun within it. */
export type Kind = Phase | Frame['choosing'];

const SEAT = {
  'ai-set-up': AI,
  room: AI,
  'pirate-set-up': PIRATES,
  hire: PIRATES,
  breach: PIRATES,
  'pirate-wave': PIRATES,
  order: PIRATES,
  'order-room': PIRATES,
  'ai-wave': AI,
  target: AI,
} as const satisfies Record<Kind, Seat>;

/** The question of that kind with these answers and one more, the way out: also what is answered for who is away. */
export function question(
  state: State,
  kind: Kind,
  answers: readonly Action[],
  wayOut: { readonly do: 'end' } | { readonly do: 'back' },
): Decision<Action> {
  return {
    id: idOf(state, kind),
    seat: SEAT[kind],
    kind,
    options: [...answers, wayOut],
    urgency: 'required',
    onTimeout: [wayOut],
  };
}

/** Public, and different for every question put: which design is about to be placed stays out of it. */
function idOf({ round, wave, placed, frames }: State, kind: Kind): string {
  const frame = frames.at(-1);
  const about = frame?.choosing === 'order-room' ? ` ${frame.room}` : frame && 'unit' in frame ? ` ${frame.unit}` : '';
  return `${round}.${wave} ${kind} ${placed}${about}`;
}

export const END = { do: 'end' } as const;
export const BACK = { do: 'back' } as const;
