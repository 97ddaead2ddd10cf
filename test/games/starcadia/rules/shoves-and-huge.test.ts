import { describe, expect, it } from 'vitest';
import { on, world } from '../world.ts';

describe('Shove', () => {
  it('leaves a character where it is if there is no space for it, and it still counts as shoved', () => {
    const crowd = ['C3', 'C3', 'B4', 'B4'].map((at) => ({ kind: 'octocold', at }) as const);
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['comet-mortar'] }], [{ at: 'C4', id: 'digits', dazed: true }]],
      monsters: crowd,
    }).activate();
    test.dice('ranged', 'melee', 'melee', 'melee').attack(2);
    expect(test.hero(1).space).toBe(on('C4'));
    expect(test.happened('shoved')).toMatchObject([{ to: null }]);
  });

  it('does not lead through a wall or a closed door, nor diagonally', () => {
    const test = world({
      crews: [[{ at: 'A3', upgrades: ['static-whip'] }], [{ at: 'B3', id: 'digits', dazed: true }]],
    }).activate();
    test.dice('melee', 'ranged', 'ranged').attack(2).asks(0, 'shove');
    expect(test.offered('shove').map(({ to }) => to)).toEqual([on('B2'), on('B4'), on('A3')]);
  });

  it('triggers no guard reaction', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['static-whip'] }], [{ at: 'C4', id: 'digits', dazed: true }]],
      monsters: [{ kind: 'weeble', at: 'B4' }],
    }).activate();
    // It is Close to the monster before and after it.
    test
      .dice('melee', 'ranged', 'ranged')
      .attack(2)
      .answer({ do: 'shove', to: on('B4') });
    expect(test.happened('attacked')).toEqual([]);
  });

  it('by a monster leads where the player who steers it chooses', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'C3', id: 'digits', dazed: true }]],
      monsters: [{ kind: 'scuttlebutt', at: 'C4' }],
      scenario: { dashboard: { T1: 'scuttlebutt' } },
      event: 'coffee-break',
    });
    test.activate().answer({ do: 'stop' }).dice('ranged', 'melee');
    test.answer({ do: 'attack', weapon: null, target: 2, path: [] }).asks(0, 'shove');
  });

  it('of a huge character leads only where it can be, and it shoves everybody out of that space', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['static-whip'] }], [{ at: 'B4', id: 'digits' }]],
      monsters: [{ kind: 'octocruel', at: 'C4', dazed: true }],
    }).activate();
    test.dice('melee', 'ranged', 'ranged').attack(8).asks(0, 'shove');
    expect(test.offered('shove').map(({ to }) => to)).toEqual([on('C3'), on('B4')]);
    test
      .answer({ do: 'shove', to: on('B4') })
      .asks(0, 'shove')
      .answer({ do: 'shove', to: on('B3') });
    expect(test.monster()?.space).toBe(on('B4'));
    expect(test.hero(1).space).toBe(on('B3'));
  });
});

