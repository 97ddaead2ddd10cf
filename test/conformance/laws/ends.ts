import { awaited, draw, freeRng, sameJson, seats, submit, type Decision } from '#engine';
import { shown } from '../difference.ts';
import type { Moment } from '../moment.ts';
import { Violation } from '../violation.ts';

type Position = Pick<Moment, 'open' | 'outcome'>;

/** Somebody is waited for until the game is over, and nobody is asked anything after. */
export function noDeadEnd({ open, outcome }: Position): void {
  if (outcome !== null && open.length > 0) broken('The game is over, but something is asked');
  if (outcome === null && open.length === 0) broken('The game is not over, but nothing is asked');
  if (outcome === null && awaited(open).length === 0) broken('The game is not over, but waits for nobody');
}

/** The winners are seats of the game, each named once; ranked, every seat has a place, and the winners have the first. */
export function outcomeIsSound({ outcome, match }: Moment): void {
  if (!outcome) return;
  const winners = new Set(outcome.winners);
  const seated = outcome.winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < match.seats);
  if (!seated || winners.size < outcome.winners.length) broken(`The winners are ${shown(outcome.winners)}`);
  const { places } = outcome;
  if (!places) return;
  const everybody = sameJson(places.flat().sort(), [...seats(match.seats)]);
  const winnersFirst = sameJson([...(places[0] ?? [])].sort(), [...outcome.winners].sort());
  if (!everybody || !winnersFirst) broken(`The places are ${shown(places)}`);
}

/** The answer given for a seat that does not answer would pass the gate. */
export function timeoutsAreOffered({ open }: Moment): void {
  for (const decision of open) if (!offersTimeout(decision)) broken(`Nobody may answer as on time-out`, decision);
}

function offersTimeout({ options, pick, onTimeout }: Decision<unknown>): boolean {
  const { min, max } = pick ?? { min: 1, max: 1 };
  const places = onTimeout.map((action) => options.findIndex((option) => sameJson(option, action)));
  const distinct = new Set(places).size === places.length;
  return distinct && !places.includes(-1) && places.length >= min && places.length <= max;
}

/** Every option of one decision can be applied, and leads to no dead end; returns how many there were. */
export function everyOptionApplies({ game, match, open, plan }: Moment): number {
  if (open.length === 0) return 0;
  const { id, seat, options, pick } = draw(plan.suite, open);
  const chance = freeRng(`options of ${id} in ${plan.name}`);
  for (const [i, option] of options.entries()) {
    const others = options.filter((_, other) => other !== i).slice(0, Math.max(pick?.min ?? 1, 1) - 1);
    const actions = options.filter((other) => other === option || others.includes(other));
    const { state } = game.apply(match.state, { seat, decision: id, actions }, chance);
    noDeadEnd({ open: game.decisions(state), outcome: game.outcome(state) });
  }
  return options.length;
}

/** A game in which from here on nobody answers any more ends too. */
export function endsOnTimeouts({ game, match: from, plan, subject }: Moment): void {
  const { seed } = plan;
  let match = from;
  let open = game.decisions(match.state);
  while (open.length > 0) {
    const [seat] = awaited(open);
    const asked = open.find((decision) => decision.seat === seat && decision.urgency === 'required');
    if (!asked) broken('On time-outs alone, the game comes to wait for nobody');
    const result = submit(game, match, seed, { seat: asked.seat, decision: asked.id, actions: asked.onTimeout }, open);
    if (!result.ok) broken(`The answer on time-out is refused (${result.refusal})`, asked);
    ({ match, open } = result);
    if (match.seq - from.seq > subject.maxSteps)
      broken(`On time-outs alone, the game goes on after ${steps(subject.maxSteps)}`);
  }
  noDeadEnd({ open, outcome: game.outcome(match.state) });
}

/** A game is over before it has had its most steps. */
export function endsInTime({ match, subject }: Moment): void {
  if (match.seq > subject.maxSteps) broken(`The game goes on after ${steps(subject.maxSteps)}`);
}

function steps(count: number): string {
  return `${String(count)} steps`;
}

function broken(what: string, where?: unknown): never {
  throw new Violation('ends', where === undefined ? `${what}.` : `${what}: ${shown(where)}.`);
}
