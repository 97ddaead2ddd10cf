import { describe, expect, it } from 'vitest';
import { world } from '../world.ts';

/** Two units 6 inches apart in the open; the first has a revolver: Focus 5 against Agility 12. */
const duel = (shooter = {}, target = {}) =>
  world([
    [{ at: 'A1', weapons: ['revolver'], ...shooter }],
    [{ at: 'G1', weapons: ['revolver'], ...target }, { at: 'X24' }],
  ]);

describe('Combat', () => {
  it('hits with a sum higher than the target’s Agility, and not with the same (D2)', () => {
    expect(duel().activate().dice(8, 5).attack(4).happened('attacked')[0]?.result).toBe('hit');
    expect(duel().activate().dice(7).attack(4).happened('attacked')[0]?.result).toBe('miss');
  });

  it('adds the weapon skill to the damage', () => {
    const after = duel().activate().dice(8, 5).attack(4);
    expect(after.happened('hurt')[0]?.n).toBe(5 + 5);
  });

  it('needs 1 more against partial cover and 2 more against full cover (D6)', () => {
    // Behind the crate at C7 only the upper part is seen.
    const covered = world([[{ at: 'A7', weapons: ['revolver'] }], [{ at: 'D7' }]]);
    expect(covered.activate().dice(9).attack(4).happened('attacked')[0]).toMatchObject({ against: 14, result: 'miss' });
  });

  it('takes the better of Defend and cover', () => {
    const covered = world([[{ at: 'A7', weapons: ['revolver'] }], [{ at: 'D7', unit: { defending: true } }]]);
    expect(covered.activate().attack(4).happened('attacked')[0]?.against).toBe(14);
    expect(
      duel({}, { unit: { defending: true } })
        .activate()
        .attack(4)
        .happened('attacked')[0]?.against,
    ).toBe(14);
  });

  it('doubles the dice of a Critical Hit, and adds the skill once', () => {
    const after = duel().activate().dice(20, 3, 4).attack(4);
    expect(after.happened('attacked')[0]?.result).toBe('critical');
    expect(after.happened('hurt')[0]?.n).toBe(3 + 4 + 5);
  });

  it('disarms on a Critical Fail and costs as much as the weapon skill, whatever the sum', () => {
    const after = duel().activate().dice(1, 100).attack(4);
    expect(after.unit(0)).toMatchObject({ disarmed: true });
    expect(after.happened('hurt')[0]).toMatchObject({ unit: 0, by: 'fumble', n: 5 });
  });

  it('lets a unit resist being disarmed by its Critical Fail (D23)', () => {
    expect(duel().activate().dice(1, 29).attack(4).unit(0).disarmed).toBe(false);
    expect(duel().activate().dice(1, 30).attack(4).unit(0).disarmed).toBe(true);
  });

  it('gives nobody experience for a unit that is Downed by its own Critical Fail (D22)', () => {
    const after = duel({ unit: { health: 5 } })
      .activate()
      .dice(1, 1)
      .attack(4);
    expect(after.happened('downed')[0]).toMatchObject({ unit: 0, by: null });
    expect(after.unit(1).xp).toBe(0);
  });

  it('is better by 2 when Ready, and from the high ground, which counts for damage too (D27)', () => {
    expect(
      duel({ unit: { ready: true } })
        .activate()
        .attack(4)
        .happened('attacked')[0]?.bonus,
    ).toBe(5);
    const after = duel().activate().answer({ do: 'ready' }).dice(6, 5).attack(4);
    expect(after.happened('attacked')[0]).toMatchObject({ bonus: 7, result: 'hit' });
    // From the roof of 3 inches in the middle.
    const roof = world([[{ at: 'N12', weapons: ['revolver'] }], [{ at: 'Q12' }]]);
    const shot = roof.activate().dice(6, 5).attack(4);
    expect(shot.happened('attacked')[0]).toMatchObject({ bonus: 7, result: 'hit' });
    expect(shot.happened('hurt')[0]?.n).toBe(5 + 7);
  });
});

describe('Effective Range', () => {
  const shot = (gun: 'carbine' | 'shotgun', to: string, die = 19) =>
    world([[{ at: 'A9', weapons: [gun] }], [{ at: to }]])
      .activate()
      .dice(die, 1, 1, 1, 1)
      .attack(4);

  it('costs a gun 1 to hit and 1 damage for every inch past its end (D11)', () => {
    expect(shot('carbine', 'Q9').happened('attacked')[0]?.bonus).toBe(5);
    const far = shot('carbine', 'T9');
    expect(far.happened('attacked')[0]?.bonus).toBe(2);
    expect(far.happened('hurt')[0]?.n).toBe(1 + 5 - 3);
  });

  it('costs the same for every inch before its beginning', () => {
    expect(shot('carbine', 'C9').happened('attacked')[0]?.bonus).toBe(3);
  });

  it('never makes damage less than 0', () => {
    expect(shot('shotgun', 'X9', 20).happened('hurt')[0]?.n).toBe(0);
  });

  it('is a limit for melee weapons and fists', () => {
    const near = world([[{ at: 'A1', weapons: ['machete', 'chain'] }], [{ at: 'B2' }, { at: 'D1' }, { at: 'E1' }]]);
    expect(near.activate().offered('attack')).toEqual([
      { do: 'attack', weapon: 0, target: 4 },
      { do: 'attack', weapon: 1, target: 4 },
      { do: 'attack', weapon: 1, target: 5 },
      { do: 'attack', weapon: null, target: 4 },
    ]);
  });
});

