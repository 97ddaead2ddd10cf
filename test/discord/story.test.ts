import { describe, expect, it } from 'vitest';
import type { Decision } from '#engine';
import { tableScreen } from '../../src/discord/screens/board.ts';
import { toldOf } from '../../src/discord/screens/story/narration.ts';
import { panelScreen } from '../../src/discord/screens/panel/panel.ts';
import { commands, type LogLine, type Table } from '../../src/tables/index.ts';
import { answer, answerTo, ASK_REWIND, bidding, done, house, TOY, type House } from '../tables/house.ts';
import { club, text, whispered } from './club.ts';

const description = (table: Table, log: readonly LogLine[] = []) =>
  tableScreen(table, log).embeds[0]?.description ?? '';

describe('The public board', () => {
  it('tells the last events in a line each, above the map, also beside its picture', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const screen = tableScreen(table, await at.tables.log(table.record.id));
    const events = '> The game started.\n> Red swaps 0 cards.\n> Blue swaps 0 cards.';
    expect(screen.embeds[0]?.description).toContain(events);
    expect(screen.embeds[0]?.description).toMatch(/Blue swaps 0 cards[.]\n```/);
    expect(screen.pictures?.[0]?.beside?.description).toContain(events);
  });

  it('tells at most five of them, and nothing that only one seat knows', async () => {
    const at = await house();
    let table = await bidding(at, 'ada', 'bo');
    for (const person of ['ada', 'bo']) {
      for (const kind of ['card', 'stake']) table = await answerTo(at, table, person, kind);
    }
    const log = await at.tables.log(table.record.id);
    const shown = description(table, log)
      .split('\n')
      .filter((line) => line.startsWith('> '));
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.length).toBeLessThanOrEqual(5);
    expect(shown.join()).not.toMatch(/draws|The top of the deck/);
  });

  it('says that AI players think, in words any font can show, as a panel with nothing to do says', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    done(await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic', 1)));
    const begun = done(await at.tables.do(record.id, at.press('ada'), commands.begin));
    const table = await answer(at, begun, 'ada');
    const said = 'Thinking now: **Blue** (Moth, AI).';
    expect(description(table)).toContain(`**Round 1 of 2**\n${said}`);
    expect(panelScreen(table, 0).embeds.at(-1)?.description).toContain(`Nothing to do right now. ${said}`);
  });

  it('waits for the players who are called while a call for help stands', async () => {
    const ask = (seat: number, urgency: Decision<unknown>['urgency']): Decision<unknown> => ({
      ...{ id: `q${String(seat)}`, seat, kind: 'card', options: [1], urgency, onTimeout: [1] },
    });
    const game = { ...TOY.game, decisions: () => [ask(0, 'required'), ask(1, 'called'), ask(2, 'called')] };
    const at = await house(':memory:', [{ ...TOY, game }]);
    const table = await at.game('ada', 'bo', 'cy');
    expect(description(table)).toContain(
      'Waiting for an answer from **Blue** (<@bo>) and **Green** (<@cy>). **Red** (<@ada>) can also go on without it.',
    );
  });
});

describe('The reason of an AI player', () => {
  it('follows what the step led to, not the next player’s turn', async () => {
    const narrate = (event: unknown) => (event === 'turn' ? 'Blue’s turn.' : 'Red rests.');
    const about = (event: unknown) => (event === 'turn' ? { by: 1, opens: 'turn' as const } : { by: 0 });
    const at = await house(':memory:', [{ ...TOY, face: { ...TOY.face, narrate, about } }]);
    const table = await bidding(at, 'ada', 'bo');
    const line = (await at.tables.log(table.record.id)).at(-1);
    if (!line) throw new Error('Nothing was logged.');
    const events = ['rest', 'turn'].map((event) => ({ to: 'all', event }));
    const told = toldOf(table, { ...line, events, why: 'It was tired.' }, 0, 'reasons');
    expect(told).toEqual([expect.stringContaining('Red rests.'), '-# Blue: It was tired.']);
  });
});

describe('A spectator', () => {
  it('may look at what has changed and at the log, as everybody may know it', async () => {
    const at = await club();
    const board = await at.begin();
    const refused = await at.cy.press(board, 'Take Turn');
    expect(whispered(refused)).toContain('You can watch');
    const changes = await at.cy.press(refused.message ?? '', 'What Changed');
    expect(whispered(changes)).toContain('The game started.');
    expect(text((await at.cy.press(refused.message ?? '', 'Log')).message)).toContain('The game started.');
  });
});

describe('The log tells of a step that was undone', () => {
  /** What the log says of the newest undo, once Ada's seat is Cy's. */
  const afterGivingAway = async (at: House, { record: { id } }: Table) => {
    done(await at.tables.do(id, at.press('ada'), commands.offer(null)));
    const table = done(await at.tables.do(id, at.press('cy'), commands.takeOffered(0)));
    const log = await at.tables.log(id);
    return log.flatMap((line) => toldOf(table, line, 'public', 'all')).filter((line) => line.includes('undone'));
  };

  it('that nobody had to agree, no matter who plays the seat later', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    done(await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic', 1)));
    const begun = done(await at.tables.do(record.id, at.press('ada'), commands.begin));
    const table = await answer(at, begun, 'ada');
    done(await at.tables.do(record.id, at.press('ada'), ASK_REWIND));
    expect(await afterGivingAway(at, table)).toEqual([
      expect.stringMatching(/^<t:\d+:t> Red’s last step was undone[.]$/),
    ]);
  });

  it('that everyone agreed, where they had to', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const { revision } = done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND)).record;
    done(await at.tables.do(table.record.id, at.press('bo'), commands.agree(revision)));
    expect(await afterGivingAway(at, table)).toEqual([
      expect.stringContaining('Everyone agreed: Red’s last step was undone.'),
    ]);
  });
});
