import { describe, expect, it } from 'vitest';
import { skydock } from '../../../src/games/skydock/index.ts';
import { orders } from '../../../src/games/skydock/orders.ts';
import type { SchemeId } from '../../../src/games/skydock/content/schemes.ts';
import type { Kind } from '../../../src/games/skydock/state/actions.ts';
import { turn, upkeep, type World } from './world.ts';

/** What an order with that value answers to the open question of that kind; `null` where it asks its player. */
function answer(world: World, key: string, value: string, kind: Kind, seat: number) {
  const order = orders.find((each) => each.key === key);
  if (!order?.kinds.includes(kind) || !order.values.includes(value)) throw new Error(`No order ${key}=${value}.`);
  return order.answer(skydock.view(world.state, seat), world.question(kind, seat), value);
}

describe('The order for calls for help', () => {
  const refuse = [{ do: 'refuse' }];

  /** Seat 0 asks seat 1 for a card with a mask. */
  function asked(cards: readonly SchemeId[], glory: readonly [number, number] = [0, 0]): World {
    const scheme = ['crawlspace', 'loose-bolts', 'deck-plans'] as const;
    const objectives = ['steal-the-recipe', 'log-our-side', 'see-the-sights'] as const;
    const pirates = [
      { scheme, glory: glory[0] },
      { scheme: cards, glory: glory[1] },
    ];
    return turn({ objectives, pirates }).use('interact').choose({ do: 'ask', objective: 0, symbol: 'mask' });
  }
  const helped = (value: string, world: World) => answer(world, 'help', value, 'help', 1);

  it('refuse: refuses every player who asks, whatever is held', () => {
    expect(helped('refuse', asked(['uniform'], [0, 9]))).toEqual(refuse);
  });

  it('agree: promises the matching card that pays for the fewest objectives still open', () => {
    // With the recipe still open to it the mask is wanted; the wild would be worth more still.
    const world = asked(['loyal-crew', 'uniform', 'bad-influence']);
    expect(world.options('help', 1)).toHaveLength(4);
    expect(helped('agree', world)).toEqual([{ do: 'agree', card: world.scheme('uniform', 1) }]);
  });

  it('agree: refuses where no card matches', () => {
    expect(helped('agree', asked(['spare-fuse']))).toEqual(refuse);
  });

  it.each([
    [3, 4, 'agrees'],
    [4, 4, 'refuses'],
    [5, 4, 'refuses'],
  ] as const)('behind: an asker with %i glory beside one’s own %i: it %s', (asker, own, what) => {
    const world = asked(['uniform'], [asker, own]);
    const agrees = [{ do: 'agree', card: world.scheme('uniform', 1) }];
    expect(helped('behind', world)).toEqual(what === 'agrees' ? agrees : refuse);
  });

  it('behind: refuses where no card matches, also to an asker who is behind', () => {
    expect(helped('behind', asked(['spare-fuse'], [0, 9]))).toEqual(refuse);
  });
});

describe('The order for rolls against the patrol', () => {
  /** A roll against seat 0 in the upkeep: one of 10 lacks one card, one of 8 lacks two. */
  function rolled(roll: number): World {
    const scheme = ['loyal-crew', 'uniform', 'spare-fuse'] as const;
    const objectives = ['steal-the-recipe', 'paint-the-hull', 'win-the-arm-wrestling'] as const;
    return upkeep({ objectives, pirates: [{ at: 'port', scheme }, {}], guards: { port: 1 }, dice: [roll] });
  }
  const boosts = (value: string, world: World) => answer(world, 'patrol', value, 'boost', 0);

  it.each([
    ['none', 10, 0],
    ['none', 8, 0],
    ['one', 10, 1],
    ['one', 8, 0],
    ['pass', 10, 1],
    ['pass', 8, 2],
  ] as const)('%s: after a roll of %i it adds %i', (value, roll, count) => {
    const world = rolled(roll);
    expect(world.options('boost', 0)).toHaveLength(roll === 10 ? 2 : 3);
    expect(boosts(value, world)).toEqual([{ do: 'boost', cards: count }]);
  });

  it.each(['none', 'one', 'pass'] as const)('%s: discards the card that pays for none of the objectives', (value) => {
    const world = rolled(10).choose({ do: 'boost', cards: 1 });
    expect(answer(world, 'patrol', value, 'boost-cards', 0)).toEqual([
      { do: 'discard', card: world.scheme('spare-fuse') },
    ]);
  });

  it.each(['none', 'one', 'pass'] as const)(
    '%s: asks about any other roll, and about the cards added to it',
    (value) => {
      const world = turn({ pirates: [{ at: 'bridge', scheme: ['uniform', 'nudge'] }, {}], alert: 1, dice: [8] }).room();
      expect(boosts(value, world)).toBeNull();
      world.choose({ do: 'boost', cards: 1 });
      expect(answer(world, 'patrol', value, 'boost-cards', 0)).toBeNull();
    },
  );
});

describe('The order for the hand limit', () => {
  it('usual: discards the cards of least use, as many as are too many', () => {
    const scheme = ['loyal-crew', 'uniform', 'crawlspace', 'nudge', 'toolbelt', 'deck-plans', 'tripwire'] as const;
    const world = upkeep({
      pirates: [{ scheme }, {}],
      objectives: ['steal-the-recipe', 'paint-the-hull', 'log-our-side'],
    });
    const discarded = answer(world, 'limit', 'usual', 'discard', 0);
    expect(discarded).toEqual(world.question('discard', 0).suggested);
    expect(discarded).toHaveLength(2);
    for (const kept of ['loyal-crew', 'toolbelt'] as const)
      expect(discarded).not.toContainEqual({ do: 'discard', card: world.scheme(kept) });
  });

  it('usual: asks about a discard that something else calls for', () => {
    const pirates = [{ at: 'aft-port', scheme: ['uniform', 'diversion'] }, {}] as const;
    const world = turn({ pirates, rooms: { 'aft-port': 'laundry' } }).room();
    expect(answer(world, 'limit', 'usual', 'discard', 0)).toBeNull();
  });
});
