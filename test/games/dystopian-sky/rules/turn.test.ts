import { describe, expect, it } from 'vitest';
import { at, freeRng } from '#engine';
import { dystopianSky } from '../../../../src/games/dystopian-sky/game.ts';
import { p } from '../ground.ts';
import { world } from '../world.ts';

const alone = (sketch = {}, enemy = {}) =>
  world([[{ at: 'A12', ...sketch }, { at: 'A20' }], [{ at: 'X12', ...enemy }]]);

describe('Turn Structure', () => {
  it('has a Phase for each unit, in any order, and no second one', () => {
    const game = alone();
    expect(game.offered('activate')).toHaveLength(2);
    game.activate(1).done();
    expect(game.offered('activate')).toEqual([{ do: 'activate', unit: 0 }]);
    game.activate(0).done().asks(1, 'unit');
  });

  it('ends a Phase by itself once nothing is left to do', () => {
    const game = alone().activate().answer({ do: 'sprint' }).answer({ do: 'sprint' }).go('X17');
    game.asks(0, 'unit');
    expect(game.offered('activate')).toEqual([{ do: 'activate', unit: 1 }]);
    // What a unit does when it is attacked can still be ordered.
    const ordered = world([[{ at: 'A12' }], [{ at: 'X12' }]], { reactions: 'ordered' }).activate();
    ordered.answer({ do: 'sprint' }).answer({ do: 'sprint' }).go('X17').asks(0, 'phase');
  });

  it('begins the last Phase by itself, unless the crew may concede', () => {
    const three = world([[{ at: 'A12' }, { at: 'A14' }, { at: 'A16' }], [{ at: 'X12' }]]);
    three.activate(0).done().activate(2).done().asks(0, 'phase');
    expect(three.table.stack.at(-1)).toMatchObject({ unit: 1 });
    alone().activate().done().asks(0, 'unit').offers({ do: 'concede' });
  });

  it('says of the answer that ends it that it does so, so that it can be undone', () => {
    const ends = (game: ReturnType<typeof alone>) => {
      const { seat, id, options } = game.asked;
      const action = options.find((option) => option.do === 'done') ?? at(options, 0);
      return dystopianSky.apply(game.state, { seat, decision: id, actions: [action] }, freeRng('none')).endsTurn;
    };
    const game = alone().activate();
    expect(ends(game)).toBeUndefined();
    expect(ends(game.done().activate(1))).toBe(true);
  });

  it('splits one movement around two Actions (D12)', () => {
    const game = alone({ at: 'A6' }).activate().go('E6').answer({ do: 'defend' }).go('I6').answer({ do: 'sprint' });
    // Agility 12: 4 inches of movement are left, and Sprint adds 6.
    game.go('S6');
    expect(game.unit(0).place).toBe(p('S6'));
    expect(game.offers({ do: 'sprint' })).toBe(false);
    expect(game.offered('column')).toEqual([]);
  });

  it('lets a unit climb half of its Agility at the most', () => {
    // The roof in the middle is 3 inches high, the crate at H11 one.
    const game = world([[{ at: 'J11' }], [{ at: 'X1' }]]).activate();
    game.go('K11');
    expect(game.table.stack.at(-1)).toMatchObject({ kind: 'phase', movement: 800, climb: 3 });
    game.go('J11');
    expect(game.table.stack.at(-1)).toMatchObject({ movement: 400, climb: 0 });
  });

  it('offers Rest only while both Actions are left; it heals D6 and Tech', () => {
    const game = alone({ unit: { health: 5 } }).activate();
    expect(game.offers({ do: 'rest' })).toBe(true);
    game.dice(4).answer({ do: 'rest' });
    expect(game.unit(0).health).toBe(5 + 4 + 3);
    expect(alone().activate().answer({ do: 'ready' }).offers({ do: 'rest' })).toBe(false);
  });

  it('keeps Ready and Defend until the crew’s next Turn begins (D19)', () => {
    const game = alone().activate().answer({ do: 'ready' }).answer({ do: 'defend' }).done().activate(1).done();
    expect(game.unit(0)).toMatchObject({ ready: true, defending: true });
    game.endTurn();
    expect(game.unit(0)).toMatchObject({ ready: false, defending: false });
  });

  it('offers Ambush to a unit under cover from an enemy that it sees', () => {
    expect(alone().activate().offers({ do: 'ambush' })).toBe(false);
    // The crate at C7 covers the unit at B7 from the east.
    const covered = world([[{ at: 'B7' }], [{ at: 'F7' }]]).activate();
    expect(covered.offers({ do: 'ambush' })).toBe(true);
    covered.answer({ do: 'ambush' });
    expect(covered.unit(0).ambush).toBe('this-turn');
  });

  it('keeps an Ambush until the crew’s next Turn ends (D28)', () => {
    const game = world([[{ at: 'B7' }], [{ at: 'F7' }]])
      .activate()
      .answer({ do: 'ambush' })
      .endTurn()
      .endTurn();
    expect(game.unit(0).ambush).toBe('last-turn');
    expect(game.endTurn().unit(0).ambush).toBeNull();
  });

  it('ends after the last round, at 8 or 12 (D15)', () => {
    const game = alone();
    for (let round = 1; round <= 8; round++) {
      expect(game.table.round).toBe(round);
      game.endTurn().endTurn();
    }
    expect(game.table.ending).toBe('time');
  });
});

