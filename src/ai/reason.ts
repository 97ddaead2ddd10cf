import { labelsOf, type Answer, type PlayableEntry } from '#engine';
import type { Sight } from './request.ts';
import { mean, type Weighed } from './search.ts';

/** Answers named in a reason, at most. */
const NAMED = 3;

/** Why the first of these answers was given, in a sentence. It may name what only its seat knows. */
export function reasonFor(entry: PlayableEntry, sight: Sight, weighed: readonly Weighed[]): string {
  const tried = weighed.filter(({ values }) => values.length > 0);
  if (weighed.length < 2) return aloneBecause(entry, sight, weighed[0]?.answer ?? null);
  if (tried.length < 2) return 'There was no time to simulate games, so the AI player followed its basic rules.';
  const games = tried.reduce((most, { values }) => Math.max(most, values.length), 0);
  const chances = tried.slice(0, NAMED).map(({ answer, values }) => {
    const chance = Math.round(100 * mean(values));
    return [inWords(entry, sight, answer), `${String(chance)}%`] as const;
  });
  const [first, ...others] = tried;
  // Only a clearly better answer overrules the heuristic's.
  const kept = others.some(({ values }) => first && mean(values) > mean(first.values));
  const doubt = kept ? ' No other move was clearly better.' : '';
  const [[chosen, chance] = ['', ''], ...rivals] = chances;
  const compared = rivals.map((rival) => rival.join(': ')).join('; ');
  const simulated = games === 1 ? '1 simulated game' : `${String(games)} simulated games`;
  return `Chose ${chosen}: ${chance} chance to win (${simulated}). ${kept ? 'Also tried' : 'Next best'}: ${compared}.${doubt}`;
}

/** Why only this one answer was considered. */
function aloneBecause({ tactics }: PlayableEntry, { open }: Sight, answer: Answer<unknown> | null): string {
  const decision = open.find(({ id }) => id === answer?.decision);
  return decision && decision.options.length > 1 && tactics.heuristicOnly.includes(decision.kind)
    ? 'Simulated games can’t judge this choice, so the AI player followed its basic rules.'
    : 'No other sensible move.';
}

function inWords({ face }: PlayableEntry, { view, open }: Sight, answer: Answer<unknown> | null): string {
  const decision = open.find(({ id }) => id === answer?.decision);
  if (!answer || !decision) return 'Wait';
  return labelsOf(face, view, decision, answer.actions).join(' + ') || 'None';
}
