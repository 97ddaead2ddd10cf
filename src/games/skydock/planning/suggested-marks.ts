import { at } from '#engine';
import { ABILITY_IDS } from '../content/abilities.ts';
import { MARKERS_EACH } from '../content/printed.ts';
import type { Pirate, Plan, Slot, Table } from '../state/state.ts';
import { placeable, planned } from './plan.ts';

/**
 * The abilities most players would choose: those of the last round that work, then the best token of each other kind that
 * works, then the rest; neutralized ones last.
 */
export function suggestedMarks(table: Table, pirate: Pirate, plan: Plan): number[] {
  const { board } = planned(table, pirate, plan.orders);
  const slots = placeable(table, pirate, plan).flatMap((slot) => {
    const held = at(board, slot);
    return held ? [{ slot, held }] : [];
  });
  const bestOfKind = ABILITY_IDS.map((id) => {
    const tokens = slots.filter(({ held }) => held.ability === id && works(held));
    return tokens.toSorted((a, b) => b.held.level - a.held.level)[0]?.slot;
  });
  const worth = ({ slot, held }: (typeof slots)[number]) =>
    (works(held) ? 4 : 0) + (pirate.lastMarks.includes(slot) ? 2 : 0) + (bestOfKind.includes(slot) ? 1 : 0);
  return slots
    .toSorted((a, b) => worth(b) - worth(a) || order(a.held) - order(b.held))
    .slice(0, MARKERS_EACH)
    .map(({ slot }) => slot)
    .toSorted((a, b) => a - b);
}

function works({ neutralized }: Slot): boolean {
  return neutralized === 'no';
}

function order({ ability }: Slot): number {
  return ABILITY_IDS.indexOf(ability);
}
