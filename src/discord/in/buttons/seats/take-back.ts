import { commands } from '../../../../tables/index.ts';
import { openPanel } from '../../../out/panels.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** A player takes their own seat back from an AI. */
export const takeBack: PressHandler<'take-back'> = async ({ table }, context) =>
  orRefusal(await context.tables.do(table, context.asker.press, commands.takeBack), (taken) =>
    showPrivately(context, openPanel(taken, context.asker)),
  );
