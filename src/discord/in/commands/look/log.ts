import { openLog } from '../../../out/log-page.ts';
import { ephemeral } from '../../../reply.ts';
import { tableCommand } from '../command.ts';

export const log = tableCommand({
  name: 'log',
  description: 'Show what happened',
  options: {},
  run: async ({ tables, table, asker }) =>
    ephemeral(await openLog(tables, table, asker.press.person.id, { of: 'all' })),
});
