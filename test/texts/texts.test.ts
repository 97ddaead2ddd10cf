import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { TOY } from '../tables/house.ts';
import { allTexts } from './all.ts';
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
