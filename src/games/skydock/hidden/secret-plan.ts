import { draw, shuffled, type Rng } from '#engine';
import type { Action } from '../state/actions.ts';
import type { LootCard } from '../cards/cards.ts';
import { MARKERS_EACH } from '../content/printed.ts';
import { orderFor, placeable, planUses } from '../planning/plan.ts';
import type { Pirate, Plan, Table } from '../state/state.ts';

/** A random plan that a player with this loot could have sealed, consistent with the public planning state. */
export function anyPlan(table: Table, pirate: Pirate, loot: readonly LootCard[], rng: Rng): Plan {
  let plan: Plan = { marks: [], orders: [] };
  for (const card of loot) plan = maybeWith(plan, planUses(table, pirate, plan, card).filter(improves), card, rng);
  if (!pirate.planning.placed) return plan;
  const marks = shuffled(rng, placeable(table, pirate, plan)).slice(0, MARKERS_EACH);
  plan = { ...plan, marks: marks.sort((a, b) => a - b) };
  const used = new Set(plan.orders.map(({ card }) => card));
  for (const card of loot) {
    if (used.has(card)) continue;
    plan = maybeWith(
      plan,
      planUses(table, pirate, plan, card).filter(({ do: use }) => use === 'marker'),
      card,
      rng,
    );
  }
  return plan;
}

function improves({ do: use }: Action): boolean {
  return use !== 'marker';
}

function maybeWith(plan: Plan, uses: readonly Action[], card: LootCard, rng: Rng): Plan {
  if (uses.length === 0 || rng.int(2) > 0) return plan;
  const order = orderFor(draw(rng, uses), card);
  return order === null ? plan : { ...plan, orders: [...plan.orders, order] };
}
