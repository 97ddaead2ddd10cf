import { openOrders } from '../../../out/panels.ts';
import { ephemeral, updateMessage } from '../../../reply.ts';
import { lookAt, type PressHandler } from '../handler.ts';

/** Beside the panel it was asked from, which stays to be answered; another page in its own place. */
export const orders: PressHandler<'orders'> = ({ table: id, page }, context) =>
  lookAt(context, id, async (table) => {
    const screen = await openOrders(context.tables, table, context.asker, { page: page ?? 0, tries: 0 });
    return page === null ? ephemeral(screen) : updateMessage(screen);
  });
