import { at } from '#engine';
import { ABILITY_IDS, type AbilityId } from '../content/abilities.ts';
import { MARKERS_EACH } from '../content/printed.ts';
import type { Pirate, Plan, Slot, Table } from '../state/state.ts';
import { showsIcon } from '../ship/spots.ts';
import { placeable, planned } from './plan.ts';

/** The abilities that need their icon in the pirate's room. */
const NEEDS_ICON = ['scheme', 'loot'] as const;

/** A token where the plan puts it. */
interface Placed {
  readonly slot: number;
  readonly held: Slot;
}

/**
 * The abilities most players would choose: those the plan improves and those of the last round that work, then the best token of
 * each other kind that works, then the rest, such as Heal while nobody has a neutralization token; then those whose icon the
 * pirate cannot reach besides the others'; neutralized ones last.
 */
export function suggestedMarks(table: Table, pirate: Pirate, plan: Plan): number[] {
  const { board } = planned(table, pirate, plan.orders);
  const slots = placeable(table, pirate, plan).flatMap((slot): Placed[] => {
    const held = at(board, slot);
    return held ? [{ slot, held }] : [];
  });
  const useful = slots.filter(({ held }) => works(held) && hasUse(table, held.ability));
  const bestOfKind = ABILITY_IDS.map((id) => {
    const tokens = useful.filter(({ held }) => held.ability === id);
    return tokens.toSorted((a, b) => b.held.level - a.held.level)[0]?.slot;
  });
  const improved = improvedSlots(plan);
  const kept = keptSlots(useful, pirate, improved);
  const wish = (slot: number) => (improved.includes(slot) ? 3 : kept.includes(slot) ? 2 : 0);
  const worth = ({ slot, held }: Placed) => (works(held) ? 4 : 0) + wish(slot) + (bestOfKind.includes(slot) ? 1 : 0);
  const ranked = slots.toSorted((a, b) => worth(b) - worth(a) || order(a.held) - order(b.held));
  const tooFar = iconsTooFar(
    table,
    pirate,
    ranked.slice(0, MARKERS_EACH).map(({ held }) => held.ability),
  );
  const isLate = ({ held }: Placed) => works(held) && tooFar.includes(held.ability);
  const [early, rest] = [ranked.filter((each) => works(each.held) && !isLate(each)), ranked.filter(isLate)];
  return [...early, ...rest, ...ranked.filter(({ held }) => !works(held))]
    .slice(0, MARKERS_EACH)
    .map(({ slot }) => slot)
    .toSorted((a, b) => a - b);
}

/** The slots of what the plan gains or upgrades. */
function improvedSlots({ orders }: Plan): number[] {
  return orders.flatMap((order) => (order.for === 'marker' ? [] : [order.slot]));
}

/** Those of last round's abilities that no better token of their kind replaces which the plan improves. */
function keptSlots(slots: readonly Placed[], { lastMarks }: Pirate, improved: readonly number[]): number[] {
  const added = slots.filter(({ slot }) => improved.includes(slot) && !lastMarks.includes(slot));
  const isReplaced = ({ held }: Placed) =>
    added.some((better) => better.held.ability === held.ability && better.held.level > held.level);
  return slots.filter((each) => lastMarks.includes(each.slot) && !isReplaced(each)).map(({ slot }) => slot);
}

/** Of abilities, the best first, those whose icon the pirate has no Move left for: no room shows two of these icons. */
function iconsTooFar(table: Table, { spot }: Pirate, abilities: readonly AbilityId[]): AbilityId[] {
  const moves = abilities.filter((ability) => ability === 'move').length;
  const away = NEEDS_ICON.filter((ability) => abilities.includes(ability) && !showsIcon(table, spot, ability));
  return away.toSorted((a, b) => abilities.indexOf(a) - abilities.indexOf(b)).slice(moves);
}

/** Whether anybody could be healed, or any guard attacked, as the round begins. */
function hasUse({ pirates, guards }: Table, ability: AbilityId): boolean {
  switch (ability) {
    case 'heal':
      return pirates.some(({ board }) => board.some((slot) => slot !== null && !works(slot)));
    case 'attack':
      return Object.values(guards).some(({ active, stunned }) => active + stunned > 0);
    default:
      return true;
  }
}

function works({ neutralized }: Slot): boolean {
  return neutralized === 'no';
}

function order({ ability }: Slot): number {
  return ABILITY_IDS.indexOf(ability);
}
