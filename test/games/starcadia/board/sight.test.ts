import { describe, expect, it } from 'vitest';
import { sees } from '../../../../src/games/starcadia/board/sight.ts';
import { drawn, named } from '../drawn-board.ts';

/** Whether each of the two spaces sees the other; both ways, since sight is the same from both ends. */
function sight({ board, closed }: ReturnType<typeof drawn>, from: string, to: string): boolean {
  const [there, back] = [sees(board, closed, named(from), named(to)), sees(board, closed, named(to), named(from))];
  expect(back).toBe(there);
  return there;
}

describe('Line of Sight', () => {
  it('to the same space is always free', () => {
    expect(sight(drawn('+-+', '|.|', '+-+'), 'A1', 'A1')).toBe(true);
  });

  it('has no limit of distance', () => {
    expect(sight(drawn('+-+-+-+-+-+-+-+-+', '|. . . . . . . .|', '+-+-+-+-+-+-+-+-+'), 'A1', 'H1')).toBe(true);
  });

  it('is interrupted by a wall', () => {
    expect(sight(drawn('+-+-+-+', '|. .|.|', '+-+-+-+'), 'A1', 'C1')).toBe(false);
  });

  it('is interrupted by a closed door and not by an open one', () => {
    const room = drawn('+-+-+-+', '|. ./.|', '+-+-+-+');
    expect(sight(room, 'A1', 'C1')).toBe(false);
    expect(sight({ ...room, closed: new Set() }, 'A1', 'C1')).toBe(true);
  });

  it('is interrupted by a blocked space', () => {
    expect(sight(drawn('+-+-+-+', '|. # .|', '+-+-+-+'), 'A1', 'C1')).toBe(false);
  });

  it('can never cross ground that is not part of the board', () => {
    expect(sight(drawn('+-+-+-+', '|. ~ .|', '+-+-+-+'), 'A1', 'C1')).toBe(false);
  });

  it('is not blocked if it only skims a corner where one side is blocked', () => {
    expect(sight(drawn('+-+-+', '|.|.|', '+ + +', '|. .|', '+-+-+'), 'A1', 'B2')).toBe(true);
    expect(sight(drawn('+-+-+', '|.|.|', '+ +-+', '|. .|', '+-+-+'), 'A1', 'B2')).toBe(true);
  });

  it('is blocked at a corner where both sides are', () => {
    expect(sight(drawn('+-+-+', '|.|.|', '+-+ +', '|. .|', '+-+-+'), 'A1', 'B2')).toBe(false);
    expect(sight(drawn('+-+-+', '|.|.|', '+ + +', '|.|.|', '+-+-+'), 'A1', 'B2')).toBe(false);
  });

  it('takes ground off the tiles at a corner for one side that is blocked', () => {
    expect(sight(drawn('+-+-+', '|. ~|', '+ + +', '|. .|', '+-+-+'), 'A1', 'B2')).toBe(true);
    expect(sight(drawn('+-+-+', '|. ~|', '+ + +', '|~ .|', '+-+-+'), 'A1', 'B2')).toBe(false);
  });

  it('is blocked by ground off the tiles strictly under it', () => {
    const room = drawn('+-+-+-+', '|. ~ ~|', '+ + + +', '|. . .|', '+-+-+-+');
    expect(sight(room, 'A1', 'C2')).toBe(false);
    expect(sight(room, 'A1', 'B2')).toBe(true);
  });

  it('crosses the borders of a slanting line one after the other', () => {
    const plan = (wall: string) => drawn('+-+-+-+', '|. . .|', '+ + + +', `|.${wall}. .|`, '+-+-+-+');
    // From A1 to C2 the line leaves A1 to the right, drops within column B, and arrives from the left.
    expect(sight(plan('|'), 'A1', 'C2')).toBe(true);
    expect(sight(drawn('+-+-+-+', '|. . .|', '+ +-+ +', '|. . .|', '+-+-+-+'), 'A1', 'C2')).toBe(false);
  });
});
