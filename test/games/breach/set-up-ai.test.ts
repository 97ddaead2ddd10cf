import { describe, expect, it } from 'vitest';
import { board, newGame } from './world.ts';
import { AI_DESIGN_IDS } from '../../../src/games/breach/content/ai-units.ts';

describe('Set-Up of the A.I.', () => {
  it('It starts with 3 energy in the Reactor and 5 in the Capacitor', () => {
    expect(newGame().state).toMatchObject({ reactor: 3, capacitor: 5 });
  });

  it('Each round adds 2 energy to the Reactor', () => {
    expect(newGame().endUntil('ai-set-up').state).toMatchObject({ round: 2, reactor: 5 });
  });

  it('The Reactor has no energy cap', () => {
    const ship = newGame();
    while (ship.state.round < 10) ship.end();
    expect(ship.state.reactor).toBe(3 + 9 * 2);
  });

  it('The Capacitor has a cap of 5 energy', () => {
    const ship = board({ phase: 'pirate-set-up', wave: 0, rations: 10, capacitor: 4, generators: 3 });
    ship.hire('grunt').end();
    expect(ship.state.capacitor).toBe(5);
    expect(ship.told).toContainEqual({ kind: 'wave', wave: 1, supplied: 1, capacitor: 5 });
  });

  it('A generator is activated for 1 energy', () => {
    const ship = newGame().choose({ do: 'generator', count: 1 });
    expect(ship.state).toMatchObject({ reactor: 2, generators: 1 });
    expect(ship.secrets.public).toEqual([{ kind: 'activated', generators: 1, reactor: 2 }]);
  });

  it('No more generators are activated than the ship has', () => {
    const ship = board({ phase: 'ai-set-up', wave: 0, reactor: 9 });
    for (let i = 0; i < 3; i++) ship.choose({ do: 'generator', count: 1 });
    expect(ship.options).not.toContainEqual({ do: 'generator', count: 1 });
  });

  it('Each wave, each active generator supplies 1 energy to the Capacitor', () => {
    const ship = board({ phase: 'ai-set-up', wave: 0, capacitor: 0, rations: 10 });
    ship.choose({ do: 'generator', count: 1 }).choose({ do: 'generator', count: 1 });
    const supplied: number[] = [];
    for (const wave of [1, 2, 3]) supplied.push(ship.endUntil('pirate-wave', wave).state.capacitor);
    expect(supplied).toEqual([2, 4, 5]);
  });

  it('Generators are reset at the beginning of each round', () => {
    const ship = newGame().choose({ do: 'generator', count: 1 }).endUntil('ai-set-up');
    expect(ship.state).toMatchObject({ round: 2, generators: 0 });
  });

  it.each(AI_DESIGN_IDS)('Placing a unit (%s) costs 1 energy', (design) => {
    const ship = newGame().place(design, 'C1');
    expect(ship.state.reactor).toBe(2);
    expect(ship.state.ai).toMatchObject([{ design, room: 'C1' }]);
  });

  it('With an empty Reactor nothing is left to do', () => {
    const ship = newGame().place('fresh-air', 'C1').place('fresh-air', 'C1').choose({ do: 'generator', count: 1 });
    expect(ship.state.phase).toBe('pirate-set-up');
  });
});
