import { describe, expect, it } from 'vitest';
import { clippedLines } from '../../src/discord/screens/story/clip-lines.ts';

describe('Lines that are too long for a phone', () => {
  it('are cut, but not before the space of shorter ones is used up', () => {
    expect(clippedLines(['Short.', 'You rolled 16, you needed 9. Passed!'], 22)).toEqual([
      'Short.',
      'You rolled 16, you needed 9. Passed!',
    ]);
    expect(clippedLines(['x'.repeat(30), 'y'.repeat(30)], 20)).toEqual([`${'x'.repeat(19)}…`, `${'y'.repeat(19)}…`]);
  });

  it('are cut before a word, and before an event of several', () => {
    expect(clippedLines(['Grunt destroyed and Geek destroyed'], 30)).toEqual(['Grunt destroyed and Geek…']);
    expect(clippedLines(['**Green** draws 3 cards · places energy markers'], 40)).toEqual([
      '**Green** draws 3 cards · …',
    ]);
  });

  it('are cut behind a sentence where that leaves most of them', () => {
    expect(clippedLines(['Guards notice Red. Place a guard. You are being followed.'], 50)).toEqual([
      'Guards notice Red. Place a guard. …',
    ]);
  });

  it.each([
    ['You draw **Spare Fuse** and more', 'You draw **Spare…**'],
    ['Red is *a doctor, perhaps*', 'Red is *a doctor…*'],
    ['You draw **Spar** and **more of it**', 'You draw **Spar…**'],
    [`O${'\\*'.repeat(9)}`, `O${'\\*'.repeat(7)}…`],
    [`O${'\\\\'.repeat(9)}`, `O${'\\\\'.repeat(7)}…`],
    ['**By** \\*\\*, **taken over**', '**By** \\*\\*…'],
  ])('end bold and italic parts where they are cut: %s', (line, cut) => {
    expect(clippedLines([line], 17)).toEqual([cut]);
  });
});
