import { randomBytes } from 'node:crypto';
import type { AnyGame } from '#engine';
import type { KeepsakeChange, KeepsakeRecord, SeatKeepsake } from '../../store/keepsakes/keepsake-store.ts';
import type { SeatRecord, Store, TableRecord } from '../../store/store.ts';
import { isReserved, ownedByPerson } from '../owner.ts';
import type { KeepsakeRefusal, TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';

/** 10 characters of [0-9a-z]: 50 random bits. */
export function newKeepsakeId(): string {
  return [...randomBytes(10)].map((byte) => (byte % 32).toString(32)).join('');
}

/** A stored keepsake as a person would bring it to a table of this game now, or why they cannot. */
export function carriedBy(
  person: string,
  { id, keepsake }: AnyGame,
  stored: KeepsakeRecord | null,
): SeatKeepsake | KeepsakeRefusal {
  if (!keepsake || stored?.game !== id) return { why: 'no-keepsake' };
  if (stored.person !== person) return { why: 'keepsake-of-other' };
  if (stored.at) return { why: 'keepsake-away', channel: stored.at.channel };
  const read = keepsake.read(stored.kept);
  if (!read.ok) return { why: 'keepsake-unreadable', problem: read.why };
  return { id: stored.id, person, version: stored.version, kept: read.kept };
}

/** The seats of a lobby with what each brings as it is now, or whose cannot be brought and why. */
export async function asTheyAreNow(
  { game, record }: Table,
  stored: Pick<Store, 'keepsake'>,
): Promise<readonly SeatRecord[] | TableRefusal> {
  const seats: SeatRecord[] = [];
  for (const held of record.seats) {
    const { keepsake, seat } = held;
    const carried =
      keepsake && !isReserved(held) ? carriedBy(keepsake.person, game, await stored.keepsake(keepsake.id)) : null;
    if (carried && 'why' in carried) return { why: 'cannot-bring', seat, because: carried };
    seats.push({ ...held, keepsake: carried });
  }
  return seats;
}

/** The seats of a match that is over, each with the keepsake that its player took home, if they can bring it again. */
export async function withTheirOwn({ game, record }: Table, stored: Pick<Store, 'keepsake'>): Promise<SeatRecord[]> {
  const seats: SeatRecord[] = [];
  for (const held of record.seats) {
    const { keepsake, player } = held;
    const carried = keepsake && carriedBy(player, game, await stored.keepsake(keepsake.id));
    seats.push({ ...held, keepsake: carried && 'why' in carried ? null : carried });
  }
  return seats;
}

/** What the seats of a match brought, in their order; absent where nobody brought anything. */
export function broughtTo({ seats }: Pick<TableRecord, 'seats'>): readonly unknown[] | undefined {
  const brought = seats.map(({ keepsake }) => keepsake?.kept ?? null);
  return brought.some((kept) => kept !== null) ? brought : undefined;
}

/** The seats of a match that is over, each person's with the keepsake that it made for them where they brought none. */
export function withMade({ game, record: { seats } }: Table): readonly SeatRecord[] {
  if (!game.keepsake) return seats;
  return seats.map((held) =>
    held.keepsake === null && ownedByPerson(held)
      ? { ...held, keepsake: { id: newKeepsakeId(), person: held.player, version: 0, kept: null } }
      : held,
  );
}

/**
 * What a change of a table does to keepsakes: they stay at the table from the start to the end, and only a match played
 * to its end changes them.
 */
export function keepsakeChanges(before: Table, after: Table): KeepsakeChange[] {
  const { game, record, play } = after;
  const held = record.seats.flatMap(({ seat, keepsake }) => (keepsake ? [{ seat, ...keepsake }] : []));
  if (before.record.status === 'lobby' && record.status === 'playing')
    return held.map(({ id, version }) => ({ kind: 'brought', id, version }));
  if (before.record.status !== 'playing' || record.status === 'playing') return [];
  return held.map(({ seat, id, person, version }) => {
    const kept = (play && game.keepsake?.handOut(play.match.state, seat)) ?? null;
    return kept === null ? { kind: 'freed', id } : { kind: 'handed-out', id, person, version: version + 1, kept };
  });
}
