import { describe, expect, it } from 'vitest';
import type { UpgradeId } from '../../../../src/games/starcadia/content/upgrades.ts';
import { on, world } from '../world.ts';

const five = ['pulse-blade', 'repeater-pistol', 'iron-fists', 'red-dot-sight', 'kitty-primed'] as const;
const six = [...five, 'red-shirt'] as const;

/** The first hero of the crew takes the upgrade of the armory; where it can go: hero and the place it is given for. */
function places(
  upgrade: UpgradeId,
  first: readonly UpgradeId[],
  second: readonly UpgradeId[],
  wounds = 0,
  dead = false,
) {
  const test = world({
    crews: [
      [
        { at: 'B1', id: 'edge', upgrades: first, wounds: dead ? 0 : wounds },
        { at: dead ? null : 'B2', id: 'digits', upgrades: second, wounds: dead ? wounds : 0 },
      ],
      [{}],
    ],
    scenario: { armory: { upgrade, space: on('B1') } },
  });
  test.activate().answer({ do: 'take-upgrade' }).asks(0, 'receive');
  expect(test.offered('decline')).toHaveLength(1);
  return test.offered('receive').map(({ hero, instead }) => [hero, instead] as const);
}

const exchanges = (hero: number, count = 6) => Array.from({ length: count }, (_, n) => [hero, n] as const);

describe('An upgrade that comes in the middle of a scenario (Q12)', () => {
  it('goes to either hero that has room', () => {
    expect(places('hall-pass', five, [])).toEqual([
      [0, null],
      [1, null],
    ]);
  });

  it('goes to a hero with six only in exchange', () => {
    expect(places('hall-pass', six, five)).toEqual([...exchanges(0), [1, null]]);
    expect(places('hall-pass', six, six)).toEqual([...exchanges(0), ...exchanges(1)]);
  });

  it('is not exchanged for the token that keeps its hero alive, but for one that does so too (rules: Self Sacrifice)', () => {
    const vest = [...five, 'padded-vest'] as const;
    expect(places('hall-pass', vest, six, 4)).toEqual([...exchanges(0, 5), ...exchanges(1)]);
    expect(places('welcome-medal', vest, six, 4)).toEqual([...exchanges(0), ...exchanges(1)]);
  });

  it('is exchanged for any token of a killed hero', () => {
    expect(places('hall-pass', six, [...five, 'padded-vest'], 5, true)).toEqual([...exchanges(0), ...exchanges(1)]);
  });

  it('takes the place of the one it is given for, not exhausted', () => {
    const test = world({
      crews: [[{ at: 'B1', used: six }, { upgrades: six }], [{}]],
      scenario: { armory: { upgrade: 'hall-pass', space: on('B1') } },
    });
    test.activate().answer({ do: 'take-upgrade' }).answer({ do: 'receive', hero: 0, instead: 2 });
    expect(test.happened('discarded')).toMatchObject([{ upgrade: 'iron-fists' }]);
    expect(test.hero(0).upgrades.map(({ id }) => id)).toEqual([
      ...six.filter((id) => id !== 'iron-fists'),
      'hall-pass',
    ]);
    expect(test.hero(0).upgrades.at(-1)?.used).toBe(false);
    expect(test.offered('take-upgrade')).toEqual([]);
  });
});

describe('The armory', () => {
  const held = (monster: boolean, ally = false) =>
    world({
      crews: [[{ at: 'B1' }, { at: ally ? 'B1' : 'A4' }], [{}]],
      monsters: monster ? [{ kind: 'weeble', at: 'B1' }] : [],
      scenario: { armory: { upgrade: 'hall-pass', space: on('B1') } },
    })
      .activate()
      .offered('take-upgrade').length;

  it('gives its upgrade to nobody with an enemy in the space, monsters included', () => {
    expect([held(false), held(false, true), held(true)]).toEqual([1, 1, 0]);
  });
});
