import { describe, expect, it } from 'vitest';
import { StarcadiaFigures } from '../../../src/games/starcadia/figures.ts';
import type { Event } from '../../../src/games/starcadia/state/events.ts';
import type { Result } from '../../../src/games/starcadia/state/state.ts';
import { world } from './world.ts';

const EDGE = { hero: 'edge', seat: 0 } as const;

/** One scenario, won by the second crew after three turns. */
const RESULT: Result = { scenario: '1', tokens: [3, 9], badges: [0, 2], order: [1, 0], over: 'time' };
const COURSE: readonly Event[] = [
  { kind: 'scenario-begun', scenario: '1' },
  { kind: 'claimed', seat: 0, slot: 2 },
  { kind: 'claimed', seat: 1, slot: 0 },
  { kind: 'turn', seat: 0 },
  { kind: 'attacked', who: EDGE, target: EDGE, weapon: 'pulse-blade', boosts: ['iron-fists'], cause: 'hero' },
  { kind: 'turn', seat: 1 },
  { kind: 'quest', seat: 1, quest: '1-1' },
  { kind: 'received', seat: 1, upgrade: 'hall-pass' },
  { kind: 'turn', seat: 0 },
];

function figures(sheet: readonly Result[], events: readonly Event[]): readonly string[] {
  const all = new StarcadiaFigures(2);
  all.note(
    world({
      sheet,
      crews: [
        [{ id: 'edge' }, { id: 'red' }],
        [{ id: 'torque' }, { id: 'digits' }],
      ],
    }).state,
    events.filter((event) => all.counts(event)),
  );
  return all.lines();
}

describe('The figures of a scenario', () => {
  const lines = figures([RESULT], COURSE);
  const percent = (what: string) =>
    lines
      .find((line) => line.trim().startsWith(what))
      ?.slice(46)
      .split(' ')[0];

  it('name who won, by crew, shuttle slot and hero', () => {
    expect([percent('1 won by Foxes'), percent('1 won by Eagles'), percent('1 won by who began')]).toEqual([
      '0.0%',
      '100.0%',
      '0.0%',
    ]);
    expect([percent('1 won from shuttle slot 1'), percent('1 won from shuttle slot 3')]).toEqual(['100.0%', '0.0%']);
    expect([percent('won with Edge'), percent('won with Mama Torque')]).toEqual(['0.0%', '100.0%']);
  });

  it('say how long it lasted, and which quests were completed in which turn', () => {
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}1: turns 3 .*; tokens of a crew 3 /));
    expect(percent('1: out of events')).toBe('100.0%');
    expect(lines).toContainEqual(expect.stringMatching(/quest 1-1 completed .*100\.0% .* turns 2 2 2$/));
    expect(percent('1: quest 1-3 completed')).toBe('0.0%');
  });

  it('list the upgrades nobody got, and those nobody used', () => {
    const [, never = ''] = lines.find((line) => line.includes('never drafted'))?.split(': ') ?? [];
    const [, idle = ''] = lines.find((line) => line.includes('never used'))?.split(': ') ?? [];
    const among = (list: string, ids: readonly string[]) => ids.filter((id) => list.split(', ').includes(id));
    expect(among(never, ['hall-pass', 'pulse-blade', 'first-aid-kit'])).toEqual(['first-aid-kit']);
    expect(among(idle, ['pulse-blade', 'iron-fists', 'red-shirt', 'blaster-rifle'])).toEqual(['blaster-rifle']);
  });
});

describe('The figures of a campaign', () => {
  it('sum up its scenarios, and count the most badges', () => {
    const lines = figures([RESULT, { ...RESULT, scenario: '2a', order: [0, 1] }], [...COURSE, ...COURSE]);
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}scenarios won by Foxes .* 50\.0% .*2 games/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}most badges by Foxes .* 50\.0% .*1 games/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}2a won by Foxes .* 100\.0%/));
  });
});
