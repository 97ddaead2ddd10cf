import { commands, seatOf, type Press, type Table } from '../../../../tables/index.ts';
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
      return confirmFirst(table, cancelConfirmation(table, press), async () =>
        orRefusal(await tables.do(id, press, commands.cancel), () => ephemeralText(words.lobby.cancelled)),
      );
    return confirmFirst(table, endConfirmation(table, press), async () =>
      orRefusal(await tables.do(id, press, commands.end), (ended) => ephemeralText(endText(ended))),
    );
  },
});

/** Asks a player for whose word alone the game ends, and a moderator; other players only propose it. */
function endConfirmation(table: Table, { person, moderates }: Press): Confirmation | null {
  const { id, status } = table.record;
  const plays = seatOf(table, person.id)?.conceded === false;
  const alone = plays && isAlone(table, person.id);
  // A player who is asked only agrees.
  const agrees = plays && table.proposal?.kind === 'end';
  if (status !== 'playing' || agrees) return null;
  if (moderates === true && !alone)
    return {
      question: plays ? words.end.moderatorPlays : words.end.moderator,
      yes: { id: { verb: 'stop', table: id }, label: words.buttons.end },
      ...(plays && { other: { id: { verb: 'end', table: id }, label: words.buttons.propose } }),
    };
  if (!alone) return null;
  return {
    question: words.end.sure,
    yes: { id: { verb: 'end', table: id }, label: words.buttons.end },
  };
}
