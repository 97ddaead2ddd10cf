import { logScreen } from '../../../screens/story/log.ts';
import { lookAt, showPrivately, type PressHandler } from '../press.ts';

/** A page of what AI players gave reasons for. */
export const reasons: PressHandler<'reasons'> = ({ table: id, page }, press) =>
  lookAt(press, id, async (table) =>
    showPrivately(press, logScreen(table, await press.tables.log(id), press.asker.press.person.id, page, true)),
  );
