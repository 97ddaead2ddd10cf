import { sameJson, type Answer, type AnyTactics, type Decision, type Rng } from '#engine';
import type { Sight } from './request.ts';

/** How often the heuristic is asked: where its answers differ, each of them is a candidate. */
const ASKED = 2;
const ASKED_FOR_SETS = 6;

/**
 * The answers worth simulating, at most `most`: the heuristic's own first, then its next best. `null` among them is no
 * answer.
 */
export function candidates(tactics: AnyTactics, sight: Sight, most: number, rng: Rng): (Answer<unknown> | null)[] {
  const { view, open } = sight;
  const found: (Answer<unknown> | null)[] = [];
  const add = (answer: Answer<unknown> | null) => {
    if (found.length < most && !found.some((known) => sameJson(known, answer))) found.push(answer);
  };
  const first = tactics.thumb(view, open, rng);
  add(first);
  const decision = open.find(({ id }) => id === first?.decision);
  if (decision && (isForced(decision, open) || tactics.unforeseen.includes(decision.kind))) return found;
  for (let n = 1; n < (decision?.pick ? ASKED_FOR_SETS : ASKED); n++) add(tactics.thumb(view, open, rng));
  if (open.every(({ urgency }) => urgency !== 'required')) {
    // Nobody waits: it is enough to know whether the heuristic is right to answer.
    if (first) add(null);
    return found;
  }
  if (decision && !decision.pick) {
    const said = (options: readonly unknown[]) => tactics.thumb(view, [{ ...decision, options }], rng);
    const onward = decision.options.filter((option) => !tactics.isNeedless(option));
    const known = () => found.flatMap((answer) => answer?.actions ?? []);
    const further = function* () {
      yield* bestOfOtherKinds(tactics, onward, known(), said);
      yield* nextBest(onward, known(), said);
    };
    for (const wishes = further(); found.length < most;) {
      const next = wishes.next();
      if (next.done) break;
      add(next.value);
    }
  }
  return found;
}

function isForced({ options, urgency, pick }: Decision<unknown>, open: readonly Decision<unknown>[]): boolean {
  return open.length === 1 && urgency === 'required' && options.length <= (pick?.min ?? 1);
}

/** The heuristic's answer if these are all the options. */
type Said = (options: readonly unknown[]) => Answer<unknown> | null;

/** What the heuristics would do if they had to take a step of a kind that was not thought of so far, the best kind first. */
function* bestOfOtherKinds(
  tactics: AnyTactics,
  options: readonly unknown[],
  known: readonly unknown[],
  said: Said,
): Generator<Answer<unknown>> {
  const kinds = new Set(known.map((action) => tactics.kindOf(action)));
  for (;;) {
    const rest = options.filter((option) => !kinds.has(tactics.kindOf(option)));
    const answer = rest.length > 0 ? said(rest) : null;
    if (!answer) return;
    yield answer;
    const before = kinds.size;
    for (const action of answer.actions) kinds.add(tactics.kindOf(action));
    if (kinds.size === before) return;
  }
}

/** The heuristic's next answers, each without the options found so far. */
function* nextBest(options: readonly unknown[], known: readonly unknown[], said: Said): Generator<Answer<unknown>> {
  let rest = without(options, known);
  while (rest.length > 0) {
    const answer = said(rest);
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
