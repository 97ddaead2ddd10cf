import { commands } from '../../../../tables/index.ts';
import { openPanel, sentence } from '../../../out/panels.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** Asks the others to agree to an undo; where nobody has to, it is undone at once. */
export const askBack: PressHandler<'ask-back'> = async ({ table }, context) =>
  orRefusal(await context.tables.do(table, context.asker.press, commands.askRewind), (asked) =>
    showPrivately(
      context,
      asked.proposal ? sentence(words.proposal.made) : openPanel(asked, context.asker, { note: words.play.undone('') }),
    ),
  );
