import { ephemeral, followedByPictures } from '../../../reply.ts';
import { openReplay, REPLAY_OPENED } from '../../replay.ts';
import { tableCommand } from '../command.ts';

export const replay = tableCommand({
  name: 'replay',
  description: 'Step through the game again, for you alone',
  options: {},
  run: async ({ tables, table, asker }) =>
    followedByPictures(ephemeral(await openReplay(tables, table, asker.press.person.id, REPLAY_OPENED))),
});
