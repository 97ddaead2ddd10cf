import { expect, it } from 'vitest';
import { club, whispered, type Club } from './club.ts';

type Player = Club['ada'];

/** What somebody is told who types that command. */
async function said({ channel }: Club, player: Player, command: string): Promise<string> {
  return whispered(await player.command(channel, `game ${command}`));
}

const WATCH = /You’re not playing here\. You can watch/;

it('Before the game, players are told to start it, and strangers to take a seat', async () => {
  const at = await club();
  await at.open();
  for (const command of ['replace', 'act', 'hand', 'undo', 'concede']) {
    expect(await said(at, at.ada, command)).toMatch(/hasn’t started yet\. Press \*\*Start Game\*\*/);
    expect(await said(at, at.cy, command)).toMatch(/no seat at this table yet\. Take one/);
  }
});

it('During the game, strangers are told that they can watch, and former players that they conceded', async () => {
  const at = await club();
  const { ada, bo, cy, channel, open, told, sandbox } = at;
  const lobby = await open();
  for (const player of [bo, cy]) await player.press(lobby, 'Join');
  await ada.press(lobby, 'Start Game');
  await bo.press((await bo.command(channel, 'game concede')).message ?? '', 'Concede');
  await told();
  const dee = sandbox.addPersona('Dee');
  for (const command of ['act', 'hand', 'undo', 'concede', 'end']) expect(await said(at, dee, command)).toMatch(WATCH);
  expect(await said(at, dee, 'replace')).toContain('There is no AI player');
  for (const command of ['replace', 'undo', 'concede', 'end', 'leave'])
    expect(await said(at, bo, command)).toMatch(/you conceded\. You can still watch/i);
  expect(await said(at, ada, 'leave')).toMatch(/Press \*\*Take Turn\*\*.*\/game replace/);
  expect(await said(at, dee, 'join')).toMatch(/already started\. You can watch/);
  expect(await said(at, dee, 'leave')).not.toContain('Take Turn');
});

it('After the game, nobody is sent to open a table in a channel that may have one', async () => {
  const at = await club();
  const { ada, cy, channel, begin } = at;
  await begin();
  await ada.press((await ada.command(channel, 'game concede')).message ?? '', 'Concede');
  for (const player of [ada, cy])
    for (const command of ['replace', 'undo', 'concede', 'end', 'join', 'leave', 'start'])
      expect(await said(at, player, command)).toBe(
        'This game is over. For another one, press **Play Again** under its result.',
      );
});

it('Asking for the seat of an AI player says first what comes with it', async () => {
  const at = await club();
  const { ada, cy, channel, told } = at;
  await ada.command(channel, 'game new', { game: 'toy', ai: '1' });
  await ada.command(channel, 'game start');
  await told();
  const asked = await cy.command(channel, 'game replace', { seat: 'Blue' });
  expect(whispered(asked)).toMatch(/play \*\*Blue\*\* in place of its AI player\?.*everything that seat knows/);
  expect((await at.tables.tableIn(channel))?.proposal).toBeNull();
  await cy.press(asked.message ?? '', 'Ask to Replace AI Player');
  expect((await at.tables.tableIn(channel))?.proposal).toMatchObject({ kind: 'take-over', seat: 1 });
  expect(await said(at, cy, 'leave')).not.toContain('Take Turn');
});
