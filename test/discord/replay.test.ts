import { describe, expect, it, vi } from 'vitest';
import { freeRng, type Scene } from '#engine';
import { readCustomId } from '../../src/discord/custom-id.ts';
import { openReplay, REPLAY_OPENED } from '../../src/discord/in/replay.ts';
import type { ReplayMove } from '../../src/discord/in/replay-move.ts';
import type { Screen } from '../../src/discord/screens/screen.ts';
import { games } from '../../src/games/index.ts';
import { createPainter } from '../../src/pictures/draw/painter.ts';
import { renderer } from '../../src/pictures/draw/render.ts';
import { commands, type Table } from '../../src/tables/index.ts';
import { house, now, type House } from '../tables/house.ts';
import { PEOPLE, press } from '../tables/random-press.ts';
import { club, text, whispered, type Club, type Shown } from './club.ts';

type Go = ReplayMove['go'];

/** Where a button of a replay leads; `null` where it is greyed out. */
function moveOf({ components }: Screen, go: Go): ReplayMove | null {
  const all = components.flatMap((row) => row.components);
  const ids = all.flatMap((each) =>
    'custom_id' in each && each.disabled !== true ? (readCustomId(each.custom_id) ?? []) : [],
  );
  const found = ids.find((id) => id.verb === 'replay' && id.go === go);
  return found?.verb === 'replay' ? found : null;
}

const textOf = ({ content, embeds }: Screen) => [content, ...embeds.map(({ description }) => description)].join('\n');

/** Every position of a replay, from the first one on. */
async function positionsFor(
  at: House,
  table: Table,
  person: string,
  go: Go = 'forward',
  from: ReplayMove = { revision: 0, go: 'first' },
): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (let move: ReplayMove | null = from; move && screens.length < 2000;) {
    const screen = await openReplay(at.tables, table, person, move);
    screens.push(screen);
    move = moveOf(screen, go);
  }
  return screens;
}

/** A game of Skydock or Breach after this many random presses. */
async function played(game: string, presses: number, people = PEOPLE): Promise<{ at: House; table: Table }> {
  const at = await house(
    ':memory:',
    games.filter((entry) => entry.game.id === game),
  );
  const rng = freeRng(`replay of ${game}`);
  let table = await at.game(...people);
  for (let n = 0; n < presses && table.record.status === 'playing'; n++, table = await now(at, table))
    await press(at, table, rng, 'quick');
  return { at, table };
}

/** Answers with the first choice of the panel. */
async function answered(persona: Club['ada'], board: Parameters<Club['ada']['press']>[0]): Promise<void> {
  const { message } = await persona.press(board, 'Take Turn');
  const [first] = persona.pressable(message ?? '');
  if (first?.kind === 'select') await persona.select(message ?? '', first.customId, first.values.slice(0, 1));
  else if (first) await persona.press(message ?? '', { customId: first.customId });
}

const labelsOf = (persona: Club['ada'], shown: Shown) =>
  persona.pressable(shown.message ?? '').flatMap((each) => (each.kind === 'button' ? [each.label] : []));

