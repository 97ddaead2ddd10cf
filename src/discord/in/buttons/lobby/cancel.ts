import { commands } from '../../../../tables/index.ts';
import { sentence } from '../../../out/panels.ts';
import { updateMessage } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { cancelConfirmation, confirmFirst } from '../../confirm.ts';
import { boardAfter, lookAt, type PressHandler } from '../handler.ts';

/** Pressed below the board, it may ask first; pressed in that question, it cancels. */
export const cancel: PressHandler<'cancel'> = async ({ table: id }, context) => {
  const { tables, asker, isPrivate } = context;
  const run = () => tables.do(id, asker.press, commands.cancel);
  if (isPrivate) return orRefusal(await run(), () => updateMessage(sentence(words.lobby.cancelled)));
  return lookAt(context, id, (table) =>
    confirmFirst(table, cancelConfirmation(table, asker.press), async () => boardAfter(await run(), tables)),
  );
};
