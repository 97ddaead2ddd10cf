import { clipped, type GameEntry, type RuleText } from '#engine';
import { writeCustomId } from '../custom-id.ts';
import { words } from '../words.ts';
import { button, buttonRows, COLOURS, fitted, LIMITS, menuRow, type Row, type Screen } from './screen.ts';

/** The games whose rules can be read. */
export function shelfScreen(games: readonly GameEntry[]): Screen {
  const buttons = games.map(({ game, face }) =>
    button({ verb: 'rule-page', game: game.id, at: 0 }, face.name, 'choice'),
  );
  return { content: words.rules.whichGame, embeds: [], components: buttonRows(buttons) };
}

/** One heading of the rules reference; `null` when there is none of that name. */
export function ruleScreen(entry: GameEntry, heading: string): Screen | null {
  const wanted = heading.trim().toLowerCase();
  return rulePageScreen(
    entry,
    entry.face.rules.findIndex((rule) => rule.heading.toLowerCase() === wanted),
  );
}

/**
 * The rules reference opened at the heading of that place, from 0, its picture first; buttons lead to those beside it, menus to
 * all. `null` when there is none.
 */
export function rulePageScreen(entry: GameEntry, at: number): Screen | null {
  const { face, game } = entry;
  const rule = face.rules[at];
  if (!rule) return null;
  const turnTo = (to: number, label: string) =>
    button({ verb: 'rule-page', game: game.id, at: Math.max(0, to) }, label, 'quiet', face.rules[to] === undefined);
  const title = { title: words.rules.title(face.name, rule.heading), color: COLOURS.panel };
  const text = { color: COLOURS.panel, description: clipped(rule.text, LIMITS.description) };
  return {
    content: '',
    embeds: fitted(rule.scene ? [title, text] : [{ ...title, ...text }]),
    components: [
      ...headingMenus(entry),
      ...buttonRows([turnTo(at - 1, words.buttons.previousPage), turnTo(at + 1, words.buttons.nextPage)]),
    ],
    ...(rule.scene ? { pictures: [{ name: 'rule.png', scene: rule.scene }] } : {}),
  };
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
