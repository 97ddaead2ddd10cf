import { openHand } from '../../../out/panels.ts';
import { waitingForPictures } from '../../../reply.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

export const hand: PressHandler<'hand'> = ({ table: id }, context) =>
  lookAt(context, id, (table) => waitingForPictures(showPrivately(context, openHand(table, context.asker))));
