import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { TOY } from '../tables/house.ts';
import { allTexts } from './all.ts';
import { addGame, addRules } from './game.ts';
import { Texts, textsOf } from './said.ts';

it('Texts that differ in numbers and names alone stand once', () => {
  const texts = new Texts();
  texts.add('log', 'Red draws 2 cards.');
  texts.add('log', 'Red draws 3 cards.');
  texts.add('log', 'You draw Spare Fuse and Deck Plans.');
  texts.add('log', 'You draw Ransom Note.');
  texts.add('log', 'You draw nothing.');
  expect(texts.toString()).toBe(
    '## log\n- Red draws 2 cards.\n- You draw Spare Fuse and Deck Plans.\n- You draw nothing.',
  );
});

it('A text made of parameters is shown with their names, and with one and with two of what it counts', () => {
  const words = { plain: 'Plain.', some: { many: (count: number, who: string) => `${who}: ${String(count)}` } };
  expect(textsOf(words)).toEqual([
    ['words', 'Plain.'],
    ['words.some', '‹who›: 1'],
    ['words.some', '‹who›: 2'],
  ]);
});

it('The file holds commands, refusals, the log of a table, and rules, questions and log of every game', () => {
  const text = allTexts([TOY, ...games], 0).toString();
  for (const heading of ['Commands', 'Refusals', 'Log of a table', ...games.map(({ face }) => `${face.name}: rules`)])
    expect(text).toContain(`## ${heading}\n`);
  const played = allTexts([TOY], 2).toString();
  for (const part of ['Question: ', 'Lanterns: log', 'Lanterns: result']) expect(played).toContain(part);
  expect(text + played).not.toMatch(/undefined|\[object|NaN/);
});

/** What no English text says, and why. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a plural after 1':
    /(?<![\d,.–] ?)\b1 (?:\p{Ll}+ )?(?:card|guard|marker|point|room|round|space|symbol|token|player|ration|pirate|door|unit|event|vote|time|day|AI player)s\b/u,
  'a singular after another number':
    /\b(?:0|[2-9]|\d\d+) (?:card|guard|marker|point|room|round|symbol|token|player|ration|pirate|door|vote)\b(?![ ’-]\p{Ll})/u,
  'a before a vowel': /\ba (?:8|11|18|80|[aeio]\p{Ll})/u,
  'an before a consonant': /\ban (?:[1-79]\b|1[02-79]\b|[bcdfgjklmnpqrstvwxyz]\p{Ll})/u,
  'a space before a sign': / [,.;:!?%](?: |$)/u,
  'two spaces or stops': /\p{Ll} {2}\p{Ll}|(?<!\.)\.\.(?!\.)|,,/u,
};

/** Text boards, whose columns are filled with spaces, and which have bars such as "[#..]". */
const CODE_BLOCK = /```[^]*?```/gu;

class CheckedTexts extends Texts {
  readonly wrong: string[] = [];

  override add(heading: string, text: string | null | undefined): void {
    const prose = text?.replace(CODE_BLOCK, (board) => board.replace(/ +/gu, ' ').replace(/\[[#.]+\]/gu, '[]')) ?? '';
    for (const [fault, pattern] of Object.entries(FAULTS))
      if (pattern.test(prose)) this.wrong.push(`${fault} (${heading}): ${text ?? ''}`);
    super.add(heading, text);
  }
}

it.each(games.map((entry) => [entry.face.name, entry] as const))(
  'Numbers, articles and signs are right in everything that two games of %s say',
  (_, entry) => {
    const texts = new CheckedTexts();
    addRules(texts, entry);
    for (const count of new Set(entry.game.seats)) for (const number of [0, 1]) addGame(texts, entry, count, number);
    expect(texts.wrong).toEqual([]);
  },
);

it.each([
  ['You draw 1 scheme cards.', 'a plural after 1'],
  ['Red gains 3 token.', 'a singular after another number'],
  ['Red rolls a 8.', 'a before a vowel'],
  ['Red rolls an 7.', 'an before a consonant'],
  ['60 % of it', 'a space before a sign'],
  ['It is over..', 'two spaces or stops'],
])('“%s” is found: %s', (text, fault) => {
  const texts = new CheckedTexts();
  texts.add('log', text);
  expect(texts.wrong).toEqual([`${fault} (log): ${text}`]);
});
