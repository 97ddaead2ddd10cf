import { describe, expect, it } from 'vitest';
import { breach } from '../../../src/games/breach/index.ts';
import { AI, PIRATES } from '../../../src/games/breach/state/state.ts';
import { board, newGame } from './world.ts';

describe('Bridge', () => {
  it('The Pirates win when they capture it, at once', () => {
    const ship = board({ pirates: { C1: ['geek'], C3: ['grunt'] } }).capture('geek', 'C1');
    expect(breach.outcome(ship.state)).toEqual({ winners: [PIRATES], reason: 'bridge-captured' });
    expect(ship.told.at(-1)).toEqual({ kind: 'ended', ending: 'bridge-captured' });
    expect(breach.decisions(ship.state)).toEqual([]);
  });

  it('It cannot be captured before every A.I. unit in it is destroyed', () => {
    const ship = board({ ai: { C1: ['door-policy'] }, pirates: { C1: ['grunt', 'geek'] }, worn: ['C1'] });
    expect(ship.ordersOf('geek', 'C1')).not.toContain('capture');
    ship.attack('grunt', 'C1', 'door-policy');
    expect(ship.ordersOf('geek', 'C1')).toContain('capture');
  });

  it('The ship wins when it is not captured within 10 rounds', () => {
    const ship = newGame();
    while (breach.outcome(ship.state) === null) ship.end();
    expect(breach.outcome(ship.state)).toEqual({ winners: [AI], reason: 'bridge-held' });
    expect(ship.state.round).toBe(10);
    expect(breach.decisions(ship.state)).toEqual([]);
  });
});
