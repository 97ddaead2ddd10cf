import type { Decision, Seat, Urgency } from '#engine';
import type { Action, Kind } from './actions.ts';
import type { Frame } from './frames.ts';

interface Asked {
  readonly options: readonly Action[];
  /** The answer for who does not answer; the first option unless said otherwise. */
  readonly onTimeout?: readonly Action[];
  readonly pick?: { readonly min: number; readonly max: number };
  /** Required unless said otherwise. */
  readonly urgency?: Urgency;
  /** Tells questions of one kind within one frame apart. */
  readonly part?: string | number;
}

/** The question of that kind a frame puts to a seat. */
export function question(frame: Pick<Frame, 'no'>, seat: Seat, kind: Kind, asked: Asked): Decision<Action> {
  const { options, onTimeout = options.slice(0, 1), pick, urgency = 'required', part } = asked;
  return {
    id: questionId(frame, seat, kind, part),
    seat,
    kind,
    options,
    ...(pick && { pick }),
    urgency,
    onTimeout,
  };
}

/** What such a question of that frame is called. */
export function questionId(frame: Pick<Frame, 'no'>, seat: Seat, kind: Kind, part?: string | number): string {
  return `${kind} ${frame.no}.${seat}${part === undefined ? '' : `.${part}`}`;
}

/** The question which `n` of one's cards to discard. */
export function discardQuestion(
  frame: Pick<Frame, 'no'>,
  seat: Seat,
  kind: Extract<Kind, 'discard' | 'boost-cards'>,
  cards: readonly Extract<Action, { do: 'discard' }>['card'][],
  n: number,
  part?: string | number,
): Decision<Action> {
  const options = cards.map((card): Action => ({ do: 'discard', card }));
  return question(frame, seat, kind, {
    options,
    pick: { min: n, max: n },
    onTimeout: options.slice(0, n),
    ...(part !== undefined && { part }),
  });
}
