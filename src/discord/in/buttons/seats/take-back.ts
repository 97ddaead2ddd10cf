import { commands } from '../../../../tables/index.ts';
import { openTurn } from '../../../out/panels.ts';
import { withoutWaiting } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** A player takes their own seat back from an AI, and sees what has happened since their last turn. */
export const takeBack: PressHandler<'take-back'> = async ({ table }, context) =>
  orRefusal(await context.tables.do(table, context.asker.press, commands.takeBack), async (taken) =>
    withoutWaiting(showPrivately(context, await openTurn(context.tables, taken, context.asker, words.ai.handedBack))),
  );
