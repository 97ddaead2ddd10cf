import type { Decision, Urgency } from '../game.ts';
import type { Seat } from '../seat.ts';

interface Asked<A> {
  readonly options: readonly A[];
  /** The answer on time-out; by default the first option. */
  readonly onTimeout?: readonly A[];
  readonly pick?: { readonly min: number; readonly max: number };
  /** By default `required`. */
  readonly urgency?: Urgency;
  /** Distinguishes questions of one kind within one frame. */
  readonly part?: string | number;
  readonly suggested?: readonly A[];
}

/** The decision of this kind that a frame asks a seat. */
export function question<A>(
  frame: { readonly no: number },
  seat: Seat,
  kind: string,
  { options, onTimeout = options.slice(0, 1), pick, urgency = 'required', part, suggested }: Asked<A>,
): Decision<A> {
  return {
    id: questionId(frame, seat, kind, part),
    seat,
    kind,
    options,
    ...(pick && { pick }),
    urgency,
    onTimeout,
    ...(suggested && { suggested }),
  };
}

/** The id of such a decision. */
export function questionId({ no }: { readonly no: number }, seat: Seat, kind: string, part?: string | number): string {
  return `${kind} ${no}.${seat}${part === undefined ? '' : `.${part}`}`;
}
