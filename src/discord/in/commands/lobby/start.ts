import { commands } from '../../../../tables/index.ts';
import { firstPanel } from '../../../out/panels.ts';
import { ephemeral } from '../../../reply.ts';
import { orRefusal } from '../../answers.ts';
import { tableCommand } from '../command.ts';

export const start = tableCommand({
  name: 'start',
  description: 'Start the game',
  options: {},
  run: async ({ tables, table, asker }) =>
    orRefusal(await tables.do(table.record.id, asker.press, commands.begin), async (begun) =>
      ephemeral(await firstPanel(tables, begun, asker)),
    ),
});
