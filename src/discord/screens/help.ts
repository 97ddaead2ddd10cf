import type { APIEmbed } from 'discord-api-types/v10';
import { clipped, type OptionFace, type Seat } from '#engine';
import type { Table } from '../../tables/index.ts';
import { words } from '../words.ts';
import { headingMenus } from './rules.ts';
import { COLOURS, embedSize, LIMITS, lines, type Screen } from './screen.ts';

/** The most options of one question whose hints are told: as many as a menu holds. */
const MOST_HINTS = LIMITS.menu;

/** Help for somebody at a table: the aim, the question put to them now with its rules, all rules; else how Airlock works. */
export function helpScreen(table: Table | null, seat: Seat | null): Screen {
  if (!table) return { content: '', embeds: [aboutEmbed(null)], components: [] };
  const { face, game, play, record } = table;
  const asked = record.status === 'playing' && play ? play.open.filter((decision) => decision.seat === seat) : [];
  const view = play && seat !== null ? game.view(play.match.state, seat) : null;
  const prompts =
    view === null ? [] : asked.map((each) => [face.prompt(view, each), ...hintsOf(face.options(view, each))]);
  const headings = [...new Set(asked.flatMap((decision) => face.help(decision)))];
  return {
    content: '',
    embeds: whole([
      {
        title: words.help.title(face.name),
        color: COLOURS.panel,
        description: clipped(
          lines(
            words.help.aim,
            ...face.aim.map(words.play.aim),
            prompts.length > 0 && `\n**${words.help.now}**`,
            ...prompts.flatMap(([prompt = '', ...hints]) => [words.help.asked(prompt), ...hints]),
          ),
          LIMITS.description,
        ),
      },
      ...headings.flatMap((heading) => {
        const rule = face.rules.find((r) => r.heading === heading);
        return rule ? [{ title: rule.heading, color: COLOURS.panel, description: rule.text }] : [];
      }),
      aboutEmbed(table),
    ]),
    components: headingMenus(table),
  };
}

/** As many of these as a message holds, none of them cut: the menus below lead to every rule. */
function whole(embeds: readonly APIEmbed[]): APIEmbed[] {
  const kept: APIEmbed[] = [];
  for (const embed of embeds) if (embedSize([...kept, embed]) <= LIMITS.embeds) kept.push(embed);
  return kept;
}

/** What follows from each option, in full: a panel has room for its beginning only. */
function hintsOf(options: readonly OptionFace[]): string[] {
  const hinted = options.filter(({ hint }) => hint !== undefined);
  return hinted.slice(0, MOST_HINTS).map(({ label, hint = '' }) => `  - **${label}**: ${hint}`);
}

/** How Airlock works. */
function aboutEmbed(table: Table | null) {
  return {
    title: words.help.title('Airlock'),
    color: COLOURS.panel,
    description: clipped(
      lines(
        words.help.about,
        (!table || table.game.dice) && words.help.dice,
        table ? words.help.signs : words.help.commands,
      ),
      LIMITS.description,
    ),
  };
}
