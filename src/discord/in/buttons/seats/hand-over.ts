import { commands } from '../../../../tables/index.ts';
import { lentScreen } from '../../../out/panels.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** Lends the presser's seat to an AI player, once they are sure. */
export const handOver: PressHandler<'hand-over'> = async ({ table, strength }, context) =>
  orRefusal(await context.tables.do(table, context.asker.press, commands.handOver(strength)), (lent) =>
    showPrivately(context, lentScreen(lent)),
  );
