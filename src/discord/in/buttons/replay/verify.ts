import { openVerification } from '../../verify.ts';
import { lookAt, type PressHandler } from '../handler.ts';

export const verify: PressHandler<'verify'> = ({ table: id }, context) =>
  lookAt(context, id, (table) => openVerification(context.tables, table, context.asker.press.person.id));
