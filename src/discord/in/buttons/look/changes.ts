import { openChanges } from '../../../out/panels.ts';
import { ephemeral, waitingForPictures } from '../../../reply.ts';
import { lookAt, type PressHandler } from '../handler.ts';

/** Beside the panel it was asked from, which stays to be answered. */
export const changes: PressHandler<'changes'> = ({ table: id }, context) =>
  lookAt(context, id, async (table) => {
    const { tables, asker } = context;
    const screen = await openChanges(tables, table, asker);
    await tables.looks.saveLook(id, asker.press.person.id, table.record.revision);
    return waitingForPictures(ephemeral(screen));
  });
