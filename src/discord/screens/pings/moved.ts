import { channelMention } from '@discordjs/formatters';
import { readTableEvent, type LogLine, type SeatRecord, type Table } from '../../../tables/index.ts';
import { escapeMarkdown } from '../../escape.ts';
import { words } from '../../words.ts';
import { mentions } from '../names.ts';
import { button, buttonRows, type Screen } from '../screen.ts';

/** Tells the others that somebody moved their table, with a way to undo it; `null` when the line tells of no move. */
export function movedScreen(
  { face, record }: Table,
  others: readonly SeatRecord[],
  line: LogLine | null,
): Screen | null {
  const event = line && readTableEvent(line);
  if (event?.kind !== 'moved') return null;
  const { name, from } = event;
  return {
    content: words.moved.call(mentions(others), escapeMarkdown(name), face.name, channelMention(from)).trim(),
    embeds: [],
    components: buttonRows([
      button({ verb: 'move-back', table: record.id, channel: from }, words.buttons.moveBack, 'quiet'),
    ]),
  };
}
