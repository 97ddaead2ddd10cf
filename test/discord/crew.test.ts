import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { KEEPSAKE_FILE_BYTES } from '../../src/tables/index.ts';
import { createPainter } from '../../src/pictures/draw/painter.ts';
import { renderer } from '../../src/pictures/draw/render.ts';
import { newLantern } from '../conformance/toy/kept.ts';
import { KEPT } from '../tables/house.ts';
import { club, text, whispered, type Club, type Seen, type Shown } from './club.ts';

type Persona = Club['ada'];

const keptClub = () => club({ games: [KEPT] });

/** A crew of that person of the first ready-made kind. */
async function made(at: Club, persona: Persona, name?: string): Promise<string> {
  const given = { from: 'toy-kept 0', ...(name !== undefined && { name }) };
  expect(whispered(await persona.command(at.channel, 'crew new', given))).toContain('Your crew is ready.');
  return id(at, persona);
}

/** The id of a person's newest crew. */
async function id(at: Club, persona: Persona): Promise<string> {
  const [newest] = await at.store.keepsakesOf(persona.id);
  if (!newest) throw new Error('There is no crew.');
  return newest.id;
}

/** Chooses in the menu of what to bring: a crew by its id, `ready:1`, or `nothing`. */
async function bring(persona: Persona, board: Seen, value: string): Promise<string> {
  const { message } = await persona.press(board, 'Bring a Lantern');
  const [menu] = persona.pressable(message ?? '');
  return text((await persona.select(message ?? '', menu?.customId ?? '', [value])).message);
}

/** Everybody answers with the first choice of their panel, until the game is over. */
async function playedOut(at: Club, people: readonly Persona[]): Promise<void> {
  for (let turn = 0; turn < 99; turn++) {
    for (const persona of people) {
      const table = await at.tables.tableIn(at.channel);
      if (table?.record.status !== 'playing') return;
      const { message } = await persona.press(await at.told(), 'Take Turn');
      const [first] = message ? persona.pressable(message) : [];
      if (message && first?.kind === 'select') await persona.select(message, first.customId, first.values.slice(0, 1));
      else if (message && first) await persona.press(message, { customId: first.customId });
    }
  }
  throw new Error('The game does not end.');
}

/** A game between Ada and Bo, played to its end; Ada brings that crew. */
async function over(at: Club, crew: string): Promise<Seen> {
  await at.open();
  await at.bo.command(at.channel, 'game join');
  await at.told();
  await bring(at.ada, at.board(), crew);
  await at.told();
  await at.ada.press(at.board(), 'Start Game');
  await at.told();
  await playedOut(at, [at.ada, at.bo]);
  await at.told();
  const result = at.cy.messages(at.channel).findLast((message) => text(message).includes('Play again?'));
  if (!result) throw new Error('There is no result.');
  return result;
}

/** The answer of a command that reads a file, once it has. */
async function read(persona: Persona, shown: Shown): Promise<Seen> {
  return vi.waitFor(() => {
    const message = persona.message(shown.message?.id ?? '');
    if (!message || text(message).includes('Reading')) throw new Error('It is being read.');
    return message;
  });
}

const bytesOf = (content: unknown) =>
  new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content));

async function importing(at: Club, persona: Persona, content: unknown): Promise<Seen> {
  const file = persona.upload({ name: 'crew.json', type: 'application/json', bytes: bytesOf(content) });
  return read(persona, await persona.command(at.channel, 'crew import', { file }));
}

const fileShape = z.looseObject({
  versions: z.array(z.looseObject({ kept: z.record(z.string(), z.unknown()) })),
});

async function exported(at: Club, persona: Persona, crew: string) {
  const { message } = await persona.command(at.channel, 'crew export', { crew });
  const response = await fetch(message?.attachments[0]?.url ?? '');
  return fileShape.parse(await response.json());
}

