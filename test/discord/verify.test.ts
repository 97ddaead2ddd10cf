import { setTimeout } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/index.ts';
import type { Store } from '../../src/store/store.ts';
import { club, text, whispered, type Club, type Shown } from './club.ts';

const LINES = z.array(z.looseObject({ seq: z.number().nullable(), hash: z.string().nullable() }));

/** A game between Ada and Bo that is over: both answer once, then Ada, who may have added a word, concedes. */
async function over(at: Club, word: string | null = null): Promise<void> {
  const board = await (word === null ? at.begin() : begunWith(at, word));
  for (const persona of [at.ada, at.bo]) {
    const { message } = await persona.press(board, 'Take Turn');
    const [first] = persona.pressable(message ?? '');
    if (first?.kind === 'select') await persona.select(message ?? '', first.customId, first.values.slice(0, 1));
    else if (first) await persona.press(message ?? '', { customId: first.customId });
  }
  const sure = await at.ada.command(at.channel, 'game concede');
  await at.ada.press(sure.message ?? '', 'Concede');
  await at.told();
}

async function begunWith(at: Club, word: string): ReturnType<Club['told']> {
  await at.open();
  await at.bo.command(at.channel, 'game join');
  const form = await at.ada.press(at.board(), 'Add My Word');
  if (form.kind !== 'modal') throw new Error('No form.');
  await at.ada.submit(form.modal, { word });
  await at.ada.press(at.board(), 'Start Game');
  return at.told();
}

/** What the answer says once it has come to an end. */
async function concluded(person: Club['ada'], shown: Shown): Promise<string> {
  expect(shown.message?.ephemeral).toBe(true);
  return vi.waitFor(() => {
    const said = text(person.message(shown.message?.id ?? ''));
    if (said.includes('Checking')) throw new Error('It is being checked.');
    return said;
  });
}

/** The store, where the hash of each entry of a finished game is read as this makes of it. */
function tampered(change: (line: { seq: number; hash: string | null }) => string | null) {
  return (store: Store): Store => ({
    ...store,
    archive: async (table) => {
      const archive = await store.archive(table);
      if (!archive) return null;
      const lines = LINES.parse(JSON.parse(inflateRawSync(archive.log).toString()));
      const changed = lines.map((line) =>
        line.seq === null ? line : { ...line, hash: change({ seq: line.seq, hash: line.hash }) },
      );
      return { ...archive, log: deflateRawSync(JSON.stringify(changed)) };
    },
  });
}

describe('/game verify', () => {
  it('says what is proven of a game that is over, to its presser alone', async () => {
    const at = await club();
    await over(at);
    const shown = await at.cy.command(at.channel, 'game verify');
    const said = await concluded(at.cy, shown);
    expect(said).toContain('Everything matches.');
    const table = await at.tables.tableIn(at.channel);
    expect(said).toContain(table?.record.commitment);
    expect(said).toContain('Every dice roll and every shuffle follows from that seed.');
    expect(said).toMatch(/\d+ entries of the log follow/);
    expect(at.bo.message(shown.message?.id ?? '')).toBeUndefined();
  });

  it('answers at once and shows how far it is while it works in the background', async () => {
    const at = await club();
    await over(at);
    const { verifications } = at.tables;
    const verify = verifications.of.bind(verifications);
    let isHalfway = true;
    vi.spyOn(verifications, 'of').mockImplementation(async (table, onProgress) => {
      while (isHalfway) {
        onProgress({ entries: 7, of: 20 });
        await setTimeout(20);
      }
      return verify(table, onProgress);
    });
    const shown = await at.cy.command(at.channel, 'game verify');
    expect(whispered(shown)).toContain('Checking this game…');
    const says = () => text(at.cy.message(shown.message?.id ?? ''));
    await vi.waitFor(() => expect(says()).toContain('Checking this game: entry 7 of 20…'), { timeout: 5000 });
    // Meanwhile others are answered.
    expect(whispered(await at.bo.command(at.channel, 'game log'))).toContain('The game started.');
    isHalfway = false;
    expect(await concluded(at.cy, shown)).toContain('Everything matches.');
  });

  it('is a button of the result and of the finished board', async () => {
    const at = await club();
    await over(at);
    const messages = at.cy.messages(at.channel).filter((message) => message.author.bot && !message.ephemeral);
    const result = messages.findLast((message) => text(message).includes('Play again?'));
    const board = messages.find((message) => message.embeds.length > 0);
    for (const message of [result, board])
      expect(await concluded(at.cy, await at.cy.press(message ?? '', 'Verify'))).toContain('Everything matches.');
  });

  it('says in one sentence that the seed is secret while the game is played, and tells nothing of it', async () => {
    const at = await club();
    await at.open();
    const lobby = whispered(await at.ada.command(at.channel, 'game verify'));
    await at.bo.command(at.channel, 'game join');
    await at.ada.command(at.channel, 'game start');
    const playing = whispered(await at.ada.command(at.channel, 'game verify'));
    expect(playing).toContain('stays secret until the end');
    expect(lobby).toBe(playing);
    const { record } = (await at.tables.tableIn(at.channel)) ?? {};
    expect(record?.seed).toMatch(/^[0-9a-f]{64}$/);
    for (const secret of [record?.seed ?? '', record?.secret ?? '']) expect(playing).not.toContain(secret);
  });

  it('speaks of no dice while a game without dice is played', async () => {
    const at = await club({ games: games.filter(({ game }) => game.id === 'breach') });
    await at.begin();
    const said = whispered(await at.ada.command(at.channel, 'game verify'));
    expect(said).toContain('This game isn’t over yet.');
    expect(said).not.toMatch(/dice|seed|seal/);
  });

  it('says in one sentence that there is no table', async () => {
    const at = await club();
    expect(whispered(await at.ada.command(at.channel, 'game verify'))).toContain('There is no table');
  });

  it('names the first entry that leads elsewhere than recorded, and who gave it', async () => {
    const at = await club({ store: tampered(({ seq, hash }) => (seq >= 2 ? 'f'.repeat(64) : hash)) });
    await over(at);
    const said = await concluded(at.ada, await at.ada.command(at.channel, 'game verify'));
    expect(said).toMatch(/This game does not match\.\*\* Entry 2 of the log \(\*\*.+\*\*, <t:\d+:f>\)/);
    expect(said).toContain('1 entry before it match');
  });

  it('shows the players’ own words, whether the game matches or not', async () => {
    for (const hash of [null, 'f'.repeat(64)]) {
      const at = await club({ store: tampered((line) => hash ?? line.hash) });
      await over(at, 'lucky seven');
      const said = await concluded(at.cy, await at.cy.command(at.channel, 'game verify'));
      expect(said).toContain(hash === null ? 'Everything matches' : 'does not match');
      expect(said).toContain('Red “lucky seven”');
    }
  });

  it('says so when it went wrong, and can be asked again', async () => {
    let fails = true;
    const at = await club({
      store: (store) => ({
        ...store,
        archive: (table) => (fails ? Promise.reject(new Error('A planted fault.')) : store.archive(table)),
      }),
    });
    await over(at);
    expect(await concluded(at.ada, await at.ada.command(at.channel, 'game verify'))).toContain('Something went wrong');
    fails = false;
    expect(await concluded(at.ada, await at.ada.command(at.channel, 'game verify'))).toContain('Everything matches.');
  });
});
