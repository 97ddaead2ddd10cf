import { describe, expect, it } from 'vitest';
import type { AttachmentId, ConsumableId, GearId } from '../../../../src/games/dystopian-sky/content/goods.ts';
import type { OwnedWeapon } from '../../../../src/games/dystopian-sky/roster/roster.ts';
import { p } from '../ground.ts';
import { world, type Sketch } from '../world.ts';

const carries = (consumables: readonly ConsumableId[], mine: Partial<Sketch> = {}) =>
  world([
    [
      { at: 'A1', consumables, ...mine },
      { at: 'B1', unit: { health: 5 } },
    ],
    [{ at: 'E1' }, { at: 'X24' }],
  ]).activate();

describe('Consume an Item', () => {
  it('costs an Action and uses the item up', () => {
    const game = carries(['bandage', 'bandage'], { unit: { health: 5 } });
    // Two of a kind are one option.
    expect(game.offered('consume')).toHaveLength(1);
    game.dice(4).answer({ do: 'consume', item: 0, target: null });
    expect(game.unit(0)).toMatchObject({ health: 10, consumables: ['bandage'] });
    expect(game.table.stack.at(-1)).toMatchObject({ actions: 1 });
  });

  it('Medkit heals 2D6 + 2 of a friend within 1 inch, Field Dose 2D6 of the unit', () => {
    expect(carries(['medkit']).dice(3, 4).answer({ do: 'consume', item: 0, target: 1 }).unit(0, 1).health).toBe(14);
    const dosed = carries(['field-dose'], { unit: { health: 5 } }).dice(3, 4);
    expect(dosed.answer({ do: 'consume', item: 0, target: null }).unit(0).health).toBe(12);
  });

  it('never heals above the Health at the start', () => {
    expect(carries(['field-dose']).dice(6, 6).answer({ do: 'consume', item: 0, target: null }).unit(0).health).toBe(27);
  });

  it('Purge Pill takes every status off', () => {
    const game = carries(['purge'], { unit: { bleeds: [4], disarmed: true } });
    expect(game.answer({ do: 'consume', item: 0, target: null }).unit(0)).toMatchObject({
      bleeds: [],
      disarmed: false,
    });
  });

  it('Stimulant gives 6 inches of movement, Focus Drops 2 and makes ready', () => {
    const used = (item: ConsumableId) => carries([item]).answer({ do: 'consume', item: 0, target: null });
    expect(used('stimulant').table.stack.at(-1)).toMatchObject({ movement: 1800 });
    expect(used('focus').table.stack.at(-1)).toMatchObject({ movement: 1400 });
    expect(used('focus').unit(0).ready).toBe(true);
  });

  it('Smoke Can makes a friend within 4 inches defend', () => {
    expect(carries(['smoke-can']).answer({ do: 'consume', item: 0, target: 1 }).unit(0, 1).defending).toBe(true);
  });

  it('Screamer inflicts Fear within 8 inches', () => {
    expect(carries(['screamer']).dice(100).answer({ do: 'consume', item: 0, target: 4 }).unit(1).fear).toBe(0);
  });

  it('is not offered to a unit whose Tech is too low (D29)', () => {
    // A Docker who was a prizefighter has Tech 1.
    const game = carries(['screamer'], { affiliation: 'dockers', background: 'boxer' });
    expect(game.offered('consume')).toEqual([]);
  });
});

describe('Gear', () => {
  const struck = (gear: readonly GearId[], weapon: 'revolver' | 'flamer' | 'dart-rifle' | 'arc-caster') =>
    world([[{ at: 'A1', affiliation: 'wireheads', weapons: [weapon] }], [{ at: 'E1', gear }, { at: 'X24' }]])
      .activate()
      .dice(19, 5, 5, 60)
      .attack(4);

  it('adds to the resistance to its status', () => {
    const coat = world([
      [{ at: 'A1', affiliation: 'wireheads', weapons: ['flamer'] }],
      [{ at: 'E1', gear: ['fire-coat'] }, { at: 'X24' }],
    ]);
    expect(coat.activate().dice(19, 5, 79).attack(4).happened('resisted')[0]).toMatchObject({
      status: 'burn',
      chance: 79,
    });
    const mask = world([
      [{ at: 'A1', affiliation: 'wireheads', weapons: ['dart-rifle'] }],
      [{ at: 'E1', gear: ['gas-mask'] }, { at: 'X24' }],
    ]);
    expect(mask.activate().dice(19, 5, 79).attack(4).happened('resisted')[0]).toMatchObject({
      status: 'poison',
      chance: 79,
    });
  });

  it('Lucky Charm adds 10 to every resistance, but not against Trauma', () => {
    const game = world([
      [{ at: 'A1', affiliation: 'wireheads', weapons: ['flamer'] }],
      [{ at: 'E1', gear: ['lucky-charm'], unit: { health: 1 } }, { at: 'X24' }],
    ]);
    game.activate().dice(19, 5, 30).attack(4);
    expect(game.happened('trauma')[0]).toMatchObject({ chance: 29, roll: 30 });
  });

  it('armour takes 1 or 2 off the damage of every hit', () => {
    const hurt = (gear: readonly GearId[]) => struck(gear, 'revolver').happened('hurt')[0]?.n;
    expect([hurt([]), hurt(['padded-vest']), hurt(['plate-vest'])]).toEqual([11, 10, 9]);
  });

  it('Plate Vest costs an inch of movement, Climbing Claws give 3 inches of climbing', () => {
    const wears = (gear: GearId) =>
      world([[{ at: 'A1', gear: [gear] }], [{ at: 'X24' }]])
        .activate()
        .table.stack.at(-1);
    expect(wears('plate-vest')).toMatchObject({ movement: 1100 });
    expect(wears('climbing-claws')).toMatchObject({ climb: 9 });
  });

  it('that needs more Tech than the unit has is carried in vain (D29)', () => {
    const game = world([
      [{ at: 'A1', affiliation: 'dockers', background: 'boxer', gear: ['plate-vest'] }],
      [{ at: 'X24' }],
    ]);
    expect(game.activate().table.stack.at(-1)).toMatchObject({ movement: 1200 });
  });

  it('Rubber Soles take a die off falls', () => {
    const game = world([[{ at: 'N12', gear: ['rubber-soles'] }], [{ at: 'X24' }]]);
    game.activate().answer({ do: 'jump', to: p('O12') });
    expect(game.unit(0).health).toBe(27);
  });
});

