import { commands } from '../../../../tables/index.ts';
import { ephemeralText } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { tableCommand } from '../command.ts';

export const leave = tableCommand({
  name: 'leave',
  description: 'Leave the table before the game starts',
  options: {},
  run: async ({ tables, table, asker }) =>
    orRefusal(await tables.do(table.record.id, asker.press, commands.leave), () => ephemeralText(words.lobby.left)),
});
