import { eventsFor } from '../events.ts';
import type { Answer, Game, Step } from '../game.ts';
import { sameJson } from '../json.ts';
import { taking } from '../match/gate.ts';
import type { CountedRng, Rng } from '../random.ts';
import { seats, type Seat } from '../seat.ts';

/*
 * The answers that count, oldest first: undo, compaction and replay all work on such a list, so that an answer is taken
 * out of the middle of it in one way only.
 */

/** An answer, the state it was given in, and what came of it. */
export interface AppliedAnswer<S, A, E> extends Step<S, E> {
  readonly answer: Answer<A>;
  readonly before: S;
}

/** Applies answers that use no chance one after the other. */
export function applied<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  from: S,
  answers: readonly Answer<A>[],
): AppliedAnswer<S, A, E>[] {
  let before = from;
  return answers.map((answer) => {
    const each = { answer, before, ...game.apply(before, answer, NO_CHANCE) };
    before = each.state;
    return each;
  });
}

/** A list of answers without the newest one of a seat. */
export interface Removal<S, A, E> {
  readonly removed: AppliedAnswer<S, A, E>;
  readonly earlier: readonly AppliedAnswer<S, A, E>[];
  readonly later: readonly AppliedAnswer<S, A, E>[];
  /** The later answers as they were given again; `null` for each that is lost. */
  readonly reapplied: readonly (AppliedAnswer<S, A, E> | null)[];
  /** The answers that count now. */
  readonly left: readonly AppliedAnswer<S, A, E>[];
  /** The state they lead to. */
  readonly state: S;
}

/** Removes the newest answer of a seat and gives the later ones again; `null` where the seat has none. */
export function withoutNewest<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  answers: readonly AppliedAnswer<S, A, E>[],
  seat: Seat,
): Removal<S, A, E> | null {
  const at = answers.findLastIndex(({ answer }) => answer.seat === seat);
  const removed = answers[at];
  if (!removed) return null;
  const [earlier, later] = [answers.slice(0, at), answers.slice(at + 1)];
  const reapplied = reapply(game, removed.before, later);
  const kept = reapplied.filter((each) => each !== null);
  const state = kept.at(-1)?.state ?? removed.before;
  return { removed, earlier, later, reapplied, left: [...earlier, ...kept], state };
}

/**
 * Gives answers again from a state other than the one they were given in: each to the same question, or to another of its
 * kind that offers as much; `null` where nothing of the kind is asked. A seat that lost one answer loses its later ones too.
 */
export function reapply<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  from: S,
  answers: readonly AppliedAnswer<S, A, E>[],
): readonly (AppliedAnswer<S, A, E> | null)[] {
  let before = from;
  const gone = new Set<Seat>();
  return answers.map((each) => {
    const answer = gone.has(each.answer.seat) ? null : fittingAt(game, before, each);
    const rng = noteChance();
    const step = answer && game.apply(before, answer, rng);
    if (!step || rng.used || step.reveals === true) {
      gone.add(each.answer.seat);
      return null;
    }
    const again = { answer, before, ...step };
    before = step.state;
    return again;
  });
}

/** The answer as one that is offered in this state, or `null`. */
function fittingAt<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  state: S,
  { answer, before }: AppliedAnswer<S, A, E>,
): Answer<A> | null {
  const asked = game.decisions(before).find(({ id, seat }) => id === answer.decision && seat === answer.seat);
  const open = game.decisions(state).filter(({ seat, kind }) => seat === answer.seat && kind === asked?.kind);
  const same = open.filter(({ id }) => id === answer.decision);
  for (const { id } of same.length > 0 ? same : open) {
    const taken = taking(open, { ...answer, decision: id });
    if (typeof taken !== 'string') return taken;
  }
  return null;
}

/** Whether nobody but this seat hears or sees anything of a step. */
export function isSecret<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  before: { readonly seats: number; readonly state: S },
  step: Step<S, E>,
  seat: Seat,
): boolean {
  return seats(before.seats).every((other) => other === seat || !isVisibleTo(game, before.state, step, other));
}

/** Whether a seat hears or sees anything of a step. */
export function isVisibleTo<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  before: S,
  { state, events }: Step<S, E>,
  viewer: Seat,
): boolean {
  return eventsFor(events, viewer).length > 0 || !sameJson(game.view(before, viewer), game.view(state, viewer));
}

/** An answer that can be undone used no chance when it was given, so it uses none in the same state. */
const NO_CHANCE: Rng = {
  int() {
    throw new Error('An answer that can be undone uses no chance.');
  },
};

/** In another state it may use chance: then it is not given again. */
function noteChance(): CountedRng {
  let used = false;
  return {
    int() {
      used = true;
      return 0;
    },
    get used() {
      return used;
    },
  };
}
