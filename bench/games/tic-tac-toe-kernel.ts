import { only, start, submit, type Game, type Seat } from '#engine';
import { CLICKS, LINES } from './tic-tac-toe-rules.ts';

interface State {
  readonly cells: readonly (Seat | null)[];
  readonly turn: Seat;
}

/** The same tic-tac-toe on the kernel: every move is judged by the gate, and what can be undone is kept up to date. */
const TIC_TAC_TOE: Game<State, number, State, never, null> = {
  id: 'tic-tac-toe',
  rules: 1,
  seats: [2, 2],
  sides: null,
  dice: false,
  choices: [],
  privateOptions: {},
  readOptions: () => null,
  setup: () => ({ cells: CLICKS.map(() => null), turn: 0 }),
  decisions(state) {
    if (outcome(state) !== null) return [];
    const options = state.cells.flatMap((held, cell) => (held === null ? [cell] : []));
    const id = String(CLICKS.length - options.length);
    return [{ id, seat: state.turn, kind: 'cell', options, urgency: 'required', onTimeout: options.slice(0, 1) }];
  },
  apply({ cells, turn }, answer) {
    const cell = only(answer);
    return { state: { cells: cells.map((held, at) => (at === cell ? turn : held)), turn: 1 - turn }, events: [] };
  },
  outcome,
  view: (state) => state,
  resample: (state) => state,
};

function outcome({ cells, turn }: State) {
  const won = LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
  if (won) return { winners: [1 - turn], reason: 'line' };
  return cells.includes(null) ? null : { winners: [0, 1], reason: 'draw' };
}

const SEED = '00'.repeat(32);

/** One whole game through the gate. How many moves it took. */
export function playedOnKernel(): number {
  let match = start(TIC_TAC_TOE, 2, null, SEED);
  let open = TIC_TAC_TOE.decisions(match.state);
  for (const [turn, cell] of CLICKS.entries()) {
    const done = submit(TIC_TAC_TOE, match, SEED, { seat: turn % 2, decision: String(turn), actions: [cell] }, open);
    if (!done.ok) throw new Error(`A move was refused: ${done.refusal}.`);
    ({ match, open } = done);
  }
  if (TIC_TAC_TOE.outcome(match.state) === null) throw new Error('The game of tic-tac-toe did not end.');
  return CLICKS.length;
}
