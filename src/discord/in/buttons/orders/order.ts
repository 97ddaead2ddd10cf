import { openOrders } from '../../../out/panels.ts';
import { updateMessage } from '../../../reply.ts';
import { refusalText } from '../../../screens/names.ts';
import { pageOfOrder } from '../../../screens/orders/orders.ts';
import { lookAt, type PressHandler } from '../handler.ts';

/** The presser chooses what is answered in their place. */
export const order: PressHandler<'order'> = async ({ table: id, seat, key, tries }, context) => {
  const { tables, asker, values } = context;
  const refusal = await tables.setOrder(id, asker.press, { seat, key, value: values[0] ?? '' });
  return lookAt(context, id, async (table) => {
    const at = { page: pageOfOrder(table, seat, key), tries: refusal ? tries + 1 : tries };
    const warning = refusal && refusalText(refusal, table);
    return updateMessage(await openOrders(tables, table, asker, warning === null ? at : { ...at, warning }));
  });
};
