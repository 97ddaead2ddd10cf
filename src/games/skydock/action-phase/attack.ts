import { at, only, emit, unexpected, type Seat } from '#engine';
import type { Action } from '../state/actions.ts';
import { beginChallenge } from '../challenges/challenges.ts';
import { ATTACK } from '../content/abilities.ts';
import { AIRLOCK_GLORY } from '../content/printed.ts';
import { countAchievement, gainGlory } from '../characters/achievements.ts';
import { pirateOf, pop, push, replace, type Draft } from '../state/draft.ts';
import type { Rule } from '../state/rule.ts';
import type { Frame } from '../state/frames.ts';
import { airlockGuard, guardsIn, stunGuards } from '../ship/guards.ts';
import { withHands } from '../cards/card-use.ts';
import { drawCards } from '../cards/card-moves.ts';
import { useAbility } from '../planning/energy-markers.ts';
import { neutralize } from '../neutralization/neutralization.ts';
import { question } from '../state/question.ts';
import type { State, Table } from '../state/state.ts';

/** Attacks a guard in the room: a challenge, and then a choice or a neutralization token. */
export function beginAttack(draft: Draft, seat: Seat, slot: number): void {
  const { level } = useAbility(draft, seat, slot);
  const { times, bonus } = at(ATTACK, level - 1);
  push(draft, { kind: 'attack', seat, left: times, bonus, passed: null });
  strike(draft, seat, bonus);
}

function strike(draft: Draft, seat: Seat, bonus: number): void {
  beginChallenge(draft, seat, { cause: { from: 'attack' }, stat: 'physical', bonus });
}

/** Results of a successful attack: knock out an active guard, or airlock any guard (S10). */
function blows(table: Table, seat: Seat): Action[] {
  const { active, stunned } = table.guards[at(table.pirates, seat).spot];
  return [
    ...(active > 0 ? [{ do: 'knock-out' } as const, { do: 'airlock', guard: 'active' } as const] : []),
    ...(stunned > 0 ? [{ do: 'airlock', guard: 'stunned' } as const] : []),
  ];
}

/** `passed` is `null` while another attack may follow. */
export const attack: Rule<'attack'> = withHands(
  {
    run(draft, frame) {
      const { seat, passed } = frame;
      if (passed === null) {
        if (canAttack(draft.table, seat)) return 'ask';
        pop(draft);
        return 'on';
      }
      if (!passed) {
        next(draft, frame);
        neutralize(draft, [seat]);
        return 'on';
      }
      const [first, ...others] = blows(draft.table, seat);
      if (others.length > 0) return 'ask';
      if (first) deal(draft, frame, first);
      else next(draft, frame);
      return 'on';
    },
    ask({ table }: State, frame) {
      const options: Action[] = frame.passed === null ? [{ do: 'strike' }, { do: 'stop' }] : blows(table, frame.seat);
      const onTimeout = frame.passed === null ? options.slice(-1) : options.slice(0, 1);
      return [question(frame, frame.seat, 'attack', { options, onTimeout, part: `${frame.left}.${frame.passed}` })];
    },
    answer(draft, frame, answer) {
      const action = only(answer);
      if (action.do === 'strike') strike(draft, frame.seat, frame.bonus);
      else if (action.do === 'stop') pop(draft);
      else deal(draft, frame, action);
    },
  },
  { mayNow: ({ passed }) => passed === null },
);

function deal(draft: Draft, frame: Frame<'attack'>, blow: Action): void {
  const { seat } = frame;
  const { spot } = pirateOf(draft, seat);
  if (blow.do !== 'knock-out' && blow.do !== 'airlock') return unexpected(blow);
  next(draft, frame);
  emit(draft, { kind: 'attacked', seat, result: blow.do, spot, room: draft.table.rooms[spot] });
  countAchievement(draft, seat, blow.do);
  if (blow.do === 'knock-out') {
    stunGuards(draft, spot, 1);
    drawCards(draft, seat, 'loot', 1);
  } else {
    airlockGuard(draft, spot, blow.guard);
    gainGlory(draft, seat, AIRLOCK_GLORY);
  }
}

/** Uses up one attack. */
function next(draft: Draft, frame: Frame<'attack'>): void {
  const left = frame.left - 1;
  if (left === 0) pop(draft);
  else replace(draft, { ...frame, left, passed: null });
}

/** Whether there is a guard to attack, active or stunned. */
export function canAttack(table: Table, seat: Seat): boolean {
  return guardsIn(table, at(table.pirates, seat).spot) > 0;
}
