import { ephemeral } from '../../../reply.ts';
import { logScreen } from '../../../screens/story/log.ts';
import { lookAt, type PressHandler } from '../press.ts';

export const log: PressHandler<'log'> = ({ table: id }, press) =>
  lookAt(press, id, async (table) =>
    ephemeral(logScreen(table, await press.tables.log(id), press.asker.press.person.id, 0)),
  );
