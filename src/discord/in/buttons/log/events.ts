import { openLog } from '../../../out/log-page.ts';
import { ephemeral } from '../../../reply.ts';
import { lookAt, type PressHandler } from '../handler.ts';

/** Everything that happened since the presser left the board, page by page, beside the summary it was asked from. */
export const events: PressHandler<'events'> = ({ table: id, since }, context) =>
  lookAt(context, id, async (table) =>
    ephemeral(await openLog(context.tables, table, context.asker.press.person.id, { of: 'all', since })),
  );
