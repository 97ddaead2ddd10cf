import { at, only, unexpected, type Seat } from '#engine';
import type { Action } from '../state/actions.ts';
import { abilityIn, slotsWhere } from '../characters/characters.ts';
import { HEAL } from '../content/abilities.ts';
import { HEAL_GLORY } from '../content/printed.ts';
import { countAchievement, gainGlory } from '../characters/achievements.ts';
import { pop, push, replace, type Draft } from '../state/draft.ts';
import type { Rule } from '../state/rule.ts';
import type { Frame } from '../state/frames.ts';
import { withHands } from '../cards/card-use.ts';
import { useAbility } from '../planning/energy-markers.ts';
import { isNeutralized, recover } from '../neutralization/neutralization.ts';
import { question } from '../state/question.ts';
import { beginPower } from '../effects/sources.ts';
import { adjacent } from '../ship/spots.ts';
import type { State, Table } from '../state/state.ts';

/** The neutralized abilities that the Heal in that slot can heal, the healer's own among them. */
export function patients(table: Table, seat: Seat, slot: number): Action<'heal'>[] {
  return patientsWithin(table, seat, levelIn(table, seat, slot).reach);
}

function patientsWithin(table: Table, seat: Seat, reach: 'here' | 'next-door'): Action<'heal'>[] {
  const { spot } = at(table.pirates, seat);
  const spots = reach === 'here' ? [spot] : [spot, ...adjacent(spot)];
  return table.pirates.flatMap((pirate, other) =>
    spots.includes(pirate.spot)
      ? slotsWhere(pirate.board, ({ neutralized }) => neutralized !== 'no').map((slot) => ({
          do: 'heal' as const,
          seat: other,
          slot,
        }))
      : [],
  );
}

/** Whether the Heal in that slot can heal an ability. */
export function canHeal(table: Table, seat: Seat, slot: number): boolean {
  return patients(table, seat, slot).length > 0;
}

function levelIn(table: Table, seat: Seat, slot: number) {
  return at(HEAL, abilityIn(table, seat, slot).level - 1);
}

/** Begins a Heal; the first token removed spends the marker. */
export function beginHeal(draft: Draft, seat: Seat, slot: number): void {
  const { tokens, reach } = levelIn(draft.table, seat, slot);
  push(draft, { kind: 'heal', seat, slot, left: tokens, reach, spent: false });
}

export const heal: Rule<'heal'> = withHands({
  run(draft, { seat, slot, left, reach, spent }) {
    const goesOn = spent || !isNeutralized(draft.table, seat, slot);
    if (goesOn && left > 0 && patientsWithin(draft.table, seat, reach).length > 0) return 'ask';
    pop(draft);
    return 'on';
  },
  ask({ table }: State, frame) {
    const { seat, reach, spent, left } = frame;
    const wayOut = { do: spent ? 'stop' : 'back' } as const;
    const options = [...patientsWithin(table, seat, reach), wayOut];
    return [question(frame, seat, 'heal', { options, onTimeout: [wayOut], part: left })];
  },
  answer(draft, frame, answer) {
    const action = only(answer);
    if (action.do === 'heal') treat(draft, frame, action.seat, action.slot);
    else if (action.do === 'stop' || action.do === 'back') pop(draft);
    else unexpected(action);
  },
});

/** Removes one token; the healer gains glory. */
function treat(draft: Draft, frame: Frame<'heal'>, patient: Seat, slot: number): void {
  const { seat } = frame;
  if (!frame.spent) useAbility(draft, seat, frame.slot);
  replace(draft, { ...frame, spent: true, left: frame.left - 1 });
  recover(draft, patient, slot, { by: seat, how: 'heal' });
  gainGlory(draft, seat, HEAL_GLORY);
  countAchievement(draft, seat, patient === seat ? 'heal-self' : 'heal-other');
  if (patient !== seat) beginPower(draft, seat, 'after-healing-another');
}
