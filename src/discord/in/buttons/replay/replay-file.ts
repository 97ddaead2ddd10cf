import { followedByPictures } from '../../../reply.ts';
import { turnFile } from '../../replay-file.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** The buttons of the replay of a file. */
export const replayFile: PressHandler<'replay-file'> = ({ file, ...move }, context) =>
  followedByPictures(showPrivately(context, turnFile(context.tables, file, move)));
