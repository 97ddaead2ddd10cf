import { sameJson, type Answer, type AnyTactics, type Decision, type Rng } from '#engine';
import type { Sight } from './request.ts';

/** How often the heuristic is asked: it breaks ties at random, and each of its choices is a candidate. */
const ASKED = 2;
const ASKED_FOR_SETS = 6;

/**
 * The candidates to search, at most `most`: the heuristic's answer first, then its next choices. `null` is to say
 * nothing.
 */
export function candidates(tactics: AnyTactics, sight: Sight, most: number, rng: Rng): (Answer<unknown> | null)[] {
  const { view, open } = sight;
  const found: (Answer<unknown> | null)[] = [];
  const add = (answer: Answer<unknown> | null) => {
    if (found.length < most && !found.some((known) => sameJson(known, answer))) found.push(answer);
  };
  const first = tactics.heuristic(view, open, rng);
  add(first);
  const decision = open.find(({ id }) => id === first?.decision);
  if (decision && (isForced(decision, open) || tactics.heuristicOnly.includes(decision.kind))) return found;
  for (let n = 1; n < (decision?.pick ? ASKED_FOR_SETS : ASKED); n++) add(tactics.heuristic(view, open, rng));
  if (open.every(({ urgency }) => urgency !== 'required')) {
    // No answer is required: only compare the heuristic's answer with saying nothing, unless another player hopes for it.
    if (first && open.every(({ urgency }) => urgency === 'optional')) add(null);
    return found;
  }
  if (decision && !decision.pick) {
    const heuristicAmong = (options: readonly unknown[]) => tactics.heuristic(view, [{ ...decision, options }], rng);
    const onward = decision.options.filter((option) => !tactics.isPointless(option, view, decision.options));
    const known = () => found.flatMap((answer) => answer?.actions ?? []);
    const further = function* () {
      yield* bestOfOtherKinds(tactics, onward, known(), heuristicAmong);
      yield* nextBest(onward, known(), heuristicAmong);
    };
    for (const answers = further(); found.length < most;) {
      const next = answers.next();
      if (next.done) break;
      add(next.value);
    }
  }
  return found;
}

function isForced({ options, urgency, pick }: Decision<unknown>, open: readonly Decision<unknown>[]): boolean {
  return open.length === 1 && urgency === 'required' && options.length <= (pick?.min ?? 1);
}

/** The heuristic's answer if these were the only options. */
type HeuristicAmong = (options: readonly unknown[]) => Answer<unknown> | null;

/** The heuristic's answers among the kinds of actions that are not candidates yet, best kind first. */
function* bestOfOtherKinds(
  tactics: AnyTactics,
  options: readonly unknown[],
  known: readonly unknown[],
  heuristicAmong: HeuristicAmong,
): Generator<Answer<unknown>> {
  const kinds = new Set(known.map((action) => tactics.kindOf(action)));
  for (;;) {
    const rest = options.filter((option) => !kinds.has(tactics.kindOf(option)));
    const answer = rest.length > 0 ? heuristicAmong(rest) : null;
    if (!answer) return;
    yield answer;
    const before = kinds.size;
    for (const action of answer.actions) kinds.add(tactics.kindOf(action));
    if (kinds.size === before) return;
  }
}

/** The heuristic's answers without the actions that are candidates already, best first. */
function* nextBest(
  options: readonly unknown[],
  known: readonly unknown[],
  heuristicAmong: HeuristicAmong,
): Generator<Answer<unknown>> {
  let rest = without(options, known);
  while (rest.length > 0) {
    const answer = heuristicAmong(rest);
    if (!answer) return;
    yield answer;
    const left = without(rest, answer.actions);
    if (left.length === rest.length) return;
    rest = left;
  }
}

function without(options: readonly unknown[], taken: readonly unknown[]): readonly unknown[] {
  return options.filter((option) => !taken.some((action) => sameJson(action, option)));
}
