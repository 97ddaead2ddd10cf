import { openLog } from '../../../out/log-page.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** The page of the log before that sentence. */
export const older: PressHandler<'older'> = ({ table: id, of, since, ...place }, context) =>
  lookAt(context, id, async (table) =>
    showPrivately(
      context,
      await openLog(context.tables, table, context.asker.press.person.id, { of, since, older: place }),
    ),
  );
