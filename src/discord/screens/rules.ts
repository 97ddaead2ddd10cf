import { clipped, type GameEntry, type RuleText } from '#engine';
import type { Table } from '../../tables/index.ts';
import { writeCustomId } from '../custom-id.ts';
import { words } from '../words.ts';
import { partsOf } from './rows.ts';
import { button, buttonRows, COLOURS, fitted, LIMITS, menuRow, type Row, type Screen } from './screen.ts';

/** Rows of a page: more than a screen of a phone, as somebody reads on. */
const MOST_ROWS = 30;

/** A page of the rules: a part of what stands under a heading, or its picture. */
interface RulePage extends RuleText {
  readonly continued: boolean;
}

/** The games whose rules can be read. */
export function shelfScreen(games: readonly GameEntry[]): Screen {
  const buttons = games.map(({ game, face }) =>
    button({ verb: 'rule-page', game: game.id, at: 0 }, face.name, 'choice'),
  );
  return { content: words.rules.whichGame, embeds: [], components: buttonRows(buttons) };
}

/** One heading of the rules reference, with a way to the help of that table; `null` when there is none of that name. */
export function ruleScreen(entry: GameEntry, heading: string, table: Table | null = null): Screen | null {
  const wanted = heading.trim().toLowerCase();
  return rulePageScreen(
    entry,
    pagesOf(entry.face.rules).findIndex((page) => page.heading.toLowerCase() === wanted),
    table,
  );
}

/**
 * The rules reference opened at that page, from 0; buttons lead to those beside it and to the help of that table, if it plays the
 * game, menus to all headings. `null` when there is none.
 */
export function rulePageScreen(entry: GameEntry, at: number, table: Table | null = null): Screen | null {
  const { face, game } = entry;
  const pages = pagesOf(face.rules);
  const page = pages[at];
  if (!page) return null;
  const { heading, continued, text, scene } = page;
  const turnTo = (to: number, label: string) =>
    button({ verb: 'rule-page', game: game.id, at: Math.max(0, to) }, label, 'quiet', pages[to] === undefined);
  const title = words.rules.title(face.name, heading);
  const embed = {
    title: continued ? words.help.continued(title) : title,
    color: COLOURS.panel,
    description: text,
  };
  return {
    content: '',
    embeds: fitted([embed]),
    components: [
      ...headingMenus(entry),
      ...buttonRows([
        turnTo(at - 1, words.buttons.previousPage),
        turnTo(at + 1, words.buttons.nextPage),
        ...(table?.game.id === game.id
          ? [button({ verb: 'help-page', table: table.record.id, page: 0 }, words.buttons.help, 'quiet')]
          : []),
      ]),
    ],
    ...(scene ? { pictures: [{ name: 'rule.png', scene }] } : {}),
  };
}

/** The rules page by page: each heading on pages of its own, its picture first. */
function pagesOf(rules: readonly RuleText[]): RulePage[] {
  return rules.flatMap(({ heading, text, scene }) => {
    const [whole, ...rest] = partsOf(text.split('\n'), MOST_ROWS, MOST_ROWS);
    const texts = [whole, ...rest]
      .filter((lines) => lines.length > 0)
      .map((lines) => ({ heading, text: lines.join('\n') }));
    return [...(scene ? [{ heading, text: words.rules.inWords, scene }] : []), ...texts].map((page, at) => ({
      ...page,
      continued: at > 0,
    }));
  });
}

/** Menus of all headings, as many of them as it takes. */
export function headingMenus({ game, face }: GameEntry): Row[] {
  const parts = Math.ceil(face.rules.length / LIMITS.menu);
  return Array.from({ length: Math.min(parts, LIMITS.rows - 1) }, (_, part) => {
    const shown = face.rules.slice(part * LIMITS.menu, (part + 1) * LIMITS.menu);
    return menuRow({
      custom_id: writeCustomId({ verb: 'rule', game: game.id, part }),
      placeholder: parts > 1 ? words.rules.span(first(shown), part + 1, parts) : words.rules.menu,
      options: shown.map(({ heading }) => ({ label: heading, value: heading })),
    });
  });
}

function first(rules: readonly RuleText[]): string {
  return clipped(rules[0]?.heading ?? '', LIMITS.placeholder / 3);
}
