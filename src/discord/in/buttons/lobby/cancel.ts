import { sentence } from '../../../out/panels.ts';
import { updateMessage } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { cancelConfirmation, confirmFirst } from '../../confirm.ts';
import { boardAfter, lookAt, type PressHandler } from '../press.ts';

/** Pressed below the board, it may ask first; pressed in that question, it cancels. */
export const cancel: PressHandler<'cancel'> = async ({ table: id }, press) => {
  const { tables, asker, isPrivate } = press;
  const run = () => tables.cancel(id, asker.press);
  if (isPrivate) return orRefusal(await run(), () => updateMessage(sentence(words.lobby.cancelled)));
  return lookAt(press, id, (table) =>
    confirmFirst(table, cancelConfirmation(table, asker.press.person.id), async () => boardAfter(await run())),
  );
};
