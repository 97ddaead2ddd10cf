import { seatOf } from '../../../../tables/index.ts';
import { ephemeral } from '../../../reply.ts';
import { helpScreen } from '../../../screens/help.ts';
import { lookAt, type PressHandler } from '../handler.ts';

export const help: PressHandler<'help'> = ({ table: id }, context) =>
  lookAt(context, id, (table) =>
    ephemeral(helpScreen(table, seatOf(table, context.asker.press.person.id)?.seat ?? null)),
  );
