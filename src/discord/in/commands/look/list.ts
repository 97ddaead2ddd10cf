import { ephemeral } from '../../../reply.ts';
import { listScreen } from '../../../screens/list.ts';
import { command } from '../command.ts';

const MOST_LISTED = 25;

export const list = command({
  name: 'list',
  description: 'List the open tables on this server',
  options: {},
  run: async ({ tables, asker: { place, press } }) =>
    ephemeral(listScreen(await tables.tablesOf({ guild: place.guild, limit: MOST_LISTED }), press.person.id)),
});
