import { commands } from '../../../../tables/index.ts';
import { sentence } from '../../../out/panels.ts';
import { words } from '../../../words.ts';
import { panelAfter } from '../play/panel-after.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** Asks the others to agree to an undo; where nobody has to, it is undone at once. */
export const askBack: PressHandler<'ask-back'> = async ({ table, revision }, context) => {
  const done = await context.tables.do(table, context.asker.press, commands.askRewind(revision));
  const isAsked = done.ok && done.table.proposal !== null;
  return isAsked ? showPrivately(context, sentence(words.proposal.made)) : panelAfter(context, done);
};
