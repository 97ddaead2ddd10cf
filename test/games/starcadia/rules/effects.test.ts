import { describe, expect, it } from 'vitest';
import { idsOf } from '#engine';
import type { Face } from '../../../../src/games/starcadia/content/dice.ts';
import type { Strike } from '../../../../src/games/starcadia/content/effects.ts';
import { HEROES, type HeroId } from '../../../../src/games/starcadia/content/heroes.ts';
import { upgrade, UPGRADES, type UpgradeId } from '../../../../src/games/starcadia/content/upgrades.ts';
import { on, world, type World } from '../world.ts';

/* What upgrades and abilities add to an attack: each condition holds in one case, and fails in another. */

interface Fight {
  readonly id?: HeroId;
  readonly weapon: UpgradeId;
  readonly boost?: UpgradeId;
  /** Passives and reactions of the hero that is attacked; against a trooper there are none. */
  readonly against?: readonly UpgradeId[] | 'trooper';
  readonly from?: string;
  readonly to?: string;
  readonly wounds?: number;
  readonly woundsOfTarget?: number;
  readonly dazed?: boolean;
  readonly ally?: string | null;
  /** The space it comes from. */
  readonly moved?: string;
}

const MANY = -20;

/** A hero has chosen its weapon, and its boost if it has one, against an enemy hero or a trooper that survives. */
function fight(given: Fight, ...dice: readonly Face[]): World {
  const { id = 'bahbaka', weapon, boost, against = [], from = 'C3', to = 'C4', ally = null, moved } = given;
  const upgrades = boost ? [weapon, boost] : [weapon];
  const isTrooper = against === 'trooper';
  const wounds = given.woundsOfTarget ?? MANY;
  const dazed = given.dazed ?? false;
  const test = world({
    crews: [
      [{ id, at: moved ?? from, upgrades, wounds: given.wounds ?? 0 }, { at: ally }],
      [isTrooper ? {} : { id: 'digits', at: to, upgrades: against, wounds, dazed }],
    ],
    monsters: isTrooper ? [{ kind: 'peek-a-boom', at: to, wounds, dazed }] : [],
  }).activate();
  if (moved !== undefined) test.go(from);
  test.dice(...dice).attack(isTrooper ? 8 : 2);
  if (boost) test.answer({ do: 'boost', token: 1 });
  return test;
}

/** The number of attack dice, and of defense dice where any are rolled. */
const rolled = (test: World) => test.happened('rolled').map(({ dice }) => dice.length);
/** With faces that hit and save nothing, a defense is rolled and nothing else asked. */
const diceOf = (given: Fight) => rolled(fight(given, ...Array.from({ length: 20 }, (): Face => miss(given))))[0];
const miss = ({ weapon }: Fight): Face => (RANGED.includes(weapon) ? 'melee' : 'ranged');
const RANGED: readonly UpgradeId[] = ['nova-rifle', 'scatter-blaster', 'ice-cream-cannon'];
const woundsOf = (test: World) => test.happened('wounded').map(({ wounds }) => wounds);

describe('More dice', () => {
  it('against monsters are none against a hero', () => {
    expect(diceOf({ weapon: 'nova-rifle', against: 'trooper' })).toBe(6);
    expect(diceOf({ weapon: 'nova-rifle' })).toBe(5);
  });

  it('in the same space are none in a Close one', () => {
    expect(diceOf({ weapon: 'pulse-blade', boost: 'brass-knuckles', to: 'C3' })).toBe(5);
    expect(diceOf({ weapon: 'pulse-blade', boost: 'brass-knuckles' })).toBe(3);
  });

  it('after moving are none before it', () => {
    expect(diceOf({ weapon: 'pulse-blade', boost: 'victory-lap', moved: 'C2' })).toBe(5);
    expect(diceOf({ weapon: 'pulse-blade', boost: 'victory-lap' })).toBe(3);
    expect(diceOf({ weapon: 'scatter-blaster', moved: 'C2' })).toBe(4);
    expect(diceOf({ weapon: 'scatter-blaster' })).toBe(3);
  });

  it('before moving, of Hannah’s ranged attacks, are none after it and none in melee', () => {
    expect(diceOf({ id: 'hannah', weapon: 'nova-rifle' })).toBe(6);
    expect(diceOf({ id: 'hannah', weapon: 'nova-rifle', moved: 'C2' })).toBe(5);
    expect(diceOf({ id: 'hannah', weapon: 'pulse-blade' })).toBe(3);
  });

  it('while wounded are none without a wound', () => {
    expect(diceOf({ weapon: 'pulse-blade', boost: 'adrenaline', wounds: 1 })).toBe(5);
    expect(diceOf({ weapon: 'pulse-blade', boost: 'adrenaline' })).toBe(3);
  });

  it('with the ally Close are none with it elsewhere or killed', () => {
    const boosted = { weapon: 'ice-cream-cannon', boost: 'borrowed-sun' } as const;
    expect(diceOf({ ...boosted, ally: 'C2' })).toBe(6);
    expect(diceOf({ ...boosted, ally: 'C1' })).toBe(3);
    expect(diceOf(boosted)).toBe(3);
  });
});

