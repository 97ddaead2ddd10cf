import { openHand } from '../../../out/panels.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

export const hand: PressHandler<'hand'> = ({ table: id }, context) =>
  lookAt(context, id, (table) => showPrivately(context, openHand(table, context.asker)));