describe('Push', () => {
  const pushed = (at: string, target: string, sketch = {}) =>
    world([
      [{ at, affiliation: 'dockers', background: 'courier', ...sketch }],
      [{ at: target }, { at: 'X24' }],
    ]).activate();

  it('moves the target straight away by half the Brawn, rounded down', () => {
    const game = pushed('A12', 'B12').dice(100).answer({ do: 'push', target: 4 });
    expect(game.unit(1).place).toBe(p('D12'));
  });

  it('costs the Action, and moves nobody who resists', () => {
    const game = pushed('A12', 'B12').dice(1).answer({ do: 'push', target: 4 });
    expect(game.unit(1).place).toBe(p('B12'));
    expect(game.table.stack.at(-1)).toMatchObject({ actions: 1 });
  });

  it('is stopped by terrain and by other units', () => {
    expect(pushed('A7', 'B7').dice(100).answer({ do: 'push', target: 4 }).unit(1).place).toBe(p('B7'));
    const crowd = world([[{ at: 'A12', affiliation: 'dockers' }], [{ at: 'B12' }, { at: 'C12' }]]).activate();
    expect(crowd.dice(100).answer({ do: 'push', target: 4 }).unit(1).place).toBe(p('B12'));
  });

  it('over a ledge of 3 inches costs D6, which is no reason to be Disarmed (D10)', () => {
    const game = pushed('M12', 'N12').dice(100, 4).answer({ do: 'push', target: 4 });
    expect(game.unit(1)).toMatchObject({ place: p('O12'), disarmed: false });
    expect(game.happened('hurt')[0]).toMatchObject({ by: 'fall', n: 4 });
  });

  it('needs a target within 1 inch (D9)', () => {
    expect(pushed('A12', 'C12').offered('push')).toEqual([]);
  });
});

describe('Falling', () => {
  it('costs an inch of movement and D6 for each 2 inches', () => {
    const game = world([[{ at: 'N12' }], [{ at: 'X24' }]])
      .activate()
      .dice(3)
      .answer({ do: 'jump', to: p('O12') });
    expect(game.happened('fell')[0]?.inches).toBe(3);
    expect(game.happened('hurt')[0]?.n).toBe(3);
    expect(game.table.stack.at(-1)).toMatchObject({ kind: 'phase', movement: 1100 });
  });
});

