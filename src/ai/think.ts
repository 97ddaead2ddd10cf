import { draw, freeRng, shuffled, type Answer, type Decision, type PlayableEntry, type Rng } from '#engine';
import { reasonFor } from './reason.ts';
import { HEURISTIC, sightOf, type AiRequest, type AiReply } from './request.ts';
import { BUDGET, search, type Budget } from './search.ts';

/** The random player answers one in this many optional decisions. */
const TALKATIVE = 8;

/**
 * Answers as a player of the asked strength. All randomness comes from the key, so without a time limit in the budget the
 * answer is the same on every machine.
 */
export function think(entry: PlayableEntry, request: AiRequest, budget: Budget = BUDGET): AiReply {
  const rng = freeRng(request.key);
  const sight = sightOf(entry, request);
  switch (request.strength) {
    case 'random':
      return { answer: anyAnswer(sight.open, rng), why: 'A random choice.' };
    case 'heuristic':
      return {
        answer: entry.tactics.heuristic(sight.view, sight.open, rng),
        why: HEURISTIC,
      };
    case 'search': {
      const weighed = search(entry, request, rng, budget);
      return { answer: weighed[0]?.answer ?? null, why: reasonFor(entry, sight, weighed) };
    }
  }
}

function anyAnswer(open: readonly Decision<unknown>[], rng: Rng): Answer<unknown> | null {
  const needed = open.filter(({ urgency }) => urgency !== 'optional');
  const spoken = needed.length === 0 && rng.int(TALKATIVE) > 0 ? [] : needed.length === 0 ? open : needed;
  if (spoken.length === 0) return null;
  const { seat, id, options, pick } = draw(rng, spoken);
  if (!pick) return { seat, decision: id, actions: [draw(rng, options)] };
  const count = pick.min + rng.int(pick.max - pick.min + 1);
  return { seat, decision: id, actions: shuffled(rng, options).slice(0, count) };
}
