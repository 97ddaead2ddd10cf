import { start, submit, type Answer, type AnyGame, type Entry, type Match, type MatchRecord } from '#engine';
import { games } from '../../src/games/index.ts';
import { planOf } from '../../test/conformance/plan.ts';
import { randomAnswer } from '../../test/conformance/random-play.ts';

/** A whole random game, as it is replayed. */
export type Recorded = MatchRecord<unknown, unknown> & { readonly log: readonly Entry<unknown>[] };

/** How many random games of each rule set the rates are measured over. */
const COUNT = 12;

/** Random games of every rule set of the house, the same in every run. */
export function recordedGames(): Library[] {
  return games.map(({ game }) => ({
    game,
    played: Array.from({ length: COUNT }, (_, number) => played(game, number)),
  }));
}

/** The random games of one rule set. */
interface Library {
  readonly game: AnyGame;
  readonly played: readonly Recorded[];
}

/** Does something with each of the games; how much was done in all. */
export function throughAll({ game, played }: Library, work: (game: AnyGame, one: Recorded) => number): number {
  return played.reduce((total, one) => total + work(game, one), 0);
}

function played(game: AnyGame, number: number): Recorded {
  const { seats, options, seed, players } = planOf(game, number);
  const log: Entry<unknown>[] = [];
  let match = start(game, seats, options, seed);
  let open = game.decisions(match.state);
  while (open.length > 0) {
    const answer = randomAnswer(open, players);
    const step = submit(game, match, seed, answer, open);
    if (!step.ok) throw new Error(`${game.id}: an offered answer was refused (${step.refusal}).`);
    ({ match, open } = step);
    log.push(step.entry);
  }
  return { seats, options, seed, log };
}

/** Plays a recorded game again through the gate; how many answers it took. */
export function throughTheGate(game: AnyGame, { seats, options, seed, log }: Recorded): number {
  let match: Match<unknown, unknown> = start(game, seats, options, seed);
  let open = game.decisions(match.state);
  for (const answer of answersOf(log)) {
    const step = submit(game, match, seed, answer, open);
    if (!step.ok) throw new Error(`${game.id}: a recorded answer was refused (${step.refusal}).`);
    ({ match, open } = step);
  }
  return log.length;
}

function answersOf(log: readonly Entry<unknown>[]): Answer<unknown>[] {
  return log.filter((entry) => entry.kind === 'answer');
}
