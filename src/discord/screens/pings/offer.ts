import { userMention } from '@discordjs/formatters';
import { ComponentType } from 'discord-api-types/v10';
import { EVERYONE, type SeatRecord, type Table } from '../../../tables/index.ts';
import { writeCustomId } from '../../custom-id.ts';
import { words } from '../../words.ts';
import { seatName } from '../names.ts';
import { button, buttonRows, lines, type Row, type Screen } from '../screen.ts';

/** The seats of a game being played that somebody may take. */
export function offeredSeats({ record }: Table): SeatRecord[] {
  return record.status === 'playing' ? record.seats.filter(({ offered }) => offered !== null) : [];
}

/** Which seats can be taken, and who may take them; empty where none can. */
export function offersText(table: Table): string {
  return offeredSeats(table)
    .map((held) => words.offer.open(seatName(table, held.seat), takerOf(held)))
    .join('\n');
}

/** A button for each seat that can be taken. */
export function offersRow(table: Table, offered = offeredSeats(table)): Row[] {
  return buttonRows(
    offered.map(({ seat }) =>
      button(
        { verb: 'take-seat', table: table.record.id, seat },
        words.buttons.takeSeat(seatName(table, seat)),
        'choice',
      ),
    ),
  );
}

/** Tells the channel of seats that can be taken now. */
export function offerScreen(table: Table, offered: readonly SeatRecord[]): Screen {
  return {
    content: offered
      .map((held) => words.offer.call(takerOf(held), table.face.name, seatName(table, held.seat)).trim())
      .join('\n'),
    embeds: [],
    components: offersRow(table, [...offered]),
  };
}

/** A private menu of people to give one's seat to, below a note if there is one. */
export function giveAwayScreen(table: Table, own: SeatRecord, note?: string): Screen {
  const { id } = table.record;
  const isOpen = own.offered !== null;
  return {
    content: lines(note !== undefined && `⚠ ${note}`, words.offer.choose(seatName(table, own.seat))),
    embeds: [],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.UserSelect,
            custom_id: writeCustomId({ verb: 'offer', table: id, to: 'person' }),
            placeholder: words.offer.placeholder,
            min_values: 1,
            max_values: 1,
          },
        ],
      },
      ...buttonRows([
        button({ verb: 'offer', table: id, to: 'everyone' }, words.buttons.offerToAll, 'choice'),
        isOpen
          ? button({ verb: 'keep-seat', table: id }, words.buttons.keepSeat, 'quiet')
          : button({ verb: 'keep', table: id }, words.buttons.keep, 'quiet'),
      ]),
    ],
  };
}

/** The person a seat is offered to, mentioned; `null` for everyone. */
function takerOf({ offered }: SeatRecord): string | null {
  return offered === null || offered === EVERYONE ? null : userMention(offered);
}
