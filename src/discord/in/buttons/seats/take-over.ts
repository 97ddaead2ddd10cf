import { commands } from '../../../../tables/index.ts';
import { requestScreen } from '../../../screens/people/seat-request.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** Asks the players for the seat of an AI player. */
export const takeOver: PressHandler<'take-over'> = async ({ table, seat }, context) =>
  orRefusal(await context.tables.do(table, context.asker.press, commands.askIn(seat)), (asked) =>
    showPrivately(context, requestScreen(asked)),
  );
