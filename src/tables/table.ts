import { z } from 'zod';
import {
  awaited,
  called,
  chapterOf,
  type Decision,
  type GameEntry,
  type Match,
  type Outcome,
  type Seat,
} from '#engine';
import type { SeatRecord, TableRecord } from '../store/store.ts';
import { ownedByPerson, type Person } from './owner.ts';

/** A table as everybody above the store handles it: what is stored, made ready for use. Never changed, only replaced. */
export interface Table extends GameEntry {
  readonly record: TableRecord;
  /** The match, while one is played or has ended. */
  readonly play: Play | null;
  readonly ending: Ending | null;
  readonly proposal: Proposal | null;
}

export interface Play {
  readonly match: Match<unknown, unknown>;
  readonly open: readonly Decision<unknown>[];
}

/** How a table came to its end. */
export type Ending =
  | { readonly kind: 'played'; readonly outcome: Outcome }
  /** Everybody but these gave up. */
  | { readonly kind: 'conceded'; readonly winners: readonly Seat[] }
  | { readonly kind: 'agreed' }
  /** A moderator of that name ended it. */
  | { readonly kind: 'stopped'; readonly by: string };

/** Something everybody has to agree to. */
export type Proposal =
  | ({ readonly kind: 'end' } & Voices)
  /**
   * To take everything back to how the match stood after entry `to`; `lost` names the seats that lose earlier answers as
   * well. `undone`: what everybody was told of the steps that would go, oldest first.
   */
  | ({
      readonly kind: 'rewind';
      readonly to: number;
      readonly lost?: readonly Seat[];
      readonly undone: readonly PublicStep[];
    } & Voices)
  /** That somebody who sits nowhere gets a seat that belongs to an AI player, and so sees its hand. */
  | ({ readonly kind: 'take-over'; readonly seat: Seat; readonly person: Person } & Voices)
  /** That AI players hold the seats whose time has run out; most of the others decide. */
  | ({ readonly kind: 'time-out'; readonly seats: readonly Seat[]; readonly declined: readonly Seat[] } & Voices);

/** A step of a seat as everybody was told of it. */
export interface PublicStep {
  readonly seat: Seat;
  readonly events: readonly unknown[];
}

export interface Voices {
  /** The revision it was made at: its name, so that nobody agrees to another than the one they read. */
  readonly made: number;
  readonly agreed: readonly Seat[];
}

const seatNumbers = z.array(z.number().int().nonnegative()).readonly();

/** How endings and proposals are read back from the store. */
export const endingShape = z.union([
  z.object({
    kind: z.literal('played'),
    outcome: z
      .object({ winners: seatNumbers, reason: z.string(), places: z.array(seatNumbers).readonly().exactOptional() })
      .readonly(),
  }),
  z.object({ kind: z.literal('conceded'), winners: seatNumbers }),
  z.object({ kind: z.literal('agreed') }),
  z.object({ kind: z.literal('stopped'), by: z.string() }),
]);

export const proposalShape = z.union([
  z.object({ kind: z.literal('end'), made: z.number(), agreed: seatNumbers }),
  z.object({
    kind: z.literal('rewind'),
    made: z.number(),
    to: z.number().int().nonnegative(),
    lost: seatNumbers.exactOptional(),
    // Proposals from before have none.
    undone: z.array(z.object({ seat: z.number(), events: z.array(z.unknown()).readonly() })).default([]),
    agreed: seatNumbers,
  }),
  z.object({
    kind: z.literal('take-over'),
    made: z.number(),
    seat: z.number().int().nonnegative(),
    person: z.object({ id: z.string(), name: z.string() }).readonly(),
    agreed: seatNumbers,
  }),
  z.object({
    kind: z.literal('time-out'),
    made: z.number(),
    seats: seatNumbers,
    agreed: seatNumbers,
    declined: seatNumbers,
  }),
]);

/** The seat this person holds, or `null`. */
export function seatOf(table: Table, person: string): SeatRecord | null {
  return table.record.seats.find((seat) => seat.player === person) ?? null;
}

/** Who holds a seat, or `null`. */
export function holderOf(table: Table, seat: Seat): SeatRecord | null {
  return table.record.seats.find((held) => held.seat === seat) ?? null;
}

/** Whether a chapter of the match has ended between two positions of a table, with another one to follow. */
export function endsChapter({ game, play: then }: Table, { play: now, record }: Table): boolean {
  if (!game.chapter || !then || !now || record.status !== 'playing') return false;
  return chapterOf(game, now.match.state) > chapterOf(game, then.match.state);
}

/** The seats the table waits for. */
export function waitingFor(table: Table): readonly Seat[] {
  return table.record.status === 'playing' && table.play ? awaited(table.play.open) : [];
}

/** The seats of people called to the table: those it waits for, and those somebody hopes for an answer of. */
export function calledTo(table: Table): readonly Seat[] {
  if (table.record.status !== 'playing' || !table.play) return [];
  const people = stillIn(table.record).filter(({ ai }) => ai === null);
  return called(table.play.open).filter((seat) => people.some((held) => held.seat === seat));
}

/** The seats with called decisions and no required one, also those of AI players. */
export function hopedFor({ record, play }: Table): readonly Seat[] {
  if (record.status !== 'playing' || !play) return [];
  const needed = awaited(play.open);
  return called(play.open).filter((seat) => !needed.includes(seat));
}

/** The seats whose word on the standing proposal is missing. */
export function stillToAgree({ proposal, record }: Table): Seat[] {
  if (proposal?.kind === 'time-out') {
    const said = [...proposal.agreed, ...proposal.declined];
    return votersOn(record, proposal.seats).filter((seat) => !said.includes(seat));
  }
  return proposal ? heard(record).flatMap(({ seat }) => (proposal.agreed.includes(seat) ? [] : [seat])) : [];
}

/** The seats that vote on what becomes of others whose time has run out: those that people play. */
export function votersOn(record: TableRecord, seats: readonly Seat[]): Seat[] {
  const present = heard(record).filter(({ ai, seat }) => ai === null && !seats.includes(seat));
  return present.map(({ seat }) => seat);
}

/** The seats whose consent is needed: those owned by people, also while an AI player holds them. AI players agree to everything. */
export function heard(record: TableRecord): SeatRecord[] {
  return stillIn(record).filter(ownedByPerson);
}

/** Everybody who has not given up. */
export function stillIn(record: TableRecord): SeatRecord[] {
  return record.seats.filter((seat) => !seat.conceded);
}
