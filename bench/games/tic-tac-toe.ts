import { Client, type Playing } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { Local } from 'boardgame.io/dist/cjs/multiplayer.js';
import { CLICKS, LINES } from './tic-tac-toe-rules.ts';

type Cells = (string | null)[];

/** Tic-tac-toe as boardgame.io's own tutorial has it. */
const TIC_TAC_TOE = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: { cells: Cells }; playerID: string }, id: number) {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf({ G: { cells }, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }) {
    const [won] = LINES.filter(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c]);
    if (won) return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

const alone = Client({ game: TIC_TAC_TOE, debug: false });
alone.start();

/** One whole game in one client: boardgame.io's rules engine and nothing else. How many moves it took. */
export function playedAlone(): number {
  alone.reset();
  for (const cell of CLICKS) alone.moves.clickCell?.(cell);
  return finished(alone);
}

let matches = 0;

/** One whole game of two clients at a master in memory, which is where boardgame.io keeps the rules against others. */
export function playedAtMaster(): number {
  const multiplayer = MASTER;
  const matchID = String(++matches);
  const clients = ['0', '1'].map((playerID) =>
    Client({ game: TIC_TAC_TOE, debug: false, multiplayer, matchID, playerID }),
  );
  for (const client of clients) client.start();
  for (const [turn, cell] of CLICKS.entries()) clients[turn % 2]?.moves.clickCell?.(cell);
  const moves = clients.map(finished).reduce((most, count) => Math.max(most, count));
  for (const client of clients) client.stop();
  return moves;
}

const MASTER = Local();

function finished(client: Playing): number {
  if (client.getState()?.ctx.gameover === undefined) throw new Error('The game of tic-tac-toe did not end.');
  return CLICKS.length;
}
