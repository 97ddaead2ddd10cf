import { describe, expect, it, vi } from 'vitest';
import type { Scene } from '#engine';
import { createPainter, type Painter } from '../../src/pictures/draw/painter.ts';
import { renderer, type Render } from '../../src/pictures/draw/render.ts';
import type { Tables } from '../../src/tables/index.ts';
import { handScreen } from '../../src/discord/screens/panel/known.ts';
import { panelScreen } from '../../src/discord/screens/panel/panel.ts';
import type { Screen } from '../../src/discord/screens/screen.ts';
import { games } from '../../src/games/index.ts';
import { answer, asked, house, TOY } from '../tables/house.ts';
import { club, text, type Seen } from './club.ts';

const QUIET = { info: () => undefined, warn: () => undefined };

/** A painter that draws in its own time. */
function painterThat(render: Render): Painter {
  return createPainter({ log: QUIET, render, patienceMs: 400 });
}

/** The picture a message shows, as it is fetched; `null` when it shows none. */
async function pictureOf(message: Seen | null) {
  const shown = message?.embeds[0]?.image;
  if (!shown) return null;
  const { url, description } = shown;
  const answer = await fetch(url);
  return { name: url.split('/').at(-1), url, description, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('A board', () => {
  it('carries its picture, with what it says for those who do not see it', async () => {
    const { begin } = await club({ painter: createPainter({ log: QUIET, render: renderer() }) });
    const board = await begin();
    const picture = await pictureOf(board);
    expect(picture).toMatchObject({ name: 'board.png', description: 'Lanterns, round 1 of 2.' });
    expect(picture?.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(text(board)).toContain('Round 1');
    expect(text(board)).not.toContain('```');
  });

  it('has its signs told apart by a rule of its own, in words and drawn; another rule takes its place', async () => {
    const { begin, ada, channel } = await club({ painter: createPainter({ log: QUIET, render: renderer() }) });
    await begin();
    const { message } = await ada.command(channel, 'game rules', { heading: 'Icon Legend' });
    expect(await pictureOf(message)).toMatchObject({ name: 'rule.png' });
    const { message: inWords } = await ada.press(message ?? '', 'Next');
    expect(text(inWords)).toContain('**spark**: A lantern');
    const menu = ada.pressable(message ?? '').find(({ kind }) => kind === 'select');
    const other = await ada.select(message ?? '', menu?.customId ?? '', ['Bidding']);
    expect(text(other.message)).toContain('Choose a card');
    expect(await pictureOf(other.message)).toBeNull();
  });

  it.each([
    ['the picture cannot be drawn', () => Promise.reject(new Error('No ink.'))],
    ['the picture takes too long', () => new Promise<Buffer>(() => undefined)],
  ])('is told in words alone when %s', async (_why, render) => {
    const { begin } = await club({ painter: painterThat(render) });
    const board = await begin();
    expect(await pictureOf(board)).toBeNull();
    expect(text(board)).toMatch(/Round 1[^]*```/);
  });

  it('that went out in words gets its picture once it is drawn', async () => {
    const { promise: ink, resolve } = Promise.withResolvers<undefined>();
    const { begin, board } = await club({ painter: painterThat((scene) => ink.then(() => renderer()(scene))) });
    expect(await pictureOf(await begin())).toBeNull();
    resolve(undefined);
    const picture = await vi.waitFor(async () => {
      const shown = await pictureOf(board());
      expect(shown?.name).toBe('board.png');
      return shown;
    });
    expect(picture?.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(text(board())).not.toContain('```');
  });

  it('that went out in words gets the newest picture, and none of those between is drawn', async () => {
    const draw = renderer();
    const boards: Scene[] = [];
    const { promise: ink, resolve } = Promise.withResolvers<undefined>();
    const painter = painterThat(async (scene) => {
      if (scene.alt.startsWith('Lanterns')) boards.push(scene);
      await ink;
      return draw(scene);
    });
    const { begin, told, board, tables, ada, bo, channel } = await club({ painter });
    await begin();
    for (const player of [ada, bo]) {
      await player.press(await panelOf(player, channel), 'Choose None');
      await told();
    }
    await bid(ada, channel);
    expect(await pictureOf(await told())).toBeNull();
    expect(boards).toHaveLength(1);
    resolve(undefined);
    const newest = await draw(await newestOf(tables, channel));
    await vi.waitFor(async () => expect((await pictureOf(board()))?.bytes).toEqual(newest));
    expect(boards).toHaveLength(2);
  });

  it('is told in words alone where the bot may not attach files', async () => {
    const { sandbox, begin, channel } = await club({ painter: createPainter({ log: QUIET, render: renderer() }) });
    sandbox.faults.revoke(channel, 'AttachFiles');
    const board = await begin();
    expect(await pictureOf(board)).toBeNull();
    expect(text(board)).toMatch(/Round 1[^]*```/);
  });

  it('shows the newest picture and no other', async () => {
    const { begin, told, ada, bo, channel } = await club({
      painter: createPainter({ log: QUIET, render: renderer() }),
    });
    const before = await pictureOf(await begin());
    for (const player of [ada, bo]) await player.press(await panelOf(player, channel), 'Choose None');
    for (const player of [ada, bo]) await bid(player, channel);
    const after = await pictureOf(await told());
    expect(after?.bytes).not.toEqual(before?.bytes);
  });

  it('shows the newest picture also where an older one is drawn more slowly', async () => {
    const draw = renderer();
    const held: (() => void)[] = [];
    let holding = false;
    const render: Render = async (scene) => {
      if (holding && scene.alt.startsWith('Lanterns')) await new Promise<void>((go) => held.push(go));
      return draw(scene);
    };
    const { begin, told, tables, ada, bo, channel } = await club({ painter: createPainter({ log: QUIET, render }) });
    await begin();
    for (const player of [ada, bo]) await player.press(await panelOf(player, channel), 'Choose None');
    await told();
    holding = true;
    await bid(ada, channel);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    // The older board is still being drawn when the next move comes, whose own is drawn at once.
    holding = false;
    const older = await newestOf(tables, channel);
    await bid(bo, channel);
    held.pop()?.();
    const shown = await pictureOf(await told());
    const newest = await newestOf(tables, channel);
    expect(newest).not.toEqual(older);
    expect(shown?.bytes).toEqual(await draw(newest));
  });
});

/** Bids a card and stakes two on it. */
async function bid(player: Awaited<ReturnType<typeof club>>['ada'], channel: string): Promise<void> {
  const panel = await panelOf(player, channel);
  const card = player.pressable(panel).find((each) => each.kind === 'button' && each.label.startsWith('Bid'));
  await player.press(panel, { customId: card?.customId ?? '' });
  await player.press(await panelOf(player, channel), 'Stake 2');
}

/** The scene of the table in that channel as it stands. */
async function newestOf(tables: Tables, channel: string): Promise<Scene> {
  const table = await tables.tableIn(channel);
  if (!table?.play) throw new Error('There is no game in the channel.');
  return table.face.scene(table.game.view(table.play.match.state, 'public'));
}

describe('A hand', () => {
  it('comes with its picture, which only its owner sees', async () => {
    const { begin, ada, bo } = await club({ painter: createPainter({ log: QUIET, render: renderer() }) });
    const board = await begin();
    const hands: (string | undefined)[] = [];
    for (const player of [ada, bo]) {
      // A player who looks again finds the picture drawn, however slow this machine is.
      const picture = await vi.waitFor(async () => {
        const { message } = await player.press(board, 'My Hand');
        expect(message?.ephemeral).toBe(true);
        const shown = await pictureOf(message);
        expect(shown?.name).toBe('hand.png');
        return shown;
      });
      hands.push(picture?.description);
    }
    expect(hands[0]).toMatch(/^Your hand: /);
    expect(hands[0]).not.toBe(hands[1]);
  });

  it('of the Ship explains its units below the picture, with rooms and letters; its panel does not', async () => {
    const at = await house(
      ':memory:',
      games.filter(({ game }) => game.id === 'breach'),
    );
    let table = await at.game('ada', 'bo');
    for (const what of [
      { do: 'place', design: 'fresh-air' },
      { do: 'room', room: 'D2' },
    ])
      table = await answer(at, table, asked(table, 'ada').length > 0 ? 'ada' : 'bo', what);
    const ship = table.play?.open[0]?.seat ?? -1;
    const beside = (pictures: Screen['pictures'] = []) => pictures[0]?.beside?.fields ?? [];
    expect(beside(handScreen(table, ship).pictures)).toEqual([
      { name: 'Your unseen units', value: 'D2: Fresh Air' },
      { name: 'A.I. units: figures when placed', value: '`A` Fresh Air: trap, Security 7, Damage 3, 2 energy' },
    ]);
    const panel = panelScreen(table, ship).pictures;
    expect(panel).toHaveLength(1);
    expect(beside(panel)).not.toContainEqual(expect.objectContaining({ name: 'Your unseen units' }));
  });

  it('comes without it when that is not drawn soon, and with it once it is', async () => {
    const { promise: ink, resolve } = Promise.withResolvers<undefined>();
    let hasInk = true;
    const painter = createPainter({
      log: QUIET,
      render: async () => {
        if (!hasInk) await ink;
        return Buffer.from('a picture');
      },
    });
    const { begin, told, ada, channel } = await club({ painter });
    await begin();
    hasInk = false;
    const early = await ada.command(channel, 'game hand');
    expect(text(early.message)).toContain('Your hand');
    expect(await pictureOf(early.message)).toBeNull();
    resolve(undefined);
    await told();
    const { message } = await ada.command(channel, 'game hand');
    expect((await pictureOf(message))?.name).toBe('hand.png');
  });

  it('stands beside the panel it was opened from, and is refreshed in its place', async () => {
    const { begin, ada } = await club({ painter: createPainter({ log: QUIET, render: renderer() }) });
    const panel = await begin();
    const hand = (await ada.press(panel, 'My Hand')).message;
    expect(hand?.id).not.toBe(panel.id);
    expect(text(ada.message(panel.id))).toContain(text(panel));
    expect((await ada.press(hand ?? '', 'Refresh')).message?.id).toBe(hand?.id);
  });

  it('turns to words and back to its picture, and stays in words when it is refreshed', async () => {
    const { begin, ada } = await club({ painter: createPainter({ log: QUIET, render: renderer() }) });
    const hand = (await ada.press(await begin(), 'My Hand')).message ?? '';
    const shown = () => ada.message(hand === '' ? '' : hand.id)?.embeds.some(({ image }) => image !== undefined);
    expect(shown()).toBe(true);
    await ada.press(hand, 'As Text');
    await ada.press(hand, 'Refresh');
    expect(shown()).toBe(false);
    await ada.press(hand, 'As Picture');
    expect(shown()).toBe(true);
  });

  it('shows what happened and one picture, with what is different ringed', async () => {
    const { begin, ada, bo, channel } = await club({ painter: createPainter({ log: QUIET, render: renderer() }) });
    await begin();
    await ada.press(await panelOf(ada, channel), 'Choose None');
    await bo.press(await panelOf(bo, channel), 'Choose None');
    const shown = (await ada.press(await handOf(ada, channel), 'What Changed')).message;
    expect(shown?.ephemeral).toBe(true);
    expect(shown?.embeds.map(({ title, image }) => [title, image?.url.split('/').at(-1)])).toEqual([
      ['What Changed', 'now.png'],
    ]);
    expect(text(shown)).toContain('Blue');
    // The map in words is one press away.
    expect(text(shown)).not.toContain('# a card in hand');
    expect(text((await ada.press(shown ?? '', 'As Text')).message)).toContain('# a card in hand');
  });

  it('shows one board where nothing has changed since it was left', async () => {
    const { begin, ada, channel } = await club({ painter: createPainter({ log: QUIET, render: renderer() }) });
    await begin();
    await ada.press(await panelOf(ada, channel), 'Choose None');
    const shown = (await ada.press(await handOf(ada, channel), 'What Changed')).message;
    expect(shown?.embeds.map(({ title }) => title)).toEqual(['What Changed']);
    expect(text(shown)).toContain('Nothing else has happened since then.');
  });

  it('is not even asked for by a move while something else is drawn', async () => {
    const asked: string[] = [];
    const painter: Painter = {
      draw: ({ alt }) => {
        asked.push(alt);
        return Promise.resolve(null);
      },
      late: () => Promise.resolve(null),
      known: () => null,
      idle: false,
      close: () => undefined,
    };
    const { begin, ada, channel } = await club({ painter });
    await begin();
    await ada.press(await panelOf(ada, channel), 'Choose None');
    expect(asked.filter((alt) => alt.startsWith('Your hand'))).toEqual([]);
    await ada.command(channel, 'game hand');
    expect(asked.filter((alt) => alt.startsWith('Your hand'))).toHaveLength(1);
  });

  it('of a choice is drawn for the player who is called, before they look', async () => {
    const face = { ...TOY.face, choiceScene: (view: unknown) => TOY.face.handScene(view) };
    const painter = createPainter({ log: QUIET, render: renderer() });
    const { begin, bo, ada, channel } = await club({ games: [{ ...TOY, face }], painter });
    await begin();
    await ada.press(await panelOf(ada, channel), 'Choose None');
    await bo.press(await panelOf(bo, channel), 'Choose None');
    await vi.waitFor(async () => {
      expect((await panelOf(ada, channel)).embeds[0]?.image?.url).toMatch(/choice[.]png$/);
    });
  });
});

async function handOf(player: Awaited<ReturnType<typeof club>>['ada'], channel: string): Promise<Seen> {
  const { message } = await player.command(channel, 'game hand');
  if (!message) throw new Error('There is no hand.');
  return message;
}

async function panelOf(player: Awaited<ReturnType<typeof club>>['ada'], channel: string): Promise<Seen> {
  const { message } = await player.command(channel, 'game act');
  if (!message) throw new Error('There is no panel.');
  return message;
}
