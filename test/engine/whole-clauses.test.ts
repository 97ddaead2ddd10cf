import { expect, it } from 'vitest';
import { wholeClauses } from '#engine';

it.each([
  ['Move 1 room. No encounter card is drawn. (Key)', 44, 'Move 1 room. No encounter card is drawn. (Key)'],
  ['Move 1 room. No encounter card is drawn. (Key)', 43, 'Move 1 room. No encounter card is drawn.'],
  ['Move 1 room. No encounter card is drawn. (Key)', 41, 'Move 1 room. No encounter card is drawn.'],
  ['Move 1 room. No encounter card is drawn. (Key)', 20, 'Move 1 room. …'],
  ['2 capture B5 and D5; 2 advance', 25, '2 capture B5 and D5 …'],
  ['4 doors from the Bridge · Empty', 25, '4 doors from the Bridge …'],
  ['6 advance; nobody enters a room with A.I. units; all stay', 45, '6 advance …'],
])('As many whole clauses of a hint are shown as fit: %s in %i', (hint, most, shown) => {
  expect(wholeClauses(hint, most)).toBe(shown);
});

it('The first clause is shown however little space there is', () => {
  expect(wholeClauses('Move 1 room. No encounter card is drawn.', 3)).toBe('Move 1 room. …');
  expect(wholeClauses('Only one clause', 3)).toBe('Only one clause');
  expect(wholeClauses('Move 1 room. No encounter card is drawn.', 13)).toBe('Move 1 room. …');
});
