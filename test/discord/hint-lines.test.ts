import { expect, it } from 'vitest';
import { askedFirst } from '../../src/discord/screens/panel/asked-first.ts';
import { hintLines } from '../../src/discord/screens/panel/hint-lines.ts';
import type { Question } from '../../src/discord/screens/panel/questions.ts';

const HINT = 'On the Bridge: a turret; in D2: a trap; the last energy activates a generator';

const options: Question['options'] = [
  { id: 'suggested', face: { label: 'Use Suggested Set-Up', tone: 'main', hint: HINT } },
  { id: 'other', face: { label: 'Activate 2 Generators', tone: 'choice', hint: `${HINT} now` } },
];

it('The hint of the green button is told in full where others are cut', () => {
  expect(hintLines(options, 1)).toEqual([
    `-# **Use Suggested Set-Up**: ${HINT}`,
    '-# **Activate 2 Generators**: On the Bridge: a turret …',
  ]);
});

it('What a prompt says behind its question ends as a sentence does', () => {
  expect(askedFirst('Which room? The Bridge is locked')).toEqual(['Which room?', ' The Bridge is locked.']);
  expect(askedFirst('Choose a room')).toEqual(['Choose a room', '']);
});

it('On a first panel the hint of the green button is cut like the others', () => {
  expect(hintLines(options, 1, true)[0]).toBe('-# **Use Suggested Set-Up**: On the Bridge: a turret …');
});

it('Where there is room no hint is cut', () => {
  expect(hintLines(options, 'small', true)).toEqual([
    `-# **Use Suggested Set-Up**: ${HINT}`,
    `-# **Activate 2 Generators**: ${HINT} now`,
  ]);
});