describe('More hits', () => {
  it('against a wounded target are none against an unhurt one', () => {
    const boosted = { weapon: 'repeater-pistol', boost: 'tracer-rounds', to: 'C1' } as const;
    expect(woundsOf(fight({ ...boosted, woundsOfTarget: 1, dazed: true }, 'ranged', 'melee'))).toEqual([2]);
    expect(woundsOf(fight({ ...boosted, woundsOfTarget: 0, dazed: true }, 'ranged', 'melee'))).toEqual([1]);
  });

  it('against a dazed target are none against one that is not', () => {
    const dice = ['ranged', 'melee', 'melee', 'melee', 'melee', 'melee'] as const;
    expect(woundsOf(fight({ weapon: 'brain-freeze', dazed: true }, ...dice))).toEqual([2]);
    expect(woundsOf(fight({ weapon: 'brain-freeze' }, ...dice))).toEqual([1]);
  });

  it('need no roll that hits', () => {
    const boosted = { weapon: 'repeater-pistol', boost: 'tracer-rounds', to: 'C1' } as const;
    expect(woundsOf(fight({ ...boosted, woundsOfTarget: 1, dazed: true }, 'melee', 'melee'))).toEqual([1]);
  });
});

describe('Rerolls of the attack', () => {
  it('come from the weapon, and from a boost', () => {
    fight({ weapon: 'twin-poppers' }, 'melee', 'melee', 'melee').asks(0, 'reroll');
    const test = fight({ weapon: 'repeater-pistol', boost: 'red-dot-sight' }, 'melee', 'melee').asks(0, 'reroll');
    test.dice('melee').answer({ do: 'reroll', face: 'melee' }).asks(0, 'reroll');
    test.dice('melee').answer({ do: 'reroll', face: 'melee' });
    expect(test.happened('unharmed')).toHaveLength(1);
  });

  it('against heroes are none against a monster', () => {
    const misses = ['ranged', 'ranged', 'ranged', 'ranged'] as const;
    fight({ weapon: 'vibro-rapier' }, ...misses).asks(0, 'reroll');
    // The trooper pays back at once.
    fight({ weapon: 'vibro-rapier', against: 'trooper' }, ...misses).asks(1, 'monster');
  });

  it('of Col. Blaze McGunner are against monsters alone', () => {
    const misses = ['ranged', 'ranged', 'ranged'] as const;
    fight({ id: 'blaze', weapon: 'pulse-blade', against: 'trooper' }, ...misses).asks(0, 'reroll');
    expect(fight({ id: 'blaze', weapon: 'pulse-blade' }, ...misses).asked.kind).toBe('activation');
  });

  it('of the attack do not serve the defense', () => {
    const test = fight({ weapon: 'twin-poppers' }, 'ranged', 'ranged', 'melee').answer({ do: 'keep' });
    expect(woundsOf(test)).toEqual([2]);
    expect(test.asked.kind).toBe('activation');
  });
});

describe('Saves that do not count', () => {
  const hits = ['melee', 'melee', 'melee'] as const;

  it('are as many as the weapon says', () => {
    expect(woundsOf(fight({ weapon: 'plasma-cutter' }, ...hits, 'melee-save', 'melee-save'))).toEqual([2]);
    expect(woundsOf(fight({ weapon: 'pulse-blade' }, ...hits, 'melee-save', 'melee-save'))).toEqual([1]);
  });

  it('add no wound where there is no save', () => {
    expect(woundsOf(fight({ weapon: 'plasma-cutter' }, ...hits, 'ranged', 'ranged'))).toEqual([3]);
  });
});

describe('More defense dice', () => {
  const against = (weapon: UpgradeId, upgrades: readonly UpgradeId[], woundsOfTarget = 0) =>
    rolled(fight({ weapon, against: upgrades, woundsOfTarget }, 'ranged', 'ranged', 'ranged', 'melee'))[1];

  it('of a passive count always, those against ranged attacks not in melee', () => {
    // Digits has Defense 2, the Deflector Extra Defense 1.
    expect(against('repeater-pistol', ['deflector'])).toBe(4);
    expect(against('pulse-blade', ['deflector'])).toBe(3);
  });

  it('while wounded count for a wounded hero alone', () => {
    expect(against('pulse-blade', ['iron-will'], 1)).toBe(4);
    expect(against('pulse-blade', ['iron-will'])).toBe(2);
  });
});

