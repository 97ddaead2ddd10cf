import type { Answer, Decision } from '../game.ts';
import { sameJson } from '../json.ts';

/** Why an answer was refused. Nothing has changed. */
export type Refusal =
  /** The game is over. */
  | 'over'
  /** The decision is not open for that seat. */
  | 'not-asked'
  /** Not one of the offered answers. */
  | 'not-offered'
  /** More or fewer answers than asked for. */
  | 'wrong-count'
  /** The same option twice. */
  | 'repeated';

/** The answer in the offered options' own terms, or why it is refused (Law 1). */
export function taking<A>(open: readonly Decision<A>[], answer: Answer<unknown>): Answer<A> | Refusal {
  if (open.length === 0) return 'over';
  const decision = open.find((d) => d.id === answer.decision && d.seat === answer.seat);
  if (!decision) return 'not-asked';
  const actions = offered(decision, answer.actions);
  return typeof actions === 'string' ? actions : { seat: answer.seat, decision: decision.id, actions };
}

/** The options that equal the given actions, in the order of the options; or why they are refused. */
function offered<A>(decision: Decision<A>, actions: readonly unknown[]): A[] | Refusal {
  const { min, max } = decision.pick ?? { min: 1, max: 1 };
  if (actions.length < min || actions.length > max) return 'wrong-count';
  const wanted = new Set<number>();
  for (const action of actions) {
    const at = decision.options.findIndex((option) => sameJson(option, action));
    if (at < 0) return 'not-offered';
    if (wanted.has(at)) return 'repeated';
    wanted.add(at);
  }
  return decision.options.filter((_, at) => wanted.has(at));
}
