import { at, emit } from '#engine';
import { slotsWhere } from '../characters/characters.ts';
import type { Action } from '../state/actions.ts';
import { upgradable, upgradeAbility } from '../characters/improving.ts';
import { addMarker, chargeable } from '../planning/energy-markers.ts';
import {
  brace as braceAll,
  neutralize as gainTokens,
  recover as removeToken,
} from '../neutralization/neutralization.ts';
import { abilityIn } from '../characters/characters.ts';
import { chosen, plain, type EffectRule } from './rule.ts';

function toSlots(slots: readonly number[]): readonly Action<'slot'>[] {
  return slots.map((slot) => ({ do: 'slot', slot }));
}

export const neutralize: EffectRule<'neutralize'> = plain((draft, { seat }, { n }) =>
  gainTokens(
    draft,
    Array.from({ length: n }, () => seat),
  ),
);

export const recover: EffectRule<'recover'> = chosen({
  kind: 'recover',
  choices: ({ table }, seat) =>
    toSlots(slotsWhere(at(table.pirates, seat).board, ({ neutralized }) => neutralized !== 'no')),
  times: ({ n }) => n,
  carry: (draft, { seat }, { slot }) => removeToken(draft, seat, slot, { by: seat, how: 'effect' }),
});

export const brace: EffectRule<'brace'> = plain(
  (draft, { seat }) => braceAll(draft, seat),
  ({ table }, seat) => at(table.pirates, seat).board.some((slot) => slot?.neutralized === 'assigned'),
);

export const charge: EffectRule<'charge'> = chosen({
  kind: 'charge',
  choices: ({ table }, seat) => toSlots(chargeable(table, at(table.pirates, seat))),
  carry(draft, { seat }, { slot }) {
    addMarker(draft, seat, slot, 'pile');
    emit(draft, { kind: 'charged', seat, ability: abilityIn(draft.table, seat, slot).ability });
  },
});

export const upgrade: EffectRule<'upgrade'> = chosen({
  kind: 'upgrade',
  choices: ({ table }, seat) => toSlots(upgradable(at(table.pirates, seat), table.tokens)),
  carry: (draft, { seat }, { slot }) => upgradeAbility(draft, seat, slot, null),
});
