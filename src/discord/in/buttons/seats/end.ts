import { endText, sentence } from '../../../out/panels.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

export const end: PressHandler<'end'> = async ({ table }, context) =>
  orRefusal(await context.tables.end(table, context.asker.press), (ended) =>
    showPrivately(context, sentence(endText(ended))),
  );
