import { describe, expect, it, vi } from 'vitest';
import type { Entry } from '#engine';
import { readCustomId } from '../../src/discord/custom-id.ts';
import { openLog } from '../../src/discord/out/log-page.ts';
import type { Screen } from '../../src/discord/screens/screen.ts';
import { digest } from '../../src/discord/screens/story/digest.ts';
import { narration, stepAt, toldAfter, told, toldOf, type Told } from '../../src/discord/screens/story/narration.ts';
import { words } from '../../src/discord/words.ts';
import { commands, lastActionOf, type Table } from '../../src/tables/index.ts';
import { answer, answerTo, bidding, house, now, TOY, type House } from '../tables/house.ts';

/** A button of a page of the log, unless it is greyed out. */
function beside({ components }: Screen, verb: 'older' | 'newer') {
  const all = components.flatMap((row) => row.components);
  const found = all.flatMap((each) =>
    'custom_id' in each && each.disabled !== true ? (readCustomId(each.custom_id) ?? []) : [],
  );
  return found.find((id) => (id.verb === 'older' || id.verb === 'newer' ? id.verb === verb : false));
}

/** The page of the log that a button of this one leads to, `null` where it leads nowhere. */
async function turned(at: House, table: Table, page: Screen, verb: 'older' | 'newer'): Promise<Screen | null> {
  const id = beside(page, verb);
  if (id?.verb !== 'older' && id?.verb !== 'newer') return null;
  const { revision, sentence, of, since } = id;
  return openLog(at.tables, table, 'ada', { of, since, [verb]: { revision, sentence } });
}

const textOf = (page: Screen) => page.embeds[0]?.description ?? '';

/** A game in which every line of the log tells these sentences, after `answers` answers. */
async function telling(answers: number, ...sentences: readonly string[]): Promise<{ at: House; table: Table }> {
  let told = 0;
  const face = { ...TOY.face, narrate: () => sentences[told++ % sentences.length] ?? null, about: () => ({}) };
  const apply: typeof TOY.game.apply = (...given) => ({
    ...TOY.game.apply(...given),
    events: sentences.map((event) => ({ to: 'all' as const, event })),
  });
  const at = await house(':memory:', [{ ...TOY, face, game: { ...TOY.game, apply } }]);
  let table = await at.game('ada', 'bo');
  for (let n = 0; n < answers; n++) table = await answer(at, table, n % 2 === 0 ? 'ada' : 'bo');
  return { at, table };
}

/** Every page of a log, the newest first. */
async function pagesOf({ at, table }: { at: House; table: Table }): Promise<Screen[]> {
  const pages: Screen[] = [];
  let page: Screen | null = await openLog(at.tables, table, 'ada', { of: 'all' });
  for (; page && pages.length < 40; page = await turned(at, table, page, 'older')) pages.push(page);
  return pages;
}

describe('The log', () => {
  it('fits on one page while it is short', async () => {
    expect(await pagesOf(await telling(5, 'A door opened.'))).toHaveLength(1);
  });

  it('is cut into pages between sentences, also of one line, the newest always whole', async () => {
    const pages = await pagesOf(await telling(3, 'a'.repeat(1500), 'b'.repeat(1500), 'c'.repeat(1500)));
    const texts = pages.map(textOf);
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text).not.toContain('…');
    const order = texts
      .toReversed()
      .join('\n')
      .match(/([abc])\1{1499}/g)
      ?.map(([letter]) => letter)
      .join('');
    expect(order).toBe('abcabcabc');
  });

  it('leads from its oldest page back to its newest one, which is shown full', async () => {
    const game = await telling(5, ...Array.from({ length: 11 }, (_, n) => `Sentence ${String(n)}.`));
    const pages = await pagesOf(game);
    expect(pages.map((page) => textOf(page).split('\n').length)).toEqual([20, 20, 16]);
    const [newest, middle, oldest] = pages;
    if (!newest || !middle || !oldest) throw new Error('There are too few pages.');
    expect(beside(newest, 'newer')).toBeUndefined();
    expect(beside(oldest, 'older')).toBeUndefined();
    const back = await turned(game.at, game.table, oldest, 'newer');
    expect(back && textOf(back)).toBe(textOf(middle));
    const end = back && (await turned(game.at, game.table, back, 'newer'));
    expect(end && textOf(end)).toBe(textOf(newest));
  });

  it('reads no more of a long log than its page shows', async () => {
    const game = await telling(5, 'A door opened.');
    const read = vi.spyOn(game.at.store, 'logPage');
    const whole = vi.spyOn(game.at.store, 'log');
    await openLog(game.at.tables, game.table, 'ada', { of: 'all' });
    expect(whole).not.toHaveBeenCalled();
    for (const [, { limit }] of read.mock.calls) expect(limit).toBeLessThanOrEqual(40);
  });

  it('has its file made once, also where many pages of it are read', async () => {
    const { at, table } = await telling(1, 'A door opened.');
    expect(await at.tables.exportFile(table)).toBeNull();
    await at.tables.do(table.record.id, at.press('ada'), commands.concede);
    const over = await now(at, table);
    const whole = vi.spyOn(at.store, 'log');
    const [first, second] = [await at.tables.exportFile(over), await at.tables.exportFile(over)];
    expect(JSON.parse(String(first))).toMatchObject({ table: table.record.id, log: [{ entry: { kind: 'answer' } }] });
    expect(second).toBe(first);
    expect(whole).toHaveBeenCalledOnce();
  });
});

