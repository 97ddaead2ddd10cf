import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { eventsFor, freeRng, seats, start, submit, type GameEntry } from '#engine';
import { readCustomId } from '../../src/discord/custom-id.ts';
import { endingText, tableScreen } from '../../src/discord/screens/board.ts';
import { narratedOf } from '../../src/discord/screens/story/narration.ts';
import { handScreen } from '../../src/discord/screens/panel/known.ts';
import { panelScreen } from '../../src/discord/screens/panel/panel.ts';
import { embedSize, LIMITS, type Screen } from '../../src/discord/screens/screen.ts';
import { resultScreen } from '../../src/discord/screens/story/result.ts';
import { games } from '../../src/games/index.ts';
import type { Ending, PublicStep, Table } from '../../src/tables/index.ts';
import { randomAnswer } from '../conformance/random-play.ts';
import { house } from '../tables/house.ts';
import { club, text, type Club } from './club.ts';

const SEED = '7'.repeat(64);
const MOST_STEPS = 20_000;

/** A game that random players finished, or left after `most` steps to end as given. */
async function finished(entry: GameEntry, most = MOST_STEPS, early?: Ending) {
  const at = await house(':memory:', [entry]);
  const table = await at.game(...seats(entry.game.seats[1]).map((seat) => `p${String(seat)}`));
  const rng = freeRng(`the end of ${entry.game.id}`);
  let match = start(entry.game, entry.game.seats[1], table.record.options, SEED);
  let open = entry.game.decisions(match.state);
  const steps: PublicStep[] = [];
  while (open.length > 0 && steps.length < most) {
    const answer = randomAnswer(open, rng);
    const result = submit(entry.game, match, SEED, answer, open);
    if (!result.ok) throw new Error(`Refused: ${result.refusal}`);
    steps.push({ seat: answer.seat, events: eventsFor(result.events, 'public') });
    ({ match, open } = result);
  }
  const outcome = entry.game.outcome(match.state);
  const ending: Ending | null = early ?? (outcome && { kind: 'played', outcome });
  const over: Table = { ...table, play: { match, open }, ending, record: { ...table.record, status: 'finished' } };
  return { table: over, steps };
}

function said({ embeds, content }: Screen): string {
  return [
    content,
    ...embeds.flatMap(({ title, description, fields = [] }) => [
      title,
      description,
      ...fields.flatMap(({ name, value }) => [name, value]),
    ]),
  ].join('\n');
}

function verbs({ components }: Screen): string[] {
  return components.flatMap((row) =>
    row.components.flatMap((each) =>
      each.type === ComponentType.Button && 'custom_id' in each ? [readCustomId(each.custom_id)?.verb ?? ''] : [],
    ),
  );
}

const ENDINGS: readonly (readonly [string, number, Ending | undefined])[] = [
  ['played to its end', MOST_STEPS, undefined],
  ['ended by agreement', 60, { kind: 'agreed' }],
  ['conceded', 60, { kind: 'conceded', winners: [0] }],
  ['ended by a moderator', 0, { kind: 'stopped', by: 'Eve' }],
];

describe.each(games.map((entry) => ({ entry, name: entry.face.name })))('The result of $name', ({ entry }) => {
  it.each(ENDINGS)('%s has the scores, the secrets and at most three moments', async (_, most, early) => {
    const { table, steps } = await finished(entry, most, early);
    const screen = resultScreen(table, steps);
    expect(embedSize(screen.embeds)).toBeLessThan(LIMITS.embeds);
    const told = said(screen);
    const { scores, secrets } = entry.face.final(
      seats(entry.game.seats[1]).map((seat) => entry.game.view(table.play?.match.state, seat)),
    );
    for (const column of scores.columns) expect(told).toContain(column);
    for (const { name, value } of secrets) expect(told).toContain(`${name}\n${value}`);
    const moments = /\*\*Best moments\*\*\n((?:- .*\n?)+)/.exec(told)?.[1] ?? '';
    expect(moments.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(3);
    expect(verbs(screen)).toEqual(['again', 'log', 'replay', 'verify']);
  });

  it('tells its headline once, in the result and on the last board', async () => {
    const { table, steps } = await finished(entry);
    const outcome = entry.game.outcome(table.play?.match.state);
    if (!outcome) throw new Error('The game goes on.');
    const { headline } = entry.face.result(entry.game.view(table.play?.match.state, 'public'), outcome);
    const plain = (screen: Screen) => said(screen).replaceAll('**', '');
    expect(plain(resultScreen(table, steps)).split(headline)).toHaveLength(2);
    expect(plain(tableScreen(table, [])).split(headline)).toHaveLength(2);
  });

  it.each(ENDINGS)(
    '%s leaves nothing to press but the log, the verification, and the board in words',
    async (_, most, early) => {
      const { table } = await finished(entry, most, early);
      expect(verbs(tableScreen(table, []))).toEqual(['log', 'verify', 'text']);
      for (const screen of [panelScreen(table, 0), handScreen(table, 0)]) expect(verbs(screen)).toEqual(['log']);
    },
  );
});

it('A panel that stays open when the game ends tells the ending, not the start', async () => {
  const { ada, bo, channel, begin, told } = await club();
  const board = await begin();
  const panel = (await ada.press(board, 'Take Turn')).message;
  expect(text(panel)).toContain('How to win');
  for (const player of [bo, ada]) await player.command(channel, 'game end');
  await told();
  await expect.poll(() => text(ada.message(panel?.id ?? ''))).toContain('ended without a winner');
  expect(text(ada.message(panel?.id ?? ''))).not.toContain('How to win');
});

/** Ends a game of Ada and Bo by their agreement, after each has answered once. */
async function over(at: Club) {
  const { ada, bo, channel, begin, told } = at;
  const board = await begin();
  for (const player of [ada, bo])
    await player.press((await player.press(board, 'Take Turn')).message ?? '', 'Choose None');
  for (const player of [bo, ada]) await player.command(channel, 'game end');
  await told();
}

it.each(games)('The panel of a finished game of $face.name says once how it ended', async (entry) => {
  const { table, steps } = await finished(entry);
  const last = narratedOf(table, steps.at(-1)?.events ?? []);
  const shown = said(panelScreen(table, 0, { told: last, toldTitle: 'Just now' })).replaceAll('*', '');
  expect(shown.split(endingText(table))).toHaveLength(2);
});

it('A finished game keeps no live buttons on its board, and its result uncovers the hands', async () => {
  const at = await club();
  await over(at);
  const { cy, channel, board } = at;
  const labels = cy.pressable(board()).flatMap((each) => (each.kind === 'button' ? [each.label] : []));
  expect(labels).toEqual(['Log', 'Verify', 'As Text']);
  const result = text(cy.messages(channel).at(-1));
  expect(result).toMatch(/Points[^]*Red +0[^]*Blue +0/);
  expect(result).toMatch(/Red\nCards: \w+/);
});
