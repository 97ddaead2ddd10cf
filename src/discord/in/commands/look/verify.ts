import { openVerification } from '../../verify.ts';
import { tableCommand } from '../command.ts';

export const verify = tableCommand({
  name: 'verify',
  description: 'Check the dice and every step of a finished game',
  options: {},
  run: ({ tables, table, asker }) => openVerification(tables, table, asker.press.person.id),
});
