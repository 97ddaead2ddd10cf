import { commands } from '../../../../tables/index.ts';
import { joinedText } from '../../../screens/lobby.ts';
import { boardOrSentence, type PressHandler } from '../handler.ts';

/** Pressed below the board, or below a ping that invites. */
export const join: PressHandler<'join'> = async ({ table, seat }, context) => {
  const { press } = context.asker;
  const done = await context.tables.do(table, press, commands.join(seat));
  return boardOrSentence(context, done, (joined) => joinedText(joined, press.person.id));
};
