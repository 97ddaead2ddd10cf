import { clipped } from '#engine';
import type { SeatRecord, Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { endingText } from '../board.ts';
import { mentions, playerName } from '../names.ts';
import { button, buttonRows, COLOURS, fitted, LIMITS, lines, type Screen } from '../screen.ts';

/** The last message of a game: who won and why, and the dice opened for everybody to check. */
export function resultScreen(table: Table): Screen {
  const { ending, face, game, play, record } = table;
  const details =
    ending?.kind === 'played' && play ? face.result(game.view(play.match.state, 'public'), ending.outcome).details : [];
  const player = (held: SeatRecord) => `${face.seat(held.seat)}: ${playerName(held)}`;
  const places = ending?.kind === 'played' ? ending.outcome.places : undefined;
  const players = places
    ? places.flatMap((seats, at) =>
        record.seats.flatMap((held) =>
          seats.includes(held.seat) ? `${words.over.place(at + 1)} ${player(held)}` : [],
        ),
      )
    : record.seats.map(player);
  return {
    content: mentions(record.seats),
    embeds: fitted([
      {
        title: words.over.headline(face.name),
        color: COLOURS.over,
        description: clipped(
          lines(
            ending?.kind === 'conceded' ? endingText(table) : `**${endingText(table)}**`,
            ...details.map((line) => `- ${line}`),
            players.join(' · '),
            '',
            game.dice && words.dice.opened(record.id, record.secret, record.commitment),
            words.over.again,
          ),
          LIMITS.description,
        ),
      },
    ]),
    components: buttonRows([
      button({ verb: 'again', table: record.id }, words.buttons.again, 'choice'),
      button({ verb: 'log', table: record.id }, words.buttons.log, 'quiet'),
    ]),
  };
}
