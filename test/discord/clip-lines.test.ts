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

  it('are cut before the outcome they end in, with what was needed for it', () => {
    const line = 'Red faces **The New Recruit**: rolled 15 −1 (physical) −2 (guards) = 12, needed 13. **Failed.**';
    const [cut = ''] = clippedLines([line], 76);
    expect(cut).toMatch(/^Red faces \*\*The New Recruit\*\*: rolled 15 −1… needed 13[.] \*\*Failed[.]\*\*$/);
    expect(cut.length).toBeLessThanOrEqual(76);
    expect(clippedLines(['Red waits for a long time **until all of this is over.**'], 30)).toEqual([
      'Red waits for a long time…',
    ]);
  });

  it('are cut before a word, and before an event of several', () => {
    expect(clippedLines(['Grunt destroyed and Geek destroyed'], 30)).toEqual(['Grunt destroyed and Geek…']);
    expect(clippedLines(['**Green** draws 3 cards · places energy markers'], 40)).toEqual([
      '**Green** draws 3 cards · …',
    ]);
  });

  it('lose the figures of a roll before its outcome, where they tell of several events', () => {
    const line =
      'Blue: goes to the Kitchen · tries Overfeed: rolled 3 +1 (technical) = 4, needed 9. **Failed.** · waits';
    expect(clippedLines([line], 60)).toEqual(['Blue: goes to the Kitchen · tries Overfeed: **Failed.** · …']);
    expect(clippedLines([line], 200)).toEqual([line]);
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
