import type { Action, CardUse } from '../state/actions.ts';
import { lootOn, type LootCard } from '../cards/cards.ts';
import { slotsWhere } from '../characters/characters.ts';
import { MARKERS_EACH } from '../content/printed.ts';
import { gained, improvements, upgraded, type Workbench } from '../characters/improving.ts';
import type { Order, Pirate, Plan, Table } from '../state/state.ts';

/** A player's board and the supply after the orders, if no other player takes a token first. */
export function planned({ tokens }: Table, { board }: Pirate, orders: readonly Order[]): Workbench {
  return orders.reduce<Workbench>(
    (bench, order) => {
      if (order.for === 'gain') return gained(bench, order.ability, order.slot) ?? bench;
      if (order.for === 'upgrade') return upgraded(bench, order.slot) ?? bench;
      return bench;
    },
    { board, tokens },
  );
}

/** The slots for the four markers: any ability except the target of an additional marker. */
export function placeable(table: Table, pirate: Pirate, { orders }: Plan): number[] {
  const extra = ordersFor(orders, 'extra-marker').map(({ slot }) => slot);
  return slotsWhere(planned(table, pirate, orders).board, () => true).filter((slot) => !extra.includes(slot));
}

type MarkerOrder = Extract<Order, { for: 'marker' }>;

function ordersFor(orders: readonly Order[], planning: 'extra-marker' | 'second-marker'): MarkerOrder[] {
  return orders.filter(
    (order): order is MarkerOrder => order.for === 'marker' && lootOn(order.card).planning === planning,
  );
}

/** The possible orders for a loot card. A card has at most one order, because it is discarded once. */
export function planUses(table: Table, pirate: Pirate, plan: Plan, card: LootCard): CardUse[] {
  const { planning } = lootOn(card);
  const bench = planned(table, pirate, plan.orders);
  const improving: CardUse[] = improvements(pirate, bench, card);
  if (planning === undefined) return improving;
  const slots = planning === 'extra-marker' ? freeSlots(table, pirate, plan) : markedSlots(plan);
  return [...slots.map((slot): CardUse => ({ do: 'marker', slot })), ...improving];
}

/** The slots for a fifth marker that leave enough abilities for the other four. */
function freeSlots(table: Table, pirate: Pirate, plan: Plan): number[] {
  const slots = placeable(table, pirate, plan);
  return slots.length > MARKERS_EACH ? slots.filter((slot) => !plan.marks.includes(slot)) : [];
}

/** The slots with exactly one planned marker. */
function markedSlots({ marks, orders }: Plan): number[] {
  const doubled = ordersFor(orders, 'second-marker').map(({ slot }) => slot);
  return marks.filter((slot) => !doubled.includes(slot));
}

/** Sets the planned markers; removes second markers whose first marker is gone. */
export function withMarks({ orders }: Plan, marks: readonly number[]): Plan {
  const stranded = new Set<Order>(ordersFor(orders, 'second-marker').filter(({ slot }) => !marks.includes(slot)));
  return { marks, orders: orders.filter((order) => !stranded.has(order)) };
}

/** Whether the newest order can be cancelled: not while a planned marker needs it. */
export function canCancel({ marks, orders }: Plan): boolean {
  const last = orders.at(-1);
  return last !== undefined && !(last.for === 'gain' && marks.includes(last.slot));
}

/** The order that this use of a loot card makes; `null` for a use that makes none. */
export function orderFor(use: Action, card: LootCard): Order | null {
  switch (use.do) {
    case 'gain':
      return { for: 'gain', card, ability: use.ability, slot: use.slot };
    case 'upgrade':
    case 'marker':
      return { for: use.do, card, slot: use.slot };
    default:
      return null;
  }
}

/** The card's order, if any. */
export function orderOf({ orders }: Plan, card: LootCard): Order | null {
  return orders.find((order) => order.card === card) ?? null;
}
