import { time, TimestampStyles } from '@discordjs/formatters';
import { clipped } from '#engine';
import type { KeepsakeVersion, Kept } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { button, buttonRows, COLOURS, fieldsOf, fitted, LIMITS, lines, type Screen } from '../screen.ts';
import { escaped, nameAndLine } from './shown.ts';

/** Versions of the history that are shown, the newest ones. */
const VERSIONS_SHOWN = 6;

/** Everything a keepsake says, as a picture and as text, with its history. */
export function sheetScreen(of: Kept, history: readonly KeepsakeVersion[], said = ''): Screen {
  const { face, kept, record } = of;
  const [name, line] = nameAndLine(of);
  const { id } = record;
  const press = (does: 'verify' | 'rename' | 'export' | 'retire', tone: 'quiet' | 'grave' = 'quiet') =>
    button({ verb: 'crew', crew: id, does }, words.buttons[does], tone);
  return {
    content: said,
    embeds: fitted([
      {
        title: clipped(name, LIMITS.title),
        color: COLOURS.panel,
        description: lines(
          words.crew.line(line),
          record.imported && words.crew.imported,
          record.at ? words.crew.away(record.at.channel) : words.crew.free,
          words.crew.history,
          historyText(of, history),
        ),
        fields: fieldsOf(face.fields(escaped(of)), 'all'),
      },
    ]),
    components: buttonRows([press('verify'), press('rename'), press('export'), press('retire', 'grave')]),
    pictures: [{ name: 'crew.png', scene: face.scene(kept) }],
  };
}

/** The newest versions with the matches they come from, newest first. */
function historyText(of: Kept, history: readonly KeepsakeVersion[]): string {
  const shown = history.slice(-VERSIONS_SHOWN).toReversed();
  return shown
    .map(({ version, match, at, kept }) => {
      const when = time(Math.floor(at / 1000), TimestampStyles.ShortDate);
      if (match === null) return words.crew.made(version, when);
      const read = of.keepsake.read(kept);
      const changes = read.ok ? of.face.changes(escaped({ ...of, kept: read.kept })) : [];
      return words.crew.played(version, when, match, changes.join(' '));
    })
    .join('\n');
}

/** Asks before a keepsake is deleted. */
export function retireScreen(crew: string, name: string): Screen {
  return {
    content: words.crew.sureToRetire(name),
    embeds: [],
    components: buttonRows([
      button({ verb: 'crew', crew, does: 'retire-surely' }, words.buttons.retire, 'grave'),
      button({ verb: 'crew', crew, does: 'keep' }, words.buttons.keepIt, 'quiet'),
    ]),
  };
}
