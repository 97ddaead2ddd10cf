import { awaited, freeRng, seats, type Rng, type Seat } from '../engine/index.ts';
import { STRENGTHS, type Strength } from '../players/strengths.ts';
import type { SeatRecord } from '../store/store.ts';
import { unchanged, type Deed, type Draft, type Press } from './deed.ts';
import type { TableRefusal } from './refusals.ts';
import { seatOf, type Table } from './table.ts';

/** Begins the id of every player who is no person; no person's id of Discord does. */
const NO_PERSON = 'ai:';

/** Pauses before an answer, in ms, from and to: a moment to read what the one before did, and hardly one in one's own turn. */
const PAUSES = { turn: [700, 1_500], step: [120, 320] } as const;

/** Whether the seat belongs to a person, whoever plays it now. */
export function isPerson({ player }: Pick<SeatRecord, 'player'>): boolean {
  return !player.startsWith(NO_PERSON);
}

/** How well the player plays who is no person and holds the seat, or `null` while a person does. */
export function strengthOf({ ai }: Pick<SeatRecord, 'ai'>): Strength | null {
  return STRENGTHS.find((strength) => strength === ai) ?? null;
}

/** Seats so many players who are no people where there is space, in the lobby: whoever opened it or sits in it may. */
export function addAi(strength: Strength, count = 1): Deed {
  return (table, press) => {
    const refusal = notOfTheLobby(table, press);
    if (refusal) return refusal;
    const { record, game } = table;
    const free = seats(game.seats[1]).filter((seat) => record.seats.every((held) => held.seat !== seat));
    if (free.length < count) return { why: 'full' };
    const names = table.tactics.names.filter((name) => record.seats.every(({ player }) => player !== NO_PERSON + name));
    const added = free.slice(0, count).map((seat, n): SeatRecord => {
      const name = names[n] ?? `Player ${String(seat + 1)}`;
      return { seat, player: NO_PERSON + name, name, joined: press.interaction, conceded: false, ai: strength };
    });
    return seatedAs(table, [...record.seats, ...added]);
  };
}

/** Lets the player who is no person and came last go again. */
export const removeAi: Deed = (table, press) => {
  const refusal = notOfTheLobby(table, press);
  if (refusal) return refusal;
  const last = table.record.seats.findLast((held) => !isPerson(held));
  if (!last) return { why: 'no-ai' };
  return seatedAs(
    table,
    table.record.seats.filter((held) => held !== last),
  );
};

/** Has all players who are no people play that well. */
export function setStrength(strength: Strength): Deed {
  return (table, press) => {
    const refusal = notOfTheLobby(table, press);
    if (refusal) return refusal;
    if (table.record.seats.every(isPerson)) return { why: 'no-ai' };
    return seatedAs(
      table,
      table.record.seats.map((held) => (isPerson(held) ? held : { ...held, ai: strength })),
    );
  };
}

/** Hands one's own seat to a player who is no person, until one wants it back. */
export function handOver(strength: Strength): Deed {
  return (table, press) => {
    const own = ownSeat(table, press);
    if ('why' in own) return own;
    if (own.ai !== null) return { why: 'held-by-ai' };
    return changed(table, own, { ai: strength }, 'handed-over');
  };
}

/** Takes one's own seat back. */
export const takeBack: Deed = (table, press) => {
  const own = ownSeat(table, press);
  if ('why' in own) return own;
  if (own.ai === null) return { why: 'holds-own-seat' };
  return changed(table, own, { ai: null }, 'handed-back');
};

/** Takes over, for whoever sits nowhere, a seat that belongs to no person: that one, or with `null` the first. */
export function takeOver(seat: Seat | null): Deed {
  return (table, press) => {
    if (table.record.status !== 'playing') return { why: 'not-playing' };
    const own = seatOf(table, press.person.id);
    if (own) return { why: 'already-seated', seat: own.seat };
    const held = table.record.seats.find((other) => !isPerson(other) && (seat === null || other.seat === seat));
    if (!held) return seat === null ? { why: 'no-ai' } : { why: 'seat-taken' };
    // The interaction by which the seat was first taken stays: it is part of the seed.
    return changed(table, held, { player: press.person.id, name: press.person.name, ai: null }, 'taken-over');
  };
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
export function alarmAfter(table: Table, mover: Seat | null, now: number): number | null {
  const asked = aiSeatsAsked(table);
  if (asked.length === 0) return null;
  const calls = awaited(table.play?.open ?? []).some((seat) => asked.includes(seat) && seat !== mover);
  const pause = between(freeRng(`pause ${table.record.id} ${String(table.record.revision)}`), calls ? 'turn' : 'step');
  return now + pause;
}

function between(rng: Rng, length: keyof typeof PAUSES): number {
  const [from, to] = PAUSES[length];
  return from + rng.int(to - from);
}

function notOfTheLobby({ record }: Table, press: Press): TableRefusal | null {
  if (record.status !== 'lobby') return { why: 'not-lobby' };
  const may = record.host === press.person.id || record.seats.some(({ player }) => player === press.person.id);
  return may ? null : { why: 'not-seated' };
}

function ownSeat(table: Table, press: Press): SeatRecord | TableRefusal {
  if (table.record.status !== 'playing') return { why: 'not-playing' };
  const own = seatOf(table, press.person.id);
  if (!own) return { why: 'not-seated' };
  return own.conceded ? { why: 'gave-up' } : own;
}

function seatedAs(table: Table, held: readonly SeatRecord[]): Draft {
  return { ...unchanged(table), record: { ...table.record, seats: [...held].sort((a, b) => a.seat - b.seat) } };
}

/** Another player on a seat: who still has to agree to something is no longer who was asked. */
function changed(
  table: Table,
  held: SeatRecord,
  change: Partial<SeatRecord>,
  kind: 'handed-over' | 'handed-back' | 'taken-over',
): Draft {
  const seats = table.record.seats.map((other) => (other === held ? { ...held, ...change } : other));
  return { ...seatedAs(table, seats), proposal: null, line: { entry: { kind, seat: held.seat } } };
}
