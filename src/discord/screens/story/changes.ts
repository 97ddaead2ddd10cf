import type { APIEmbed } from 'discord-api-types/v10';
import { clipped, type Position, type Viewer } from '#engine';
import { ringed } from '../../../pictures/ringed.ts';
import { waitingFor, type Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { digest, type Digest } from './digest.ts';
import type { Told } from './narration.ts';
import { button, buttonRows, codeBlock, COLOURS, fitted, LIMITS, lines, type Screen } from '../screen.ts';

/** Lines of what happened, and the rows they fill on a phone, with the picture below them. */
const MOST_TOLD = 8;
const MOST_ROWS = 14;
/** Of these, what is left for what the reader has looked at before, where more has happened since. */
const MOST_SEEN = 3;
const ROWS_OF_SEEN = 5;
/** Characters of such a row. */
const COLUMNS = 38;

/** What a reader's last step led to, and what happened since. */
export interface Happened {
  readonly own: readonly Told[];
  readonly told: readonly Told[];
  /** What has happened after it since the reader looked last; nothing where they have acted since they looked. */
  readonly unseen?: readonly Told[];
  /** The revision after which it happened; `null` where nobody left the board. */
  readonly since: number | null;
  /** Whether earlier events are left out. */
  readonly isCut: boolean;
}

/**
 * What a reader's last step led to and what happened since, sentence by sentence, and the board as it stands now, with a ring around
 * what is different. Where it cannot be told how it was left, nothing is ringed.
 */
export function changesScreen(
  table: Table,
  reader: Viewer,
  before: Position<unknown> | null,
  { own, told, unseen = [], since, isCut }: Happened,
): Screen {
  const { face, game, play, record } = table;
  if (!play) return { content: '', embeds: [], components: [] };
  const now = game.view(play.match.state, reader);
  const scene = face.scene(now);
  const { recent, more } = recentLines(table, reader, [...own, ...told], unseen);
  const rest = since === null ? words.play.andMore(more) : words.play.andMoreEvents(more);
  const earlier = since !== null && isCut;
  const nothing = reader === 'public' ? words.log.empty : words.play.unchanged;
  const happened = lines(
    ...recent,
    earlier ? words.play.andEarlier : more > 0 && rest,
    told.length + unseen.length === 0 && !own.some(({ opens }) => opens !== null) && nothing,
  );
  const asked = waitingFor(table).some((seat) => seat === reader);
  const { text, legend } = face.board(now);
  const embed = (...map: readonly string[]): APIEmbed => ({
    title: words.buttons.changes,
    color: COLOURS.panel,
    description: clipped(lines(`**${face.status(now)}**`, happened, ...map), LIMITS.description),
  });
  return {
    content: '',
    embeds: fitted([embed(codeBlock(text), legend)]),
    pictures: [
      {
        name: 'now.png',
        scene: before === null ? scene : ringed(scene, face.scene(game.view(before.state, reader))),
        beside: embed(),
      },
    ],
    opens: { table: record.id, what: 'changes', revision: record.revision },
    components: buttonRows([
      ...(asked ? [button({ verb: 'turn', table: record.id }, words.buttons.turn, 'main')] : []),
      ...(reader === 'public' ? [] : [button({ verb: 'hand', table: record.id }, words.buttons.hand, 'choice')]),
      ...(since !== null && (more > 0 || isCut)
        ? [button({ verb: 'events', table: record.id, since }, words.buttons.events, 'quiet')]
        : []),
      button({ verb: 'log', table: record.id }, words.buttons.log, 'quiet'),
      button({ verb: 'text', table: record.id, shows: 'board' }, words.buttons.text, 'quiet'),
    ]),
  };
}

/** What happened, and below a heading of its own what the reader has not looked at yet, where they have at the rest. */
function recentLines(table: Table, reader: Viewer, seen: readonly Told[], unseen: readonly Told[]) {
  const item = (line: string) => `- ${line}`;
  if (seen.length === 0 || unseen.length === 0) {
    const { lines: all, more } = inRows(table, reader, [...seen, ...unseen], MOST_TOLD, MOST_ROWS);
    return { recent: all.map(item), more };
  }
  const news = inRows(table, reader, unseen, MOST_TOLD - MOST_SEEN, MOST_ROWS - ROWS_OF_SEEN);
  const rest = inRows(table, reader, seen, MOST_SEEN, ROWS_OF_SEEN);
  return {
    recent: [...rest.lines.map(item), `**${words.play.sinceLooked}**`, ...news.lines.map(item)],
    more: rest.more + news.more,
  };
}

/** What happened in as many lines as there is room for: none is cut, since this is where others lead that are. */
function inRows(table: Table, reader: Viewer, told: readonly Told[], most: number, mostRows: number): Digest {
  const found = digest(table, reader, told, most);
  const rows = found.lines.reduce((sum, line) => sum + Math.ceil(line.length / COLUMNS), 0);
  return rows > mostRows && most > 1 ? inRows(table, reader, told, most - 1, mostRows) : found;
}
