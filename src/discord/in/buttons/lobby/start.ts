import { commands } from '../../../../tables/index.ts';
import { firstPanel } from '../../../out/panels.ts';
import { withoutWaiting } from '../../../reply.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** Pressed below the board, or in what the person who opened a full table alone sees. */
export const start: PressHandler<'start'> = async ({ table }, context) =>
  orRefusal(await context.tables.do(table, context.asker.press, commands.begin), async (begun) =>
    withoutWaiting(showPrivately(context, await firstPanel(context.tables, begun, context.asker))),
  );
