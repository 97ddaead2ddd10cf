import { seatOf } from '../../../../tables/index.ts';
import { helpScreen } from '../../../screens/help.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** The help turned to another page. */
export const helpPage: PressHandler<'help-page'> = ({ table: id, page }, context) =>
  lookAt(context, id, (table) =>
    showPrivately(context, helpScreen(table, seatOf(table, context.asker.press.person.id)?.seat ?? null, page)),
  );
