import { describe, expect, it } from 'vitest';
import { prospects } from '../../../src/games/skydock/player/prospects.ts';
import { lastSpace, turn, type Situation } from './world.ts';

const ofFirst = (situation: Situation) => prospects(turn(situation).state, 0);

describe('The prospects of a game of Skydock', () => {
  it('are better with more glory than the strongest rival, and the more so the nearer the launch', () => {
    const ahead = { pirates: [{ glory: 9 }, { glory: 3 }], done: [[0, 1]] };
    const behind = { pirates: [{ glory: 3 }, { glory: 9 }], done: [[0, 1]] };
    expect(ofFirst({ ...ahead, launch: 5 })).toBeGreaterThan(ofFirst({ ...behind, launch: 5 }));
    expect(ofFirst({ ...ahead, launch: 1 })).toBeGreaterThan(ofFirst({ ...ahead, launch: 5 }));
  });

  it('are worse without a token on an objective', () => {
    const even = { pirates: [{ glory: 5 }, { glory: 5 }], launch: 1 };
    expect(ofFirst({ ...even, done: [[1]] })).toBeLessThan(ofFirst({ ...even, done: [[0, 1]] }));
  });

  it('are poor when the ship is about to lock down, however much glory one has', () => {
    const rich = { pirates: [{ glory: 30 }, {}], done: [[0]], launch: 4 };
    expect(ofFirst({ ...rich, alert: lastSpace() })).toBeLessThan(ofFirst({ ...rich, alert: 0 }) / 2);
  });
});
