import { commands, type Table } from '../../../../tables/index.ts';
import { ephemeralText } from '../../../reply.ts';
import { joinedText } from '../../../screens/lobby.ts';
import { orRefusal } from '../../answers.ts';
import { tableCommand, type Choice } from '../command.ts';
import { seatTyped, suggestAtTable, text } from '../options.ts';

export const join = tableCommand({
  name: 'join',
  description: 'Take a seat at the table in this channel',
  options: { seat: text('Seat – leave empty for the first free one', { suggest: suggestAtTable(freeSeats) }) },
  run: async ({ tables, table, asker: { press } }, option) => {
    const done = await tables.do(table.record.id, press, commands.join(seatTyped(table, option('seat'))));
    return orRefusal(done, (joined) => ephemeralText(joinedText(joined, press.person.id)));
  },
});

function freeSeats({ game, face, record }: Table): Choice[] {
  const all = Array.from({ length: game.seats[1] }, (_, seat) => seat);
  return all
    .filter((seat) => !record.seats.some((held) => held.seat === seat))
    .map((seat) => ({ name: face.seat(seat), value: String(seat) }));
}
