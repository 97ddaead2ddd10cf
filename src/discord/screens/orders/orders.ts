import { clipped, ordersOf, type Seat } from '#engine';
import type { SeatOrders, Table } from '../../../tables/index.ts';
import { writeCustomId } from '../../custom-id.ts';
import { words } from '../../words.ts';
import { button, buttonRows, LIMITS, lines, menuRow, parted, type Screen } from '../screen.ts';

/** Menus of a page: one row is left for its buttons. */
const MENUS_A_PAGE = LIMITS.rows - 1;

export interface OrdersPage {
  readonly page: number;
  /** Counts refused choices: a menu with a new id forgets what its reader picked in vain. */
  readonly tries: number;
  /** Why nothing has changed. */
  readonly warning?: string;
}

/** The private panel in which a player chooses what is answered in their place, a menu for each order. */
export function ordersScreen(
  { face, game, record }: Table,
  { seat, chosen }: Pick<SeatOrders, 'seat' | 'chosen'>,
  { page, tries, warning }: OrdersPage,
): Screen {
  const pages = parted(ordersOf(game, seat), MENUS_A_PAGE, 'full');
  const at = Math.min(page, Math.max(0, pages.length - 1));
  const menus = (pages[at] ?? []).map(({ key, values }) => {
    const { name, values: worded, hints } = face.orders?.[key] ?? { name: key, values: {} };
    const held = values.find((value) => value === chosen[key]) ?? values[0];
    return menuRow({
      custom_id: writeCustomId({ verb: 'order', table: record.id, seat, key, tries }),
      placeholder: clipped(name, LIMITS.placeholder),
      options: values.map((value) => ({
        value,
        label: clipped(words.orders.labelled(name, worded[value] ?? value), LIMITS.optionText),
        ...(hints?.[value] === undefined ? {} : { description: clipped(hints[value], LIMITS.optionText) }),
        default: value === held,
      })),
    });
  });
  const turnTo = (to: number, label: string, disabled: boolean) =>
    button({ verb: 'orders', table: record.id, page: to }, label, 'quiet', disabled);
  return {
    content: lines(
      warning === undefined ? null : `⚠ ${warning}`,
      words.orders.title(face.name, face.seat(seat)),
      pages.length > 1 && words.log.page(at + 1, pages.length),
    ),
    embeds: [],
    components: [
      ...menus,
      ...buttonRows([
        ...(pages.length > 1
          ? [
              turnTo(Math.max(0, at - 1), words.buttons.previousPage, at === 0),
              turnTo(at + 1, words.buttons.nextPage, at + 1 >= pages.length),
            ]
          : []),
        button({ verb: 'turn', table: record.id }, words.buttons.turn, 'main'),
      ]),
    ],
    opens: { table: record.id, what: 'orders', revision: record.revision },
  };
}

/** The page of that seat that shows the menu of that order. */
export function pageOfOrder({ game }: Table, seat: Seat, key: string): number {
  const at = ordersOf(game, seat).findIndex((order) => order.key === key);
  return Math.floor(Math.max(0, at) / MENUS_A_PAGE);
}
