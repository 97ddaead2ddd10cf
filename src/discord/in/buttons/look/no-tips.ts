import { openTurn } from '../../../out/panels.ts';
import { withoutWaiting } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** The presser gets no more tips, in any game. */
export const noTips: PressHandler<'no-tips'> = async ({ table: id }, context) => {
  const { tables, asker } = context;
  await tables.tips.stop(asker.press.person.id);
  return lookAt(context, id, async (table) =>
    withoutWaiting(showPrivately(context, await openTurn(tables, table, asker, words.play.noMoreTips))),
  );
};