describe('Status Effects', () => {
  it('are resisted by a D100 of the Resistance or less', () => {
    const fear = (die: number) =>
      world([[{ at: 'A1', skills: ['roar'] }], [{ at: 'E1' }]])
        .activate()
        .dice(die)
        .answer({ do: 'skill', skill: 'roar', target: 4 })
        .unit(1).fear;
    expect(fear(29)).toBeNull();
    expect(fear(30)).toBe(0);
  });

  it('Bleed costs 1 Health for each instance, at every Turn', () => {
    const game = alone({}, { unit: { bleeds: [0, 0] } });
    const { health } = game.unit(1);
    game.endTurn();
    expect(game.unit(1).health).toBe(health - 2);
    game.endTurn().endTurn();
    expect(game.unit(1).health).toBe(health - 4);
  });

  it('Bleed that Downs is experience for who inflicted it (D22)', () => {
    const game = world([[{ at: 'A12' }], [{ at: 'X12', unit: { bleeds: [0], health: 1 } }, { at: 'X20' }]]);
    game.endTurn();
    expect(game.unit(1).place).toBeNull();
    expect(game.unit(0).xp).toBe(2);
  });

  it('Burn costs D6 at the next three Turns', () => {
    const game = alone({}, { unit: { burn: { by: 0, turns: 3 } } });
    const { health } = game.unit(1);
    for (let n = 0; n < 4; n++) game.endTurn().endTurn();
    expect(game.unit(1)).toMatchObject({ health: health - 6, burn: null });
  });

  it('Poison costs D8 at the end of the next Turn, once', () => {
    const game = alone({}, { unit: { poison: { by: 0, due: false } } });
    const { health } = game.unit(1);
    game.endTurn();
    expect(game.unit(1).health).toBe(health);
    game.endTurn();
    expect(game.unit(1)).toMatchObject({ health: health - 2, poison: null });
  });

  it('Fear drives a unit 5 inches straight away at the beginning of its Turn, out of its movement', () => {
    const game = world([[{ at: 'A6' }], [{ at: 'B6', unit: { fear: 0 } }]]).endTurn();
    expect(game.unit(1)).toMatchObject({ place: p('G6'), fear: null });
    game.activate();
    expect(game.table.stack.at(-1)).toMatchObject({ movement: 700 });
  });

  it('Fear does nothing when the attacker is gone (D34)', () => {
    const game = world([[{ at: 'A12' }], [{ at: 'B12', unit: { fear: 1 } }]]).endTurn();
    expect(game.unit(1)).toMatchObject({ place: p('B12'), fear: null });
  });

  it('Arc costs the nearest other unit hostile to the attacker within 5 inches D6 (D7)', () => {
    const game = world([
      [{ at: 'A1', weapons: ['arc-caster'], affiliation: 'wireheads' }],
      [{ at: 'G1' }, { at: 'J1' }, { at: 'L1' }],
    ]);
    game.activate().dice(19, 1, 1, 100, 5).attack(4);
    expect(game.happened('hurt').find(({ by }) => by === 'arc')).toMatchObject({ unit: 5, n: 5 });
  });

  it('Arc asks the attacker between two that are as near (D34)', () => {
    const game = world([
      [{ at: 'A1', weapons: ['arc-caster'], affiliation: 'wireheads' }],
      [{ at: 'G1' }, { at: 'J1' }, { at: 'G4' }],
    ]);
    game.activate().dice(19, 1, 1, 100).attack(4);
    game.asks(0, 'arc').dice(5).answer({ do: 'arc', unit: 6 });
    expect(game.happened('hurt')[0]).toMatchObject({ unit: 6, n: 5 });
  });

  it('Disarmed leaves fists, until an Action is spent to rearm', () => {
    const game = world([[{ at: 'A1', weapons: ['revolver'], unit: { disarmed: true } }], [{ at: 'B1' }]]).activate();
    expect(game.offered('attack')).toEqual([{ do: 'attack', weapon: null, target: 4 }]);
    game.answer({ do: 'rearm' });
    expect(game.offered('attack')).toHaveLength(2);
  });
});
