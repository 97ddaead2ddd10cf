import { openPanel, sentence } from '../../../out/panels.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../press.ts';

/** Asks the others to agree to an undo; where nobody has to, it is undone at once. */
export const askBack: PressHandler<'ask-back'> = async ({ table }, press) =>
  orRefusal(await press.tables.askRewind(table, press.asker.press), (asked) =>
    showPrivately(
      press,
      asked.proposal ? sentence(words.proposal.made) : openPanel(asked, press.asker, { note: words.play.undone('') }),
    ),
  );
