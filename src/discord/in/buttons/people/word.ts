import { afterLobby, isReserved, seatOf } from '../../../../tables/index.ts';
import { ephemeralText, form } from '../../../reply.ts';
import { refusalText } from '../../../screens/names.ts';
import { wordForm } from '../../../screens/people/own-word.ts';
import { lookAt, type PressHandler } from '../handler.ts';

/** Opens the form for the word that the presser adds to the seed. */
export const word: PressHandler<'word'> = ({ table: id }, context) =>
  lookAt(context, id, (table) => {
    const { person } = context.asker.press;
    const own = seatOf(table, person.id);
    if (table.record.status !== 'lobby') return ephemeralText(refusalText(afterLobby(table, person.id), table));
    return own && !isReserved(own)
      ? form(wordForm(table, own))
      : ephemeralText(refusalText({ why: 'not-seated' }, table));
  });
