import { ephemeral, followedByPictures } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { openReplay, REPLAY_OPENED } from '../../replay.ts';
import { openFile } from '../../replay-file.ts';
import { command, withTable } from '../command.ts';
import { attachedFile } from '../options.ts';

export const replay = command({
  name: 'replay',
  description: 'Step through the game again, for you alone',
  options: { file: attachedFile(words.replay.file.option) },
  run: (context, option) => {
    const { tables, asker, readAttached } = context;
    const file = option('file');
    if (file) return openFile(tables, file, readAttached);
    return withTable(context, async (table) =>
      followedByPictures(ephemeral(await openReplay(tables, table, asker.press.person.id, REPLAY_OPENED))),
    );
  },
});
