import { ephemeral } from '../../../reply.ts';
import { logScreen } from '../../../screens/story/log.ts';
import { tableCommand } from '../command.ts';

export const log = tableCommand({
  name: 'log',
  description: 'Show what happened',
  options: {},
  run: async ({ tables, table, asker }) =>
    ephemeral(logScreen(table, await tables.log(table.record.id), asker.press.person.id, 0)),
});
