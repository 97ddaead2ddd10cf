import { question as questionOf, questionId as idOf, type Decision, type Seat } from '#engine';
import type { Action, Kind } from './actions.ts';
import type { Frame } from './frames.ts';

type Asked = Parameters<typeof questionOf<Action>>[3];

/** A decision of that kind for a seat, made by a frame. */
export const question: (frame: Pick<Frame, 'no'>, seat: Seat, kind: Kind, asked: Asked) => Decision<Action> =
  questionOf;

/** The decision's id. */
export const questionId: (frame: Pick<Frame, 'no'>, seat: Seat, kind: Kind, part?: string | number) => string = idOf;

/** The decision which `n` of these cards to discard. */
export function discardQuestion(
  frame: Pick<Frame, 'no'>,
  seat: Seat,
  kind: Extract<Kind, 'discard' | 'boost-cards'>,
  cards: readonly Action<'discard'>['card'][],
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
