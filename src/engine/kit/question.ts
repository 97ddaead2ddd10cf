import type { Decision, Urgency } from '../game.ts';
import type { Seat } from '../seat.ts';

interface Asked<A> {
  readonly options: readonly A[];
  /** The answer for a seat that does not answer; the first option unless said otherwise. */
  readonly onTimeout?: readonly A[];
  readonly pick?: { readonly min: number; readonly max: number };
  /** Required unless said otherwise. */
  readonly urgency?: Urgency;
  /** Tells questions of one kind within one frame apart. */
  readonly part?: string | number;
}

/** The question of that kind which a frame puts to a seat. */
export function question<A>(
  frame: { readonly no: number },
  seat: Seat,
  kind: string,
  { options, onTimeout = options.slice(0, 1), pick, urgency = 'required', part }: Asked<A>,
): Decision<A> {
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
export function questionId({ no }: { readonly no: number }, seat: Seat, kind: string, part?: string | number): string {
  return `${kind} ${no}.${seat}${part === undefined ? '' : `.${part}`}`;
}
