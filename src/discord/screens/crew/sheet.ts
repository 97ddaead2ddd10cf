import { time, TimestampStyles } from '@discordjs/formatters';
import type { APIEmbed } from 'discord-api-types/v10';
import { clipped, joined } from '#engine';
import type { Kept, Played, PlayedVersion } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { playerName } from '../names.ts';
import { button, buttonRows, COLOURS, fieldsOf, fitted, LIMITS, lines, type Screen } from '../screen.ts';
import { escaped, nameAndLine } from './shown.ts';

/** Versions of the history that are shown, the newest ones. */
export const VERSIONS_SHOWN = 6;

/** A sheet with its picture, or in words alone. */
export type SheetLook = 'pictured' | 'in-words';

/**
 * Everything a keepsake says, with the newest part of its history: as a picture, and in words where it is not drawn.
 */
export function sheetScreen(
  of: Kept,
  career: readonly PlayedVersion[],
  said = '',
  look: SheetLook = 'pictured',
): Screen {
  const { face, kept, record } = of;
  const [name, line] = nameAndLine(of);
  const { id } = record;
  const press = (does: 'text' | 'verify' | 'rename' | 'export' | 'retire', tone: 'quiet' | 'grave' = 'quiet') =>
    button({ verb: 'crew', crew: id, does }, words.buttons[does], tone);
  const embed: APIEmbed = {
    title: clipped(name, LIMITS.title),
    color: COLOURS.panel,
    description: lines(
      words.crew.line(line),
      record.imported && words.crew.imported,
      record.at ? words.crew.away(record.at.channel) : words.crew.free,
      words.crew.history,
      historyText(of, career),
    ),
  };
  return {
    content: said,
    embeds: fitted([{ ...embed, fields: fieldsOf(face.fields(escaped(of)), 'all') }]),
    components: buttonRows([
      ...(look === 'pictured' ? [press('text')] : []),
      press('verify'),
      press('rename'),
      press('export'),
      press('retire', 'grave'),
    ]),
    ...(look === 'pictured' && { pictures: [{ name: 'crew.png', scene: face.scene(kept), beside: embed }] }),
  };
}

/** The newest versions with the matches they come from, newest first. */
function historyText(of: Kept, career: readonly PlayedVersion[]): string {
  return career
    .toReversed()
    .map(({ version, match, at, kept, played }) => {
      const when = time(Math.floor(at / 1000), TimestampStyles.ShortDate);
      if (match === null) return words.crew.made(version, when);
      const read = of.keepsake.read(kept);
      const changes = read.ok ? of.face.changes(escaped({ ...of, kept: read.kept })) : [];
      const game = played ? matchText(played) : words.crew.match(match);
      return words.crew.played(version, when, game, changes.join(' '));
    })
    .join('\n');
}

/** "Won against @Bo and the AI player Circuit". */
function matchText({ table: { record, ending }, seat }: Played): string {
  const others = joined(record.seats.filter((held) => held.seat !== seat).map(playerName));
  const winners =
    ending?.kind === 'played' ? ending.outcome.winners : ending?.kind === 'conceded' ? ending.winners : null;
  return words.crew.against(others, winners === null ? null : winners.includes(seat));
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
