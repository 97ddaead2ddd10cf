import { describe, expect, it } from 'vitest';
import { placeAfter, placeOfInterest, type ReplayMove } from '../../src/discord/in/replay-move.ts';
import type { ShownStep } from '../../src/tables/index.ts';

/** Steps in a row, each by this player; a turn begins with those in capitals. */
const steps = (...players: readonly string[]): ShownStep[] =>
  players.map((player, at) => ({
    revision: 10 * (at + 1),
    seq: at + 1,
    player: player.toLowerCase(),
    opens: player !== player.toLowerCase(),
  }));

describe('The replay of a game that goes on', () => {
  it.each([
    ['at the reader’s last move', steps('ADA', 'ada', 'BO', 'bo'), { number: 2, opened: 'own-move' }],
    ['where the latest turn began, if the reader moved last', steps('BO', 'ADA', 'ada'), { number: 2, opened: 'turn' }],
    [
      'where the turn before began, if the latest has just begun',
      steps('BO', 'bo', 'CY'),
      { number: 1, opened: 'turn' },
    ],
    ['at its beginning, if there was no turn yet', steps('bo', 'cy'), { number: 0 }],
    ['at its beginning, if there was no step yet', steps(), { number: 0 }],
  ])('opens %s', (_, all, place) => {
    expect(placeOfInterest(all, 'ada')).toEqual(place);
  });
});

describe('A button of a replay', () => {
  const all = steps('ADA', 'ada', 'BO', 'bo');
  const lead = (revision: number, go: ReplayMove['go']) => placeAfter(all, { revision, go }, { number: 3 }).number;

  it('leads to the step beside the one shown, or as far as there are steps', () => {
    expect([lead(20, 'first'), lead(20, 'back'), lead(20, 'forward'), lead(20, 'last')]).toEqual([0, 1, 3, 4]);
    expect([lead(0, 'back'), lead(40, 'forward'), lead(0, 'forward')]).toEqual([0, 4, 1]);
    expect(lead(40, 'open')).toBe(3);
  });

  it('leads to where the next turn begins, or to the end', () => {
    expect([lead(0, 'turn'), lead(10, 'turn'), lead(30, 'turn')]).toEqual([1, 3, 4]);
  });

  it('leads from a step that was undone since to those beside it', () => {
    expect([lead(25, 'back'), lead(25, 'forward'), lead(25, 'turn')]).toEqual([2, 3, 3]);
  });
});
