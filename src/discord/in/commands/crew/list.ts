import { ephemeral } from '../../../reply.ts';
import { crewsScreen } from '../../../screens/crew/list.ts';
import { command } from '../command.ts';

export const list = command({
  name: 'list',
  description: 'List your crews from all servers',
  options: {},
  run: async ({ tables, asker }) => ephemeral(crewsScreen(await tables.keepsakes.of(asker.press.person.id))),
});
