import { openOptions } from '../../../out/panels.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

export const options: PressHandler<'options'> = ({ table: id, page }, press) =>
  lookAt(press, id, (table) => showPrivately(press, openOptions(table, press.asker, page)));
