import { doing, at, only } from '#engine';
import { beginChallenge } from '../challenges/challenges.ts';
import { OBJECTIVE_TABLE } from '../content/objectives.ts';
import { advance } from '../characters/achievements.ts';
import { push, type Draft } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import { question } from '../state/question.ts';
import { piratesIn } from '../ship/spots.ts';
import { chosen, goOn, plain, type EffectRule } from './rule.ts';

/** Carries out a branch of the current effect before the list continues, for the same seat or another. */
function beginBranch(
  draft: Draft,
  frame: Frame<'effects'>,
  branch: Frame<'effects'>['path'][number],
  seat = frame.seat,
): void {
  const { kind, of, left, bonus, path, next } = frame;
  push(draft, { kind, of, left, bonus, seat, path: [...path, next, branch], next: 0, times: 0, passed: null });
}

/** Begins the challenge; its result is carried out afterwards. */
export const challenge: EffectRule<'challenge'> = {
  run(draft, frame, { stat }) {
    if (frame.passed === null) {
      beginChallenge(draft, frame.seat, { cause: frame.of, stat, bonus: frame.bonus, left: frame.left });
      return 'on';
    }
    goOn(draft, frame);
    beginBranch(draft, frame, frame.passed ? 'pass' : 'fail');
    return 'on';
  },
};

/** Everybody else in the room, in seat order. */
export const crew: EffectRule<'crew'> = plain(
  (draft, frame) => {
    for (const seat of crewmates(draft, frame.seat).reverse()) beginBranch(draft, frame, 0, seat);
  },
  (state, seat, { does }, bites) => crewmates(state, seat).some((other) => does.some((each) => bites(other, each))),
);

function crewmates({ table }: Pick<Draft, 'table'>, seat: number): number[] {
  return piratesIn(table, at(table.pirates, seat).spot).filter((other) => other !== seat);
}

export const choose: EffectRule<'choose'> = {
  run: () => 'ask',
  ask: (_state, frame, { options }) => [
    question(frame, frame.seat, 'choose', {
      options: options.map((_, option) => ({ do: 'option', option })),
      part: frame.next,
    }),
  ],
  answer(draft, frame, _effect, answer) {
    const action = doing(only(answer), 'option');
    goOn(draft, frame);
    beginBranch(draft, frame, action.option);
  },
};

export const track: EffectRule<'track'> = chosen({
  kind: 'track',
  choices: ({ table }, seat) =>
    table.objectives.flatMap(({ id, done, track: spaces }, objective) => {
      const end = OBJECTIVE_TABLE[id].track?.spaces ?? 0;
      return done.includes(seat) || at(spaces, seat) >= end ? [] : [{ do: 'track', objective } as const];
    }),
  carry: (draft, { seat }, { objective }) => advance(draft, seat, objective),
});
