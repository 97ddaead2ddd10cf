import { commands } from '../../../../tables/index.ts';
import { endText, sentence } from '../../../out/panels.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

export const end: PressHandler<'end'> = async ({ table }, context) =>
  orRefusal(await context.tables.do(table, context.asker.press, commands.end), (ended) =>
    showPrivately(context, sentence(endText(ended))),
  );
