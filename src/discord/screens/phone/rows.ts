import { ComponentType, type APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { LIMITS, type Row } from '../screen.ts';
import { phoneRows } from './height.ts';

/**
 * Buttons in the fewest rows of a message, split where they fill the fewest rows on a phone; of several such splits the most
 * even one.
 */
export function wrappedRows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  const [best = []] = waysToCut(buttons, Math.ceil(buttons.length / LIMITS.buttonsInRow)).toSorted(
    (a, b) => rowsOnPhone(a) - rowsOnPhone(b) || longest(a) - longest(b),
  );
  return best.map((components) => ({ type: ComponentType.ActionRow, components }));
}

type Cut = readonly APIButtonComponentWithCustomId[][];

/** Every way to cut these into that many rows of a message. */
function waysToCut(buttons: readonly APIButtonComponentWithCustomId[], rows: number): Cut[] {
  if (rows === 0) return [[]];
  const most = LIMITS.buttonsInRow;
  const fewest = Math.max(1, buttons.length - (rows - 1) * most);
  const sizes = Array.from({ length: Math.min(most, buttons.length - rows + 1) - fewest + 1 }, (_, n) => fewest + n);
  return sizes.flatMap((size) =>
    waysToCut(buttons.slice(size), rows - 1).map((rest) => [buttons.slice(0, size), ...rest]),
  );
}

function rowsOnPhone(cut: Cut): number {
  return cut.reduce((sum, row) => sum + phoneRows(row.map(({ label = '' }) => label)), 0);
}

function longest(cut: Cut): number {
  return Math.max(...cut.map(({ length }) => length));
}
