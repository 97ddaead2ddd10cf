import { openChanges } from '../../../out/panels.ts';
import { ephemeral, waitingForPictures } from '../../../reply.ts';
import { lookAt, type PressHandler } from '../press.ts';

/** Beside the panel it was asked from, which stays to be answered. */
export const changes: PressHandler<'changes'> = ({ table: id }, press) =>
  lookAt(press, id, async (table) =>
    waitingForPictures(ephemeral(await openChanges(press.tables, table, press.asker))),
  );
