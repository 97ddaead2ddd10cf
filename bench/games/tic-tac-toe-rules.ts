/** The lines of three cells that win a game of tic-tac-toe, the cells row by row. */
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** A drawn game: every cell is clicked. */
export const CLICKS = [0, 1, 2, 4, 3, 5, 7, 6, 8] as const;
