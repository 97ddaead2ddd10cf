import type { APIEmbed } from 'discord-api-types/v10';
import { clipped, type Position, type Scene, type Viewer } from '#engine';
import { ringed } from '../../../pictures/ringed.ts';
import { waitingFor, type Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { digest, LONGEST_TOLD, type Digest } from './digest.ts';
import type { Told } from './narration.ts';
import { button, buttonRows, codeBlock, COLOURS, fitted, LIMITS, lines, type Screen } from '../screen.ts';

/** What a phone shows beside status and buttons, and a picture's width on it, both in px. */
const PHONE = { height: 580, picture: 294 } as const;
/** The height of a row there, in px, and its characters. */
const ROW = 18.5;
const COLUMNS = 38;
/** Rows of what happened, the fewest and the most: what the picture leaves. A line of two rows is usual. */
const ROWS = { fewest: 14, most: 22 } as const;
/** The share of them left for what the reader has looked at before, where more has happened since. */
const SEEN = 1 / 3;

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
  const { recent, more } = recentLines(table, reader, [...own, ...told], unseen, rowsBeside(scene));
  const rest = since === null ? words.play.andMore(more) : words.play.andMoreEvents(more);
  const earlier = since !== null && isCut;
  // Below one's last step, that nothing has changed would contradict it.
  const unchanged = recent.length > 0 ? words.play.nothingSince : words.play.unchanged;
  const nothing = reader === 'public' ? words.log.empty : unchanged;
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
function recentLines(table: Table, reader: Viewer, seen: readonly Told[], unseen: readonly Told[], rows: number) {
  const item = (line: string) => `- ${line}`;
  if (seen.length === 0 || unseen.length === 0) {
    const all = [...seen, ...unseen];
    // A heading takes a row.
    const whole = inRows(table, reader, all, rows);
    const { lines: told, ahead, more } = whole.ahead > 0 ? inRows(table, reader, all, rows - 1) : whole;
    const items = told.map(item);
    const parted = [...items.slice(0, ahead), `**${words.play.ofOthers}**`, ...items.slice(ahead)];
    return { recent: ahead > 0 ? parted : items, more };
  }
  const ofSeen = Math.round(rows * SEEN);
  const news = inRows(table, reader, unseen, rows - ofSeen);
  const rest = inRows(table, reader, seen, ofSeen);
  return {
    recent: [...rest.lines.map(item), `**${words.play.sinceLooked}**`, ...news.lines.map(item)],
    more: rest.more + news.more,
  };
}

/** What happened in as many lines as there is room for: none is cut, since this is where others lead that are. */
function inRows(table: Table, reader: Viewer, told: readonly Told[], rows: number, most = rows): Digest {
  const found = digest(table, reader, told, most, { longest: Math.min(LONGEST_TOLD, (rows * COLUMNS) / 2) });
  const filled = found.lines.reduce((sum, line) => sum + Math.ceil(line.length / COLUMNS), 0);
  return filled > rows && most > 1 ? inRows(table, reader, told, rows, most - 1) : found;
}

/** The rows of text that a phone has beside that picture. */
function rowsBeside({ width, height }: Scene): number {
  const left = PHONE.height - (height / width) * PHONE.picture;
  return Math.min(ROWS.most, Math.max(ROWS.fewest, Math.floor(left / ROW)));
}