describe('A replay', () => {
  it('of a game that goes on opens at the presser’s last move, with what happened since ahead', async () => {
    const at = await club();
    const board = await at.begin();
    for (const persona of [at.ada, at.bo]) await answered(persona, board);
    const opened = await at.ada.command(at.channel, 'game replay');
    expect(whispered(opened)).toMatch(/Step 1 of 2 · <t:\d+:f>[^]*This is your last move\. Press \*\*Forward\*\*/);
    expect(labelsOf(at.ada, opened)).toEqual(['First', 'Back', 'Forward', 'Next Turn', 'Last']);
    const newest = await at.ada.press(opened.message ?? '', 'Last');
    expect(text(newest.message)).toContain('Step 2 of 2');
    expect(labelsOf(at.ada, newest)).toEqual(['First', 'Back']);
    const start = await at.ada.press(opened.message ?? '', 'First');
    expect(start.kind).toBe('update');
    expect(text(start.message)).toMatch(/Start · 2 steps[^]*The game starts\./);
    expect(text(start.message)).not.toContain('your last move');
    expect(labelsOf(at.ada, start)).toEqual(['Forward', 'Next Turn', 'Last']);
  });

  it.each(['skydock', 'breach'])(
    'of a game of %s that goes on opens where its latest turn began for somebody who has missed nothing',
    async (game) => {
      const { at, table } = await played(game, 150, game === 'breach' ? PEOPLE.slice(0, 2) : PEOPLE);
      const steps = await at.tables.steps.shownTo(table, 'public');
      const opened = await openReplay(at.tables, table, 'stranger', REPLAY_OPENED);
      expect(textOf(opened)).toContain('The latest turn began here.');
      const [, number, of] = /Step (\d+) of (\d+)/.exec(textOf(opened)) ?? [];
      expect(Number(of)).toBe(steps.length);
      expect(steps[Number(number) - 1]?.opens).toBe(true);
      expect(steps.slice(Number(number), -1).some(({ opens }) => opens)).toBe(false);
      for (const go of ['first', 'back', 'forward', 'last'] as const) expect(moveOf(opened, go)).not.toBeNull();
    },
  );

  it('is opened by a button of the log and of the result, by a spectator as well', async () => {
    const at = await club();
    const board = await at.begin();
    const log = await at.cy.press(board, 'Log');
    expect(whispered(await at.cy.press(log.message ?? '', 'Replay'))).toContain('replay');
    const sure = await at.ada.command(at.channel, 'game concede');
    await at.ada.press(sure.message ?? '', 'Concede');
    await at.told();
    const result = await vi.waitFor(() => {
      const found = at.cy.messages(at.channel).findLast((message) => text(message).includes('Play again?'));
      if (!found) throw new Error('There is no result.');
      return found;
    });
    const shown = await at.cy.press(result, 'Replay');
    expect(whispered(shown)).toContain('Everything that was hidden is shown.');
  });

  it('says in one sentence that no game has begun', async () => {
    const at = await club();
    await at.open();
    expect(whispered(await at.ada.command(at.channel, 'game replay'))).toContain('hasn’t started yet');
  });

  it('has its picture follow where it is not drawn yet', async () => {
    const { promise: ink, resolve } = Promise.withResolvers<undefined>();
    const render = (scene: Scene) => ink.then(() => renderer()(scene));
    const at = await club({
      painter: createPainter({ log: { info: () => undefined, warn: () => undefined }, render, patienceMs: 400 }),
    });
    await at.begin();
    const [opened, left] = [
      await at.ada.command(at.channel, 'game replay'),
      await at.bo.command(at.channel, 'game replay'),
    ];
    expect(whispered(opened)).toContain('```');
    const imageOf = (person: Club['ada'], { message }: Shown) => person.message(message?.id ?? '')?.embeds[0]?.image;
    expect(imageOf(at.ada, opened)).toBeUndefined();
    at.bo.dismiss(left.message ?? '');
    resolve(undefined);
    await vi.waitFor(() => expect(imageOf(at.ada, opened)?.url).toContain('replay.png'));
    expect(text(at.ada.message(opened.message?.id ?? ''))).not.toContain('```');
  });

  it.each(['skydock', 'breach'])(
    'of %s shows each player what they knew, and uncovers everything at the end',
    async (game) => {
      const people = game === 'breach' ? PEOPLE.slice(0, 2) : PEOPLE;
      const { at, table } = await played(game, 120, people);
      for (const person of [...people, 'stranger']) {
        const forwards = await positionsFor(at, table, person);
        expect(forwards.length).toBeGreaterThan(10);
        expect(forwards.every(({ pictures }) => pictures?.length === 1)).toBe(true);
        const back = await positionsFor(at, table, person, 'back', { revision: 0, go: 'last' });
        expect(back.map(textOf).toReversed()).toEqual(forwards.map(textOf));
        expect((await positionsFor(at, table, person, 'turn')).length).toBeLessThan(forwards.length);
      }
      await at.tables.do(table.record.id, at.press(people[0] ?? ''), commands.concede);
      for (const person of people.slice(1, -1)) await at.tables.do(table.record.id, at.press(person), commands.concede);
      const over = await now(at, table);
      expect(over.record.status).toBe('finished');
      const all = await positionsFor(at, over, 'stranger');
      expect(all.length).toBeGreaterThan(10);
      expect(all.every(({ embeds }) => embeds[0]?.footer?.text === 'Everything that was hidden is shown.')).toBe(true);
      expect(all.every(({ pictures }) => pictures?.length === 1)).toBe(true);
    },
  );
});
