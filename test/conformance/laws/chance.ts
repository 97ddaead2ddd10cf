import { stepRng } from '#engine';
import { difference, inWords } from '../difference.ts';
import type { Moment, Move } from '../moment.ts';
import { Violation } from '../violation.ts';

/** The same seed sets up the same game, and no state knows the seed. */
export function setupFollowsFromSeed({ game, plan, match }: Moment): void {
  const again = game.setup(plan.seats, plan.options, stepRng(plan.seed, 0, 'setup'), plan.brought);
  same('The set-up', match.state, again);
}

/** A game that says it has no dice draws nothing. */
export function drawsWhatItSays({ before: { game }, drew }: Move): void {
  if (drew && !game.dice) throw new Violation('chance', 'Chance was drawn in a game that says it has no dice.');
}

/** No state knows the seed. */
export function seedStaysSecret({ text, plan }: Moment): void {
  if (text.includes(plan.seed)) throw new Violation('chance', 'The state holds the seed.');
}

/** The same state asks the same, no matter who looks and how often. */
export function askingIsRepeatable({ game, copy, open }: Moment): void {
  same('What is asked', open, game.decisions(copy));
}

/** The same answer to the same state with the same chance leads to the same state and events. */
export function answersAreRepeatable({ after, events, again }: Move): void {
  same('The state after the same answer with the same chance', after.match.state, again.state);
  same('What is told of the same answer with the same chance', events, again.events);
}

function same(what: string, first: unknown, second: unknown): void {
  const differing = difference(first, second);
  if (differing) throw new Violation('chance', `${what} is not the same a second time: ${inWords(differing)}.`);
}
