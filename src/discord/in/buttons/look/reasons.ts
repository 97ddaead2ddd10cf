import { logScreen } from '../../../screens/story/log.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** A page of what AI players gave reasons for. */
export const reasons: PressHandler<'reasons'> = ({ table: id, page }, context) =>
  lookAt(context, id, async (table) =>
    showPrivately(context, logScreen(table, await context.tables.log(id), context.asker.press.person.id, page, true)),
  );
