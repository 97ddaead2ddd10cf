import { awaited } from '../match/asked.ts';
import { eventsFor, type Addressed } from '../events.ts';
import { taking } from '../match/gate.ts';
import type { Answer, Decision, Game } from '../game.ts';
import { sameJson } from '../json.ts';
import type { CountedRng, Rng } from '../random.ts';
import { seats, type Seat } from '../seat.ts';

/**
 * The newest answers, of all seats, that used no chance and showed nobody anything hidden (Law 8). A seat goes back over
 * what others did in secret meanwhile as if it had not been: whether it can must not tell of that.
 */
export interface Back<S, A> {
  /** The state before the first of them. */
  readonly state: S;
  readonly answers: readonly Answer<A>[];
  /** Of each seat, how many of them, from the first on, lie behind the point it can go back to; none where it has no entry. */
  readonly fixed: readonly number[];
  /** How many of them, the newest, are the newest entries of the log, one each and in this order. */
  readonly tail: number;
}

/** What a back is made of: where a match stands, or stood. */
interface Standing<S, A> {
  readonly seats: number;
  readonly state: S;
  readonly back: Back<S, A> | null;
}

/** An answer the gate let through that used no chance and revealed nothing, and what came of it. */
export interface Plain<S, A, E> {
  readonly answer: Answer<A>;
  readonly state: S;
  readonly events: readonly Addressed<E>[];
  readonly open: readonly Decision<A>[];
}

/**
 * What can be taken back after one more answer; `null` when nothing can. Secrets that cannot be taken back alone are kept
 * as well: the log may drop them (`compacted`).
 */
export function backAfter<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  before: Standing<S, A>,
  plain: Plain<S, A, E>,
): Back<S, A> | null {
  const { answer } = plain;
  const answers = [...(before.back?.answers ?? []), answer];
  // One's own turn lasts for as long as the game waits for oneself.
  const inTurn = awaited(plain.open).includes(answer.seat);
  const going = seats(before.seats).filter((seat) =>
    seat === answer.seat ? inTurn : reaches(before.back, seat) && !learns(game, before.state, plain, seat),
  );
  if (!going.some((seat) => reaches(before.back, seat))) {
    if (inTurn) return { state: before.state, answers: [answer], fixed: [], tail: 1 };
    if (!isSecret(game, before, plain, answer.seat)) return null;
    if (!before.back || reaches(before.back, answer.seat))
      return { state: before.state, answers: [answer], fixed: seats(before.seats).map(() => 1), tail: 1 };
  }
  const fixed = seats(before.seats).map((seat) =>
    going.includes(seat) ? (before.back?.fixed[seat] ?? 0) : answers.length,
  );
  return { state: before.back?.state ?? before.state, answers, fixed, tail: (before.back?.tail ?? 0) + 1 };
}

/** Whether nobody but the seat whose step it is hears or sees anything of it. */
export function isSecret<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  before: Pick<Standing<S, A>, 'seats' | 'state'>,
  step: Pick<Plain<S, A, E>, 'state' | 'events'>,
  seat: Seat,
): boolean {
  return seats(before.seats).every((other) => other === seat || !learns(game, before.state, step, other));
}

/** Whether a seat is told of an answer, or sees anything of it. */
export function learns<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  before: S,
  { state, events }: Pick<Plain<S, A, E>, 'state' | 'events'>,
  viewer: Seat,
): boolean {
  return eventsFor(events, viewer).length > 0 || !sameJson(game.view(before, viewer), game.view(state, viewer));
}

/** Whether this seat has anything to take back. */
export function reaches(back: Back<unknown, unknown> | null, seat: Seat): boolean {
  return newestOf(back, seat) >= 0;
}

/** Where in it the newest answer stands that this seat can take back, or -1. */
function newestOf(back: Back<unknown, unknown> | null, seat: Seat): number {
  if (!back) return -1;
  const at = back.answers.findLastIndex((answer) => answer.seat === seat);
  return at >= (back.fixed[seat] ?? 0) ? at : -1;
}

/** How the match stands once a seat has taken its newest answer back. */
export interface TakenBack<S, A> {
  readonly answer: Answer<A>;
  readonly state: S;
  readonly back: Back<S, A> | null;
  /** The seats whose secret answers went with it, as what they answered is no longer asked: each as often as it lost one. */
  readonly lost: readonly Seat[];
  /** Whether nobody else ever heard or saw anything of the answer. */
  readonly quiet: boolean;
}

