import { openLog } from '../../../out/log-page.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** What AI players gave reasons for, the newest page. */
export const reasons: PressHandler<'reasons'> = ({ table: id }, context) =>
  lookAt(context, id, async (table) =>
    showPrivately(context, await openLog(context.tables, table, context.asker.press.person.id, { of: 'reasons' })),
  );
