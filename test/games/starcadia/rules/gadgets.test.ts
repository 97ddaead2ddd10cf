import { describe, expect, it } from 'vitest';
import { on, world } from '../world.ts';

describe('Gadgets', () => {
  const full = [
    { kind: 'weeble', at: 'C1' },
    { kind: 'octocold', at: 'C1' },
  ] as const;

  it('a stimpack and a recharge are used between two steps, also on the way through a Full space (Q38)', () => {
    const test = world({
      crews: [
        [{ at: 'B1', wounds: 1, gadgets: ['stimpack', 'recharge', 'hoverboard'], used: ['duck'] }, { at: 'A4' }],
        [{}],
      ],
      monsters: full,
      steered: 'program',
    });
    test.activate().go('C1').settle().asks(0, 'activation');
    // A hoverboard could let the ally take the space the hero needs.
    expect(test.offered('use').map(({ gadget }) => gadget)).toEqual(['stimpack', 'recharge']);
    test.answer({ do: 'use', gadget: 'stimpack' });
    expect(test.offered('stop')).toEqual([]);
    expect(test.asked.onTimeout[0]?.do).toBe('move');
  });

  it('are used before and after an attack, not while it is resolved', () => {
    const test = world({
      crews: [
        [{ at: 'C3', wounds: 1, gadgets: ['stimpack'], upgrades: ['pulse-blade', 'iron-fists', 'red-shirt'] }],
        [{ at: 'C4', dazed: true }],
      ],
    }).activate();
    expect(test.offered('use')).toHaveLength(1);
    test.attack(2).asks(0, 'boosts');
    expect(test.offered('use')).toEqual([]);
    test.answer().asks(0, 'reroll');
    expect(test.offered('use')).toEqual([]);
    test.answer({ do: 'keep' }).asks(0, 'activation');
    expect(test.offered('use')).toHaveLength(1);
  });

  it('cost no movement point', () => {
    const test = world({ crews: [[{ at: 'B1', wounds: 1, gadgets: ['stimpack'] }], [{}]] }).activate();
    test.go('C1').answer({ do: 'use', gadget: 'stimpack' });
    expect(test.canGo('C4')).toBe(true);
  });

  it('are used by the active hero alone', () => {
    const test = world({ crews: [[{ at: 'B1' }, { at: 'C1', wounds: 2, gadgets: ['stimpack'] }], [{}]] }).activate();
    expect(test.offered('use')).toEqual([]);
  });

  it('a stimpack removes every wound, and the extra life of upgrades is not needed for it', () => {
    const test = world({
      crews: [[{ at: 'B1', id: 'digits', wounds: 4, gadgets: ['stimpack'], upgrades: ['padded-vest'] }], [{}]],
    }).activate();
    test.answer({ do: 'use', gadget: 'stimpack' });
    expect(test.hero(0).wounds).toBe(0);
    expect(test.happened('healed')).toMatchObject([{ wounds: 4 }]);
  });

  it('a recharge lets a weapon that was used attack in the same turn as no other does: one attack a turn', () => {
    const test = world({
      crews: [[{ at: 'C3', gadgets: ['recharge'], upgrades: ['pulse-blade'] }], [{ at: 'C4', dazed: true }]],
    }).activate();
    test.attack(2).answer({ do: 'use', gadget: 'recharge' });
    expect(test.hero(0).upgrades[0]?.used).toBe(false);
    expect(test.offered('attack')).toEqual([]);
  });

  it('a hoverboard needs an ally on the board, and is not for its owner (Q13)', () => {
    const alone = world({ crews: [[{ at: 'B1', gadgets: ['hoverboard'] }], [{}]] }).activate();
    expect(alone.offered('use')).toEqual([]);
    const test = world({ crews: [[{ at: 'B1', gadgets: ['hoverboard'] }, { at: 'A4' }], [{}]] }).activate();
    test.answer({ do: 'use', gadget: 'hoverboard' }).asks(0, 'hoverboard').go('A3');
    expect(test.hero(0, 1).space).toBe(on('A3'));
    expect(test.hero(0).space).toBe(on('B1'));
  });

  it('a hoverboard gives 4 points, for doors and portals too', () => {
    const edge = on('A3') * 2;
    const test = world({
      crews: [[{ at: 'B1', gadgets: ['hoverboard'] }, { at: 'A4' }], [{}]],
      scenario: { doors: [edge], closed: [edge] },
    }).activate();
    test
      .answer({ do: 'use', gadget: 'hoverboard' })
      .go('A3')
      .answer({ do: 'move', path: [{ kind: 'door', edge }] });
    test.go('B3', 'B4').asks(0, 'activation');
    expect(test.scenario.closed).toEqual([]);
  });

  it('an ally killed on its hoverboard ends nothing but its own movement', () => {
    const test = world({
      crews: [
        [
          { at: 'B1', gadgets: ['hoverboard'] },
          { at: 'C3', id: 'digits', wounds: 3 },
        ],
        [{}],
      ],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    test.answer({ do: 'use', gadget: 'hoverboard' }).dice('melee', 'melee', 'ranged', 'ranged').go('C2');
    expect(test.hero(0, 1).space).toBeNull();
    test.asks(0, 'activation');
    expect(test.canGo('C1')).toBe(true);
  });

  it('are used up', () => {
    const test = world({ crews: [[{ at: 'B1', wounds: 1, gadgets: ['stimpack', 'stimpack'] }], [{}]] }).activate();
    test.answer({ do: 'use', gadget: 'stimpack' });
    expect(test.hero(0).gadgets).toEqual(['stimpack']);
    expect(test.scenario.tokens).toEqual([]);
  });
});
