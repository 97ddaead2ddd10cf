import { openPanel } from '../../../out/panels.ts';
import { withoutWaiting } from '../../../reply.ts';
import { lookAt, showPrivately, type PressHandler } from '../press.ts';

/** The panel turned to another page of its choices. */
export const page: PressHandler<'page'> = ({ table: id, page: wanted }, press) =>
  lookAt(press, id, (table) => withoutWaiting(showPrivately(press, openPanel(table, press.asker, { page: wanted }))));
