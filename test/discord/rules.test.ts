import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { ruleScreen } from '../../src/discord/screens/rules.ts';
import { rulePages } from './rule-pages.ts';

test.each(games)('the pages of the rules of $face.name hold every word of them, and every picture', (entry) => {
  const pages = rulePages(entry);
  const told = pages.flatMap(({ embeds, pictures }) => (pictures ? [] : [embeds[0]?.description])).join('\n');
  expect(wordsOf(told)).toEqual(wordsOf(entry.face.rules.map(({ text }) => text).join('\n')));
  expect(pages.flatMap(({ pictures = [] }) => pictures.map(({ scene }) => scene))).toEqual(
    entry.face.rules.flatMap(({ scene }) => scene ?? []),
  );
});

test.each(games)('a heading of the rules of $face.name opens at its first page', (entry) => {
  for (const { heading, scene } of entry.face.rules) {
    const screen = ruleScreen(entry, heading);
    expect(screen?.embeds[0]?.title).toMatch(new RegExp(`${heading.replaceAll(/[.()?]/g, '\\$&')}$`));
    expect(screen?.pictures?.length ?? 0).toBe(scene ? 1 : 0);
  }
});

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
