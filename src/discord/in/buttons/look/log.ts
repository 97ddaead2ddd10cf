import { ephemeral } from '../../../reply.ts';
import { logScreen } from '../../../screens/story/log.ts';
import { lookAt, type PressHandler } from '../handler.ts';

export const log: PressHandler<'log'> = ({ table: id }, context) =>
  lookAt(context, id, async (table) =>
    ephemeral(logScreen(table, await context.tables.log(id), context.asker.press.person.id, 0)),
  );
