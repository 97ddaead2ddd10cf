import type { Answer, GameEntry } from '../engine/index.ts';
import type { Sight } from './question.ts';
import { mean, type Weighed } from './search.ts';

/** Answers named in a reason, at most. */
const NAMED = 3;

/** Why the first of these answers was given, in a sentence. It may name what only its seat knows. */
export function reasonFor(entry: GameEntry, sight: Sight, weighed: readonly Weighed[]): string {
  const tried = weighed.filter(({ values }) => values.length > 0);
  if (weighed.length < 2) return 'There was nothing else worth a thought.';
  if (tried.length < 2) return 'There was no time to think ahead, and a rule of thumb said so.';
  const games = tried.reduce((most, { values }) => Math.max(most, values.length), 0);
  const chances = tried.slice(0, NAMED).map(({ answer, values }) => {
    const chance = Math.round(100 * mean(values));
    return `${inWords(entry, sight, answer)} ${String(chance)} %`;
  });
  return `Prospects in up to ${String(games)} games thought out: ${chances.join(', ')}.`;
}

function inWords({ face }: GameEntry, { view, open }: Sight, answer: Answer<unknown> | null): string {
  const decision = open.find(({ id }) => id === answer?.decision);
  if (!answer || !decision) return 'Say Nothing';
  return answer.actions.map((action) => face.option(view, decision, action).label).join(' and ') || 'Nothing';
}
