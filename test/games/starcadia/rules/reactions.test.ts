import { describe, expect, it } from 'vitest';
import { world, type World } from '../world.ts';

const rolls = (test: World) => test.happened('rolled').map(({ for: kind, dice }) => [kind, dice.length]);

describe('Reactions', () => {
  /** A splash that hits two heroes of the Eagles, the second beside the one it is aimed at. */
  const splash = (
    first: Parameters<typeof world>[0],
    upgrades: readonly ('mirror-shield' | 'duck' | 'exactly-not')[],
  ) =>
    world({
      ...first,
      crews: [
        [{ at: 'C1', upgrades: ['kitty-primed'] }],
        [
          { at: 'C3', dazed: true },
          { at: 'C3', dazed: true, upgrades },
        ],
      ],
    })
      .activate()
      .dice('ranged', 'ranged', 'melee')
      .attack(2);

  it('are for every hero that is being attacked, also for one beside the target', () => {
    const test = splash({}, ['mirror-shield']).asks(1, 'reaction');
    test.answer({ do: 'react', token: 0 });
    expect([test.hero(1, 0).wounds, test.hero(1, 1).wounds]).toEqual([2, 1]);
    expect(test.hero(1, 1).upgrades[0]?.used).toBe(true);
  });

  it('of a secondary target change no dice of the attack roll (rules: Multiple Targets)', () => {
    // Duck! does nothing but take attack dice away, so it is not offered.
    expect(splash({}, ['duck']).happened('wounded')).toHaveLength(2);
    const test = splash({}, ['exactly-not']).asks(1, 'reaction');
    test.dice('crit', 'melee', 'melee').answer({ do: 'react', token: 0 });
    // The crit has its extra die: 1 hit, which the two saves block for the second hero alone.
    expect(rolls(test)[0]).toEqual(['ranged', 2 + 0]);
  });

  it('are one for each attack: the second hero is not asked once the first has reacted', () => {
    const test = world({
      crews: [
        [{ at: 'C1', upgrades: ['kitty-primed'] }],
        [
          { at: 'C3', dazed: true, upgrades: ['mirror-shield'] },
          { at: 'C3', dazed: true, upgrades: ['mirror-shield'] },
        ],
      ],
    }).activate();
    test.dice('ranged', 'ranged').attack(2).asks(1, 'reaction').answer({ do: 'react', token: 0 });
    expect([test.hero(1, 0).wounds, test.hero(1, 1).wounds]).toEqual([1, 2]);
    expect(test.hero(1, 1).upgrades[0]?.used).toBe(false);
  });

  it('are asked of the second hero if the first keeps its own', () => {
    const test = world({
      crews: [
        [{ at: 'C1', upgrades: ['kitty-primed'] }],
        [{ at: 'C3', dazed: true, upgrades: ['mirror-shield'] }],
        [{ at: 'C3', dazed: true, upgrades: ['mirror-shield'] }],
      ],
    }).activate();
    test.attack(2).asks(1, 'reaction').answer({ do: 'keep' }).asks(2, 'reaction');
  });

  it('that are exhausted are not offered', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['boarding-axe'] }], [{ at: 'C4', used: ['duck'] }]],
    }).activate();
    test.dice('melee').attack(2);
    expect(test.happened('rolled')[0]?.dice).toHaveLength(4);
  });

  it('answer a payback (Q25)', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['repeater-pistol', 'duck'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
    }).activate();
    test.attack(8).answer({ do: 'attack', weapon: null, target: 0, path: [] }).asks(0, 'reaction');
  });

  it('answer the attack of an event’s monster (Q25)', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'C3', upgrades: ['duck'] }]],
      monsters: [{ kind: 'weeble', at: 'C4' }],
      event: 'coffee-break',
    });
    test.activate().answer({ do: 'stop' });
    test
      .answer({ do: 'attack', weapon: null, target: 2, path: [] })
      .asks(1, 'reaction')
      .answer({ do: 'react', token: 0 });
    expect(rolls(test)).toContainEqual(['melee', 0]);
  });

  it('add defense dice and rerolls to this defense roll alone', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{ at: 'C4', upgrades: ['emergency-exit'] }]],
    }).activate();
    test.dice('melee', 'melee', 'melee', 'ranged', 'ranged', 'ranged').attack(2).answer({ do: 'react', token: 0 });
    // Edge has Defense 2, and one more die.
    expect(rolls(test)).toContainEqual(['defense', 3]);
    test.asks(1, 'reroll').dice('ranged').answer({ do: 'reroll', face: 'ranged' }).asks(1, 'reroll');
    test.dice('ranged').answer({ do: 'reroll', face: 'ranged' });
    expect(test.hero(1).wounds).toBe(3);
  });
});
