import type { GameEntry } from '#engine';
import { rulePageScreen } from '../../src/discord/screens/rules.ts';
import type { Screen } from '../../src/discord/screens/screen.ts';

/** Every page of a game's rules, in the order in which its buttons lead on. */
export function rulePages(entry: GameEntry): Screen[] {
  const pages: Screen[] = [];
  for (let page = rulePageScreen(entry, 0); page !== null; page = rulePageScreen(entry, pages.length)) pages.push(page);
  return pages;
}
