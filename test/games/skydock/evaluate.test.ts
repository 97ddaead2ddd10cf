import { describe, expect, it } from 'vitest';
import type { Seat } from '#engine';
import { evaluate } from '../../../src/games/skydock/ai/evaluate.ts';
import type { Ending } from '../../../src/games/skydock/state/state.ts';
import { lastSpace, turn, type Situation } from './world.ts';

const ofFirst = (situation: Situation) => evaluate(turn(situation).state, 0);

describe('The value of a Skydock position', () => {
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

  it('count a backer who is content, and one who asks for something every round for as long as no round is missed', () => {
    const orderly = (claims: number, fails: number) =>
      ofFirst({ pirates: [{ backer: 'queue', achievements: { claim: claims, fail: fails } }, {}], launch: 3 });
    expect(orderly(4, 5)).toBeGreaterThan(orderly(3, 5));
    expect(orderly(4, 5)).toBeGreaterThan(orderly(4, 6));
    expect(orderly(1, 0)).toBe(orderly(0, 0));
    const fighting = (blows: number) =>
      ofFirst({ pirates: [{ backer: 'wrestling', achievements: { 'knock-out': blows } }, {}], launch: 1 });
    expect(fighting(6)).toBeGreaterThan(fighting(5));
    expect(fighting(5)).toBe(fighting(0));
  });

  it('know that the first player token can be claimed no more in a round in which somebody has', () => {
    const pirates = [{ backer: 'queue', achievements: { claim: 2 } }, {}] as const;
    const whileClaimed = (claimed: boolean) => ofFirst({ pirates, launch: 3, first: { holder: 1, claimed } });
    expect(whileClaimed(true)).toBeLessThan(whileClaimed(false));
  });

  it('are poor when the ship is about to lock down, however much glory one has', () => {
    const rich = { pirates: [{ glory: 30 }, {}], done: [[0]], launch: 4 };
    expect(ofFirst({ ...rich, alert: lastSpace() })).toBeLessThan(ofFirst({ ...rich, alert: 0 }) / 2);
  });

  it.each([
    [2, 3 / 4],
    [3, 5 / 8],
    [4, 1 / 2],
  ])(
    'are better at a defeat of everybody than at a defeat by others, and poorer than an even chance of %i players',
    (count, part) => {
      const { state } = turn({ pirates: Array.from({ length: count }, () => ({})) });
      const ended = (ending: Ending) => evaluate({ ...state, table: { ...state.table, ending } }, 0);
      const lockdown = ended({ reason: 'lockdown', winners: [] });
      expect(lockdown).toBeGreaterThan(ended({ reason: 'launch', winners: [1], scores: [] }));
      // The more players, the more of them are behind, who would have all lose rather than one of the others win.
      expect(lockdown).toBeCloseTo(part / count);
    },
  );

  it('are better near LOCKDOWN for a player far behind, and worse for the leader', () => {
    const apart = { pirates: [{ glory: 2 }, { glory: 20 }], done: [[0, 1]], launch: 1 };
    const nearer = (seat: Seat) =>
      evaluate(turn({ ...apart, alert: lastSpace() }).state, seat) - evaluate(turn({ ...apart, alert: 0 }).state, seat);
    expect(nearer(0)).toBeGreaterThan(0);
    expect(nearer(1)).toBeLessThan(0);
  });
});
