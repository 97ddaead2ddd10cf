import { commands, seatOf, type Table } from '../../../../tables/index.ts';
import { endText } from '../../../out/panels.ts';
import { ephemeralText } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { cancelConfirmation, confirmFirst, isAlone, type Confirmation } from '../../confirm.ts';
import { tableCommand } from '../command.ts';

export const end = tableCommand({
  name: 'end',
  description: 'Propose to end the game, or cancel a table before it starts',
  options: {},
  run: ({ tables, table, asker: { press } }) => {
    const { id, status } = table.record;
    if (status === 'lobby')
      return confirmFirst(table, cancelConfirmation(table, press.person.id), async () =>
        orRefusal(await tables.do(id, press, commands.cancel), () => ephemeralText(words.lobby.cancelled)),
      );
    return confirmFirst(table, endConfirmation(table, press.person.id), async () =>
      orRefusal(await tables.do(id, press, commands.end), (ended) => ephemeralText(endText(ended))),
    );
  },
});

/** Asks a player for whose word alone the game ends; others only propose it. */
function endConfirmation(table: Table, person: string): Confirmation | null {
  const { id, status } = table.record;
  if (status !== 'playing' || !isAlone(table, person) || !seatOf(table, person)) return null;
  return {
    question: words.end.sure,
    yes: { id: { verb: 'end', table: id }, label: words.buttons.end },
  };
}
