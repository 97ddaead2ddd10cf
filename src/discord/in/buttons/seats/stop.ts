import { commands } from '../../../../tables/index.ts';
import { sentence } from '../../../out/panels.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** A moderator ends a game without asking its players. */
export const stop: PressHandler<'stop'> = async ({ table }, context) =>
  orRefusal(await context.tables.do(table, context.asker.press, commands.stop), () =>
    showPrivately(context, sentence(words.end.stopped)),
  );
