import { seatOf } from '../../../../tables/index.ts';
import { ephemeral } from '../../../reply.ts';
import { helpScreen } from '../../../screens/help.ts';
import { lookAt, type PressHandler } from '../press.ts';

export const help: PressHandler<'help'> = ({ table: id }, press) =>
  lookAt(press, id, (table) => ephemeral(helpScreen(table, seatOf(table, press.asker.press.person.id)?.seat ?? null)));
