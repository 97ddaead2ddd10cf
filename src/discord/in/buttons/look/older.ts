import { logScreen } from '../../../screens/story/log.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** Another page of the log. */
export const older: PressHandler<'older'> = ({ table: id, page }, context) =>
  lookAt(context, id, async (table) =>
    showPrivately(context, logScreen(table, await context.tables.log(id), context.asker.press.person.id, page)),
  );
