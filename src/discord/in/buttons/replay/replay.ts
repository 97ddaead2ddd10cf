import { ephemeral, followedByPictures } from '../../../reply.ts';
import { openReplay } from '../../replay.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** `Replay` below a result or the log opens a message of its own; the buttons of that message turn it. */
export const replay: PressHandler<'replay'> = ({ table: id, ...move }, context) =>
  lookAt(context, id, async (table) => {
    const screen = await openReplay(context.tables, table, context.asker.press.person.id, move);
    return followedByPictures(move.go === 'open' ? ephemeral(screen) : showPrivately(context, screen));
  });
