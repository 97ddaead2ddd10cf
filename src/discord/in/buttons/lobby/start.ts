import { commands } from '../../../../tables/index.ts';
import { firstPanel } from '../../../out/panels.ts';
import { updateMessage } from '../../../reply.ts';
import { orRefusal } from '../../answers.ts';
import { boardAfter, type PressHandler } from '../handler.ts';

/** Pressed below the board, or in what the person who opened a full table alone sees. */
export const start: PressHandler<'start'> = async ({ table }, { tables, asker, isPrivate }) => {
  const done = await tables.do(table, asker.press, commands.begin);
  return isPrivate ? orRefusal(done, (begun) => updateMessage(firstPanel(begun, asker))) : boardAfter(done);
};