describe('A crew', () => {
  it('is brought, taken home with what the game made of it, and brought again by Play Again', async () => {
    const at = await keptClub();
    const result = await over(at, await made(at, at.ada, 'Night Owl'));
    expect(text(result)).toMatch(/\*\*Taken home\*\*\n- Red: \*\*Night Owl\*\* \(1 matches/);
    expect(text(result)).toMatch(/- Blue: \*\*Lantern 2\*\* \(1 matches/);
    expect(whispered(await at.ada.command(at.channel, 'crew list'))).toMatch(/\*\*Night Owl\*\*: 1 matches/);
    expect(whispered(await at.bo.command(at.channel, 'crew list'))).toContain('**Lantern 2**');
    await at.ada.press(result, 'Play Again');
    expect(text(await at.told())).toMatch(/brings \*\*Night Owl\*\* \(1 matches/);
  });

  it('stands beside its player in the lobby, and can be changed until the game starts', async () => {
    const at = await keptClub();
    const crew = await made(at, at.ada, 'Night Owl');
    await at.open();
    expect(await bring(at.ada, at.board(), crew)).toContain('You bring **Night Owl**.');
    expect(text(await at.told())).toMatch(/brings \*\*Night Owl\*\* \(0 matches · 0 points\)/);
    expect(await bring(at.ada, at.board(), 'nothing')).toContain('You bring nothing');
    expect(text(await at.told())).not.toContain('brings');
    expect(await bring(at.ada, at.board(), 'ready:1')).toContain('You bring **Firefly**.');
    expect(text(await at.told())).toContain('brings **Firefly**');
    expect(whispered(await at.ada.command(at.channel, 'crew list'))).toContain('**Firefly**');
    expect(whispered(await at.cy.press(at.board(), 'Bring a Lantern'))).toContain('You have no seat');
  });

  it('is shown with all it says and the games it comes from, and verified', async () => {
    const at = await keptClub();
    await over(at, await made(at, at.ada, 'Night Owl'));
    const shown = await at.ada.command(at.channel, 'crew show', { crew: 'night owl' });
    expect(whispered(shown)).toMatch(
      /Night Owl\n\*\*1 matches[^]*2\. (Won|Lost) against <@\d+>, [^]*1\. Made[^]*Flame\nEmber/,
    );
    const verified = await at.ada.press(shown.message ?? '', 'Verify');
    expect(whispered(verified)).toContain('✓ 2 versions checked');
    expect(whispered(verified)).toContain('1 version also checked against the game');
    const crew = await id(at, at.ada);
    await at.store.replaceKept(crew, 2, { ...newLantern('Night Owl', 'Ember'), matches: 1, points: 9, last: 9 });
    expect(whispered(await at.ada.press(shown.message ?? '', 'Verify'))).toMatch(/Version 2 .* does not add up/);
  });

  it('is drawn, with its picture in words', async () => {
    const painter = createPainter({ log: { info: () => undefined, warn: () => undefined }, render: renderer() });
    const at = await club({ games: [KEPT], painter });
    await made(at, at.ada, 'Night Owl');
    const { message } = await at.ada.command(at.channel, 'crew show', { crew: 'Night Owl' });
    const image = message?.embeds[0]?.image;
    expect(image?.url).toMatch(/crew\.png$/);
    expect(image).toMatchObject({ description: 'Night Owl, whose flame is Ember: 0 points.' });
    expect(text(message)).not.toContain('Flame\nEmber');
    const inWords = await at.ada.press(message ?? '', 'As Text');
    expect(whispered(inWords)).toContain('Flame\nEmber');
    expect(inWords.message?.embeds[0]?.image).toBeUndefined();
  });

  it('is suggested by its name to its owner alone, and what is ready-made to everybody', async () => {
    const at = await keptClub();
    await made(at, at.ada, 'Night Owl');
    const names = async (persona: Persona, command: string, option: string) =>
      (await persona.autocomplete(at.channel, command, { [option]: '' }, option)).map(({ name }) => name);
    expect(await names(at.ada, 'crew show', 'crew')).toEqual(['Night Owl – 0 matches · 0 points']);
    expect(await names(at.bo, 'crew show', 'crew')).toEqual([]);
    expect(await names(at.bo, 'crew new', 'from')).toEqual(['Old Faithful – Burns long', 'Firefly – Burns bright']);
  });

  it('takes other names through a form, its own and those of its parts', async () => {
    const at = await keptClub();
    await made(at, at.ada);
    const shown = await at.ada.command(at.channel, 'crew rename', { crew: 'Old Faithful' });
    if (shown.kind !== 'modal') throw new Error('No form.');
    const sent = await at.ada.submit(shown.modal, { name: '  Ночь 🦉 ', parts: 'שלום' });
    expect(whispered(sent)).toMatch(/The new names are saved\.\nНочь 🦉[^]*Flame\nשלום/);
  });

  it('is deleted with its history after one question, and only by its owner', async () => {
    const at = await keptClub();
    const crew = await made(at, at.ada, 'Night Owl');
    const asked = await at.ada.command(at.channel, 'crew retire', { crew: 'Night Owl' });
    expect(whispered(asked)).toContain('Retire **Night Owl**?');
    const again = await at.ada.command(at.channel, 'crew retire', { crew: 'Night Owl' });
    expect(text((await at.ada.press(again.message ?? '', 'Keep It')).message)).toBe('OK. Nothing changed.');
    expect(text((await at.ada.press(asked.message ?? '', 'Retire')).message)).toContain('retired and deleted');
    expect(await at.store.keepsake(crew)).toBeNull();
    expect(await at.store.keepsakeVersions(crew)).toEqual([]);
  });

  it('goes from one person to another as a file, with its whole history', async () => {
    const at = await keptClub();
    await over(at, await made(at, at.ada, 'Night Owl'));
    const file = await exported(at, at.ada, 'Night Owl');
    const answer = text(await importing(at, at.cy, file));
    expect(answer).toMatch(/Your crew is ready\.\nNight Owl[^]*Imported from a file[^]*2\. Game `/);
    expect(await at.store.keepsakesOf(at.cy.id)).toMatchObject([{ version: 2, imported: true }]);
  });
});

describe('A crew is refused in one sentence, and nothing changes,', () => {
  it('where it is somebody else’s, gone, of an old shape or at a table', async () => {
    const at = await keptClub();
    const crew = await made(at, at.ada, 'Night Owl');
    const show = async (persona: Persona, of: string) =>
      whispered(await persona.command(at.channel, 'crew show', { crew: of }));
    expect(await show(at.bo, crew)).toBe(
      'That crew belongs to somebody else. Nothing changed. Type `/crew list` to see yours.',
    );
    expect(await show(at.bo, 'Night Owl')).toContain('That crew no longer exists. Nothing changed.');
    await at.store.addKeepsake(
      {
        ...{ id: 'old1234567', person: at.bo.id, game: 'toy-kept', imported: false, createdAt: 0 },
        versions: [{ match: null, at: 0, kept: { shape: 0 } }],
      },
      'old',
    );
    expect(await show(at.bo, 'old1234567')).toMatch(/can’t be used any more\. .*old shape.* Nothing changed\./);
    const retiring = await at.bo.command(at.channel, 'crew retire', { crew: 'old1234567' });
    await at.bo.press(retiring.message ?? '', 'Retire');
    expect(await at.store.keepsakesOf(at.bo.id)).toEqual([]);
    await at.open();
    await at.bo.command(at.channel, 'game join');
    await bring(at.ada, await at.told(), crew);
    await at.told();
    await at.ada.press(at.board(), 'Start Game');
    await at.told();
    const elsewhere = at.sandbox.channel('table-two');
    await at.ada.command(elsewhere, 'game new', { game: 'toy-kept' });
    const second = await vi.waitFor(() => {
      const found = at.cy.messages(elsewhere).find((message) => text(message).includes('Lanterns:'));
      if (!found) throw new Error('The other table has no board yet.');
      return found;
    });
    const menu = await at.ada.press(second, 'Bring a Lantern');
    expect(whispered(menu)).toContain('In a game now, so not in the list: Night Owl.');
    for (const name of ['crew rename', 'crew retire']) {
      const shown = await at.ada.command(at.channel, name, { crew });
      const said = name === 'crew retire' ? await at.ada.press(shown.message ?? '', 'Retire') : shown;
      expect(text(said.message)).toMatch(/^That crew is at the table in <#\d+>\. Nothing changed\./);
    }
    expect(await at.store.keepsake(crew)).toMatchObject({ version: 1, at: { channel: at.channel } });
  });

  it('where it was chosen at two tables, and the second game starts', async () => {
    const at = await keptClub();
    const crew = await made(at, at.ada, 'Night Owl');
    const other = at.sandbox.channel('table-two');
    await at.ada.command(other, 'game new', { game: 'toy-kept', ai: '1' });
    const second = await vi.waitFor(() => {
      const found = at.cy.messages(other).find((message) => text(message).includes('Lanterns:'));
      if (!found) throw new Error('The other table has no board yet.');
      return found;
    });
    await bring(at.ada, second, crew);
    await at.open();
    await at.bo.command(at.channel, 'game join');
    await bring(at.ada, await at.told(), crew);
    await at.told();
    await at.ada.press(at.board(), 'Start Game');
    await at.told();
    const refused = await at.ada.command(other, 'game start');
    expect(whispered(refused)).toMatch(/^\*\*Red\*\* can’t bring their crew, so the game has not started\. .*<#\d+>/);
  });

  it.each([
    ['100 characters', 'x'.repeat(100)],
    ['nothing that can be seen', ' \u200b '],
    ['markdown', '**Owls**'],
    ['a mention', '<@123>'],
    ['everyone', '@everyone'],
    ['a link', '[Owls](https://example.org)'],
  ])('with a name of %s', async (_what, name) => {
    const at = await keptClub();
    const said = whispered(await at.ada.command(at.channel, 'crew new', { from: 'toy-kept 0', name }));
    expect(said).toMatch(/^A name has 1 to 32 letters.* Nothing changed\. Choose another name\.$/);
    expect(await at.store.keepsakesOf(at.ada.id)).toEqual([]);
  });

  it('with too few names for its parts, also in a form that was forged', async () => {
    const at = await keptClub();
    const crew = await made(at, at.ada);
    const send = (parts: string) =>
      at.sandbox.forge(at.ada, {
        kind: 'submit',
        customId: `a1|crew|${crew}|rename`,
        values: { name: 'Owls', parts },
        channelId: at.channel,
      });
    const refused = whispered(await send('one\ntwo'));
    expect(refused).toMatch(/^That crew has 2 names\. Nothing changed\./);
    expect(refused).toContain('You typed:\n```\nOwls\none\ntwo\n```');
    expect(whispered(await send('y'.repeat(4000)))).toContain('A name has 1 to 32');
    expect(await at.store.keepsake(crew)).toMatchObject({ kept: { name: 'Old Faithful', flame: 'Ember' } });
  });

  it('beyond as many as one person may have', async () => {
    const at = await keptClub();
    for (let n = 0; n < 20; n++) await made(at, at.ada);
    const said = whispered(await at.ada.command(at.channel, 'crew new', { from: 'toy-kept 1' }));
    expect(said).toBe('You have 20 crews already. Nothing changed. Retire one first with `/crew retire`.');
  });

  it('where its file is another one, too large, nested too deeply or does not add up', async () => {
    const at = await keptClub();
    await over(at, await made(at, at.ada, 'Night Owl'));
    const file = await exported(at, at.ada, 'Night Owl');
    const [first, second] = file.versions;
    const with2 = (change: object) => ({
      ...file,
      versions: [first, { ...second, kept: { ...second?.kept, ...change } }],
    });
    const none = /^This file is not a crew exported by Airlock\. Nothing changed\./;
    const files: readonly (readonly [content: unknown, said: RegExp])[] = [
      ['', none],
      ['A picture?', none],
      ['['.repeat(10_000) + ']'.repeat(10_000), none],
      [{ ...file, format: 'airlock-game-1' }, none],
      [{ ...file, game: 'chess' }, none],
      [{ ...file, versions: [] }, none],
      [
        `{"format":"airlock-keepsake-1","game":"toy-kept","versions":[{"match":null,"at":1,"kept":${'['.repeat(10_000)}${']'.repeat(10_000)}}]}`,
        /^Version 1 of this crew does not add up\. This is no lantern\. Nothing changed\./,
      ],
      [' '.repeat(KEEPSAKE_FILE_BYTES + 1), /^That file is larger than any exported crew \(1 MB\)\. Nothing changed\./],
      [
        with2({ matches: 7 }),
        /^Version 2 of this crew does not add up\. Night Owl: 7 matches, but 0 before the last\. Nothing changed\./,
      ],
      [with2({ points: 99 }), /^Version 2 of this crew does not add up\. Night Owl: 99 points/],
      [with2({ shape: 0 }), /^Version 2 of this crew does not add up\. .*old shape/],
      [with2({ name: '@everyone' }), /^A name has 1 to 32/],
      [{ ...file, versions: [second, second] }, /^Version 2 of this crew does not add up\./],
    ];
    for (const [content, said] of files) {
      const answer = await importing(at, at.cy, content);
      expect(text(answer)).toMatch(said);
      expect(answer.components).toEqual([]);
    }
    expect(await at.store.keepsakesOf(at.cy.id)).toEqual([]);
    expect(at.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('/crew', () => {
  it('is no command of a bot whose games leave nothing behind', async () => {
    const at = await club();
    await expect(at.ada.command(at.channel, 'crew list')).rejects.toThrow();
  });
});
