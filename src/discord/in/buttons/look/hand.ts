import { openHand } from '../../../out/panels.ts';
import { ephemeral, waitingForPictures } from '../../../reply.ts';
import { lookAt, type PressHandler } from '../handler.ts';

/** Beside the panel it was asked from, which stays to be answered. */
export const hand: PressHandler<'hand'> = ({ table: id }, context) =>
  lookAt(context, id, (table) => waitingForPictures(ephemeral(openHand(table, context.asker))));
