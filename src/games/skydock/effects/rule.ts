import { only, sameJson, unexpected, type Answer, type Decision } from '#engine';
import type { Action, Kind } from '../state/actions.ts';
import type { Effect, EffectName } from '../content/effects.ts';
import { replace, type Draft } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { Means } from '../cards/resources.ts';
import { question } from '../state/question.ts';
import type { State } from '../state/state.ts';

type Doing = Frame<'effects'>;

/** Whether an effect would change anything for a seat now. */
type Bites = (seat: number, effect: Effect) => boolean;

/** The rule of one kind of effect, for the frame's seat. */
export interface EffectRule<K extends EffectName> {
  /** Carries out the effect and continues, or waits for an answer. */
  run(draft: Draft, frame: Doing, effect: Effect<K>): 'on' | 'ask';
  ask?(state: State, frame: Doing, effect: Effect<K>): readonly Decision<Action>[];
  answer?(draft: Draft, frame: Doing, effect: Effect<K>, answer: Answer<Action>): void;
  /** Whether it would change anything now; always, if left out. `others` says the same of effects within it. */
  bites?(means: Means, seat: number, effect: Effect<K>, others: Bites): boolean;
}

/** Continues with the next effect of the list. */
export function goOn(draft: Draft, frame: Doing): void {
  replace(draft, { ...frame, next: frame.next + 1, times: 0, passed: null });
}

/** An effect without a choice. */
export function plain<K extends EffectName>(
  carry: (draft: Draft, frame: Doing, effect: Effect<K>) => void,
  bites?: EffectRule<K>['bites'],
): EffectRule<K> {
  return {
    run(draft, frame, effect) {
      goOn(draft, frame);
      carry(draft, frame, effect);
      return 'on';
    },
    ...(bites && { bites }),
  };
}

interface Choice<K extends EffectName, C extends Action> {
  readonly kind: Kind;
  /** The public options. One option is taken without asking; none skips the effect. */
  readonly choices: (state: Pick<State, 'table'>, seat: number, effect: Effect<K>) => readonly C[];
  /** How often it is done. */
  readonly times?: (effect: Effect<K>) => number;
  readonly carry: (draft: Draft, frame: Doing, choice: C) => void;
}

/** An effect with a choice among public options. */
export function chosen<K extends EffectName, C extends Action>({
  kind,
  choices,
  times,
  carry,
}: Choice<K, C>): EffectRule<K> {
  const once = (draft: Draft, frame: Doing, effect: Effect<K>, choice: C) => {
    const done = frame.times + 1;
    if (done < (times?.(effect) ?? 1)) replace(draft, { ...frame, times: done });
    else goOn(draft, frame);
    carry(draft, frame, choice);
  };
  return {
    run(draft, frame, effect) {
      const [first, ...others] = choices(draft, frame.seat, effect);
      if (others.length > 0) return 'ask';
      if (first === undefined) goOn(draft, frame);
      else once(draft, frame, effect, first);
      return 'on';
    },
    ask: (state, frame, effect) => [
      question(frame, frame.seat, kind, {
        options: choices(state, frame.seat, effect),
        part: `${frame.next}.${frame.times}`,
      }),
    ],
    answer(draft, frame, effect, answer) {
      const action = only(answer);
      const choice = choices(draft, frame.seat, effect).find((option) => sameJson(option, action));
      once(draft, frame, effect, choice ?? unexpected(action));
    },
    bites: (means, seat, effect) => choices(means, seat, effect).length > 0,
  };
}
