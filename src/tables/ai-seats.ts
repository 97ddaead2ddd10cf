import { awaited, freeRng, type Rng, type Seat } from '../engine/index.ts';
import { STRENGTHS, type Strength } from '../players/strengths.ts';
import type { SeatRecord } from '../store/store.ts';
import { waitingFor, type Table } from './table.ts';

/** Begins the id of every player who is no person; no person's id of Discord does. */
const NO_PERSON = 'ai:';

/**
 * Pauses before an answer, in ms, from and to: a moment to read what the one before did when the turn has just come, and
 * hardly one within a turn or where several are asked at once.
 */
const PAUSES = { turn: [700, 1_500], step: [120, 320] } as const;

/** What stands in the place of a person's id, for a player of that name who is no person. */
export function idOfAi(name: string): string {
  return NO_PERSON + name;
}

/** Whether the seat belongs to a person, whoever plays it now. */
export function isPerson({ player }: Pick<SeatRecord, 'player'>): boolean {
  return !player.startsWith(NO_PERSON);
}

/** How well the player plays who is no person and holds the seat, or `null` while a person does. */
export function strengthOf({ ai }: Pick<SeatRecord, 'ai'>): Strength | null {
  return STRENGTHS.find((strength) => strength === ai) ?? null;
}

/** The seats held by players who are no people that may say something now, those nobody waits for first. */
export function aiSeatsAsked({ record, play, proposal }: Table): Seat[] {
  // Going on would decide what the others are still asked: whether to go back.
  if (record.status !== 'playing' || !play || proposal?.kind === 'rewind') return [];
  const held = record.seats.filter((seat) => seat.ai !== null && !seat.conceded).map(({ seat }) => seat);
  const asked = held.filter((seat) => play.open.some((decision) => decision.seat === seat));
  const needed = awaited(play.open);
  return [...asked.filter((seat) => !needed.includes(seat)), ...asked.filter((seat) => needed.includes(seat))];
}

/** When the table's players who are no people are to be asked, after what that seat has just done; `null`: not at all. */
export function alarmAfter(before: Table, table: Table, mover: Seat | null, now: number): number | null {
  const asked = aiSeatsAsked(table);
  if (asked.length === 0) return null;
  const waitedBefore = waitingFor(before);
  const calls = waitingFor(table).some(
    (seat) => asked.includes(seat) && seat !== mover && !waitedBefore.includes(seat),
  );
  const pause = between(freeRng(`pause ${table.record.id} ${String(table.record.revision)}`), calls ? 'turn' : 'step');
  return now + pause;
}

function between(rng: Rng, length: keyof typeof PAUSES): number {
  const [from, to] = PAUSES[length];
  return from + rng.int(to - from);
}
