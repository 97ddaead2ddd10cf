import { eventsFor, freeRng, inTurn, sameJson, type Decision, type Rng, type Seat } from '#engine';
import { THINKING } from '../../ai/times.ts';
import type { Change } from '../../store/store.ts';
import type { MatchLine } from '../commands/command.ts';
import { calledTo, hopedFor, waitingFor, type Table } from '../table.ts';

/**
 * Pauses before an answer, in ms, from and to. When the turn has just come: long enough for the board to show the turn
 * before it. Within a turn, or where several are asked at once: as short as thinking allows. While people are called to
 * something nobody waits for, such as a call for help, they have a while to answer first.
 */
const PAUSES = { turn: [200, 300], step: [THINKING.ahead, 220], people: [600_000, 610_000] } as const;

/** The seats of AI players that may answer something now, seats with only optional decisions first. */
export function aiSeatsAsked({ record, play, proposal }: Table): Seat[] {
  // Going on would decide what the others are still asked: whether to go back.
  if (record.status !== 'playing' || !play || proposal?.kind === 'rewind') return [];
  const held = record.seats.filter((seat) => seat.ai !== null && !seat.conceded).map(({ seat }) => seat);
  return inTurn(play.open).filter((seat) => held.includes(seat));
}

/** Whether a seat is asked what it was asked in an earlier revision, and sees what it saw. */
export function isAskedTheSame(before: Table, table: Table, seat: Seat): boolean {
  if (before.play === table.play) return true;
  const [then, now] = [before, table].map(({ record }) => record.match?.since[seat]);
  const [seen, sees] = [before, table].map(({ game, play }) => play && game.view(play.match.state, seat));
  return then === now && sameJson(seen, sees);
}

/**
 * When the table's AI players are to be asked, after a step of the match; `null`: not at all. What none of them knows of
 * changes nothing about it, nor does what happens at the table besides the match and asks nobody else.
 */
export function alarmAfter(
  before: Table,
  table: Table,
  step: Pick<MatchLine, 'entry' | 'events'> | null,
  now: number,
): Change['alarm'] {
  const asked = aiSeatsAsked(table);
  if (asked.length === 0) return null;
  const mover = step?.entry.seat ?? null;
  const isNews = (seat: Seat) =>
    seat === mover || eventsFor(step?.events ?? [], seat).length > 0 || !isAskedTheSame(before, table, seat);
  if (sameJson(asked, aiSeatsAsked(before)) && !asked.some(isNews)) return 'as it was';
  // One of the people has answered a call: the others have what is left of their while, and not a new one.
  if (!isAmong(aiSeatsAsked(before), mover) && isSameCall(before, table)) return 'as it was';
  const { seed, revision } = table.record;
  return now + between(freeRng(`pause ${String(seed)} ${String(revision)}`), pauseAfter(before, table, mover, asked));
}

function pauseAfter(before: Table, table: Table, mover: Seat | null, asked: readonly Seat[]): keyof typeof PAUSES {
  const people = peopleHopedFor(table);
  const known = peopleHopedFor(before);
  // Once one of the players has spoken all the same, the people have had their while.
  const spoke = isAmong(aiSeatsAsked(before), mover);
  const waited = spoke && people.every((seat) => known.includes(seat));
  if (people.length > 0 && !waited) return 'people';
  const waitedBefore = waitingFor(before);
  const comes = waitingFor(table).some(
    (seat) => asked.includes(seat) && seat !== mover && !waitedBefore.includes(seat),
  );
  return comes ? 'turn' : 'step';
}

/** The people called to decisions the game does not wait for. */
function peopleHopedFor(table: Table): Seat[] {
  const people = calledTo(table);
  return hopedFor(table).filter((seat) => people.includes(seat));
}

/**
 * Whether people are called to nothing new while an AI player still has to answer what it was asked before. Its alarm
 * then exists already: an AI player always answers required and called decisions (see `AiDriver`).
 */
function isSameCall(before: Table, table: Table): boolean {
  const calls = askedOf(table, peopleHopedFor(table));
  const stood = calls.filter(isIn(askedOf(before, peopleHopedFor(before))));
  const stillAsked = askedOf(table, aiSeatsAsked(table)).filter(isIn(askedOf(before, aiSeatsAsked(before))));
  return calls.length > 0 && stood.length === calls.length && stillAsked.length > 0;
}

/** The required and called decisions of these seats. */
function askedOf({ play }: Table, seats: readonly Seat[]): readonly Decision<unknown>[] {
  return play?.open.filter((d) => seats.includes(d.seat) && d.urgency !== 'optional') ?? [];
}

function isIn(others: readonly Decision<unknown>[]) {
  return ({ id, seat }: Decision<unknown>) => others.some((d) => d.id === id && d.seat === seat);
}

function isAmong(seats: readonly Seat[], mover: Seat | null): boolean {
  return mover !== null && seats.includes(mover);
}

function between(rng: Rng, length: keyof typeof PAUSES): number {
  const [from, to] = PAUSES[length];
  return from + rng.int(to - from);
}
