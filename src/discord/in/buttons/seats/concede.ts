import { commands } from '../../../../tables/index.ts';
import { sentence } from '../../../out/panels.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

export const concede: PressHandler<'concede'> = async ({ table }, context) =>
  orRefusal(await context.tables.do(table, context.asker.press, commands.concede), () =>
    showPrivately(context, sentence(words.concede.done)),
  );
