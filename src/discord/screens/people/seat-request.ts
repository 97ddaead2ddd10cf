import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { aiHolders, readTableEvent, seatOf, type LogLine, type Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { seatList, seatName } from '../names.ts';
import { button, buttonRows, type Screen } from '../screen.ts';

/** A button for each seat of an AI player, which asks the players for it. */
export function requestButtons(table: Table, tone: 'choice' | 'quiet'): APIButtonComponentWithCustomId[] {
  const held = aiHolders(table);
  return held.map(({ seat }) =>
    button(
      { verb: 'take-over', table: table.record.id, seat },
      held.length === 1 ? words.buttons.takeOver : words.buttons.askFor(seatName(table, seat)),
      tone,
    ),
  );
}

/** What the person who asked for an AI player's seat sees as long as the players have not answered. */
export function requestScreen({ face, record, proposal }: Table): Screen {
  if (proposal?.kind !== 'take-over') return { content: words.ai.requestClosed, embeds: [], components: [] };
  const { id: table, revision } = record;
  const { seat, made } = proposal;
  return {
    content: words.ai.askedIn(face.seat(seat)),
    embeds: [],
    components: buttonRows([button({ verb: 'decline', table, made }, words.buttons.withdraw, 'quiet')]),
    opens: { table, what: 'request', revision },
  };
}

/** What became of a request once it no longer stands, by the lines of the log since it was made. */
export function answeredRequest(table: Table, person: string, log: readonly LogLine[]): Screen {
  const own = seatOf(table, person);
  if (own)
    return {
      content: words.ai.seated(seatName(table, own.seat)),
      embeds: [],
      components: buttonRows([button({ verb: 'turn', table: table.record.id }, words.buttons.turn, 'main')]),
    };
  const ends = log.map(readTableEvent).find((event) => event?.kind === 'declined' || event?.kind === 'asked-out');
  const content =
    ends?.kind === 'declined'
      ? words.ai.requestDeclined(seatList(table, [ends.seat]))
      : ends?.kind === 'asked-out'
        ? words.ai.withdrawn
        : words.ai.requestClosed;
  return { content, embeds: [], components: [] };
}
