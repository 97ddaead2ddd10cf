import { freeRng, type Answer, type AnyPlayable, type Rng } from '#engine';
import { candidates } from './candidates.ts';
import { playedOut } from './play-out.ts';
import { sightOf, type AiRequest } from './request.ts';

export interface Budget {
  /**
   * Simulated games per answer, by default those of the game's tactics. Slightly exceeded when it is too low to give each
   * remaining candidate one game.
   */
  readonly iterations?: number | undefined;
  /** The most candidates to compare. */
  readonly most: number;
  /** Asked between simulations: whether there is time for more. Without it, the result depends on the key alone. */
  readonly goOn?: () => boolean;
}

export const BUDGET: Budget = { most: 6 };

/**
 * How many standard errors better than the heuristic's answer another must be to replace it. A single simulation has no
 * standard error, so it decides: even one makes a player stronger than none.
 */
const DOUBT = 1;

/** An answer and the values, 0 to 1, of its simulated games. */
export interface Weighed {
  readonly answer: Answer<unknown> | null;
  readonly values: readonly number[];
}

interface Candidate extends Weighed {
  readonly values: number[];
}

/**
 * A determinized search with sequential halving. For every simulation it resamples what the seat cannot see, and plays
 * out each candidate from the same state with the same random numbers; after each stage it drops the worse half.
 * Returns the answer to give first: the best, or the heuristic's unless another is better beyond doubt. The others follow,
 * best first.
 */
export function search(playable: AnyPlayable, request: AiRequest, rng: Rng, budget: Budget): readonly Weighed[] {
  const { game, tactics } = playable;
  const { seat, state, key } = request;
  const all = candidates(tactics, sightOf(playable, request), budget.most, rng).map((answer): Candidate => ({
    answer,
    values: [],
  }));
  const { iterations = tactics.iterations } = budget;
  const halvings = Math.ceil(Math.log2(all.length));
  let alive: readonly Candidate[] = all;
  let imagined = 0;
  while (alive.length > 1 && hasTime(budget)) {
    const games = Math.max(1, Math.floor(iterations / halvings / alive.length));
    for (let n = 0; n < games && hasTime(budget); n++, imagined++) {
      for (const { answer, values } of alive) {
        if (!hasTime(budget)) break;
        const luck = freeRng(`${key} imagined ${imagined}`);
        values.push(playedOut(playable, seat, game.resample(state, seat, luck), answer, luck));
      }
    }
    alive = fromBest(alive).slice(0, Math.ceil(alive.length / 2));
  }
  return withoutDoubt(all, alive);
}

function hasTime({ goOn }: Budget): boolean {
  return goOn?.() ?? true;
}

function fromBest(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...candidates].sort((a, b) => mean(b.values) - mean(a.values));
}

/** The winner first, or the heuristic's answer if the winner is not better beyond doubt. */
function withoutDoubt(all: readonly Candidate[], alive: readonly Candidate[]): readonly Candidate[] {
  const [heuristic] = all;
  const [winner] = alive;
  if (!heuristic || !winner) return all;
  const first = winner === heuristic || lead(winner, heuristic) > 0 ? winner : heuristic;
  const last = fromBest(all.filter((candidate) => candidate !== first));
  return [first, ...last];
}

/** How much better one answer did than another in the same games, less `DOUBT` standard errors. */
function lead(one: Weighed, other: Weighed): number {
  const both = Math.min(one.values.length, other.values.length);
  const leads = Array.from({ length: both }, (_, n) => (one.values[n] ?? 0) - (other.values[n] ?? 0));
  const average = mean(leads);
  const spread = leads.reduce((sum, value) => sum + (value - average) ** 2, 0) / Math.max(1, both - 1);
  return average - DOUBT * Math.sqrt(spread / Math.max(1, both));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
