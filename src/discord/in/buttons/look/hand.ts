import { openHand } from '../../../out/panels.ts';
import { lookAt, showPrivately, type PressHandler } from '../press.ts';

export const hand: PressHandler<'hand'> = ({ table: id }, press) =>
  lookAt(press, id, (table) => showPrivately(press, openHand(table, press.asker)));
