import type { Seat } from '#engine';
import { OBJECTIVE_TABLE } from '../content/objectives.ts';
import type { Table } from '../state/state.ts';
import { isScheme, schemeOn, type Card } from './cards.ts';

/** The cards most players would discard first: those that pay for the fewest symbols of objectives still open to them. */
export function leastUseful<C extends Card>(table: Table, seat: Seat, cards: readonly C[], n: number): C[] {
  const wanted = table.objectives.flatMap(({ id, done }) => (done.includes(seat) ? [] : OBJECTIVE_TABLE[id].symbols));
  const worth = (card: Card) => {
    if (!isScheme(card)) return 0.5;
    const { symbols } = schemeOn(card);
    return symbols.includes('wild') ? 3 : symbols.filter((symbol) => wanted.some((other) => other === symbol)).length;
  };
  return cards.toSorted((a, b) => worth(a) - worth(b)).slice(0, n);
}
