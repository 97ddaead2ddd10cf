import { clipped, type Seat } from '#engine';
import type { Table } from '../../tables/index.ts';
import { words } from '../words.ts';
import { headingMenus } from './rules.ts';
import { COLOURS, fitted, LIMITS, lines, type Screen } from './screen.ts';

/** Help for somebody who plays: the question put to them now, with the rules about it; else how Airlock works. */
export function helpScreen(table: Table | null, seat: Seat | null): Screen {
  const asked =
    table?.play?.open.filter((decision) => decision.seat === seat && table.record.status === 'playing') ?? [];
  const headings = table ? [...new Set(asked.flatMap((decision) => table.face.help(decision)))] : [];
  return {
    content: '',
    embeds: fitted([
      {
        title: words.help.title(table?.face.name ?? 'Airlock'),
        color: COLOURS.panel,
        description: clipped(
          lines(
            words.help.about,
            (!table || table.game.dice) && words.help.dice,
            table ? words.help.signs : words.help.commands,
            headings.length > 0 && `\n**${words.help.now}**`,
          ),
          LIMITS.description,
        ),
      },
      ...headings.flatMap((heading) => {
        const rule = table?.face.rules.find((r) => r.heading === heading);
        return rule ? [{ title: rule.heading, color: COLOURS.panel, description: rule.text }] : [];
      }),
    ]),
    components: table ? headingMenus(table) : [],
  };
}
