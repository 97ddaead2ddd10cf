import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { decisionId, freeRng, type Decision } from '#engine';
import { panelScreen } from '../../src/discord/screens/panel/panel.ts';
import { LIMITS } from '../../src/discord/screens/screen.ts';
import { games } from '../../src/games/index.ts';
import { commands } from '../../src/tables/index.ts';
import { playOut } from '../games/play-out.ts';
import { house, TOY } from '../tables/house.ts';
import { club, text } from './club.ts';

async function opened(game: string) {
  const at = await club({ games });
  await at.ada.command(at.channel, 'game new', { game, ai: '1' });
  const { message } = await at.ada.press(await at.told(), 'Start Game');
  if (!message) throw new Error('There is no panel.');
  return { ...at, panel: message };
}

/** Ada is the Ship of Breach against Bo: an AI player could move before the next press where a choice ends the set-up. */
async function againstBo() {
  const at = await club({ games });
  await at.ada.command(at.channel, 'game new', { game: 'breach' });
  const lobby = await at.told();
  await at.bo.press(lobby, 'Play Pirates');
  const { message } = await at.ada.press(lobby, 'Start Game');
  if (!message) throw new Error('There is no panel.');
  return { ...at, panel: message };
}

describe('Surprise Me', () => {
  it('chooses a pirate for a player', async () => {
    const { ada, panel, tables, channel } = await opened('skydock');
    expect(text((await ada.press(panel, 'Surprise Me')).message)).not.toContain('Choose your pirate');
    const log = await tables.log((await tables.tableIn(channel))?.record.id ?? '');
    expect(log.some((line) => line.player === ada.id && line.seq === 1)).toBe(true);
  });

  it('can be undone like any answer', async () => {
    const { ada, panel } = await againstBo();
    const chosen = (await ada.press(panel, 'Surprise Me')).message;
    expect(text((await ada.press(chosen ?? '', 'Undo')).message)).toMatch(
      /Undone: [^]*What do you set up[^]*You have 3 Reactor energy/,
    );
  });

  it('sets up the ship of Breach unit by unit, and does not end the set-up while anything is left to do', async () => {
    const { ada, panel, tables, channel } = await againstBo();
    let shown = panel;
    const asked = async () => (await tables.tableIn(channel))?.play?.open.map(({ kind }) => kind);
    for (let most = 10; most > 0 && !(await asked())?.includes('pirate-set-up'); most--)
      shown = (await ada.press(shown, 'Surprise Me')).message ?? shown;
    expect(await asked()).toEqual(['pirate-set-up']);
    expect((await tables.tableIn(channel))?.play?.match.state).toMatchObject({ reactor: 0 });
    expect(text(shown)).toContain('Nothing to do right now.');
  });

  it('counts once when it is pressed twice', async () => {
    const { ada, panel, tables, channel } = await opened('skydock');
    const both = await Promise.all([ada.press(panel, 'Surprise Me'), ada.press(panel, 'Surprise Me')]);
    const told = both.map(({ message }) => text(message));
    expect(told.filter((each) => each.includes('nothing was played'))).toHaveLength(1);
    expect((await tables.tableIn(channel))?.play?.match.seq).toBeLessThanOrEqual(2);
  });

  it('answers a choice of several with at least one and at most as many as may be chosen', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const asked = table.play?.open.find(({ seat }) => seat === 0);
    const counts = new Set<number>();
    for (let most = 0; most < 4; most++) {
      const command = commands.surprise(
        { seat: 0, revision: table.record.revision },
        decisionId(asked?.id ?? ''),
        (below) => most % below,
      );
      const next = command.run(table, at.press('ada'), table.record.revision);
      if ('why' in next) throw new Error(next.why);
      if (next.line?.entry.kind === 'answer') counts.add(next.line.entry.actions.length);
    }
    expect([...counts].sort()).toEqual([1, 2]);
  });

  it('is offered by the kind of question, also where there is but one choice', async () => {
    const open = ['swap', 'card'].map((kind, at): Decision<unknown> => ({
      id: kind,
      seat: at,
      kind,
      options: [1],
      urgency: 'required',
      onTimeout: [],
    }));
    const face = { ...TOY.face, prompt: () => 'Which?', options: () => [{ label: 'One', tone: 'choice' as const }] };
    const entry = { ...TOY, face, game: { ...TOY.game, decisions: () => open } };
    const table = await (await house(':memory:', [entry])).game('ada', 'bo');
    const labels = (seat: number) =>
      panelScreen(table, seat).components.flatMap(({ components }) =>
        components.flatMap((each) => (each.type === ComponentType.Button && 'label' in each ? [each.label] : [])),
      );
    expect(labels(0)).toContain('Surprise Me');
    expect(labels(1)).not.toContain('Surprise Me');
  });
});

it.each(games.map((entry) => [entry.game.id, entry] as const))(
  'A set-up of %s asks every kind of question it lists, and its menus say all there is to say of each choice',
  (_id, { game, face, tactics }) => {
    const asked = new Set<string>();
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six'])
      for (const { state } of playOut(game, (...given) => tactics.heuristic(...given), 2, game.readOptions({}), name))
        for (const decision of game.decisions(state).filter(({ kind }) => face.setup[kind])) {
          asked.add(decision.kind);
          if (face.setup[decision.kind] === 'buttons') continue;
          for (const { hint = '' } of face.options(game.view(state, decision.seat), decision))
            expect(hint.length, hint).toBeLessThanOrEqual(LIMITS.optionText);
        }
    // The first question is asked before anybody answers.
    const first = game.decisions(game.setup(2, game.readOptions({}), freeRng('first'))).map(({ kind }) => kind);
    expect([...asked, ...first]).toEqual(expect.arrayContaining([...Object.keys(face.setup)]));
  },
);
