import { describe, expect, it, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import { welcomeTo } from '../../src/welcome.ts';
import { readEntry, type LogLine } from '../../src/tables/index.ts';
import { club, text, whispered, type Club } from './club.ts';

/** A table Ada opened for herself and one AI player. */
async function lobby(at: Club) {
  await at.ada.command(at.channel, 'game new', { game: 'toy', ai: '1' });
  return at.told();
}

async function begun(at: Club) {
  await at.ada.press(await lobby(at), 'Start Game');
  return at.told();
}

/** Presses the first thing Ada is offered, again and again, until she is asked nothing. */
async function playTurn({ ada, channel }: Club): Promise<void> {
  let { message: panel } = await ada.command(channel, 'game act');
  for (let n = 0; n < 20 && panel; n++) {
    const next = ada.pressable(panel).find(({ customId }) => /\|(do|pick)\|/.test(customId));
    if (!next) return;
    const shown =
      next.kind === 'button'
        ? await ada.press(panel, next)
        : await ada.select(panel, next.customId, next.values.slice(0, Math.max(1, next.min)));
    panel = shown.message;
  }
}

function entrySeat(line: LogLine): number | undefined {
  return readEntry(line)?.seat;
}

function buttons({ ada }: Club, message: Parameters<Club['ada']['pressable']>[0]): string[] {
  return ada.pressable(message).flatMap((each) => (each.kind === 'button' ? [each.label] : []));
}

/** Ends the game as a player with nobody to ask does, after one more question. */
async function endGame({ ada, channel }: Club): Promise<void> {
  const asked = (await ada.command(channel, 'game end')).message;
  expect(text(asked)).toContain('Nobody else has to agree');
  await ada.press(asked ?? '', 'End Game');
}

describe('A lobby', () => {
  it('is opened with AI players, and says how they play', async () => {
    const at = await club();
    const board = await lobby(at);
    expect(text(board)).toContain('**Blue**: Moth (AI)');
    expect(buttons(at, board)).toContain('Remove AI Player');
  });

  it('is opened with an option of the game, which is offered in its words', async () => {
    const { ada, channel, told } = await club({ games });
    const typed = { game: 'starcadia', ai: '1', with: 'play=1' };
    expect(whispered(await ada.command(channel, 'game new', { ...typed, with: 'play=9' }))).toContain('no such option');
    await ada.command(channel, 'game new', typed);
    expect(text(await told())).toContain('Scenario 1');
  });

  it('begins with one scenario where the welcome says so', () => {
    const [starcadia] = welcomeTo(games.filter(({ game }) => game.id === 'starcadia'));
    expect(starcadia?.hint).toContain('One scenario');
    expect(starcadia?.commands).toEqual([
      { type: 'game new game:starcadia ai:1 strength:Easy with:play=1' },
      { type: 'game start' },
    ]);
  });

  it('says what to do next, and how many of them got a seat', async () => {
    const { ada, channel, sandbox } = await club({ games });
    const opened = await ada.command(channel, 'game new', { game: 'breach' });
    expect(whispered(opened)).toContain('Press **Invite** to ping your friends, or **Add AI Player**');
    const full = await ada.command(sandbox.addChannel('another'), 'game new', { game: 'breach', ai: '3' });
    expect(whispered(full)).toMatch(
      /with every seat taken[.] You are the Ship[.] Press .* 1 of 3 AI players got a seat[.]/,
    );
    expect(text((await ada.press(full.message ?? '', 'Start Game')).message)).toContain('How to win');
    expect(ada.pressable(opened.message ?? '')).toEqual([]);
  });

  it('is offered as many of them as its game has seats for, and takes nothing but a number', async () => {
    const at = await club({ games });
    const offered = async (given: Record<string, string>) =>
      (await at.ada.autocomplete(at.channel, 'game new', { ...given, ai: '' }, 'ai')).map(({ name }) => name);
    expect(await offered({ game: 'breach' })).toEqual(['1']);
    expect(await offered({ game: 'skydock' })).toEqual(['1', '2', '3']);
    expect(await offered({})).toEqual(['1', '2', '3']);
    for (const ai of ['many', '-1', '9'.repeat(20)])
      expect(whispered(await at.ada.command(at.channel, 'game new', { game: 'breach', ai }))).toContain(
        'Type the number of AI players as a number',
      );
    expect(await at.tables.tableIn(at.channel)).toBeNull();
  });

  it('takes more of them in, changes how they play and lets them go', async () => {
    const at = await club();
    const board = await at.open();
    await at.ada.press(board, 'Add AI Player');
    const panel = (await at.ada.press(await at.told(), 'Options')).message ?? '';
    const menu = at.ada.pressable(panel).find(({ customId }) => customId.includes('|strength|'));
    await at.ada.select(panel, menu?.customId ?? '', ['heuristic']);
    const stored = await at.tables.tableIn(at.channel);
    expect(stored?.record.seats.map(({ name, ai }) => [name, ai])).toEqual([
      ['Ada', null],
      ['Moth', 'heuristic'],
    ]);
    await at.ada.press(await at.told(), 'Remove AI Player');
    expect(text(await at.told())).not.toContain('(AI)');
  });
});

describe('At the table', () => {
  it('an AI player plays when it is called, and nobody is pinged for it', async () => {
    const at = await club();
    await begun(at);
    const seq = (await at.tables.tableIn(at.channel))?.play?.match.seq ?? 0;
    await playTurn(at);
    await vi.waitFor(
      async () => {
        const log = await at.tables.log((await at.tables.tableIn(at.channel))?.record.id ?? '');
        expect(log.some(({ why }) => why !== null)).toBe(true);
      },
      { timeout: 10_000 },
    );
    expect((await at.tables.tableIn(at.channel))?.play?.match.seq).toBeGreaterThan(seq);
    await at.told();
    for (const message of at.cy.messages(at.channel)) expect(text(message)).not.toContain('<@ai:');
  });

  it('the result is told, and calls the people alone', async () => {
    const at = await club();
    await begun(at);
    await endGame(at);
    await at.told();
    const result = at.cy.messages(at.channel).at(-1);
    expect(text(result)).toContain('Dice secret');
    expect(result?.mentions).toEqual([at.ada.id]);
  });

  it('another game begins from its result: the same choices, the presser in their seat, as many AI players', async () => {
    const at = await club();
    await begun(at);
    await endGame(at);
    await at.told();
    const result = at.cy.messages(at.channel).at(-1);
    const old = (await at.tables.tableIn(at.channel))?.record;
    expect(whispered(await at.ada.press(result ?? '', 'Play Again'))).toContain('Table opened');
    const { record } = (await at.tables.tableIn(at.channel)) ?? {};
    expect(record?.id).not.toBe(old?.id);
    expect(record).toMatchObject({ status: 'lobby', options: old?.options });
    expect(record?.seats.map(({ name, ai }) => [name, ai])).toEqual(old?.seats.map(({ name, ai }) => [name, ai]));
    expect(whispered(await at.ada.press(result ?? '', 'Play Again'))).toContain('already has a table');
  });

  it('another game opened by a spectator tells them that they have the seat of the AI player', async () => {
    const breach = games.filter(({ game }) => game.id === 'breach');
    const at = await club({ games: breach });
    await at.ada.command(at.channel, 'game new', { game: 'breach', ai: '1' });
    await at.ada.command(at.channel, 'game start');
    await endGame(at);
    await at.told();
    const answer = whispered(await at.cy.press(at.cy.messages(at.channel).at(-1) ?? '', 'Play Again'));
    expect(answer).toMatch(/reserved for <@\d+>: the game can start when they have joined/);
    expect(answer).toContain('You have the seat that an AI player had');
  });

  it('the only person who gives up is told before that it ends the game, however many others play', async () => {
    const at = await club();
    await at.ada.command(at.channel, 'game new', { game: 'toy', ai: '2' });
    await at.ada.press(await at.told(), 'Start Game');
    await at.told();
    const asked = (await at.ada.command(at.channel, 'game concede')).message;
    expect(text(asked)).toContain('The game ends at once, and the win goes to **Blue and Green**.');
    await at.ada.press(asked ?? '', 'Concede');
    expect((await at.tables.tableIn(at.channel))?.record.status).toBe('finished');
  });

  it('a person alone with AI players is told before undoing that nobody else is asked', async () => {
    const at = await club();
    await begun(at);
    await playTurn(at);
    const id = (await at.tables.tableIn(at.channel))?.record.id ?? '';
    await vi.waitFor(async () => expect((await at.tables.log(id)).some(({ why }) => why !== null)).toBe(true), {
      timeout: 10_000,
    });
    const asked = (await at.ada.command(at.channel, 'game undo')).message;
    expect(text(asked)).toContain('without asking anyone');
    expect(text((await at.ada.press(asked ?? '', 'Undo Anyway')).message)).toMatch(/Undone: [*][*].+[*][*][.]/);
    expect(whispered(await at.ada.command(at.channel, 'game log'))).toMatch(/ Red’s last step was undone[.]/);
  });

  it('a seat is handed over, and taken back by its button', async () => {
    const at = await club();
    await begun(at);
    const asked = await at.ada.command(at.channel, 'game replace', { strength: 'heuristic' });
    expect(whispered(asked)).toMatch(
      /Let an AI player [(]Easy[)] play [*]{2}Red[*]{2} for you[?].*every decision of your seat/,
    );
    expect((await at.tables.tableIn(at.channel))?.record.seats[0]).toMatchObject({ ai: null });
    const lent = await at.ada.press(asked.message ?? '', 'Let AI Play');
    expect((await at.tables.tableIn(at.channel))?.record.seats[0]).toMatchObject({ ai: 'heuristic' });
    expect(whispered(lent)).toContain('An AI player is playing for you now');
    expect(lent.message && buttons(at, lent.message)).toEqual(['Take Seat Back']);
    const shown = await at.ada.command(at.channel, 'game act');
    expect(whispered(shown)).toContain('An AI player is playing for you');
    if (shown.message) await at.ada.press(shown.message, 'Take Seat Back');
    expect((await at.tables.tableIn(at.channel))?.record.seats[0]).toMatchObject({ ai: null });
  });

  it('what somebody calls themselves is told in the log as plain text', async () => {
    const at = await club();
    const board = await begun(at);
    const spammer = at.sandbox.addPersona('[Free](http://evil.test) **Bold** <@1>');
    const shown = await spammer.press(board, 'Take Turn');
    if (shown.message) await spammer.press(shown.message, 'Ask to Replace AI Player');
    await at.told();
    const log = whispered(await at.ada.command(at.channel, 'game log'));
    expect(log).toContain(
      '\\[Free](http:\\//evil.test) \\*\\*Bold\\*\\* \\<@1> asked to play Blue in place of the AI player',
    );
  });

  it('a newcomer takes over from an AI player once the people at the table agree', async () => {
    const at = await club();
    const board = await begun(at);
    // Ada has just started the game, and is called to nothing for ten minutes.
    at.pass(10 * 60_000);
    const shown = await at.cy.press(board, 'Take Turn');
    const asked = await at.cy.press(shown.message ?? '', 'Ask to Replace AI Player');
    expect(whispered(asked)).toContain('whether you may play **Blue**. If they agree, you’ll get a ping.');
    expect((await at.tables.tableIn(at.channel))?.record.seats[1]).toMatchObject({ name: 'Moth' });
    const asking = await at.told();
    expect(text(asking)).toContain('asks to replace the AI player');
    expect(at.ada.messages(at.channel).some(({ mentions }) => mentions.includes(at.ada.id))).toBe(true);
    await at.ada.press(asking, 'Agree');
    expect((await at.tables.tableIn(at.channel))?.record.seats[1]).toMatchObject({ name: 'Cy', ai: null });
    expect(text(await at.told())).toContain('Blue');
    const word = at.cy.messages(at.channel).find(({ mentions }) => mentions.includes(at.cy.id));
    expect(word?.content).toContain('You play **Blue** from now on');
    expect(whispered(await at.cy.press(word ?? '', 'My Hand'))).toContain('Blue');
  });

  it('a player added later plays as well as those before, so that the menu shows one strength', async () => {
    const at = await club();
    await at.ada.command(at.channel, 'game new', { game: 'toy', ai: '1', strength: 'heuristic' });
    await at.ada.press(await at.told(), 'Add AI Player');
    const { record } = (await at.tables.tableIn(at.channel)) ?? {};
    expect(record?.seats.map(({ ai }) => ai)).toEqual([null, 'heuristic', 'heuristic']);
  });

  it('a person who takes their seat back is told what was done in their place, and why', async () => {
    const at = await club();
    const board = await begun(at);
    await at.ada.press((await at.ada.command(at.channel, 'game replace')).message ?? '', 'Let AI Play');
    const id = (await at.tables.tableIn(at.channel))?.record.id ?? '';
    const own = async () => (await at.tables.log(id)).filter((line) => line.why !== null && entrySeat(line) === 0);
    await vi.waitFor(async () => expect((await own()).length).toBeGreaterThan(0), { timeout: 10_000 });
    const log = await at.ada.press(board, 'Log');
    const why = log.message && (await at.ada.press(log.message, 'Why?'));
    expect(text(why?.message)).toMatch(/chance to win|No other sensible move/);
    expect(buttons(at, (await at.cy.press(board, 'Log')).message ?? board)).not.toContain('Why?');
    const lent = await at.ada.command(at.channel, 'game act');
    const back = lent.message && (await at.ada.press(lent.message, 'Take Seat Back'));
    const panel = back?.message && (await at.ada.press(board, 'Take Turn'));
    expect(text(panel?.message)).toContain('Since the game started');
  });

  it('a person who has lent their seat is offered it back, and nothing else, whatever they type', async () => {
    const at = await club();
    await begun(at);
    const offered = () => at.ada.autocomplete(at.channel, 'game act', { choice: '' }, 'choice');
    const { revision } = (await at.tables.tableIn(at.channel))?.record ?? { revision: 0 };
    await at.ada.press((await at.ada.command(at.channel, 'game replace')).message ?? '', 'Let AI Play');
    expect(await offered()).toEqual([]);
    const typed = await at.ada.command(at.channel, 'game act', { choice: `${String(revision)} 0` });
    expect(typed.message && buttons(at, typed.message)).toEqual(['Take Seat Back']);
  });

  it('reasons are told once the game is over, and not before', async () => {
    const at = await club();
    const board = await begun(at);
    await playTurn(at);
    const id = (await at.tables.tableIn(at.channel))?.record.id ?? '';
    await vi.waitFor(async () => expect((await at.tables.log(id)).some(({ why }) => why !== null)).toBe(true), {
      timeout: 10_000,
    });
    const before = await at.ada.press(board, 'Log');
    expect(buttons(at, before.message ?? board)).not.toContain('Why?');
    await endGame(at);
    const after = await at.ada.command(at.channel, 'game log');
    const why = after.message && (await at.ada.press(after.message, 'Why?'));
    expect(text(why?.message)).toMatch(/chance to win|No other sensible move/);
  });
});
