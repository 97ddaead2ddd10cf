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

  it.each([
    ['You draw **Spare Fuse** and more', 'You draw **Spare…**'],
    ['Red is *a doctor, perhaps*', 'Red is *a doctor…*'],
    ['You draw **Spar** and **more of it**', 'You draw **Spar…**'],
    ['Offered to \\*\\*\\*\\*, free', 'Offered to \\*\\*…'],
    ['Offered to \\\\\\\\\\\\ now', 'Offered to \\\\\\\\…'],
    ['**By** \\*\\*, **taken over**', '**By** \\*\\*, **t…**'],
  ])('end bold and italic parts where they are cut: %s', (line, cut) => {
    expect(clippedLines([line], 17)).toEqual([cut]);
  });
});
