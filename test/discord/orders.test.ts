import { describe, expect, it } from 'vitest';
import { ROOM } from '#engine';
import { games } from '../../src/games/index.ts';
import { club, text, type Club, type Seen } from './club.ts';

const labels = (at: Club, message: Seen) =>
  at.ada.pressable(message).flatMap((each) => (each.kind === 'button' ? [each.label] : []));

const hasOrders = ({ components }: Seen) => JSON.stringify(components).includes('"label":"Orders"');

/** The panel of the orders of Ada's seat, and its menus. */
async function opened(at: Club) {
  const hand = (await at.ada.press(await at.begin(), 'My Hand')).message;
  const panel = hand && (await at.ada.press(hand, 'Orders')).message;
  if (!panel) throw new Error('There is no panel.');
  return panel;
}

const menus = (at: Club, panel: Seen) =>
  at.ada.pressable(panel).flatMap((each) => (each.kind === 'select' ? [each] : []));

describe('Standing orders', () => {
  it('are chosen in a private panel beside the hand, a menu for each', async () => {
    const at = await club();
    const panel = await opened(at);
    expect(panel.ephemeral).toBe(true);
    expect(text(panel)).toContain('Standing orders');
    const [bids, die] = menus(at, panel);
    expect(die?.values).toEqual(['ask', 'keep', 'three']);
    const after = (await at.ada.select(panel, bids?.customId ?? '', ['highest'])).message;
    expect(JSON.stringify(after?.components)).toMatch(/"label":"Bids: Bid the highest card"[^}]*"default":true/);
    const { table } = /\|(?<table>[0-9a-z]{10})\|/.exec(bids?.customId ?? '')?.groups ?? {};
    const stored = await at.store.orders(table ?? '');
    expect(stored.map(({ chosen }) => chosen)).toEqual([{ bid: 'highest' }]);
    expect(text(await at.told())).not.toMatch(/order|highest/i);
  });

  it('are refused in one sentence where the game has other ones by now', async () => {
    const at = await club();
    const panel = await opened(at);
    const [bids] = menus(at, panel);
    const customId = (bids?.customId ?? '').replace('|bid|', '|dance|');
    const pressed = {
      kind: 'select',
      customId,
      values: ['always'],
      messageId: panel.id,
      channelId: at.channel,
    } as const;
    const shown = await at.sandbox.forge(at.ada, pressed);
    expect(text(shown.message)).toContain('The standing orders have changed.');
  });

  it('are below the hand, and the panel says of a question that it is being answered', async () => {
    const at = await club();
    await at.ada.select(...(await menuOf(at, 'highest')));
    for (const person of [at.ada, at.bo]) {
      const panel = (await person.press(await at.told(), 'Take Turn')).message;
      if (panel) await person.press(panel, 'Choose None');
    }
    const panel = (await at.ada.press(await at.told(), 'Take Turn')).message;
    if (!panel) throw new Error('There is no panel.');
    const hand = (await at.ada.press(panel, 'My Hand')).message;
    if (!hand) throw new Error('There is no hand.');
    expect(labels(at, hand)).toContain('Orders');
    expect(text(panel)).toContain('Your standing order answers this soon.');
    const other = (await at.bo.press(await at.told(), 'Take Turn')).message;
    expect(text(other)).not.toContain('standing order');
  });

  it('are offered to the side alone that can set them', async () => {
    const at = await club({ games: games.filter(({ game }) => game.id === 'breach') });
    const board = await at.begin();
    const hands = await Promise.all(
      [at.ada, at.bo].map(async (person) => (await person.press(board, 'My Hand')).message),
    );
    const offered = hands.flatMap((hand) => (hand ? [[hand.embeds[0]?.title, hasOrders(hand)] as const] : []));
    expect(new Map(offered)).toEqual(
      new Map([
        ['Breach · The Ship', true],
        ['Breach · Pirates', false],
      ]),
    );
  });

  it('fit into their menus', () => {
    expect(ROOM.orderKey + 'a1|order|0123456789|9||999'.length).toBeLessThanOrEqual(100);
  });
});

/** The panel, the menu of bids and that value. */
async function menuOf(at: Club, value: string) {
  const panel = await opened(at);
  return [panel, menus(at, panel)[0]?.customId ?? '', [value]] as const;
}
