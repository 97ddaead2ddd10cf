import { at, memoizeLatest, type Seat } from '#engine';
import { terms, type Trial } from '../challenges/challenges.ts';
import { adjacent } from '../ship/spots.ts';
import { BOARD, SPOT_IDS, type SpotId } from '../content/board.ts';
import { OBJECTIVE_TABLE, type Objective } from '../content/objectives.ts';
import { BOOST } from '../content/printed.ts';
import type { Hand, Pirate, Table } from '../state/state.ts';
import { covered } from '../objectives/symbols.ts';
import type { View } from '../state/view.ts';

/** A view with the parts the heuristics use. */
export interface Outlook {
  readonly seat: Seat;
  readonly table: Table;
  readonly own: Hand;
  readonly pirate: Pirate;
  readonly view: View;
}

export function outlookOf(view: View): Outlook {
  if (view.viewer === 'public' || !view.own) throw new Error('Only who sits at the table plays.');
  return { seat: view.viewer, table: view.table, own: view.own, pirate: at(view.table.pirates, view.viewer), view };
}

/** The chance to pass a challenge now, with this many scheme cards to add. */
export function chance({ table, seat }: Outlook, trial: Trial, cards = 0): number {
  const { dc, modifiers } = terms(table, seat, trial);
  const needed = dc - modifiers.stat - modifiers.guards - modifiers.bonus - BOOST * cards;
  return Math.min(0.95, Math.max(0.05, (21 - needed) / 20));
}

/** The distance between two spots, in rooms. */
export function distance(from: SpotId, to: SpotId): number {
  return at(at(DISTANCES, SPOT_IDS.indexOf(from)), SPOT_IDS.indexOf(to));
}

const DISTANCES = SPOT_IDS.map((from) => SPOT_IDS.map((to) => steps(from, to)));

function steps(from: SpotId, to: SpotId): number {
  let reached: readonly SpotId[] = [from];
  let count = 0;
  while (!reached.includes(to)) {
    reached = reached.flatMap((spot) => [spot, ...adjacent(spot)]);
    count++;
  }
  return count;
}

/** How near an objective is: 0 out of reach, 1 ready to complete in the pirate's room. */
function nearness({ table, own, pirate, seat }: Outlook, index: number): number {
  const { id, done, track } = at(table.objectives, index);
  if (done.includes(seat)) return 0;
  const objective: Objective = OBJECTIVE_TABLE[id];
  const missing = objective.symbols.length - covered(own.scheme, objective.symbols);
  const toGo = (objective.track?.spaces ?? 0) - at(track, seat);
  const room = spotOf(table, objective);
  const away = room === null ? 0 : distance(pirate.spot, room);
  return 1 / (1 + 0.5 * missing + 0.4 * toGo + 0.15 * away);
}

/** The spot where an objective must be completed; `null` for anywhere. */
export function spotOf(table: Table, { room }: Objective): SpotId | null {
  return (
    SPOT_IDS.find((spot) => room !== undefined && BOARD[spot].fixed === room && table.rooms[spot] === room) ?? null
  );
}

interface Goal {
  readonly index: number;
  readonly objective: Objective;
  readonly near: number;
}

/** The best objective to pursue, if any is left. */
export const goal = memoizeLatest((look: Outlook): Goal | null => {
  const goals = look.table.objectives.map(({ id }, index) => {
    const objective: Objective = OBJECTIVE_TABLE[id];
    const near = nearness(look, index);
    return { index, objective, near, worth: near * objective.glory };
  });
  const open = goals.filter(({ near }) => near > 0).sort((a, b) => b.worth - a.worth);
  return open[0] ?? null;
});

/** Rounds left, this one included. */
export function roundsLeft({ table }: Outlook): number {
  return table.launch;
}

/** Random noise added to values, so that ties break differently in each game. */
export const LUCK = 0.5;
