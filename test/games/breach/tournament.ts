import { freeRng } from '#engine';
import type { LayoutId } from '../../../src/games/breach/content/layouts.ts';
import { breach } from '../../../src/games/breach/index.ts';
import { AI } from '../../../src/games/breach/state/state.ts';
import { aiPlayer } from '../../../src/games/breach/ai/ship.ts';
import { piratesPlayer } from '../../../src/games/breach/ai/pirates.ts';

export interface Tournament {
  /** Share of the games won by the A.I., in percent. */
  readonly ai: number;
  /** Rounds and answers of a game, on average. */
  readonly rounds: number;
  readonly steps: number;
  /** Share of the games in which each design was placed, in percent. */
  readonly placed: Readonly<Record<string, number>>;
}

/** Plays `games` games between the two heuristics on one ship; always the same games. */
export function tournament(layout: LayoutId, games: number): Tournament {
  const sum = { ai: 0, rounds: 0, steps: 0 };
  const placed: Record<string, number> = {};
  for (let game = 0; game < games; game++) {
    const played = play(layout, `${layout}${game}`);
    sum.ai += played.winner === AI ? 1 : 0;
    sum.rounds += played.rounds;
    sum.steps += played.steps;
    for (const design of played.placed) placed[design] = (placed[design] ?? 0) + 1;
  }
  const percent = (count: number) => Math.round((1000 * count) / games) / 10;
  return {
    ai: percent(sum.ai),
    rounds: sum.rounds / games,
    steps: sum.steps / games,
    placed: Object.fromEntries(Object.entries(placed).map(([design, count]) => [design, percent(count)])),
  };
}

function play(layout: LayoutId, key: string) {
  const rng = freeRng(key);
  const placed = new Set<string>();
  let state = breach.setup(2, { layout }, rng);
  for (let steps = 0; ; steps++) {
    const [decision] = breach.decisions(state);
    if (!decision) return { winner: breach.outcome(state)?.winners[0], rounds: state.round, steps, placed };
    const { seat, id } = decision;
    const player = seat === AI ? aiPlayer : piratesPlayer;
    const action = player(breach.view(state, seat), decision, rng);
    state = breach.apply(state, { seat, decision: id, actions: [action] }, rng).state;
    for (const unit of [...state.ai, ...state.pirates]) placed.add(unit.design);
  }
}
