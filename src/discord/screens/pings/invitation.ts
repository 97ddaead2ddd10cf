import { messageLink, time, TimestampStyles, userMention } from '@discordjs/formatters';
import { ComponentType } from 'discord-api-types/v10';
import { isReserved, RESERVED_MS, type MessageRecord, type SeatRecord, type Table } from '../../../tables/index.ts';
import { writeCustomId } from '../../custom-id.ts';
import { words } from '../../words.ts';
import { mentions } from '../names.ts';
import { button, buttonRows, lines, type Screen } from '../screen.ts';

/** The most people one invitation pings. */
const MOST_INVITED = 10;

/** A private menu of people to invite, below a note if there is one. */
export function inviteScreen({ face, record }: Table, note?: string): Screen {
  return {
    content: lines(note !== undefined && `⚠ ${note}`, words.invite.choose(face.name)),
    embeds: [],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.UserSelect,
            custom_id: writeCustomId({ verb: 'invite', table: record.id }),
            placeholder: words.invite.placeholder,
            min_values: 1,
            max_values: MOST_INVITED,
          },
        ],
      },
    ],
  };
}

/** Pings the people that this person invites. */
export function invitationScreen(
  table: Table,
  by: string,
  people: readonly string[],
  board: MessageRecord | null,
): Screen {
  const link = board && words.play.boardLink(messageLink(board.channel, board.message, table.record.guild));
  const called = people.map((id) => userMention(id)).join(' ');
  return {
    content: words.invite.call(called, userMention(by), table.face.name, link ?? ''),
    embeds: [],
    components: joinRow(table),
  };
}

/** Pings the players of the game before, whose seats are reserved. */
export function reservedScreen(table: Table, reserved: readonly SeatRecord[]): Screen {
  const { host } = table.record;
  return {
    content: words.invite.again(mentions(reserved), userMention(host), table.face.name, reservedUntil(table)),
    embeds: [],
    components: joinRow(table),
  };
}

/** Those of these seats that are still reserved. */
export function stillReserved(seats: readonly SeatRecord[]): SeatRecord[] {
  return seats.filter(isReserved);
}

/** When reservations of that table end: "in 23 hours". */
export function reservedUntil({ record }: Table): string {
  return time(Math.floor((record.createdAt + RESERVED_MS) / 1000), TimestampStyles.RelativeTime);
}

function joinRow({ record }: Table) {
  return buttonRows([button({ verb: 'join', table: record.id, seat: null }, words.buttons.join, 'choice')]);
}
