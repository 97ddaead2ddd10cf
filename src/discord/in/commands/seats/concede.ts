import { joined } from '#engine';
import { notPlaying, seatOf, winnersWithout, type Table } from '../../../../tables/index.ts';
import { ephemeralText } from '../../../reply.ts';
import { refusalText, seatName } from '../../../screens/names.ts';
import { words } from '../../../words.ts';
import { askToConfirm, type Confirmation } from '../../confirm.ts';
import { tableCommand } from '../command.ts';

/** Only asks: the button of the question gives up. */
export const concede = tableCommand({
  name: 'concede',
  description: 'Concede the game',
  options: {},
  run: ({ table, asker }) => {
    const own = seatOf(table, asker.press.person.id);
    if (table.record.status !== 'playing')
      return ephemeralText(refusalText(notPlaying(table, asker.press.person.id), table));
    if (own?.conceded) return ephemeralText(refusalText({ why: 'gave-up' }, table));
    if (!own) return ephemeralText(refusalText({ why: 'not-seated' }, table));
    return askToConfirm(table, concession(table, own.seat));
  },
});

function concession(table: Table, seat: number): Confirmation {
  const winners = winnersWithout(table.record, seat)?.map((winner) => seatName(table, winner));
  return {
    question: winners === undefined ? words.concede.sure : words.concede.sureToEnd(joined(winners)),
    yes: { id: { verb: 'concede', table: table.record.id }, label: words.buttons.concede },
  };
}
