import { openLog } from '../../../out/log-page.ts';
import { ephemeral } from '../../../reply.ts';
import { lookAt, type PressHandler } from '../handler.ts';

export const log: PressHandler<'log'> = ({ table: id }, context) =>
  lookAt(context, id, async (table) =>
    ephemeral(await openLog(context.tables, table, context.asker.press.person.id, { of: 'all' })),
  );