describe('Downed', () => {
  it('is a unit without Health: it leaves the map and rolls for Trauma at once', () => {
    const after = duel({}, { unit: { health: 3 } })
      .activate()
      .dice(8, 5, 30, 12)
      .attack(4);
    expect(after.unit(1)).toMatchObject({ health: 0, place: null, trauma: 12 });
    expect(after.happened('trauma')[0]).toMatchObject({ roll: 30, chance: 29, row: 12 });
  });

  it('resists Trauma with its base Resistance alone', () => {
    const lucky = duel({}, { unit: { health: 3 }, gear: ['lucky-charm'] }).activate();
    expect(lucky.dice(8, 5, 30, 12).attack(4).unit(1).trauma).toBe(12);
    expect(
      duel({}, { unit: { health: 3 } })
        .activate()
        .dice(8, 5, 29)
        .attack(4)
        .unit(1).trauma,
    ).toBeNull();
  });

  it('is an Experience Point for the one who did it, and two for a Captain', () => {
    expect(
      duel({}, { unit: { health: 3 } })
        .activate()
        .dice(8, 5)
        .attack(4)
        .unit(0).xp,
    ).toBe(2);
    const other = world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'X24' }, { at: 'G1', unit: { health: 3 } }]]);
    expect(other.activate().dice(8, 5).attack(5).unit(0).xp).toBe(1);
  });

  it('ends the match when one crew is left standing', () => {
    const last = world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'G1', unit: { health: 3 } }]]);
    last.activate().dice(8, 5).attack(4);
    expect(last.table.ending).toBe('last-standing');
    expect(last.open).toEqual([]);
  });
});

describe('Explosives', () => {
  const thrown = (die: number, options = {}) =>
    world([[{ at: 'A12', weapons: ['grenade'], background: 'courier' }], [{ at: 'G12' }, { at: 'X24' }]], options)
      .activate()
      .dice(die, 1, 1, 1, 1)
      .answer({ do: 'throw', weapon: 0, target: 4 });

  it('are a direct hit on a 10, with all dice of the Blast Radius', () => {
    const after = thrown(10);
    expect(after.happened('thrown')[0]?.mark).toBe(10);
    expect(after.happened('hurt')[0]).toMatchObject({ unit: 4, n: 4 });
  });

  it('land short by what Focus does not make up, a die less for each inch', () => {
    const after = thrown(5);
    expect(after.happened('thrown')[0]?.mark).toBe(9);
    expect(after.happened('hurt')[0]).toMatchObject({ unit: 4, n: 3 });
  });

  it('are never carried past the mark by Focus, unless the table lets them (D4)', () => {
    expect(thrown(8).happened('thrown')[0]?.mark).toBe(10);
    expect(thrown(12).happened('thrown')[0]?.mark).toBe(10);
    expect(thrown(8, { overshoot: 'on' }).happened('thrown')[0]?.mark).toBe(12);
    expect(thrown(12, { overshoot: 'on' }).happened('thrown')[0]?.mark).toBe(8);
  });

  it('hurt everybody by their own distance, friends and the thrower too (D5)', () => {
    const near = world([
      [{ at: 'A12', weapons: ['grenade'] }, { at: 'D12' }],
      [{ at: 'C12' }, { at: 'X24' }],
    ]);
    near.activate().dice(10).answer({ do: 'throw', weapon: 0, target: 4 });
    expect(near.happened('hurt').map(({ unit, n }) => [unit, n])).toEqual([
      [0, 4],
      [1, 6],
      [4, 8],
    ]);
  });

  it('are not offered beyond Focus + 10 inches, nor at a target that is not seen (D37)', () => {
    const far = world([[{ at: 'A9', weapons: ['grenade'] }], [{ at: 'P9' }, { at: 'Q9' }]]);
    expect(far.activate().offered('throw')).toEqual([{ do: 'throw', weapon: 0, target: 4 }]);
    const hidden = world([[{ at: 'K8', weapons: ['grenade'] }], [{ at: 'M15' }]]);
    expect(hidden.activate().offered('throw')).toEqual([]);
  });

  it('are used up', () => {
    expect(thrown(10).unit(0).weapons).toEqual([]);
  });
});

describe('The attacks offered', () => {
  it('begin with the one that does most, whether or not the unit has moved', () => {
    const machete = { id: 'machete', upgrades: 1, attachments: [] } as const;
    const game = world([
      [{ at: 'A1', weapons: ['revolver', machete], skills: ['steady-aim'] }],
      [{ at: 'B2' }, { at: 'X24' }],
    ]).activate();
    // Standing still, the Revolver hits at 75 % instead of 65.
    expect(game.offered('attack')[0]).toMatchObject({ weapon: 0 });
    expect(game.go('B1').offered('attack')[0]).toMatchObject({ weapon: 1 });
  });
});