describe('What a crit brings', () => {
  it('is the weapon, not exhausted', () => {
    expect(fight({ weapon: 'old-reliable' }, 'crit').hero(0).upgrades[0]?.used).toBe(false);
    expect(fight({ weapon: 'old-reliable' }, 'melee').hero(0).upgrades[0]?.used).toBe(true);
  });

  it('is a victory token, one however many crits there are', () => {
    expect(fight({ weapon: 'repeater-pistol', boost: 'press-pass' }, 'crit', 'crit').tokens(0)).toBe(1);
    expect(fight({ weapon: 'repeater-pistol', boost: 'press-pass' }, 'ranged', 'ranged').tokens(0)).toBe(0);
  });

  it('is that the target drops the gadget it collected last, where it stands', () => {
    const shot = (face: Face) =>
      world({
        crews: [
          [{ at: 'C1', upgrades: ['taco-launcher'] }],
          [{ at: 'C4', id: 'digits', wounds: MANY, gadgets: ['stimpack', 'recharge'] }],
        ],
      })
        .activate()
        .dice(face)
        .attack(2);
    const test = shot('crit');
    expect(test.hero(1).gadgets).toEqual(['stimpack']);
    expect(test.scenario.tokens).toEqual([{ kind: 'recharge', space: on('C4') }]);
    expect(shot('ranged').hero(1).gadgets).toEqual(['stimpack', 'recharge']);
  });
});

describe('What a kill brings', () => {
  const killing = (id: HeroId, upgrades: readonly UpgradeId[], ...dice: readonly Face[]) =>
    world({
      crews: [[{ id, at: 'C3', upgrades }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', wounds: 1, dazed: true }],
    })
      .activate()
      .dice(...dice)
      .attack(8);

  it('is one more token for the weapon, and for each monster', () => {
    expect(killing('bahbaka', ['headline-maker'], 'ranged', 'melee', 'melee', 'melee', 'melee').tokens(0)).toBe(2);
    expect(killing('bahbaka', ['pulse-blade', 'tall-tales'], 'melee', 'ranged', 'ranged').tokens(0)).toBe(2);
    expect(killing('bahbaka', ['pulse-blade'], 'melee', 'ranged', 'ranged').tokens(0)).toBe(1);
  });

  it('is Edge’s weapon, not exhausted, and no other of his', () => {
    const test = killing('edge', ['pulse-blade'], 'melee', 'ranged', 'ranged');
    expect(test.hero(0).upgrades[0]?.used).toBe(false);
    const failed = killing('edge', ['pulse-blade'], 'ranged', 'ranged', 'ranged');
    expect(failed.hero(0).upgrades[0]?.used).toBe(true);
    const other = killing('bahbaka', ['pulse-blade'], 'melee', 'ranged', 'ranged');
    expect(other.hero(0).upgrades[0]?.used).toBe(true);
  });
});

describe('A reaction against extra dice', () => {
  it('leaves the crits of the attack their hit alone', () => {
    const test = fight({ weapon: 'pulse-blade', against: ['exactly-not'], dazed: true });
    test.asks(1, 'reaction').dice('crit', 'crit', 'crit').answer({ do: 'react', token: 0 });
    // 3 hits and the 2 saves of the reaction.
    expect(rolled(test)).toEqual([3]);
    expect(woundsOf(test)).toEqual([1]);
  });
});

describe('A wounded target', () => {
  it('is what the weapon says it is, and one without a wound is not', () => {
    const hit = fight({ weapon: 'shock-gloves' }, 'melee', 'ranged', 'ranged', 'ranged', 'ranged', 'ranged');
    expect(hit.hero(1).dazed).toBe(true);
    const saved = fight({ weapon: 'shock-gloves' }, 'melee', 'ranged', 'ranged', 'ranged', 'melee-save', 'ranged');
    expect(saved.hero(1).dazed).toBe(false);
  });
});

describe('Effects that happen at the same time', () => {
  /** Every effect that an attack of a hero can have, of weapons, boosts and abilities. */
  const strikes: readonly Strike[] = [
    ...idsOf(UPGRADES).flatMap((id) => {
      const token = upgrade(id);
      return token.category === 'weapon' || token.category === 'boost' ? (token.strikes ?? []) : [];
    }),
    ...idsOf(HEROES).flatMap((id) =>
      HEROES[id].traits.flatMap((trait) => (trait.kind === 'strike' ? [trait.strike] : [])),
    ),
  ];

  it.each(['on-crit', 'on-wound'] as const)('have no order that matters: %s', (trigger) => {
    // A gadget is dropped where its hero stands, so only a shove of the same trigger would make a difference.
    const blows = new Set(strikes.flatMap((strike) => (strike.kind === trigger ? [strike.blow] : [])));
    expect(blows.size).toBeGreaterThan(0);
    expect(blows.has('shove') && blows.has('drop-gadget')).toBe(false);
  });
});
