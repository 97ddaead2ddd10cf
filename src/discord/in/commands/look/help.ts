import { seatOf } from '../../../../tables/index.ts';
import { ephemeral } from '../../../reply.ts';
import { helpScreen } from '../../../screens/help.ts';
import { command } from '../command.ts';

export const help = command({
  name: 'help',
  description: 'Explain your current decision',
  options: {},
  run: async ({ tables, asker: { place, press } }) => {
    const table = await tables.tableIn(place.channel);
    return ephemeral(helpScreen(table, table && (seatOf(table, press.person.id)?.seat ?? null)));
  },
});
