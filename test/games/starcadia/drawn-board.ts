import type { Board } from '../../../src/games/starcadia/board/board.ts';
import { edgeOf, spaceAt, type Edge, type Space } from '../../../src/games/starcadia/board/space.ts';

/** A board drawn as the tiles are, of any size; `~` is ground off the tiles, `/` a closed door. */
export function drawn(...plan: readonly string[]): { readonly board: Board; readonly closed: ReadonlySet<Edge> } {
  const spaces: Space[] = [];
  const ways = new Set<Edge>();
  const closed = new Set<Edge>();
  const isSpace = (row: number, column: number) => !['#', '~', undefined].includes(plan[row * 2 + 1]?.[column * 2 + 1]);
  for (let row = 0; row * 2 + 1 < plan.length; row++)
    for (let column = 0; column * 2 + 1 < (plan[row * 2 + 1]?.length ?? 0); column++) {
      if (!isSpace(row, column)) continue;
      const space = spaceAt(column, row);
      spaces.push(space);
      const [right, below] = [plan[row * 2 + 1]?.[column * 2 + 2], plan[row * 2 + 2]?.[column * 2 + 1]];
      for (const [side, sign, isThere] of [
        ['right', right, isSpace(row, column + 1)],
        ['bottom', below, isSpace(row + 1, column)],
      ] as const) {
        if (!isThere || (sign !== ' ' && sign !== '/')) continue;
        ways.add(edgeOf(space, side));
        if (sign === '/') closed.add(edgeOf(space, side));
      }
    }
  return { board: { spaces, ways, prints: new Map(), tileOf: new Map() }, closed };
}

/** The space of that name: "C5". */
export function named(name: string): Space {
  return spaceAt(name.charCodeAt(0) - 65, Number(name.slice(1)) - 1);
}
