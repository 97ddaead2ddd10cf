import { commands } from '../../../../tables/index.ts';
import { sentence } from '../../../out/panels.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** Withdraws the offer of the presser's seat. */
export const keepSeat: PressHandler<'keep-seat'> = async ({ table }, context) =>
  orRefusal(await context.tables.do(table, context.asker.press, commands.withdrawOffer), () =>
    showPrivately(context, sentence(words.offer.kept)),
  );
