import { describe, expect, it } from 'vitest';
import { world } from '../world.ts';

const duel = (target = {}, options = {}) =>
  world(
    [[{ at: 'A1', weapons: ['revolver'] }], [{ at: 'G1', weapons: ['revolver'], ...target }, { at: 'X24' }]],
    options,
  );

describe('Reactions', () => {
  it('come right after each attack, also after a miss (D3; D36)', () => {
    const game = duel().activate().dice(7).attack(4);
    game.asks(1, 'reaction').answer({ do: 'pass' });
    game.asks(0, 'phase').dice(7).attack(4);
    game.asks(1, 'reaction');
  });

  it('strike back with what hits, and are not reacted to', () => {
    const game = duel().activate().dice(7).attack(4).dice(12, 5).answer({ do: 'attack', weapon: 0, target: 0 });
    expect(game.happened('attacked')[0]).toMatchObject({ unit: 4, target: 0, reacting: true, result: 'hit' });
    game.asks(0, 'phase');
  });

  it('count Ready, too (D28)', () => {
    const game = duel({ unit: { ready: true } })
      .activate()
      .attack(4)
      .answer({ do: 'attack', weapon: 0, target: 0 });
    expect(game.happened('attacked')[0]?.bonus).toBe(7);
  });

  it('dash up to 3 inches', () => {
    const game = duel().activate().dice(7).attack(4).answer({ do: 'dash' }).go('J1');
    expect(game.happened('moved')[0]).toMatchObject({ unit: 4, why: 'dash' });
    const far = duel().activate().dice(7).attack(4).answer({ do: 'dash' });
    expect(far.offers({ do: 'column', column: 10 })).toBe(false);
  });

  it('are not made by a unit that the attack Downed or Stunned', () => {
    duel({ unit: { health: 1 } })
      .activate()
      .dice(20)
      .attack(4)
      .asks(0, 'phase');
    const stunning = world([
      [{ at: 'A1', weapons: ['revolver'], unit: { ambush: 'this-turn' } }],
      [{ at: 'G1' }, { at: 'X24' }],
    ]);
    stunning.activate().given(0, 0, { ambush: 'this-turn' }).dice(20, 1, 1, 100).attack(4).asks(0, 'phase');
  });

  it('are fists or a dash for a unit that is Disarmed', () => {
    const near = world([
      [{ at: 'A1', weapons: ['machete'] }],
      [{ at: 'B1', weapons: ['machete'], unit: { disarmed: true } }],
    ]);
    near.activate().dice(2).attack(4);
    expect(near.offered('attack')).toEqual([{ do: 'attack', weapon: null, target: 0 }]);
    expect(near.offers({ do: 'dash' })).toBe(true);
  });

  it('end the Phase of an attacker that they Down', () => {
    const game = world([
      [{ at: 'A1', weapons: ['revolver'], unit: { health: 1 } }, { at: 'A3' }],
      [{ at: 'G1', weapons: ['revolver'] }],
    ]);
    game.activate().dice(7).attack(4).dice(20, 5).answer({ do: 'attack', weapon: 0, target: 0 });
    game.asks(0, 'unit');
    expect(game.offered('activate')).toEqual([{ do: 'activate', unit: 1 }]);
  });

  it('are what each unit was told, at tables that do not ask', () => {
    const strikes = duel({}, { reactions: 'ordered' }).activate().dice(7, 12, 5).attack(4);
    expect(strikes.happened('attacked')).toHaveLength(2);
    const idle = duel({ unit: { stance: 'nothing' } }, { reactions: 'ordered' })
      .activate()
      .dice(7)
      .attack(4);
    expect(idle.happened('passed')).toHaveLength(1);
    const dashes = duel({ unit: { stance: 'dash' } }, { reactions: 'ordered' })
      .activate()
      .dice(7)
      .attack(4);
    expect(dashes.happened('attacked')).toHaveLength(1);
  });

  it('of everybody in a blast come one after the other, the target’s first (D21)', () => {
    const game = world([[{ at: 'A1', weapons: ['grenade'] }], [{ at: 'H1' }, { at: 'G1' }, { at: 'X24' }]]);
    game.activate().dice(10).answer({ do: 'throw', weapon: 0, target: 5 });
    expect(game.asked.id).toContain('.5');
    game.answer({ do: 'pass' });
    expect(game.asked.id).toContain('.4');
    game.answer({ do: 'pass' }).asks(0, 'phase');
  });

  it('of all units of a crew in a blast can be left out with one answer, and the other crews still react', () => {
    const game = world([
      [{ at: 'A1', weapons: ['grenade'] }],
      [{ at: 'H1' }, { at: 'G1' }, { at: 'X24' }],
      [{ at: 'I1' }],
    ]);
    game.activate().dice(10).answer({ do: 'throw', weapon: 0, target: 5 });
    game.asks(1, 'reaction').answer({ do: 'pass-all' });
    expect(game.happened('passed').map(({ unit }) => unit)).toEqual([5, 4]);
    game.asks(2, 'reaction');
    expect(game.offered('pass-all')).toEqual([]);
  });

  it('offer the strike back that does most first, and after the dash one that hardly hits', () => {
    const near = world([
      [{ at: 'A1', weapons: ['machete'] }],
      [{ at: 'B1', weapons: ['knife', 'machete'] }, { at: 'X24' }],
    ]);
    near.activate().dice(2).attack(4);
    const [first, ...others] = near.offered('attack');
    expect(first).toMatchObject({ weapon: 1 });
    expect(others).toHaveLength(2);
    const far = world([
      [{ at: 'A1', weapons: ['hunting-rifle'] }],
      [{ at: 'H24', weapons: ['revolver'] }, { at: 'X24' }],
    ]);
    far.activate().dice(2).attack(4);
    expect(far.asked.options.map((option) => option.do)).toEqual(['dash', 'attack', 'pass']);
  });
});
