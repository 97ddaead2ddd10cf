import { commands } from '../../../../tables/index.ts';
import { words } from '../../../words.ts';
import { boardOrSentence, type PressHandler } from '../handler.ts';

/** Anybody's press keeps a table open, or wakes one that was put away. */
export const wake: PressHandler<'wake'> = async ({ table }, context) =>
  boardOrSentence(
    context,
    await context.tables.do(table, context.asker.press, commands.keepOpen),
    () => words.clock.idle.awake,
  );
