import { clipped } from '#engine';
import { time, TimestampStyles } from '@discordjs/formatters';
import { exportOf, readEntry, seatOf, type LogLine, type Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { seatName } from '../names.ts';
import { narration } from './narration.ts';
import { button, buttonRows, COLOURS, fitted, LIMITS, type Screen } from '../screen.ts';

const LINES_A_PAGE = 20;
/** Characters of a page, so that no line of it is cut off. */
const ROOM = LIMITS.description - 100;

/** The log as this person may read it, newest page first (page 0); of a finished game with the file that replays it. */
export function logScreen(
  table: Table,
  log: readonly LogLine[],
  person: string,
  page: number,
  reasons = false,
): Screen {
  const viewer = seatOf(table, person)?.seat ?? 'public';
  // A reason may tell what only its seat knew: while the game is played, it is for the player of that seat.
  const over = table.record.status === 'finished';
  const explains = (line: LogLine) => line.why !== null && (over || readEntry(line)?.seat === viewer);
  // Among everything that happened, reasons would be far apart.
  const read = reasons ? log.filter(explains) : log;
  const told = read.flatMap((line) => [
    ...narration(table, line, viewer).map(
      (text) => `${time(Math.floor(line.at / 1000), TimestampStyles.ShortTime)} ${text}`,
    ),
    ...(reasons ? reasonFor(table, line) : []),
  ]);
  const explained = !reasons && log.some(explains);
  const verb = reasons ? 'reasons' : 'older';
  const all = pagesOf(told);
  const pages = all.length;
  const shown = Math.min(page, pages - 1);
  const text = (all[pages - 1 - shown] ?? []).join('\n');
  const game = exportOf(table, log);
  const id = table.record.id;
  return {
    content: game ? words.log.exported : '',
    embeds: fitted([
      {
        title: words.log.title(table.face.name),
        color: COLOURS.panel,
        description: clipped(text === '' ? words.log.empty : text, LIMITS.description),
        footer: { text: words.log.page(pages - shown, pages) },
      },
    ]),
    components: buttonRows([
      ...(pages < 2
        ? []
        : [
            button({ verb, table: id, page: shown + 1 }, words.buttons.older, 'quiet', shown + 1 >= pages),
            button({ verb, table: id, page: Math.max(0, shown - 1) }, words.buttons.newer, 'quiet', shown === 0),
          ]),
      ...(explained ? [button({ verb: 'reasons', table: id, page: 0 }, words.buttons.reasons, 'quiet')] : []),
    ]),
    ...(game
      ? {
          files: [
            { name: `airlock-${id}.json`, data: Buffer.from(JSON.stringify(game)), contentType: 'application/json' },
          ],
        }
      : {}),
  };
}

/** The reason for an answer, with its seat: the narration may end with the next player's turn. */
function reasonFor(table: Table, line: LogLine): string[] {
  const seat = readEntry(line)?.seat;
  return line.why === null || seat === undefined ? [] : [words.ai.why(seatName(table, seat), line.why)];
}

/** The lines in pages, oldest first; pages are filled from the newest line on, so that the first one shown is full. */
function pagesOf(told: readonly string[]): string[][] {
  const pages: string[][] = [[]];
  let left = ROOM;
  for (const text of told.toReversed()) {
    const line = clipped(text, ROOM);
    const [page = []] = pages;
    if (page.length === LINES_A_PAGE || line.length + 1 > left) {
      pages.unshift([line]);
      left = ROOM;
    } else page.unshift(line);
    left -= line.length + 1;
  }
  return pages;
}
