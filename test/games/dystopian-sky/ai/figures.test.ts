import { describe, expect, it } from 'vitest';
import { DystopianSkyFigures } from '../../../../src/games/dystopian-sky/figures.ts';
import { world } from '../world.ts';

/** A match of two: a Warden with a rifle and three Drifters have Downed four Drifters in the fourth round, acting second. */
function figures(): readonly string[] {
  const { state } = world([
    [
      {
        at: 'A1',
        affiliation: 'wardens',
        weapons: ['hunting-rifle'],
        gear: ['gas-mask'],
        skills: ['steady-aim', 'grit'],
      },
    ],
    [],
  ]);
  const all = new DystopianSkyFigures(2);
  all.note({ ...state, table: { ...state.table, order: [1, 0], round: 4, ending: 'last-standing' } });
  return all.lines();
}

describe('The figures of a match', () => {
  const lines = figures();
  const percent = (what: string) =>
    lines
      .find((line) => line.trim().startsWith(what))
      ?.slice(46)
      .split(' ')[0];

  it('name who won, by Turn Order, zone and affiliation', () => {
    expect(percent('won by number 1')).toBe('0.0%');
    expect(percent('won by number 2')).toBe('100.0%');
    expect(percent('market-street won from zone 1')).toBe('100.0%');
    expect(percent('market-street won from zone 2')).toBe('0.0%');
    expect([percent('won with wardens'), percent('won with drifters')]).toEqual(['100.0%', '42.9%']);
  });

  it('say how long it lasted, and how it ended', () => {
    expect(lines).toContain('  rounds 4 4 4 4 4 4 4');
    expect(percent('ended by time')).toBe('0.0%');
  });

  it('say what was bought, and what never; the skill that comes free is not', () => {
    expect([percent('won with hunting-rifle'), percent('won with gas-mask'), percent('won with grit')]).toEqual([
      '100.0%',
      '100.0%',
      '100.0%',
    ]);
    expect(lines.at(-1)).toMatch(/never bought: .*grenade.*steady-aim/);
    expect(lines.at(-1)).not.toMatch(/hunting-rifle|gas-mask|grit/);
  });
});
