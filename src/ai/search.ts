import { freeRng, type Answer, type AnyPlayable, type Rng } from '#engine';
import { candidates } from './candidates.ts';
import { playedOut } from './play-out.ts';
import { sightOf, type AiRequest } from './request.ts';

export interface Budget {
  /**
   * Games simulated for one answer, those of the game's tactics where nothing is said; a few more where there are so few
   * that each answer left gets one at a time.
   */
  readonly iterations?: number | undefined;
  /** Answers worth thinking about, at most. */
  readonly most: number;
  /** Asked between simulated games: whether there is time for more. What follows from chance alone has always time. */
  readonly goOn?: () => boolean;
}

export const BUDGET: Budget = { most: 6 };

/**
 * How sure it must be, in standard errors, that another answer is better before it overrules the heuristic. One
 * simulated game has no error, so it decides: with as few as that, players do better than without any.
 */
const DOUBT = 1;

/** One answer and what came of it, game by game. */
export interface Weighed {
  readonly answer: Answer<unknown> | null;
  readonly values: readonly number[];
}

interface Candidate extends Weighed {
  readonly values: number[];
}

/**
 * A determinised search: it draws what its seat cannot see again for every game it simulates, tries each answer in the
 * same imagined game with the same luck, and lets the worse half of the answers go at each halving of what is left. The
 * first of what it returns is the answer to give: the best, or the heuristic's where nothing is better beyond
 * doubt. The others follow from the best down.
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

/** The winner first, unless it may well be no better than the heuristic's answer. */
function withoutDoubt(all: readonly Candidate[], alive: readonly Candidate[]): readonly Candidate[] {
  const [thumb] = all;
  const [winner] = alive;
  if (!thumb || !winner) return all;
  const first = winner === thumb || lead(winner, thumb) > 0 ? winner : thumb;
  const last = fromBest(all.filter((candidate) => candidate !== first));
  return [first, ...last];
}

/** How much better one answer did than another in the same games, as far as it is beyond doubt. */
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
