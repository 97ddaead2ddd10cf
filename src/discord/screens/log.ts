import { exportOf, seatOf, type LogLine, type Table } from '../../tables/index.ts';
import { words } from '../words.ts';
import { narration } from './narration.ts';
import { button, buttonRows, clip, COLOURS, fitted, LIMITS, type Screen } from './screen.ts';

const LINES_A_PAGE = 20;

/** The log as this person may read it, newest page first (page 0); of a finished game with the file that replays it. */
export function logScreen(table: Table, log: readonly LogLine[], person: string, page: number): Screen {
  const viewer = seatOf(table, person)?.seat ?? 'public';
  const told = log.flatMap((line) =>
    narration(table, line, viewer).map((text) => `<t:${Math.floor(line.at / 1000)}:t> ${text}`),
  );
  const pages = Math.max(1, Math.ceil(told.length / LINES_A_PAGE));
  const shown = Math.min(page, pages - 1);
  const end = told.length - shown * LINES_A_PAGE;
  const text = told.slice(Math.max(0, end - LINES_A_PAGE), end).join('\n');
  const game = exportOf(table, log);
  const id = table.record.id;
  return {
    content: game ? words.log.exported : '',
    embeds: fitted([
      {
        title: words.log.title(table.face.name),
        color: COLOURS.panel,
        description: clip(text === '' ? words.log.empty : text, LIMITS.description),
        footer: { text: words.log.page(pages - shown, pages) },
      },
    ]),
    components:
      pages < 2
        ? []
        : buttonRows([
            button({ verb: 'older', table: id, page: shown + 1 }, words.buttons.older, 'quiet', shown + 1 >= pages),
            button(
              { verb: 'older', table: id, page: Math.max(0, shown - 1) },
              words.buttons.newer,
              'quiet',
              shown === 0,
            ),
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