/** Takes the newest answer of the seat back; `null` when it cannot be. */
export function takeBack<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  { seats: count, back }: Standing<S, A>,
  seat: Seat,
): TakenBack<S, A> | null {
  const at = newestOf(back, seat);
  const answer = back?.answers[at];
  if (!back || !answer) return null;
  const earlier = back.answers.slice(0, at);
  const before = earlier.reduce<S>((state, each) => game.apply(state, each, NO_CHANCE).state, back.state);
  const done = game.apply(before, answer, NO_CHANCE);
  const later = back.answers.slice(at + 1);
  const again = givenAgain(game, before, asAsked(game, done.state, later));
  const kept = again.filter((each) => each !== null);
  const fixed = seats(count).map((each) => {
    const first = back.fixed[each] ?? 0;
    return first <= at ? first : at + again.slice(0, first - at - 1).filter((given) => given !== null).length;
  });
  const left: Back<S, A> = {
    state: back.state,
    answers: [...earlier, ...kept.map((given) => given.answer)],
    fixed,
    tail: 0,
  };
  return {
    answer,
    state: kept.at(-1)?.state ?? before,
    back: seats(count).some((each) => reaches(left, each)) ? left : null,
    lost: later.flatMap((each, n) => (again[n] === null ? [each.seat] : [])),
    quiet: isSecret(game, { seats: count, state: before }, done, seat),
  };
}

/** An answer, and what kind of question it was given to. */
export interface Asked<A> {
  readonly answer: Answer<A>;
  readonly kind: string | undefined;
}

/** The answer as it was asked for where the match stood so. */
export function askedAt<S, A, V, E, O>(game: Game<S, A, V, E, O>, state: S, answer: Answer<A>): Asked<A> {
  const asked = game.decisions(state).find(({ id, seat }) => id === answer.decision && seat === answer.seat);
  return { answer, kind: asked?.kind };
}

/** The answers as they were asked for, given one after the other from here on. */
function asAsked<S, A, V, E, O>(game: Game<S, A, V, E, O>, from: S, answers: readonly Answer<A>[]): Asked<A>[] {
  let state = from;
  return answers.map((answer) => {
    const asked = askedAt(game, state, answer);
    state = game.apply(state, answer, NO_CHANCE).state;
    return asked;
  });
}

/** An answer as it was given again, and the state it led to; `null` where nothing of the kind is asked. */
export type Again<S, A> = { readonly answer: Answer<A>; readonly state: S } | null;

/**
 * Gives answers once more where the match stands otherwise than it did then: each to the same question, or to another
 * of its kind that offers as much. What a seat answered after one that could not be given again goes with that.
 */
export function givenAgain<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  from: S,
  asked: readonly Asked<A>[],
): readonly Again<S, A>[] {
  let state = from;
  const gone = new Set<Seat>();
  return asked.map((each) => {
    const { seat } = each.answer;
    const answer = gone.has(seat) ? null : fittingAt(game, state, each);
    const rng = noteChance();
    const step = answer && game.apply(state, answer, rng);
    if (!step || rng.used || step.reveals === true) {
      gone.add(seat);
      return null;
    }
    ({ state } = step);
    return { answer, state };
  });
}

/** The answer as one that is offered here, or `null`. */
function fittingAt<S, A, V, E, O>(game: Game<S, A, V, E, O>, state: S, { answer, kind }: Asked<A>): Answer<A> | null {
  const open = game.decisions(state).filter((each) => each.seat === answer.seat && each.kind === kind);
  const same = open.filter(({ id }) => id === answer.decision);
  for (const { id } of same.length > 0 ? same : open) {
    const taken = taking(open, { ...answer, decision: id });
    if (typeof taken !== 'string') return taken;
  }
  return null;
}

/** What can be taken back used no chance when it was given, so it uses none where the match stands as it did then. */
export const NO_CHANCE: Rng = {
  int() {
    throw new Error('An answer that can be taken back uses no chance.');
  },
};

/** Where the match stands otherwise it may well: that shows, and the answer is not given again. */
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
