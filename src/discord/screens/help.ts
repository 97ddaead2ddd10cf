import type { APIEmbed } from 'discord-api-types/v10';
import type { OptionFace, Seat } from '#engine';
import type { Table } from '../../tables/index.ts';
import { words } from '../words.ts';
import { askedFirst } from './panel/asked-first.ts';
import { FEWEST_ROWS, partsOf, rowsOf, TITLE_ROWS } from './rows.ts';
import { headingMenus } from './rules.ts';
import { button, buttonRows, COLOURS, fitted, LIMITS, lines, type Screen } from './screen.ts';

/** The most options of one question whose hints are told: as many as a menu holds. */
const MOST_HINTS = LIMITS.menu;
/** Rows of a page: one screen of a phone, with the menus and buttons below it. */
const MOST_ROWS = 19;

/** A heading with what is said about it, line by line. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Help for somebody at a table, a page at a time, from 0: the aim, the question put to them now, its rules and options, how
 * Airlock works; every page leads to all rules. Without a table, how Airlock works.
 */
export function helpScreen(table: Table | null, seat: Seat | null, page = 0): Screen {
  if (!table) return { content: '', embeds: [embedOf(aboutSection(null))], components: [] };
  const pages = pagesOf([...gameSections(table, seat), aboutSection(table)]);
  const at = Math.min(page, pages.length - 1);
  const turnTo = (to: number, label: string) =>
    button({ verb: 'help-page', table: table.record.id, page: Math.max(0, to) }, label, 'quiet', !pages[to]);
  return {
    content: pages.length > 1 ? words.log.page(at + 1, pages.length) : '',
    embeds: fitted((pages[at] ?? []).map(embedOf)),
    components: [
      ...headingMenus(table),
      ...buttonRows([
        ...(pages.length > 1
          ? [turnTo(at - 1, words.buttons.previousPage), turnTo(at + 1, words.buttons.nextPage)]
          : []),
        // The first heading of a rulebook.
        button({ verb: 'rule-page', game: table.game.id, at: 0 }, words.buttons.overview, 'quiet'),
      ]),
    ],
  };
}

/** The aim, the question put to this seat now without what the panel says of it, the rules about that, then what each option does. */
function gameSections({ face, game, play, record }: Table, seat: Seat | null): Section[] {
  const asked = record.status === 'playing' && play ? play.open.filter((decision) => decision.seat === seat) : [];
  const view = play && seat !== null ? game.view(play.match.state, seat) : null;
  const prompts = view === null ? [] : asked.map((each) => words.help.asked(askedFirst(face.prompt(view, each))[0]));
  const hints = view === null ? [] : asked.flatMap((each) => hintsOf(face.options(view, each)));
  const headings = [...new Set(asked.flatMap((decision) => face.help(decision)))];
  return [
    { title: words.help.aim(face.name), lines: face.aim.map(words.play.aim) },
    ...(prompts.length > 0 ? [{ title: words.help.now, lines: prompts }] : []),
    ...headings.flatMap((heading) => {
      const rule = face.rules.find((each) => each.heading === heading);
      return rule ? [{ title: rule.heading, lines: rule.text.split('\n') }] : [];
    }),
    // The panel tells most of it.
    ...(hints.length > 0 ? [{ title: words.help.options, lines: hints }] : []),
  ];
}

/** What follows from each option, in full. */
function hintsOf(options: readonly OptionFace[]): string[] {
  const hinted = options.filter(({ hint }) => hint !== undefined);
  return hinted.slice(0, MOST_HINTS).map(({ label, hint = '' }) => `- **${label}**: ${hint}`);
}

/** How Airlock works. */
function aboutSection(table: Table | null): Section {
  return {
    title: words.help.title('Airlock'),
    lines: lines(
      words.help.about,
      (!table || table.game.dice) && words.help.dice,
      table ? words.help.signs : words.help.commands,
    ).split('\n'),
  };
}

/** Sections page by page: one that does not fit whole on the rest of a page begins there if enough of it does. */
function pagesOf(sections: readonly Section[]): Section[][] {
  const pages: Section[][] = [];
  let left = 0;
  for (const { title, lines } of sections) {
    const begins = TITLE_ROWS + Math.min(FEWEST_ROWS, rowsOf(lines)) <= left;
    const [here, ...next] = partsOf(lines, MOST_ROWS, begins ? left : 0);
    if (here.length > 0) pages.at(-1)?.push({ title, lines: here });
    const titleOf = (n: number) => (here.length > 0 || n > 0 ? words.help.continued(title) : title);
    pages.push(...next.map((part, n) => [{ title: titleOf(n), lines: part }]));
    left = (next.length > 0 ? MOST_ROWS : left) - TITLE_ROWS - rowsOf(next.at(-1) ?? here);
  }
  return pages;
}

function embedOf({ title, lines }: Section): APIEmbed {
  return { title, color: COLOURS.panel, description: lines.join('\n') };
}
