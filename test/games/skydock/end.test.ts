import { describe, expect, it } from 'vitest';
import { isMet } from '../../../src/games/skydock/end-of-game/backers.ts';
import { placesOf, winnersOf } from '../../../src/games/skydock/end-of-game/end-of-game.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import type { Score } from '../../../src/games/skydock/state/state.ts';
import type { SpotId } from '../../../src/games/skydock/content/board.ts';
import type { BackerId } from '../../../src/games/skydock/content/backers.ts';
import { lastSpace, turn, upkeep, type Sailor, type Situation } from './world.ts';

const score = (given: Partial<Score>): Score => ({
  glory: 0,
  backer: 'union',
  met: false,
  backing: 0,
  tokens: [],
  total: 0,
  eligible: true,
  ...given,
});

describe('End of Game', () => {
  it('End: at LOCKDOWN all players lose', () => {
    const world = turn({
      pirates: [{ at: 'port', glory: 30 }, {}],
      alert: lastSpace(),
      supply: 0,
      done: [[0]],
      dice: [1],
    }).loot();
    expect(skydock.outcome(world.state)).toEqual({ winners: [], reason: 'lockdown' });
  });

  it('End: at LAUNCH the highest score wins', () => {
    const world = upkeep({ launch: 1, pirates: [{ glory: 3 }, { glory: 7 }], done: [[0, 1]] });
    expect(skydock.outcome(world.state)).toEqual({ winners: [1], reason: 'launch', places: [[1], [0]] });
  });

  it('End: only who has a token on an objective can win', () => {
    const world = upkeep({ launch: 1, pirates: [{ glory: 3 }, { glory: 20 }], done: [[0]] });
    expect(skydock.outcome(world.state)?.winners).toEqual([0]);
  });

  it('End: without any token on any objective all lose', () => {
    const world = upkeep({ launch: 1, pirates: [{ glory: 3 }, { glory: 20 }] });
    expect(skydock.outcome(world.state)).toEqual({ winners: [], reason: 'empty-handed' });
  });

  it('End: the score is glory, the backer’s support if the wish is met, and support tokens', () => {
    const world = upkeep({
      launch: 1,
      pirates: [
        { glory: 3, backer: 'union', achievements: { help: 1, objective: 2 }, support: [2, 3] },
        { backer: 'insurer' },
      ],
      done: [[0]],
    });
    const { ending } = world.table;
    expect(ending && 'scores' in ending ? ending.scores[0] : null).toMatchObject({
      glory: 3,
      met: true,
      backing: 4,
      tokens: [2, 3],
      total: 12,
    });
    expect(ending && 'scores' in ending ? ending.scores[1] : null).toMatchObject({
      met: false,
      backing: 0,
      eligible: false,
    });
  });

  it('End: backers are looked at only then, and shown to everybody', () => {
    const world = upkeep({ launch: 1, pirates: [{ backer: 'union' }, { backer: 'insurer' }], done: [[0]] });
    expect(JSON.stringify(skydock.view(world.state, 'public'))).toContain('insurer');
  });

  it('End: a tie goes to the greatest total support', () => {
    expect(winnersOf([score({ total: 9, glory: 9 }), score({ total: 9, glory: 6, tokens: [3] })])).toEqual([1]);
  });

  it('End: a further tie to who completed the secret backer', () => {
    const backed = score({ total: 9, glory: 6, backing: 3, met: true });
    expect(winnersOf([score({ total: 9, glory: 6, tokens: [3] }), backed])).toEqual([1]);
  });

  it('End: on a further tie players share the victory', () => {
    const same = score({ total: 9, glory: 9 });
    expect(winnersOf([same, same, score({ total: 8 })])).toEqual([0, 1]);
  });

  it('End: ties are between those who can win', () => {
    expect(winnersOf([score({ total: 9, eligible: false }), score({ total: 2 })])).toEqual([1]);
    expect(placesOf([score({ total: 9, eligible: false }), score({ total: 2 }), score({ total: 2 })])).toEqual([
      [1, 2],
      [0],
    ]);
  });
});

describe('Secret backers', () => {
  const WATCHED: Situation = { guards: { bridge: { active: 0, stunned: 1 } } };
  const met = (backer: BackerId, sailor: Sailor, situation: Situation = {}) => {
    const world = turn({ ...situation, pirates: [sailor, { at: 'engine' }, { at: 'port' }] });
    return isMet(world.table, 0, world.hand(0), backer);
  };

  it.each<[BackerId, Sailor, Sailor, Situation?]>([
    ['wrestling', { achievements: { airlock: 4, 'knock-out': 2 } }, { achievements: { airlock: 5 } }],
    ['insurer', { achievements: { 'heal-self': 1, 'heal-other': 2 } }, { achievements: { 'heal-self': 2 } }],
    ['union', { achievements: { help: 1, objective: 2 } }, { achievements: { objective: 3 } }],
    ['daredevils', { achievements: { fail: 8 } }, { achievements: { fail: 7 } }],
    [
      'auditors',
      { achievements: { 'loot-played': 1, objective: 3 } },
      { achievements: { 'loot-played': 4, objective: 3 } },
    ],
    ['courier', { achievements: { visit: 8, sneak: 4 } }, { achievements: { visit: 8, sneak: 3 } }],
    ['academy', { abilities: ['move 4', 'loot 4', 'loot 4', 'heal 4'] }, { abilities: ['move 4', 'loot 3', 'heal 3'] }],
    [
      'collector',
      { loot: ['crowbar', 'lockbox', 'company-pen', 'petty-cash'] },
      { loot: ['crowbar', 'lockbox', 'company-pen'] },
    ],
    [
      'archivist',
      { scheme: ['uniform', 'toolbelt', 'nudge', 'diversion', 'spare-fuse'], achievements: { objective: 3 } },
      { achievements: { objective: 3 } },
    ],
    ['paparazzi', { at: 'bridge', achievements: { visit: 6 } }, { at: 'bridge', achievements: { visit: 5 } }, WATCHED],
    ['paparazzi', { at: 'bridge', achievements: { visit: 6 } }, { at: 'engine', achievements: { visit: 6 } }, WATCHED],
    ['hermits', { at: 'starboard', achievements: { sneak: 2 } }, { at: 'starboard', achievements: { sneak: 1 } }],
    ['hermits', { at: 'starboard', achievements: { sneak: 2 } }, { at: 'port', achievements: { sneak: 2 } }],
    ['queue', { achievements: { claim: 5, fail: 5 } }, { achievements: { claim: 8, fail: 6 } }],
  ])('Secret backers: %s is met by one way to play and not by another', (backer, yes, no, situation) => {
    expect(met(backer, yes, situation)).toBe(true);
    expect(met(backer, no, situation)).toBe(false);
  });

  it('Secret backers: two other pirates in the room count as a guard for the Paparazzi Guild', () => {
    const among = (backer: BackerId, ...others: SpotId[]) => {
      const pirates: Sailor[] = [{ at: 'port', achievements: { visit: 6 } }, ...others.map((at) => ({ at }))];
      const world = turn({ pirates });
      return isMet(world.table, 0, world.hand(0), backer);
    };
    expect(among('paparazzi', 'port', 'port')).toBe(true);
    expect(among('paparazzi', 'port', 'dock', 'dock')).toBe(false);
  });
});
