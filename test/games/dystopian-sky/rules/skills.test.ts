import { describe, expect, it } from 'vitest';
import type { SkillId } from '../../../../src/games/dystopian-sky/content/skills.ts';
import { p } from '../ground.ts';
import { world, type Sketch } from '../world.ts';

/** A unit with these skills at A1, a friend at B1, an enemy 4 inches away in the open and another far off. */
const knows = (skills: readonly SkillId[], mine: Partial<Sketch> = {}, enemy: Partial<Sketch> = {}) =>
  world([
    [
      { at: 'A1', skills, ...mine },
      { at: 'B1', unit: { health: 5 } },
    ],
    [{ at: 'E1', ...enemy }, { at: 'X24' }],
  ]).activate();

describe('Activated skills', () => {
  it('Burst gives 7 inches of movement', () => {
    const game = knows(['burst']).answer({ do: 'skill', skill: 'burst', target: null });
    expect(game.table.stack.at(-1)).toMatchObject({ movement: 1900, actions: 1 });
  });

  it('Roar and Stare Down inflict Fear once a match, within 6 and 8 inches', () => {
    const game = knows(['roar', 'frighten']).dice(100).answer({ do: 'skill', skill: 'roar', target: 4 });
    expect(game.unit(1).fear).toBe(0);
    expect(game.offered('skill').map(({ skill }) => skill)).toEqual(['frighten']);
    const far = knows(['roar', 'frighten'], {}, { at: 'I1' });
    expect(far.offered('skill').map(({ skill }) => skill)).toEqual(['frighten']);
  });

  it('Field Surgery costs 2 Actions and heals 2D6 + 2 of a friend within 1 inch, or of the unit itself', () => {
    const game = knows(['field-surgery']);
    expect(game.offered('skill').map(({ target }) => target)).toEqual([0, 1]);
    game.dice(3, 4).answer({ do: 'skill', skill: 'field-surgery', target: 1 });
    expect(game.unit(0, 1).health).toBe(5 + 3 + 4 + 2);
    expect(game.offered('skill')).toEqual([]);
  });

  it('Patch Up heals D6 + 2 within 3 inches, twice a match', () => {
    const game = knows(['patch-up']).dice(4).answer({ do: 'skill', skill: 'patch-up', target: 1 });
    expect(game.unit(0, 1).health).toBe(5 + 6);
    game.dice(1).answer({ do: 'skill', skill: 'patch-up', target: 1 });
    expect(game.unit(0, 1).health).toBe(5 + 6 + 3);
    expect(game.unit(0).used).toEqual({ 'patch-up': 2 });
  });

  it('Antidote takes every status off a friend', () => {
    const game = knows(['antidote']).given(0, 1, {
      bleeds: [4, 4],
      burn: { by: 4, turns: 2 },
      poison: { by: 4, due: false },
      fear: 4,
      disarmed: true,
    });
    game.answer({ do: 'skill', skill: 'antidote', target: 1 });
    expect(game.unit(0, 1)).toMatchObject({ bleeds: [], burn: null, poison: null, fear: null, disarmed: false });
  });

  it('Overload does 2D6 damage within 8 inches, without a roll to hit', () => {
    const game = knows(['overload']);
    const { health } = game.unit(1);
    game.dice(6, 5).answer({ do: 'skill', skill: 'overload', target: 4 });
    expect(game.unit(1).health).toBe(health - 11);
  });

  it('Acid Spit does D6 damage and inflicts Burn within 5 inches', () => {
    const game = knows(['spit']).dice(4, 100).answer({ do: 'skill', skill: 'spit', target: 4 });
    expect(game.happened('hurt')[0]).toMatchObject({ unit: 4, n: 4, by: 'skill' });
    expect(game.unit(1).burn).toEqual({ by: 0, turns: 3 });
  });

  it('Taser Shot inflicts Disarmed within 10 inches', () => {
    expect(
      knows(['taser-shot']).dice(100).answer({ do: 'skill', skill: 'taser-shot', target: 4 }).unit(1).disarmed,
    ).toBe(true);
  });

  it('Heads Down makes a friend within 8 inches defend, Targeting Link makes one within 12 ready', () => {
    const game = knows(['covering-orders', 'targeting-link']);
    game.answer({ do: 'skill', skill: 'covering-orders', target: 1 });
    game.answer({ do: 'skill', skill: 'targeting-link', target: 1 });
    expect(game.unit(0, 1)).toMatchObject({ defending: true, ready: true });
  });

  it('Rally heals D6 of a friend, who is ready', () => {
    const game = knows(['rally']).dice(6).answer({ do: 'skill', skill: 'rally', target: 1 });
    expect(game.unit(0, 1)).toMatchObject({ health: 11, ready: true });
  });
});

