import { ownSeat } from '../../../../tables/index.ts';
import { giveAwayScreen } from '../../../screens/pings/offer.ts';
import { refusalText } from '../../../screens/names.ts';
import { sentence } from '../../../out/panels.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** Asks who should get the presser’s seat. */
export const giveAway: PressHandler<'give-away'> = ({ table: id }, context) =>
  lookAt(context, id, (table) => {
    const own = ownSeat(table, context.asker.press);
    return showPrivately(context, 'why' in own ? sentence(refusalText(own, table)) : giveAwayScreen(table, own));
  });
