import { at } from '#engine';
import { ABILITY_IDS, type AbilityId } from '../content/abilities.ts';
import { MARKERS_EACH } from '../content/printed.ts';
import type { Pirate, Plan, Slot, Table } from '../state/state.ts';
import { showsIcon } from '../ship/spots.ts';
import { placeable, planned } from './plan.ts';

/** The abilities that need their icon in the pirate's room. */
const NEEDS_ICON = ['scheme', 'loot'] as const;

/**
 * The abilities most players would choose: those of the last round that work, then the best token of each other kind that
 * works, then the rest; then those whose icon the pirate cannot reach besides the others'; neutralized ones last.
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
  const ranked = slots.toSorted((a, b) => worth(b) - worth(a) || order(a.held) - order(b.held));
  const tooFar = iconsTooFar(
    table,
    pirate,
    ranked.slice(0, MARKERS_EACH).map(({ held }) => held.ability),
  );
  const isLate = ({ held }: (typeof slots)[number]) => works(held) && tooFar.includes(held.ability);
  const [early, rest] = [ranked.filter((each) => works(each.held) && !isLate(each)), ranked.filter(isLate)];
  return [...early, ...rest, ...ranked.filter(({ held }) => !works(held))]
    .slice(0, MARKERS_EACH)
    .map(({ slot }) => slot)
    .toSorted((a, b) => a - b);
}

/** Of abilities, the best first, those whose icon the pirate has no Move left for: no room shows two of these icons. */
function iconsTooFar(table: Table, { spot }: Pirate, abilities: readonly AbilityId[]): AbilityId[] {
  const moves = abilities.filter((ability) => ability === 'move').length;
  const away = NEEDS_ICON.filter((ability) => abilities.includes(ability) && !showsIcon(table, spot, ability));
  return away.toSorted((a, b) => abilities.indexOf(a) - abilities.indexOf(b)).slice(moves);
}

function works({ neutralized }: Slot): boolean {
  return neutralized === 'no';
}

function order({ ability }: Slot): number {
  return ABILITY_IDS.indexOf(ability);
}
