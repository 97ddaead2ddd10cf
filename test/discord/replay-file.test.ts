import { describe, expect, it, vi } from 'vitest';
import { GAME_FILE_BYTES } from '../../src/tables/index.ts';
import { club, text, whispered, type Club, type Seen, type Shown } from './club.ts';

/** Answers with the first choice of the panel. */
async function answered(persona: Club['ada'], board: Seen): Promise<void> {
  const { message } = await persona.press(board, 'Take Turn');
  const [first] = persona.pressable(message ?? '');
  if (first?.kind === 'select') await persona.select(message ?? '', first.customId, first.values.slice(0, 1));
  else if (first) await persona.press(message ?? '', { customId: first.customId });
}

/** A game between Ada, who adds a word of her own, and Bo that is over, and its file as the log gives it. */
async function over(at: Club): Promise<Uint8Array> {
  await at.open();
  await at.bo.command(at.channel, 'game join');
  const form = await at.ada.press(at.board(), 'Add My Word');
  if (form.kind !== 'modal') throw new Error('No form.');
  await at.ada.submit(form.modal, { word: 'lucky seven' });
  await at.ada.press(at.board(), 'Start Game');
  const board = await at.told();
  for (const persona of [at.ada, at.bo, at.ada, at.bo]) await answered(persona, board);
  const sure = await at.ada.command(at.channel, 'game concede');
  await at.ada.press(sure.message ?? '', 'Concede');
  await at.told();
  const { message } = await at.cy.command(at.channel, 'game log');
  const response = await fetch(message?.attachments[0]?.url ?? '');
  return response.bytes();
}

/** Attaches a file to the command, in a channel without a table. */
function attach(at: Club, bytes: Uint8Array, name = 'game.json'): Promise<Shown> {
  const file = at.cy.upload({ name, type: 'application/json', bytes: new Uint8Array(bytes) });
  return at.cy.command(at.sandbox.channel('table-two'), 'game replay', { file });
}

/** The answer once the file has been read. */
async function read(at: Club, shown: Shown): Promise<Seen> {
  expect(shown.message?.ephemeral).toBe(true);
  return vi.waitFor(() => {
    const message = at.cy.message(shown.message?.id ?? '');
    if (!message || text(message).includes('Reading')) throw new Error('It is being read.');
    return message;
  });
}

const bytesOf = (content: unknown) =>
  new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content));

const labelsOf = (at: Club, message: Seen) =>
  at.cy.pressable(message).flatMap((each) => (each.kind === 'button' ? [each.label] : []));

describe('/game replay file:', () => {
  it('steps through the file of a finished game as through the game itself, in a channel without a table', async () => {
    const at = await club();
    const file = await over(at);
    const ofFile = await read(at, await attach(at, file));
    expect(text(ofFile)).toMatch(/Start · \d+ steps[^]*The game starts\.\n.*: Ada · .*: Bo\n/);
    expect(labelsOf(at, ofFile)).toEqual(['Forward', 'Next Turn', 'Last']);
    const ofTable = (await at.cy.command(at.channel, 'game replay')).message;
    if (!ofTable) throw new Error('The table has no replay.');
    // Where nobody sees the table, the file names its players.
    const [players] = /^.*: Ada · .*: Bo\n/m.exec(text(ofFile)) ?? [''];
    expect(text(ofFile).replace(players, '')).toBe(text(ofTable));
    for (const label of ['Forward', 'Forward', 'Back', 'First', 'Next Turn', 'First', 'Last', 'Back']) {
      const [one, other] = [await at.cy.press(ofFile, label), await at.cy.press(ofTable, label)];
      expect(one.kind).toBe('update');
      expect(text(one.message).replace(players, '')).toBe(text(other.message));
    }
    expect(text(at.cy.message(ofFile))).toContain('Everything that was hidden is shown.');
  });

  it('shows at the beginning the words that the players have added to the seed', async () => {
    const at = await club();
    const opened = await read(at, await attach(at, await over(at)));
    expect(text(opened)).toContain('The players’ own words: Red “lucky seven”');
    expect(text((await at.cy.press(opened, 'Forward')).message)).not.toContain('lucky seven');
  });

  it('leaves `/game replay` without a file to the game of the channel', async () => {
    const at = await club();
    expect(whispered(await at.cy.command(at.channel, 'game replay'))).toContain('There is no table');
  });

  it('says in one sentence what is wrong with any other file, and offers nothing to press', async () => {
    const at = await club();
    const exported: unknown = JSON.parse(new TextDecoder().decode(await over(at)));
    if (typeof exported !== 'object') throw new Error('The game has no file.');
    const log = exported && 'log' in exported && Array.isArray(exported.log) ? exported.log : [];
    const changed = (change: object) => ({ ...exported, ...change });
    const files: readonly (readonly [content: unknown, said: RegExp])[] = [
      ['', /^This file is not a game exported by Airlock\./],
      ['A picture?', /^This file is not a game exported by Airlock\./],
      ['['.repeat(200_000), /^This file is not a game exported by Airlock\./],
      [{ format: 'airlock-game-2' }, /^This file is not a game exported by Airlock\./],
      [
        changed({ game: `<@1> **chess**${'!'.repeat(9000)}` }),
        /^This game can’t be replayed\. This is a game of “\\<@1> /,
      ],
      [changed({ rules: 99 }), /^This game can’t be replayed\. It was played by newer rules \(version 99\)/],
      [
        changed({
          seats: [
            { seat: 7, name: 'A', joined: '' },
            { seat: 9, name: 'B', joined: '' },
          ],
        }),
        /number of players/,
      ],
      [changed({ secret: '0'.repeat(64) }), /^This game can’t be replayed\. The secret is not the one/],
      [changed({ log: log.slice(1) }), /^This game can’t be replayed\. Entry 1 of the log/],
      [' '.repeat(GAME_FILE_BYTES + 1), /^That file is larger than any exported game \(2 MB\)/],
    ];
    for (const [content, said] of files) {
      const answer = await read(at, await attach(at, bytesOf(content)));
      expect(text(answer)).toMatch(said);
      expect(answer.components).toEqual([]);
    }
    expect(at.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('says so when the game of a button is no longer kept', async () => {
    const at = await club();
    const press = {
      kind: 'press',
      customId: 'a1|replay-file|0123456789abcdef|4|forward',
      channelId: at.channel,
    } as const;
    expect(whispered(await at.sandbox.forge(at.cy, press))).toMatch(/no longer open here\. Attach the file again/);
  });
});
