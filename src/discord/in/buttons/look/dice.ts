import { seatOf } from '../../../../tables/index.ts';
import { ephemeralText } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { lookAt, type PressHandler } from '../handler.ts';

/** Explains the sealed dice, with the whole commitment. */
export const dice: PressHandler<'dice'> = ({ table }, context) =>
  lookAt(context, table, (at) => {
    const { id, commitment } = at.record;
    const own = seatOf(at, context.asker.press.person.id)?.word ?? null;
    return ephemeralText(words.dice.sealed(id, commitment, own));
  });