describe('Huge characters', () => {
  const woken = (heroes: readonly (readonly { at: string }[])[], at = 'C2') => {
    const test = world({
      crews: heroes,
      monsters: [{ kind: 'octocruel', at }],
      event: 'reinforcements',
      scenario: { dashboard: { O1: 'octocruel' } },
    });
    return test.activate().answer({ do: 'stop' }).asks(0, 'monster');
  };

  it('shove everybody out of each space they enter', () => {
    const test = world({
      crews: [[{ at: 'C3' }], [{}]],
      monsters: [{ kind: 'octocruel', at: 'C2' }],
      event: 'reinforcements',
      scenario: { dashboard: { O1: 'octocruel' } },
    });
    test.activate().answer({ do: 'stop' }).asks(0, 'monster').go('C3');
    test.asks(0, 'shove').answer({ do: 'shove', to: on('C4') });
    expect(test.hero(0).space).toBe(on('C4'));
    expect(test.monster()?.space).toBe(on('C3'));
  });

  it('may not end where somebody cannot be shoved (Q34)', () => {
    const beside = (upgrades: readonly ('magnet-boots' | 'duck')[]) =>
      world({
        crews: [[{ at: 'C3', upgrades }], [{}]],
        monsters: [{ kind: 'octocruel', at: 'C1' }],
        event: 'reinforcements',
        scenario: { dashboard: { O1: 'octocruel' } },
      })
        .activate()
        .answer({ do: 'stop' })
        .asks(0, 'monster');
    expect(beside(['duck']).canGo('C3')).toBe(true);
    const steady = beside(['magnet-boots']);
    expect(steady.canGo('C3')).toBe(false);
    // It can pass through: to stop or to attack there is not offered, and the hero stays.
    steady.go('C2', 'C3').asks(0, 'monster');
    expect(steady.offered('stop')).toEqual([]);
    expect(steady.offered('attack').filter(({ path }) => path.length === 0)).toEqual([]);
    expect(steady.hero(0).space).toBe(on('C3'));
  });

  it('count as two: a character that passes cannot end its movement with one', () => {
    const test = world({ crews: [[{ at: 'B1', wounds: -20 }], [{}]], monsters: [{ kind: 'octocruel', at: 'D1' }] });
    expect(test.activate().canGo('D1')).toBe(false);
    expect(test.canGo('D2')).toBe(true);
    test.go('C1', 'D1').asks(0, 'activation');
    expect(test.offered('stop')).toEqual([]);
  });

  it('are in the way of nobody’s line of sight', () => {
    const test = world({
      crews: [[{ at: 'C1', upgrades: ['repeater-pistol'] }], [{ at: 'C4' }]],
      monsters: [{ kind: 'octocruel', at: 'C3' }],
    }).activate();
    expect(test.offered('attack').map(({ target }) => target)).toEqual([2, 8]);
  });

  it('may end where the only way out for those in the space is the one they came from', () => {
    // A2 has two ways out but for the shuttle: B2, which is Full, and A3, from which the monster comes.
    const test = world({
      crews: [[{ at: 'D2' }, { at: 'A2' }], [{}]],
      monsters: [
        { kind: 'octocruel', at: 'A3' },
        { kind: 'octocold', at: 'B2' },
        { kind: 'octocold', at: 'B2' },
      ],
      event: 'reinforcements',
      scenario: {
        dashboard: { O1: 'octocruel' },
        layout: { tiles: [{ tile: 'cargo-hold', column: 2, row: 2, turns: 0 }], shuttles: [] },
      },
    });
    test.activate().answer({ do: 'stop' }).asks(0, 'monster');
    // With its last point it has to be able to end there.
    test.go('A4', 'A3', 'A2');
    expect(test.hero(0, 1).space).toBe(on('A3'));
  });

  it('may not end where there is no room for all that are shoved', () => {
    const beside = (inTheWay: readonly { readonly kind: 'octocold'; readonly at: string }[]) =>
      world({
        crews: [[{ at: 'C3' }], [{ at: 'C3' }]],
        monsters: [
          { kind: 'octocruel', at: 'C1' },
          ...['D3', 'D3', 'C4', 'C4'].map((at) => ({ kind: 'weeble', at }) as const),
          ...inTheWay,
        ],
        event: 'reinforcements',
        scenario: { dashboard: { O1: 'octocruel' } },
      })
        .activate()
        .answer({ do: 'stop' })
        .asks(0, 'monster');
    expect(beside([]).canGo('C3')).toBe(true);
    expect(beside([{ kind: 'octocold', at: 'C2' }]).canGo('C3')).toBe(false);
  });

  it('shove one after the other out of a Full space', () => {
    const test = woken([[{ at: 'C3' }], [{ at: 'C3' }]]);
    test.answer({ do: 'move', path: [{ kind: 'step', to: on('C3') }] });
    test.asks(0, 'shove').answer({ do: 'shove', to: on('C2') });
    test.asks(0, 'shove').answer({ do: 'shove', to: on('C2') });
    expect([test.hero(0).space, test.hero(1).space]).toEqual([on('C2'), on('C2')]);
    expect(test.monster()?.space).toBe(on('C3'));
  });

  it('shove monsters as well', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      monsters: [
        { kind: 'octocruel', at: 'C2' },
        { kind: 'octocold', at: 'C3' },
      ],
      event: 'reinforcements',
      scenario: { dashboard: { O1: 'octocruel' } },
    });
    test
      .activate()
      .answer({ do: 'stop' })
      .answer({ do: 'move', path: [{ kind: 'step', to: on('C3') }] });
    test.asks(0, 'shove').answer({ do: 'shove', to: on('C4') });
    expect(test.monster(9)?.space).toBe(on('C4'));
  });

  it('are spawned only where a whole space is free', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'C2' }]],
      event: 'reinforcements',
      scenario: { dashboard: { O1: 'octocruel' } },
    });
    test.activate().answer({ do: 'stop' }).asks(0, 'spawn');
    expect(test.offered('place').map(({ space }) => space)).toEqual([on('C1'), on('D2'), on('C3')]);
  });
});

describe('Daze', () => {
  it('leaves a character everything but its defense dice', () => {
    const test = world({
      crews: [[{ at: 'C3', dazed: true, upgrades: ['pulse-blade'] }], [{ at: 'C4' }]],
    }).activate();
    expect(test.offered('attack')).toHaveLength(1);
    expect(test.canGo('C1')).toBe(true);
  });

  it('of a monster lasts until it is killed: neither its own activation nor an attack ends it', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'C3' }]],
      monsters: [{ kind: 'weeble', at: 'C4', dazed: true }],
      event: 'coffee-break',
    });
    test.activate().answer({ do: 'stop' }).answer({ do: 'attack', weapon: null, target: 2, path: [] }).settle();
    expect(test.monster()?.dazed).toBe(true);
  });

  it('takes extra defense too, and no reaction', () => {
    const test = world({
      crews: [
        [{ at: 'C3', upgrades: ['pulse-blade'] }],
        [{ at: 'C4', dazed: true, upgrades: ['red-shirt', 'mirror-shield'] }],
      ],
    }).activate();
    test.dice('melee', 'melee', 'ranged').attack(2).answer({ do: 'react', token: 1 });
    expect(test.happened('rolled')).toHaveLength(1);
    // 2 hits, 1 save of the shield that needs no die.
    expect(test.hero(1).wounds).toBe(1);
  });
});
