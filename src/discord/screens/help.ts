import { clipped, type Seat } from '#engine';
import type { Table } from '../../tables/index.ts';
import { words } from '../words.ts';
import { headingMenus } from './rules.ts';
import { COLOURS, fitted, LIMITS, lines, type Screen } from './screen.ts';

/** Help for somebody at a table: the aim, the question put to them now with its rules, all rules; else how Airlock works. */
export function helpScreen(table: Table | null, seat: Seat | null): Screen {
  if (!table) return { content: '', embeds: [aboutEmbed(null)], components: [] };
  const { face, game, play, record } = table;
  const asked = record.status === 'playing' && play ? play.open.filter((decision) => decision.seat === seat) : [];
  const prompts =
    play && seat !== null ? asked.map((each) => face.prompt(game.view(play.match.state, seat), each)) : [];
  const headings = [...new Set(asked.flatMap((decision) => face.help(decision)))];
  return {
    content: '',
    embeds: fitted([
      {
        title: words.help.title(face.name),
        color: COLOURS.panel,
        description: lines(
          words.help.aim,
          ...face.aim.map(words.play.aim),
          prompts.length > 0 && `\n**${words.help.now}**`,
          ...prompts.map(words.help.asked),
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
