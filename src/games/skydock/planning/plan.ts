import type { Action } from '../state/actions.ts';
import { lootOn, type LootCard } from '../cards/cards.ts';
import { slotsWhere } from '../characters/characters.ts';
import { MARKERS_EACH } from '../content/printed.ts';
import { gained, improvements, upgraded, type Workbench } from '../characters/improving.ts';
import type { Order, Pirate, Plan, Table } from '../state/state.ts';

/** A player's board and the supply as they will be when the orders are carried out, if nobody is faster. */
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

/** The slots that can take one of the four markers: any ability, but the one an extra marker is meant for. */
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

/** Everything a loot card could be planned for. Two plans for one card are never made: it is discarded once. */
export function planUses(table: Table, pirate: Pirate, plan: Plan, card: LootCard): Action[] {
  const { planning } = lootOn(card);
  const bench = planned(table, pirate, plan.orders);
  const improving: Action[] = improvements(pirate, bench, card);
  if (planning === undefined) return improving;
  const slots = planning === 'extra-marker' ? freeSlots(table, pirate, plan) : markedSlots(plan);
  return [...slots.map((slot): Action => ({ do: 'marker', slot })), ...improving];
}

/** Where a fifth marker could go, with enough abilities left for the other four. */
function freeSlots(table: Table, pirate: Pirate, plan: Plan): number[] {
  const slots = placeable(table, pirate, plan);
  return slots.length > MARKERS_EACH ? slots.filter((slot) => !plan.marks.includes(slot)) : [];
}

/** Where a marker lies that has no second one on top yet. */
function markedSlots({ marks, orders }: Plan): number[] {
  const doubled = ordersFor(orders, 'second-marker').map(({ slot }) => slot);
  return marks.filter((slot) => !doubled.includes(slot));
}

/** Takes the markers placed into the plan; second markers go with the ones they lie on. */
export function withMarks({ orders }: Plan, marks: readonly number[]): Plan {
  const stranded = new Set<Order>(ordersFor(orders, 'second-marker').filter(({ slot }) => !marks.includes(slot)));
  return { marks, orders: orders.filter((order) => !stranded.has(order)) };
}

/** Whether the newest order can be taken back: not while a marker lies on what it would take away. */
export function canCancel({ marks, orders }: Plan): boolean {
  const last = orders.at(-1);
  return last !== undefined && !(last.for === 'gain' && marks.includes(last.slot));
}

/** The order a card is planned for. */
export function orderOf({ orders }: Plan, card: LootCard): Order | null {
  return orders.find((order) => order.card === card) ?? null;
}
