import { ephemeralText } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { lookAt, type PressHandler } from '../handler.ts';

/** Explains the sealed dice, with the whole commitment. */
export const dice: PressHandler<'dice'> = ({ table }, context) =>
  lookAt(context, table, ({ record }) => ephemeralText(words.dice.sealed(record.id, record.commitment)));