describe('Passive skills', () => {
  /** The attack of a unit at A1 on one at E1 with a revolver, or with fists at B1. */
  const shot = (mine: readonly SkillId[], theirs: readonly SkillId[] = [], unit = {}) =>
    world([[{ at: 'A1', weapons: ['revolver'], skills: mine }], [{ at: 'E1', skills: theirs, unit }, { at: 'X24' }]])
      .activate()
      .dice(12, 5)
      .attack(4)
      .happened('attacked')[0];
  const punched = (mine: readonly SkillId[], weapons: Sketch['weapons'] = []) =>
    world([[{ at: 'A1', weapons, skills: mine }], [{ at: 'B1' }, { at: 'X24' }]])
      .activate()
      .dice(15, 3, 100, 100)
      .attack(4, weapons.length > 0 ? 0 : null);

  it('Thick Skin takes 1 off the damage of every hit', () => {
    const hurt = (skills: readonly SkillId[]) =>
      world([[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'E1', skills }, { at: 'X24' }]])
        .activate()
        .dice(12, 5)
        .attack(4)
        .happened('hurt')[0]?.n;
    expect([hurt([]), hurt(['thick-skin'])]).toEqual([10, 9]);
  });

  it('Fleet gives 2 inches of movement in each Phase', () => {
    expect(knows(['fleet']).table.stack.at(-1)).toMatchObject({ movement: 1400 });
  });

  it('Steady Aim is 2 more to hit with guns before moving', () => {
    expect(shot(['steady-aim'])?.bonus).toBe(7);
    const moved = world([[{ at: 'A1', weapons: ['revolver'], skills: ['steady-aim'] }], [{ at: 'E1' }, { at: 'X24' }]]);
    expect(moved.activate().go('A2').attack(4).happened('attacked')[0]?.bonus).toBe(5);
  });

  it.each([
    ['clean-blood', 'poison', 69],
    ['insulated', 'arc', 79],
    ['insulated', 'stun', 54],
  ] as const)('%s adds to the resistance to %s', (skill, status, chance) => {
    const weapon = { poison: 'dart-rifle', arc: 'arc-caster', stun: 'shock-baton' } as const;
    const game = world([
      [{ at: 'A1', affiliation: 'wireheads', weapons: [weapon[status]] }],
      [{ at: status === 'stun' ? 'B1' : 'E1', skills: [skill] }, { at: 'X24' }],
    ]);
    game.activate().dice(19, 1, 1, chance).attack(4);
    const rolled = game.happened('resisted')[0] ?? game.happened('inflicted')[0];
    expect(rolled).toMatchObject({ kind: 'resisted', status, chance });
  });

  it('Opportunist does 2 more damage to a target that has lost Health', () => {
    const damage = (health: number) =>
      world([
        [{ at: 'A1', weapons: ['revolver'], skills: ['opportunist'] }],
        [{ at: 'E1', unit: { health } }, { at: 'X24' }],
      ])
        .activate()
        .dice(12, 5)
        .attack(4)
        .happened('hurt')[0]?.n;
    expect([damage(27), damage(26)]).toEqual([10, 12]);
  });

  it('Brawler is 1 more to hit in melee and 2 with fists', () => {
    expect(punched(['brawler']).happened('attacked')[0]?.bonus).toBe(4);
    expect(punched(['brawler'], ['wrench']).happened('attacked')[0]?.bonus).toBe(3);
  });

  it('Haymaker makes fists inflict Staggered and do 2 more damage', () => {
    const game = punched(['haymaker']);
    expect(game.happened('hurt')[0]?.n).toBe(3 + 2 + 2);
    expect(game.happened('inflicted')[0]?.status).toBe('staggered');
  });

  it('Strong Arm throws explosives 4 inches further', () => {
    const offers = (skills: readonly SkillId[], at: string) =>
      world([[{ at: 'A9', weapons: ['grenade'], skills }], [{ at }, { at: 'X24' }]])
        .activate()
        .offered('throw').length;
    // Focus 5: 15 inches.
    expect([offers([], 'P9'), offers([], 'R9'), offers(['strong-arm'], 'R9')]).toEqual([1, 0, 1]);
  });

  it('Marksman makes a 19 a Critical Hit', () => {
    const result = (skills: readonly SkillId[]) =>
      world([[{ at: 'A1', weapons: ['revolver'], skills }], [{ at: 'E1' }, { at: 'X24' }]])
        .activate()
        .dice(19)
        .attack(4)
        .happened('attacked')[0]?.result;
    expect([result([]), result(['marksman'])]).toEqual(['hit', 'critical']);
  });

  it('Long Eye lets guns reach 4 inches further', () => {
    const bonus = (skills: readonly SkillId[]) =>
      world([[{ at: 'A9', weapons: ['revolver'], skills }], [{ at: 'P9' }, { at: 'X24' }]])
        .activate()
        .attack(4)
        .happened('attacked')[0]?.bonus;
    // 15 inches for a range of 10.
    expect([bonus([]), bonus(['long-eye'])]).toEqual([0, 4]);
  });

  it('Rooftop Runner climbs 3 inches more', () => {
    expect(knows(['rooftop-runner']).table.stack.at(-1)).toMatchObject({ climb: 9 });
  });

  it('Cat Landing takes 2 dice off every fall', () => {
    const game = world([[{ at: 'N12', skills: ['cat-landing'] }], [{ at: 'X24' }]]);
    game.activate().answer({ do: 'jump', to: p('O12') });
    expect(game.unit(0).health).toBe(27);
  });

  it('Hard to Hit makes attackers need 1 more, Grit 2 more once half the Health is gone', () => {
    expect(shot([], ['hard-to-hit'])?.against).toBe(13);
    expect(shot([], ['grit'])?.against).toBe(12);
    expect(shot([], ['grit'], { health: 13 })?.against).toBe(14);
  });

  it('Venom Glands make melee hits inflict Poison', () => {
    expect(punched(['venom-glands'], ['wrench']).unit(1).poison).toEqual({ by: 0, due: false });
  });
});

