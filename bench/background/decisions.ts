import { freeRng, start, submit, type GameEntry } from '#engine';
import { games } from '../../src/games/index.ts';
import type { AiRequest } from '../../src/ai/request.ts';
import { BUDGET } from '../../src/ai/search.ts';
import type { Strength } from '../../src/ai/strengths.ts';
import { THINKING } from '../../src/ai/times.ts';
import { think } from '../../src/ai/think.ts';
import { planOf } from '../../test/conformance/plan.ts';
import { percentile } from '../measure.ts';
import { atMost, type Figure, type Row } from '../row.ts';

/** Decisions measured of each game, spread over games between heuristics. */
const DECISIONS = 60;
const EVERY = 9;

/** Time limit of one answer, in ms. */
const MOST_MS = 300;

/** One answer of an AI player, from request to answer, on one thread. */
export const decisions: Row = {
  id: 'ai',
  title: 'AI decision',
  run: () =>
    Promise.resolve(
      games.flatMap((entry) => {
        const asked = questions(entry);
        const [ahead, heuristic] = [timesOf(entry, asked, 'search'), timesOf(entry, asked, 'heuristic')];
        return [50, 95].map((percent): Figure => {
          const ours = percentile(ahead, percent);
          const control = { what: 'by heuristic', value: percentile(heuristic, percent) };
          return { what: `${entry.game.id}, p${percent}`, unit: 'ms', ours, control, floors: [atMost(ours, MOST_MS)] };
        });
      }),
    ),
};

function timesOf(entry: GameEntry, asked: readonly AiRequest[], strength: Strength): number[] {
  return asked.map((request) => {
    const begun = performance.now();
    think(entry, { ...request, strength }, { ...BUDGET, goOn: () => performance.now() - begun < THINKING.needed });
    return performance.now() - begun;
  });
}

/** Questions with more than one answer that players of a few games come to. */
function questions(entry: GameEntry): AiRequest[] {
  const { game } = entry;
  const found: AiRequest[] = [];
  for (let number = 0; found.length < DECISIONS; number++) {
    const { seats, options, seed, name } = planOf(game, number);
    let match = start(game, seats, options, seed);
    for (let n = 0; found.length < DECISIONS; n++) {
      const open = game.decisions(match.state);
      const asked = open.find(({ urgency }) => urgency === 'required');
      if (!asked) break;
      const key = `${name} ${String(n)}`;
      const state = game.resample(match.state, asked.seat, freeRng(key));
      const request: AiRequest = { game: game.id, seat: asked.seat, state, strength: 'heuristic', key };
      if (n % EVERY === 0 && asked.options.length > 1) found.push(request);
      const { answer } = think(entry, request);
      const step = answer && submit(game, match, seed, answer, open);
      if (!step?.ok) throw new Error(`${game.id}: the heuristic has no answer.`);
      ({ match } = step);
    }
  }
  return found;
}
