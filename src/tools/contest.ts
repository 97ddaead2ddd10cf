import { eventsFor, hashOf, inTurn, start, submit, type Face, type Playable, type Seat } from '#engine';
import { requestFor } from '../ai/request.ts';
import { BUDGET } from '../ai/search.ts';
import type { Strength } from '../ai/strengths.ts';
import { think } from '../ai/think.ts';

/** An AI player in a contest. */
export interface Contestant {
  readonly strength: Strength;
  /** Simulated games per answer; by default those of the game's tactics. */
  readonly iterations?: number | undefined;
}

/** A contestant as typed on the command line: "heuristic", "search:24". */
export function called({ strength, iterations }: Contestant): string {
  return iterations === undefined ? strength : `${strength}:${String(iterations)}`;
}

/** One game: the contestant of each seat, and the name that seeds all randomness. */
export interface Bout<O> {
  readonly options: O;
  readonly players: readonly Contestant[];
  readonly name: string;
  /** The keepsake that each seat brings, `null` for nothing. */
  readonly brought?: readonly unknown[];
}

/** How a bout ended. */
export interface BoutEnd<S> {
  readonly state: S;
  readonly winners: readonly Seat[];
  readonly answers: number;
  /** Public events that figures count. */
  readonly events: readonly unknown[];
  /** What each seat takes home, in games with keepsakes. */
  readonly handed: readonly unknown[];
}

/** Plays a bout to its end. Each player gets a resampled state, as at a table. Throws when an answer is missing or refused. */
export function contest<S, A, V, E, O>(
  entry: Playable<S, A, V, E, O> & { readonly face: Face<V, A, E> },
  { options, players, name, brought }: Bout<O>,
  counts: (event: unknown) => boolean = () => false,
): BoutEnd<S> {
  const { game } = entry;
  const events: unknown[] = [];
  const seed = hashOf(name);
  let match = start(game, players.length, options, seed, brought);
  for (;;) {
    const { state, seq } = match;
    const open = game.decisions(state);
    if (open.length === 0) {
      const { keepsake } = game;
      const handed = keepsake ? players.map((_, seat) => keepsake.handOut(state, seat)) : [];
      return { state, winners: game.outcome(state)?.winners ?? [], answers: seq, events, handed };
    }
    const answer = firstOf(inTurn(open), (seat) => {
      const key = `${name} ${String(seq)} ${String(seat)}`;
      const { strength, iterations } = players[seat] ?? { strength: 'heuristic' };
      return think(entry, requestFor(game, { seat, state, strength, key }), { ...BUDGET, iterations }).answer;
    });
    if (!answer) throw new Error(`${game.id} waits, but no player answers.`);
    const step = submit(game, match, seed, answer, open);
    if (!step.ok) throw new Error(`${game.id}: a player's answer was refused (${step.refusal}).`);
    for (const event of eventsFor(step.events, 'public')) if (counts(event)) events.push(event);
    ({ match } = step);
  }
}

function firstOf<T, R>(items: readonly T[], work: (item: T) => R | null): R | null {
  for (const item of items) {
    const done = work(item);
    if (done !== null) return done;
  }
  return null;
}
