import { openInWords } from '../../../out/panels.ts';
import { ephemeral } from '../../../reply.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** The board or the presser's hand in words: a hand in the place of its picture. */
export const text: PressHandler<'text'> = ({ table: id, shows }, context) =>
  lookAt(context, id, (table) => {
    const screen = openInWords(table, context.asker, shows);
    return shows === 'hand' ? showPrivately(context, screen) : ephemeral(screen);
  });
