import { seats } from '#engine';
import { shuttleAt } from '../../board/shuttles.ts';
import type { Scene } from '../../content/icons.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import type { View } from '../../hidden/view.ts';
import type { Scenario } from '../../state/state.ts';
import { boardScene } from './board.ts';

/** The board with a shuttle in each slot: those that are claimed, and those that can be, with their numbers. */
export function slotsScene(view: View, scenario: Scenario, free: readonly number[]): Scene {
  const places = SCENARIOS[scenario.id].slots.map(shuttleAt);
  // Shuttles stand in the order of the seats; of those that are free the colour does not show.
  const rest = [...free];
  const order = [...seats(view.table.crews.length).map((seat) => scenario.slots[seat] ?? rest.shift()), ...rest];
  const shuttles = order.flatMap((slot) => places[slot ?? -1] ?? []);
  const chosen = free.flatMap((slot) =>
    (places[slot]?.spaces ?? []).map((space, n) => [space, n === 0 ? String(slot + 1) : null] as const),
  );
  const table = { ...view.table, scenario: { ...scenario, layout: { ...scenario.layout, shuttles } } };
  return boardScene({ ...view, table }, new Map(chosen));
}
