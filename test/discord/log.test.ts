import { describe, expect, it } from 'vitest';
import type { Entry, Weight } from '#engine';
import { logScreen } from '../../src/discord/screens/story/log.ts';
import {
  narration,
  recap,
  sinceLastDeed,
  sinceLastTurn,
  told,
  type Told,
} from '../../src/discord/screens/story/narration.ts';
import { words } from '../../src/discord/words.ts';
import { answer, answerTo, bidding, house, TOY } from '../tables/house.ts';

/** The pages of a log of a few steps, each told in so many characters. */
async function pagesOf(length: number): Promise<string[]> {
  const lengthy = { ...TOY.face, narrate: () => 'x'.repeat(length) };
  const at = await house(':memory:', [{ ...TOY, face: lengthy }]);
  let table = await at.game('ada', 'bo');
  for (const person of ['ada', 'bo', 'ada', 'bo', 'ada']) table = await answer(at, table, person);
  const log = await at.tables.log(table.record.id);
  const pages: string[] = [];
  for (let page = 0; page < 40; page++) {
    const [embed] = logScreen(table, log, 'ada', page).embeds;
    const text = `${embed?.footer?.text ?? ''}: ${embed?.description ?? ''}`;
    if (pages.includes(text)) break;
    pages.push(text);
  }
  return pages;
}

describe('The log', () => {
  it('fits on one page while it is short', async () => {
    expect(await pagesOf(10)).toHaveLength(1);
  });

  it('is cut into pages between lines, the newest line always whole', async () => {
    const pages = await pagesOf(1500);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).not.toContain('…');
    const lines = pages.flatMap((page) => page.match(/x{1500}/g) ?? []);
    expect(lines.length).toBe(pages.join('').split('x'.repeat(1500)).length - 1);
  });
});

const linesOf = (told: readonly Told[]) => told.map(({ line }) => line);

describe('The reasons of AI players', () => {
  it('are told with the lines they belong to alone, and by the name of their seat', async () => {
    const at = await house();
    let table = await at.game('ada', 'bo');
    for (const person of ['ada', 'bo', 'ada']) table = await answer(at, table, person);
    const log = await at.tables.log(table.record.id);
    const reasoned = log.map((line, n) => (n === 2 ? { ...line, why: 'It was the best.' } : line));
    const over = { ...table, record: { ...table.record, status: 'finished' as const } };
    const [embed] = logScreen(over, reasoned, 'ada', 0, true).embeds;
    expect(embed?.description?.split('\n')).toEqual([
      expect.stringContaining('Blue swaps 0 cards.'),
      '-# Blue: It was the best.',
    ]);
  });
});

describe('A step taken back', () => {
  const back: Entry<unknown> = { kind: 'undo', seat: 0 };

  /** What the log tells each viewer of it: the seat that took it back, the other, and the public. */
  async function toldOf(entry: Entry<unknown>): Promise<string[][]> {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const played = await answer(at, table, 'ada');
    const [line] = await at.tables.log(played.record.id, 1);
    if (!line) throw new Error('Nothing was logged.');
    return [0, 1, 'public' as const].map((viewer) => narration(table, { ...line, entry }, viewer));
  }

  it('is told to all', async () => {
    const line = ['Red undid their last step.'];
    expect(await toldOf(back)).toEqual([line, line, line]);
  });

  it('is told to nobody else where nobody else knew of it', async () => {
    expect(await toldOf({ ...back, quiet: true })).toEqual([['Red undid their last step.'], [], []]);
  });

  it('is told as a loss to whoever lost what they had done in secret, and to nobody else', async () => {
    const line = 'Red undid their last step.';
    expect(await toldOf({ ...back, lost: [1] })).toEqual([[line], [line, words.log.lost], [line]]);
  });
});

describe('What one step led to', () => {
  it('is told once where it is the same several times in a row', async () => {
    const at = await house(':memory:', [TOY]);
    const table = await at.game('ada', 'bo');
    const face = { ...TOY.face, narrate: (event: unknown) => (event === 'door' ? 'A door opened.' : 'Somebody left.') };
    expect(linesOf(told({ ...table, face }, ['door', 'left', 'left', 'left', 'door']))).toEqual([
      'A door opened.',
      'Somebody left (3 times).',
      'A door opened.',
    ]);
  });
});

describe('What happened since one’s last turn', () => {
  it('tells once what happened several times in a row', async () => {
    let told = 0;
    const face = { ...TOY.face, narrate: () => (told++ === 2 ? 'A door opened.' : 'Somebody went by.') };
    const at = await house(':memory:', [{ ...TOY, face }]);
    let table = await at.game('ada', 'bo');
    for (const person of ['ada', 'bo', 'ada', 'bo', 'ada', 'bo']) table = await answer(at, table, person);
    const log = await at.tables.log(table.record.id);
    told = 0;
    const lines = sinceLastTurn(table, log, 'nobody', 0);
    expect(linesOf(lines).slice(1, 3)).toEqual(['Somebody went by (2 times).', 'A door opened.']);
  });

  it('begins with what the last answer led to, which may have gone by unread', async () => {
    const at = await house(':memory:', [TOY]);
    let table = await bidding(at, 'ada', 'bo');
    for (const person of ['ada', 'bo']) {
      for (const kind of ['card', 'stake']) table = await answerTo(at, table, person, kind);
    }
    const log = await at.tables.log(table.record.id);
    // Bo's bid was the last: it shows both cards, and a die is rolled.
    const shown = linesOf(sinceLastTurn(table, log, 'bo', 1));
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(linesOf(sinceLastTurn(table, log, 'ada', 0)));
    expect(sinceLastDeed(table, log, 'bo', 1)).toEqual([]);
  });

  it('leaves out what is minor first, then the oldest, what is major last, and says how much', () => {
    const weights: Readonly<Record<string, Weight>> = { '?': 'minor', '!': 'major' };
    const told = ['a', 'b!', 'c?', 'd', 'e?', 'f'].map((line) => ({ line, weight: weights[line.slice(1)] ?? 'usual' }));
    expect(recap(told, 6)).toEqual({ lines: ['a', 'b!', 'c?', 'd', 'e?', 'f'], more: 0 });
    // Where one alone would be left out, there is room for it.
    expect(recap(told, 5)).toEqual(recap(told, 6));
    expect(recap(told, 4)).toEqual({ lines: ['a', 'b!', 'd', 'f'], more: 2 });
    expect(recap(told, 3)).toEqual({ lines: ['b!', 'd', 'f'], more: 3 });
    expect(recap(told, 1)).toEqual({ lines: ['b!'], more: 5 });
  });
});
