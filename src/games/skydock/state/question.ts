import { ROOM, question as questionOf, questionId as idOf, type Decision, type Seat } from '#engine';
import type { Action, Kind } from './actions.ts';
import type { Frame } from './frames.ts';

type Asked = Parameters<typeof questionOf<Action>>[3];

/** A decision of that kind for a seat, made by a frame. */
export const question: (frame: Pick<Frame, 'no'>, seat: Seat, kind: Kind, asked: Asked) => Decision<Action> =
  questionOf;

/** The decision's id. */
export const questionId: (frame: Pick<Frame, 'no'>, seat: Seat, kind: Kind, part?: string | number) => string = idOf;

interface Discarding {
  readonly cards: readonly Action<'discard'>['card'][];
  readonly n: number;
  /** The cards most players would choose, in the order of `cards`. */
  readonly suggested?: readonly Action<'discard'>['card'][];
  readonly part?: string | number;
}

/** The decision which `n` of these cards to discard; of more than a pick may have, some are asked for later. */
export function discardQuestion(
  frame: Pick<Frame, 'no'>,
  seat: Seat,
  kind: Extract<Kind, 'discard' | 'boost-cards'>,
  { cards: all, n, suggested = all.slice(0, n), part }: Discarding,
): Decision<Action> {
  const least = all.filter((card) => suggested.includes(card));
  const others = all.filter((card) => !suggested.includes(card));
  const offered = [...least, ...others].slice(0, ROOM.pick);
  const cards = all.filter((card) => offered.includes(card));
  const count = Math.min(n, cards.length);
  const discarding = (list: typeof cards) => list.map((card): Action => ({ do: 'discard', card }));
  const usual = discarding(cards.filter((card) => least.slice(0, count).includes(card)));
  return question(frame, seat, kind, {
    options: discarding(cards),
    pick: { min: count, max: count },
    onTimeout: usual,
    suggested: usual,
    ...(part !== undefined && { part }),
  });
}