describe('Attachments', () => {
  const fitted = (...attachments: readonly AttachmentId[]): OwnedWeapon => ({
    id: 'revolver',
    upgrades: 0,
    attachments,
  });
  const shot = (weapon: OwnedWeapon, at = 'E9', move = false) => {
    const game = world([[{ at: 'A9', weapons: [weapon] }], [{ at }, { at: 'X24' }]]).activate();
    if (move) game.go('A10');
    return game.dice(12, 5, 100).attack(4);
  };
  const bonus = (weapon: OwnedWeapon, at?: string, move?: boolean) =>
    shot(weapon, at, move).happened('attacked')[0]?.bonus;

  it('Scope reaches 6 inches further', () => {
    // 15 inches for a range of 10.
    expect([bonus(fitted(), 'P9'), bonus(fitted('scope'), 'P9')]).toEqual([0, 5]);
  });

  it('Laser Sight is 1 more to hit, Braced Stock 2 before moving', () => {
    expect([bonus(fitted('laser')), bonus(fitted('stock')), bonus(fitted('stock'), 'E9', true)]).toEqual([6, 7, 5]);
  });

  it('Long Barrel is 1 more damage, Hollow Rounds inflict Bleed', () => {
    expect(shot(fitted('barrel')).happened('hurt')[0]?.n).toBe(11);
    expect(shot(fitted('spikes')).unit(1).bleeds).toEqual([0]);
  });

  it('Quick Grip is 2 more to hit when striking back', () => {
    const game = world([
      [{ at: 'A1', weapons: ['revolver'] }],
      [{ at: 'E1', weapons: [fitted('grip')] }, { at: 'X24' }],
    ]);
    game.activate().dice(2).attack(4).dice(10).answer({ do: 'attack', weapon: 0, target: 0 });
    expect(game.happened('attacked')[0]?.bonus).toBe(7);
  });

  it('counts for attacks with its own gun alone', () => {
    const game = world([[{ at: 'A1', weapons: [fitted('laser'), 'zip-gun'] }], [{ at: 'E1' }, { at: 'X24' }]]);
    expect(game.activate().attack(4, 1).happened('attacked')[0]?.bonus).toBe(5);
  });

  it('that needs more Tech than the unit has does nothing (D29)', () => {
    const game = world([
      [{ at: 'A1', affiliation: 'dockers', background: 'boxer', weapons: [fitted('barrel')] }],
      [{ at: 'E1' }, { at: 'X24' }],
    ]);
    // Focus 4.
    expect(game.activate().dice(19, 5).attack(4).happened('hurt')[0]?.n).toBe(9);
  });
});

describe('Weapons', () => {
  it('with a Tech above the unit’s cannot be used (D29)', () => {
    const game = world([
      [{ at: 'A1', affiliation: 'dockers', background: 'boxer', weapons: ['coil-gun', 'revolver'] }],
      [{ at: 'E1' }, { at: 'X24' }],
    ]);
    expect(game.activate().offered('attack')).toEqual([{ do: 'attack', weapon: 1, target: 4 }]);
  });

  it('that are upgraded roll a die more', () => {
    const better: OwnedWeapon = { id: 'revolver', upgrades: 1, attachments: [] };
    const game = world([[{ at: 'A1', weapons: [better] }], [{ at: 'E1' }, { at: 'X24' }]]);
    expect(game.activate().dice(12, 5, 6).attack(4).happened('hurt')[0]?.n).toBe(5 + 6 + 5);
  });
});