describe('What a player’s own step led to', () => {
  it('is nobody’s own step once a turn begins with it', async () => {
    const about = (event: unknown) => (event === 'turn' ? { opens: 'turn' as const } : { by: 0, to: [0] });
    const at = await house(':memory:', [{ ...TOY, face: { ...TOY.face, narrate: String, about } }]);
    const found = told(await bidding(at, 'ada', 'bo'), ['shot', 'turn', 'hit']);
    expect(found.map(({ line, cause }) => [line, cause])).toEqual([
      ['shot', 'own'],
      ['turn', 'other'],
      ['hit', 'other'],
    ]);
  });
});

const linesOf = (told: readonly Told[]) => told.map(({ line }) => line);

describe('The reasons of AI players', () => {
  it('are told with the lines they belong to alone, and by the name of their seat', async () => {
    const at = await house();
    let table = await at.game('ada', 'bo');
    for (const person of ['ada', 'bo', 'ada']) table = await answer(at, table, person);
    const line = (await at.tables.log(table.record.id))[2];
    if (!line) throw new Error('Nothing was logged.');
    expect(toldOf(table, { ...line, why: 'It was the best.' }, 0, 'all')).toHaveLength(1);
    expect(toldOf(table, { ...line, why: 'It was the best.' }, 0, 'reasons')).toEqual([
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

  it('is told as a loss to the player who lost what they had done in secret, and to nobody else', async () => {
    const line = 'Red undid their last step.';
    expect(await toldOf({ ...back, lost: [1] })).toEqual([[line], [line, words.log.lost], [line]]);
  });
});

describe('What one step led to', () => {
  it('is told once where it is the same several times in a row', async () => {
    const at = await house(':memory:', [TOY]);
    const table = await at.game('ada', 'bo');
    const face = {
      ...TOY.face,
      narrate: (event: unknown) => (event === 'door' ? 'A door opened.' : 'Somebody left.'),
      about: () => ({}),
    };
    const happened = told({ ...table, face }, ['door', 'left', 'left', 'left', 'door']);
    expect(digest({ ...table, face }, 0, happened, 9).lines).toEqual([
      'A door opened.',
      'Somebody left (3 times).',
      'A door opened.',
    ]);
  });
});

describe('What happened since one’s last turn', () => {
  it('tells once what happened several times in a row', async () => {
    let told = 0;
    const face = {
      ...TOY.face,
      narrate: () => (told++ === 2 ? 'A door opened.' : 'Somebody went by.'),
      about: () => ({}),
    };
    const at = await house(':memory:', [{ ...TOY, face }]);
    let table = await at.game('ada', 'bo');
    for (const person of ['ada', 'bo', 'ada', 'bo', 'ada', 'bo']) table = await answer(at, table, person);
    const log = await at.tables.log(table.record.id);
    told = 0;
    const { lines } = digest(table, 'public', toldAfter(table, log, -1, 0), 9);
    expect(lines).toContain('Somebody went by (2 times).');
    expect(lines).toContain('A door opened.');
  });

  it('begins with what the last answer led to, which may have gone by unread', async () => {
    const at = await house(':memory:', [TOY]);
    let table = await bidding(at, 'ada', 'bo');
    for (const person of ['ada', 'bo']) {
      for (const kind of ['card', 'stake']) table = await answerTo(at, table, person, kind);
    }
    const log = await at.tables.log(table.record.id);
    // Bo's bid was the last: it shows both cards, and a die is rolled.
    const shown = linesOf(stepAt(table, log, lastActionOf('bo', log), 1));
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(linesOf(toldAfter(table, log, lastActionOf('ada', log), 0)));
    expect(toldAfter(table, log, lastActionOf('bo', log), 1)).toEqual([]);
  });
});
