import { clipped, type Seat } from '#engine';
import type { PublicStep, SeatRecord, Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { endingText } from '../board.ts';
import { finalOf } from '../final.ts';
import { mentions, playerName, seatName } from '../names.ts';
import { nameAndLine, takenFrom } from '../crew/shown.ts';
import { button, buttonRows, codeBlock, COLOURS, fitted, LIMITS, lines, type Screen } from '../screen.ts';
import { ownWords } from '../people/own-word.ts';
import { replayButton } from './replay.ts';
import { bestMoments } from './narration.ts';
import { verifyButton } from './verdict.ts';

/**
 * The last message of a game: who won and why, the scores, the best moments, all that was hidden, and the dice opened for
 * everybody to check. `steps`: the whole match as everybody was told of it.
 */
export function resultScreen(table: Table, steps: readonly PublicStep[]): Screen {
  const { ending, face, game, play, record } = table;
  const details =
    ending?.kind === 'played' && play ? face.result(game.view(play.match.state, 'public'), ending.outcome).details : [];
  const ended = endingText(table);
  const moments = bestMoments(table, steps);
  const own = ownWords(table, record.seats);
  const opened = lines(
    game.dice && words.dice.opened(record.id, record.secret, record.commitment),
    own !== '' && `-# ${words.dice.ownWords(own)}`,
  );
  return {
    content: mentions(record.seats),
    embeds: fitted([
      {
        title: words.over.headline(face.name),
        color: COLOURS.over,
        description: clipped(
          lines(
            ending?.kind === 'conceded' ? ended : `**${ended}**`,
            ...details.map((line) => `- ${line}`),
            standings(table),
            scoreTable(table),
            moments.length > 0 && lines(`**${words.over.moments}**`, ...moments.map((line) => `- ${line}`)),
            takenHome(table),
          ),
          LIMITS.description,
        ),
        fields: [
          ...(finalOf(table)?.secrets ?? []).map(({ name, value }) => ({ name, value })),
          ...(opened === '' ? [] : [{ name: words.dice.title, value: opened }]),
        ],
        footer: { text: words.over.again },
      },
    ]),
    components: buttonRows([
      button({ verb: 'again', table: record.id }, words.buttons.again, 'choice'),
      button({ verb: 'log', table: record.id }, words.buttons.log, 'quiet'),
      replayButton(record.id),
      verifyButton(record.id),
    ]),
  };
}

/** What each player takes home to their next match, in games with keepsakes. */
function takenHome(table: Table): string {
  const home = table.record.seats.flatMap((held) => {
    const taken = takenFrom(table, held);
    return taken ? [`- ${words.crew.home(seatName(table, held.seat), ...nameAndLine(taken))}`] : [];
  });
  return home.length === 0 ? '' : lines(`**${words.crew.takenHome}**`, ...home);
}

/** Who played, best first where the game has places. */
function standings({ ending, face, record }: Table): string {
  const player = (held: SeatRecord) => `${face.seat(held.seat)}: ${playerName(held)}`;
  const places = ending?.kind === 'played' ? ending.outcome.places : undefined;
  if (!places) return record.seats.map(player).join(' · ');
  const placed = places.flatMap((seats, at) =>
    record.seats.flatMap((held) => (seats.includes(held.seat) ? `${words.over.place(at + 1)} ${player(held)}` : [])),
  );
  return placed.join('\n');
}

/** The scores as a table, a row for each seat, in the order of the places. */
function scoreTable(table: Table): string {
  const { ending, record } = table;
  const final = finalOf(table);
  if (!final) return '';
  const { columns, rows } = final.scores;
  const places = ending?.kind === 'played' ? ending.outcome.places?.flat() : undefined;
  const order: readonly Seat[] = places ?? record.seats.map(({ seat }) => seat);
  const cells = [['', ...columns], ...order.map((seat) => [seatName(table, seat), ...(rows[seat] ?? [])])];
  const widths = ['', ...columns].map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const aligned = cells.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
  return codeBlock(aligned.join('\n'));
}
