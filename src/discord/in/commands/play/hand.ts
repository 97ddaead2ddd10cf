import { openHand } from '../../../out/panels.ts';
import { ephemeral, waitingForPictures } from '../../../reply.ts';
import { tableCommand } from '../command.ts';

export const hand = tableCommand({
  name: 'hand',
  description: 'Show what only you may see',
  options: {},
  run: ({ table, asker }) => waitingForPictures(ephemeral(openHand(table, asker))),
});
