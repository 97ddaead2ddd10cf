import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS, CREW_COMMANDS } from '../../src/discord/in/commands/index.ts';
import { words } from '../../src/discord/words.ts';
import { FIXED } from '../../src/discord/words/dice.ts';

const seat = () => 'A.I.';

it.each([
  [words.lobby.missing, 1, 'Needs 1 more player.'],
  [words.lobby.missing, 2, 'Needs 2 more players.'],
  [words.play.andMore, 1, '1 more event in the **Log**.'],
  [words.play.andMore, 2, '2 more events in the **Log**.'],
  [(count: number) => words.play.andMoreChanges(count, false), 1, '1 more event'],
  [words.play.andMoreEvents, 2, '2 more events in **All Events**.'],
])('A count is told in the singular or the plural', (told, count, sentence) => {
  expect(told(count)).toBe(sentence);
});

it('A seat whose name ends in a full stop gets no second one', () => {
  expect(words.refusal({ why: 'already-seated', seat: 0 }, seat, 'lobby')).toBe(
    'You already play **A.I.** To pick another seat, press **Leave** first.',
  );
  const pirates = words.refusal({ why: 'already-seated', seat: 1 }, () => 'Pirates', 'playing');
  expect(pirates).toBe('You already play **Pirates**.');
});

it.each(['README.md', 'docs/fair-dice.md'])('%s says in the bot’s own words what fixes the dice', (path) => {
  const guide = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  expect(guide).toContain(FIXED);
  expect(words.dice.sealed('t', 'c', null)).toContain(FIXED);
  expect(words.help.dice).toContain(FIXED);
});

it('Too few players are counted', () => {
  const tooFew = (missing: number[]) =>
    words.refusal({ why: 'too-few', missing, kept: null, reserved: [] }, seat, 'lobby');
  expect(tooFew([1])).toContain('1 more player needed');
  expect(tooFew([1, 2])).toContain('2 more players needed');
});

it('Why a game cannot be played says whether it has not started, is over or was cancelled', () => {
  const told = (status: 'lobby' | 'finished' | 'cancelled') => words.refusal({ why: 'not-playing' }, seat, status);
  expect(told('lobby')).toContain('hasn’t started');
  expect(told('finished')).toContain('is over');
  expect(told('cancelled')).toContain('was cancelled');
});

it('Small words on buttons are small, and every other word is capitalized', () => {
  const labels = Object.values(words.buttons).filter((label) => typeof label === 'string');
  const titled = (word: string) => /^(?:to|of|a|an|the|for|in|on|and|or|[A-Z].*)$/.test(word);
  expect(labels.filter((label) => !label.split(' ').every(titled))).toEqual([]);
  expect(labels.filter((label) => / (?:To|Of|A|An|The|For|In|On|And|Or)\b/.test(label))).toEqual([]);
});

it('A command and its options are described by a phrase, not a sentence', () => {
  const all = [...COMMANDS, ...CREW_COMMANDS].flatMap(({ description, options }) => [
    description,
    ...Object.values(options).map((option) => option.description),
  ]);
  expect(all.filter((text) => !/^[A-Z].*[^.]$/.test(text) || text.includes(';'))).toEqual([]);
});

it('What a seat did is said to be its own, also where its name is a plural', () => {
  expect(words.log.rewind('Red', false)).toBe('Red’s last step was undone.');
  expect(words.log.rewind('Pirates', true)).toBe('Everyone agreed: Pirates’ last step was undone.');
});
