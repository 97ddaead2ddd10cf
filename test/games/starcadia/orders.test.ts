import { describe, expect, it } from 'vitest';
import { starcadia } from '../../../src/games/starcadia/game.ts';
import { orders } from '../../../src/games/starcadia/orders.ts';
import { world, type World } from './world.ts';

/** What an order with that value answers to the question that is open; `null` where it asks. */
function answered(test: World, key: string, value: string) {
  const order = orders.find((each) => each.key === key);
  const { asked } = test;
  if (!order?.kinds.includes(asked.kind)) throw new Error(`The order ${key} does not answer ${asked.kind}.`);
  return order.answer(starcadia.view(test.state, asked.seat), asked, value);
}

describe('Standing orders', () => {
  const facing = () =>
    world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', dazed: true }],
    })
      .activate()
      .dice('ranged', 'ranged', 'ranged', 'ranged')
      .attack(8);

  it('for paybacks strike at the attacker, or do nothing', () => {
    const test = facing().asks(1, 'monster');
    expect(answered(test, 'payback', 'strike')).toEqual([{ do: 'attack', weapon: null, target: 0, path: [] }]);
    expect(answered(test, 'payback', 'spare')).toEqual([{ do: 'stop' }]);
  });

  it('for paybacks leave monsters that an event wakes to the player', () => {
    const test = world({
      crews: [[{ at: 'C3' }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C2' }],
      event: 'coffee-break',
    });
    test.activate().answer({ do: 'stop' }).asks(0, 'monster');
    expect(answered(test, 'payback', 'strike')).toBeNull();
  });

  it('for rerolls roll a failed die again, or keep every roll', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['repeater-pistol', 'red-shirt'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    });
    test.activate().dice('ranged', 'melee').attack(8).asks(0, 'reroll');
    expect(answered(test, 'rerolls', 'failed')).toEqual([{ do: 'reroll', face: 'melee' }]);
    expect(answered(test, 'rerolls', 'none')).toEqual([{ do: 'keep' }]);
  });

  it('for reactions use the first one, or none', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{ at: 'C4', upgrades: ['duck', 'mirror-shield'] }]],
    });
    test.activate().attack(2).asks(1, 'reaction');
    expect(answered(test, 'reactions', 'use')).toEqual([{ do: 'react', token: 0 }]);
    expect(answered(test, 'reactions', 'keep')).toEqual([{ do: 'keep' }]);
  });

  it('for a rest leave everything in its hands', () => {
    const test = world({ crews: [[{ at: 'B1', upgrades: ['duck'] }, { at: 'B2' }], [{}]] });
    test.answer({ do: 'rest' }).asks(0, 'reorganize');
    expect(answered(test, 'reorganize', 'nothing')).toEqual([{ do: 'stop' }]);
  });
});
