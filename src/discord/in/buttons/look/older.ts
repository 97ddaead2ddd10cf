import { logScreen } from '../../../screens/story/log.ts';
import { lookAt, showPrivately, type PressHandler } from '../press.ts';

/** Another page of the log. */
export const older: PressHandler<'older'> = ({ table: id, page }, press) =>
  lookAt(press, id, async (table) =>
    showPrivately(press, logScreen(table, await press.tables.log(id), press.asker.press.person.id, page)),
  );
