import { openHand } from '../../../out/panels.ts';
import { updateMessage, waitingForPictures } from '../../../reply.ts';
import { lookAt, type PressHandler } from '../handler.ts';

/** In place of the hand that is shown: fresh, or as a picture again. */
export const handHere: PressHandler<'hand-here'> = ({ table: id }, context) =>
  lookAt(context, id, (table) => waitingForPictures(updateMessage(openHand(table, context.asker))));
