import { STRENGTHS, type Strength } from '../ai/strengths.ts';
import type { SeatRecord, TableRecord } from '../store/store.ts';

/**
 * Whose a seat is and who plays it are two things: a person may lend their seat to an AI player for a while. It stays
 * theirs, and so does their word on what the table agrees on.
 */

/** Somebody on Discord. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Prefix of the ids of AI players; a Discord id never has it. */
const AI_ID = 'ai:';

/** What stands in the place of a person's id, for an AI player of that name. */
export function idOfAi(name: string): string {
  return AI_ID + name;
}

/** Whether the seat belongs to a person, also while an AI player holds it. */
export function ownedByPerson({ player }: Pick<SeatRecord, 'player'>): boolean {
  return !player.startsWith(AI_ID);
}

/** Stands before a person's id in the lines of the log that were answered in their place. */
const IN_PLACE = { order: 'order:', only: 'only:' } as const;

/** Why a question is answered in its player's place: by an order, or because one answer alone is possible. */
export type InPlace = keyof typeof IN_PLACE;

/** What stands in a line of the log for a person in whose place it was answered. */
export function answeredFor(player: string, by: InPlace): string {
  return IN_PLACE[by] + player;
}

/** How a line of the log was answered in its player's place; `null` for a player's own, and for those of AI players. */
export function inPlaceOf({ player }: { readonly player: string | null }): InPlace | null {
  if (player?.startsWith(IN_PLACE.order)) return 'order';
  return player?.startsWith(IN_PLACE.only) ? 'only' : null;
}

/** How long a seat is reserved for a player of the game before, in ms. */
export const RESERVED_MS = 24 * 60 * 60 * 1000;

/** Whether the seat is only reserved for its player, who has not joined yet. */
export function isReserved({ joined }: Pick<SeatRecord, 'joined'>): boolean {
  return joined === '';
}

/** The seats of everybody who has joined. */
export function seatedIn({ seats }: Pick<TableRecord, 'seats'>): SeatRecord[] {
  return seats.filter((held) => !isReserved(held));
}

/** The table's seats without reservations that have run out at that time. */
export function withoutExpired(table: TableRecord, now: number): TableRecord {
  const isOver = table.status === 'lobby' && now >= table.createdAt + RESERVED_MS && table.seats.some(isReserved);
  return isOver ? { ...table, seats: seatedIn(table) } : table;
}

/** How well the AI player plays who holds the seat, or `null` while a person does. */
export function strengthOf({ ai }: Pick<SeatRecord, 'ai'>): Strength | null {
  return STRENGTHS.find((strength) => strength === ai) ?? null;
}

/** The record with a host who is there: where the old one no longer plays, the first person who does. */
export function withHost(record: TableRecord): TableRecord {
  const there = record.seats.filter((held) => ownedByPerson(held) && !held.conceded && !isReserved(held));
  const [next] = there;
  return next === undefined || there.some(({ player }) => player === record.host)
    ? record
    : { ...record, host: next.player };
}
