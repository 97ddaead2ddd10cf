import { describe, expect, it } from 'vitest';
import { breach } from '../../../src/games/breach/index.ts';
import { board, newGame, type World } from './world.ts';

/** Where the game stands, as players would say it. */
function section({ state }: World): string {
  return `${state.round}.${state.wave} ${state.phase}`;
}

describe('Rounds', () => {
  it('A round is the Ship’s Set-Up, the Pirates’ Set-Up, and three waves of Pirates and Ship', () => {
    const ship = board({
      phase: 'ai-set-up',
      wave: 0,
      rations: 10,
      ai: { C3: ['door-policy'] },
      pirates: { C3: ['optimist'] },
    });
    const sections = [section(ship)];
    while (ship.state.round === 1) sections.push(section(ship.end()));
    expect(sections).toEqual([
      '1.0 ai-set-up',
      '1.0 pirate-set-up',
      '1.1 pirate-wave',
      '1.1 ai-wave',
      '1.2 pirate-wave',
      '1.2 ai-wave',
      '1.3 pirate-wave',
      '1.3 ai-wave',
      '2.0 ai-set-up',
    ]);
  });

  it('There are ten rounds', () => {
    const ship = newGame();
    const rounds = new Set<number>();
    while (breach.outcome(ship.state) === null) rounds.add(ship.end().state.round);
    expect([...rounds]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('Every pirate can act again when a wave begins', () => {
    const ship = board({ pirates: { C4: ['grunt', 'geek'] } }).move('grunt', 'C4', 'C3');
    expect(ship.canOrder('grunt', 'C3')).toBe(false);
    ship.end();
    expect(section(ship)).toBe('1.2 pirate-wave');
    expect(ship.canOrder('grunt', 'C3')).toBe(true);
  });

  it('The beginning of a round and of a wave is told to all', () => {
    const ship = board({ wave: 3, captured: ['A3'], generators: 2, capacitor: 4, pirates: { C4: ['grunt'] } }).end();
    expect(ship.secrets.public).toMatchObject([
      { kind: 'passed' },
      { kind: 'round', round: 2, reactor: 5, rations: 11 },
    ]);
    ship.end().end();
    expect(ship.secrets.public).toEqual([{ kind: 'wave', wave: 1, supplied: 0, capacitor: 4 }]);
  });
});
