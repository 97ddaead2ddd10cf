import {
  sameJson,
  stepRng,
  submit,
  viewers,
  type Addressed,
  type Answer,
  type AnyGame,
  type CountedRng,
  type Decision,
  type Match,
  type Outcome,
  type Step,
  type Viewer,
} from '#engine';
import { survivesJson } from './laws/json.ts';
import type { Plan } from './plan.ts';
import { frozen } from './plain.ts';
import type { Subject } from './subject.ts';
import { Violation } from './violation.ts';

/**
 * One state in this many is read back from its text; one twin in this many is proven plain JSON and frozen, as the real
 * state always is.
 */
const SAMPLE = 8;

/** A random game between two answers: what every law looks at. */
export interface Moment {
  readonly subject: Subject;
  /** The subject's game, guarded. */
  readonly game: AnyGame;
  readonly plan: Plan;
  /** Its state is frozen. */
  readonly match: Match<unknown, unknown>;
  /** The state's JSON text. */
  readonly text: string;
  /** The state again: usually the same object; once in `SAMPLE` moments read back from its text. */
  readonly copy: unknown;
  readonly open: readonly Decision<unknown>[];
  readonly outcome: Outcome | null;
  readonly views: ReadonlyMap<Viewer, unknown>;
  /** For every viewer another state that this viewer may not be able to tell from the real one, if there is one. */
  readonly twins: readonly Twin[];
  /** The ids of all decisions that were ever open in this game. */
  readonly past: ReadonlySet<string>;
}

export interface Twin {
  readonly viewer: Viewer;
  readonly state: unknown;
  readonly view: unknown;
  readonly open: readonly Decision<unknown>[];
}

/** One answer of a random game, and what the same answer would have done in the twins. */
export interface Move {
  readonly before: Moment;
  readonly answer: Answer<unknown>;
  readonly events: readonly Addressed<unknown>[];
  readonly after: Moment;
  /** The same answer again, with the same randomness, on the copy. */
  readonly again: Step<unknown, unknown>;
  /** Whether chance was used. */
  readonly drew: boolean;
  readonly echoes: readonly Echo[];
}

/** What one viewer would have seen of the same answer, had the hidden things been others. */
export interface Echo {
  readonly viewer: Viewer;
  readonly step: Step<unknown, unknown>;
  readonly drew: boolean;
  readonly view: unknown;
}

/** What stays the same all through a random game. */
export type Setting = Pick<Moment, 'subject' | 'game' | 'plan' | 'past'>;

/** The moment a match stands at; its state has to be plain JSON (Law 10), or there is nothing to look at. */
export function momentOf(
  { subject, game, plan, past }: Setting,
  match: Match<unknown, unknown>,
  known?: readonly Decision<unknown>[],
): Moment {
  const { state } = match;
  const text = survivesJson(state);
  const copy: unknown = plan.suite.int(SAMPLE) === 0 ? JSON.parse(text) : state;
  const everybody = viewers(match.seats);
  return {
    subject,
    game,
    plan,
    past,
    match: Object.freeze(match),
    text,
    copy,
    open: known ?? game.decisions(state),
    outcome: game.outcome(state),
    views: new Map(everybody.map((viewer) => [viewer, game.view(state, viewer)])),
    twins: everybody.flatMap((viewer) => twinOf(game, state, viewer, plan) ?? []),
  };
}

function twinOf(game: AnyGame, real: unknown, viewer: Viewer, plan: Plan): Twin | null {
  const state = game.resample(real, viewer, plan.suite);
  if (state === real) return null;
  if (plan.suite.int(SAMPLE) === 0) survivesJson(state);
  return { viewer, state, view: game.view(state, viewer), open: game.decisions(state) };
}

/** Gives an answer, its actions in the order of the offer, through the kernel's gate, which has to let it through. */
export function moveOf(before: Moment, answer: Answer<unknown>): Move {
  const { game, match, plan, open } = before;
  const submitted = submit(game, match, plan.seed, frozen(answer), open);
  if (!submitted.ok) {
    throw new Violation('gate', `The offered answer ${JSON.stringify(answer)} is refused (${submitted.refusal}).`);
  }
  const stream = () => stepRng(plan.seed, submitted.match.seq, 'step');
  const rng = stream();
  const again = game.apply(before.copy, answer, rng);
  return {
    before,
    answer,
    events: submitted.events,
    after: momentOf(before, submitted.match, submitted.open),
    again,
    drew: rng.used,
    echoes: before.twins
      .filter((twin) => offers(twin.open, answer))
      .map((twin) => echoOf(game, twin, answer, stream())),
  };
}

function offers(open: readonly Decision<unknown>[], answer: Answer<unknown>): boolean {
  const decision = open.find(({ id, seat }) => id === answer.decision && seat === answer.seat);
  return decision !== undefined && answer.actions.every((action) => decision.options.some((o) => sameJson(o, action)));
}

function echoOf(game: AnyGame, { viewer, state }: Twin, answer: Answer<unknown>, rng: CountedRng): Echo {
  const step = game.apply(state, answer, rng);
  return { viewer, step, drew: rng.used, view: game.view(step.state, viewer) };
}