describe('Reaction skills', () => {
  /** A unit attacks one at E9 that knows a reaction skill. */
  const attacked = (skill: SkillId, theirs: Partial<Sketch> = {}) =>
    world([
      [{ at: 'A9', weapons: ['revolver'] }],
      [{ at: 'E9', skills: [skill], weapons: ['revolver'], ...theirs }, { at: 'X24' }],
    ])
      .activate()
      .dice(12, 5)
      .attack(4);
  const uses = (skill: SkillId, ...dice: readonly number[]) =>
    attacked(skill)
      .dice(...dice)
      .answer({ do: 'reflex', skill });

  it('Slip Away dashes up to 6 inches', () => {
    const game = uses('slip-away');
    expect(game.table.stack.at(-1)).toMatchObject({ kind: 'move', why: 'dash', movement: 600 });
    expect(game.go('K9').unit(1).place).toBe(p('K9'));
  });

  it('Smoke Pellet disarms an attacker within 4 inches', () => {
    expect(uses('smoke-pellet', 100).unit(0).disarmed).toBe(true);
    expect(attacked('smoke-pellet', { at: 'F9' }).offered('reflex')).toEqual([]);
  });

  it('Brace defends until the crew’s next Turn', () => {
    expect(uses('brace').unit(1).defending).toBe(true);
  });

  it('Counterpunch strikes back with 3 more to hit, Riposte with 2', () => {
    expect(uses('counterpunch', 10).happened('attacked')[0]).toMatchObject({ reacting: true, bonus: 8 });
    expect(uses('riposte', 10).happened('attacked')[0]).toMatchObject({ reacting: true, bonus: 7 });
  });

  it('Recover heals D6, Second Heart 2D6', () => {
    expect(uses('recover', 4).happened('healed')[0]?.n).toBe(4);
    expect(uses('second-heart', 4, 5).happened('healed')[0]?.n).toBe(9);
  });

  it('Static Field sends an Arc from an attacker within 3 inches', () => {
    expect(attacked('static-field').offered('reflex')).toEqual([]);
    const near = attacked('static-field', { at: 'D9' }).dice(100).answer({ do: 'reflex', skill: 'static-field' });
    expect(near.happened('inflicted')[0]).toMatchObject({ unit: 0, status: 'arc' });
  });
});
