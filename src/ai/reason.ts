import { labelsOf, type Answer, type PlayableEntry } from '#engine';
import type { Sight } from './request.ts';
import { mean, type Weighed } from './search.ts';

/** Answers named in a reason, at most. */
const NAMED = 3;

/** Why the first of these answers was given, in a sentence. It may name what only its seat knows. */
export function reasonFor(entry: PlayableEntry, sight: Sight, weighed: readonly Weighed[]): string {
  const tried = weighed.filter(({ values }) => values.length > 0);
  if (weighed.length < 2) return aloneBecause(entry, sight, weighed[0]?.answer ?? null);
  if (tried.length < 2) return 'There was no time to think ahead, and a rule of thumb said so.';
  const games = tried.reduce((most, { values }) => Math.max(most, values.length), 0);
  const chances = tried.slice(0, NAMED).map(({ answer, values }) => {
    const chance = Math.round(100 * mean(values));
    return [inWords(entry, sight, answer), `${String(chance)} %`] as const;
  });
  const [first, ...others] = tried;
  // A rule of thumb is overruled only by what did better beyond doubt.
  const kept = others.some(({ values }) => first && mean(values) > mean(first.values));
  const doubt = kept ? ' Nothing was better beyond doubt than what a rule of thumb said.' : '';
  const [[chosen, chance] = ['', ''], ...rivals] = chances;
  const before = rivals.map((rival) => rival.join(': ')).join('; ');
  return `${chosen}: prospects of ${chance} in up to ${String(games)} games thought out, before ${before}.${doubt}`;
}

/** Why only this one answer was thought of. */
function aloneBecause({ tactics }: PlayableEntry, { open }: Sight, answer: Answer<unknown> | null): string {
  const decision = open.find(({ id }) => id === answer?.decision);
  return decision && decision.options.length > 1 && tactics.unforeseen.includes(decision.kind)
    ? 'What it is worth shows too late to be thought out: a rule of thumb said so.'
    : 'There was nothing else worth a thought.';
}

function inWords({ face }: PlayableEntry, { view, open }: Sight, answer: Answer<unknown> | null): string {
  const decision = open.find(({ id }) => id === answer?.decision);
  if (!answer || !decision) return 'Say Nothing';
  return labelsOf(face, view, decision, answer.actions).join(' and ') || 'Nothing';
}
