import { tippedPanel } from '../../../out/panels.ts';
import { withoutWaiting } from '../../../reply.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** The panel turned to another page of its choices. */
export const page: PressHandler<'page'> = ({ table: id, page: wanted }, context) =>
  lookAt(context, id, async (table) =>
    withoutWaiting(showPrivately(context, await tippedPanel(context.tables, table, context.asker, { page: wanted }))),
  );
