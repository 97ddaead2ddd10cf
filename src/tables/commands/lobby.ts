import { randomBytes } from 'node:crypto';
import { newOptions, seats, start, type AnyGame, type GameEntry, type Seat } from '#engine';
import { commitmentOf, newSecret, seedOf } from '../../proof/dice.ts';
import type { SeatRecord, TableRecord } from '../../store/store.ts';
import { IDLE } from '../clock/timing.ts';
import { asTheyAreNow, broughtTo } from '../keepsakes/at-table.ts';
import {
  isRefusal,
  unchanged,
  type CommandResult,
  type KeepsakesCommand,
  type PlainCommand,
  type Place,
  type Press,
} from './command.ts';
import { isReserved, ownedByPerson, seatedIn, withHost } from '../owner.ts';
import type { TableRefusal } from '../refusals.ts';
import { roleOf } from '../role.ts';
import { seatOf, type Table } from '../table.ts';

/** A lobby nobody sits in yet, with its dice already fixed. */
export function newTable(
  place: Place,
  { game }: GameEntry,
  press: Press,
  now: number,
  settings: unknown = {},
): TableRecord {
  const id = newTableId();
  const secret = newSecret();
  return {
    id,
    game: game.id,
    rules: game.rules,
    ...place,
    status: 'lobby',
    revision: 1,
    host: press.person.id,
    createdAt: now,
    changedAt: now,
    options: newOptions(game),
    settings,
    seats: [],
    secret,
    commitment: commitmentOf(id, secret),
    seed: null,
    match: null,
    outcome: null,
    proposal: null,
    touchedAt: now,
    sleep: 'awake',
    sleepDue: now + IDLE.lobby,
    clocks: [],
  };
}

/** 10 characters of [0-9a-z]: 50 random bits. */
function newTableId(): string {
  return [...randomBytes(10)].map((byte) => (byte % 32).toString(32)).join('');
}

/**
 * Sits down: on that seat, or with `null` on the first free one. Somebody seated may change to a free seat, or choose the
 * one they have. An AI player makes room and moves to another free seat if there is one.
 */
export function join(seat: Seat | null, isChosen = seat !== null): PlainCommand {
  return (table, press) => {
    if (table.record.status !== 'lobby') return afterLobby(table, press.person.id);
    const others = table.record.seats.filter((held) => held.player !== press.person.id);
    const people = others.filter(ownedByPerson);
    const own = seatOf(table, press.person.id);
    if (own && !isReserved(own) && (seat === null || (seat === own.seat && own.chosen)))
      return { why: 'already-seated', seat: own.seat };
    const free = freeSeats(table.game, people);
    const chosen = seat ?? own?.seat ?? freeSeats(table.game, others)[0] ?? free.at(-1);
    if (chosen === undefined) return { why: 'full' };
    if (!seats(table.game.seats[1]).includes(chosen)) return { why: 'no-such-seat' };
    if (!free.includes(chosen)) {
      const holder = people.find((held) => held.seat === chosen);
      return holder && isReserved(holder) ? { why: 'seat-reserved', player: holder.player } : { why: 'seat-taken' };
    }
    const taken = seatFor(press, chosen, {
      chosen: isChosen || (own?.chosen === true && own.seat === chosen),
      word: own?.word ?? null,
      keepsake: own?.keepsake ?? null,
    });
    return withSeats(table, makingRoom(table.game, others, taken));
  };
}

function seatFor(
  { person, interaction }: Press,
  seat: Seat,
  own: Pick<SeatRecord, 'chosen' | 'word' | 'keepsake'>,
): SeatRecord {
  const { id: player, name } = person;
  return { seat, player, name, joined: interaction, conceded: false, ai: null, offered: null, ...own };
}

/** Stands up again, or gives up the seat reserved for the presser. */
export const leave: PlainCommand = (table, press) => {
  if (table.record.status !== 'lobby') return afterLobby(table, press.person.id);
  if (!seatOf(table, press.person.id)) return { why: 'not-seated' };
  const left = withSeats(
    table,
    table.record.seats.filter((held) => held.player !== press.person.id),
  );
  return { ...left, record: withHost(left.record) };
};

/** Sets one of the game's choices; only who opened the table may. */
export function choose(key: string, value: string): PlainCommand {
  return (table, press) => {
    const refusal = chooseRefusal(table, press);
    if (refusal) return refusal;
    const choice = table.game.choices.find((c) => c.key === key);
    if (!choice?.values.includes(value)) return { why: 'no-such-choice' };
    const next = unchanged(table);
    return { ...next, record: { ...next.record, options: { ...asObject(next.record.options), [key]: value } } };
  };
}

/** Why this person cannot change the options of a table; `null` when they can. */
export function chooseRefusal(table: Table, press: Press): TableRefusal | null {
  if (table.record.status !== 'lobby') return afterLobby(table, press.person.id);
  return table.record.host === press.person.id ? null : { why: 'not-host' };
}

/** Why what belongs to a lobby cannot be done any more. */
export function afterLobby(table: Table, person: string): TableRefusal {
  const { status } = table.record;
  if (status === 'playing') return { why: 'begun', role: roleOf(table, person) };
  return { why: status === 'cancelled' ? 'cancelled' : 'over' };
}

/**
 * Begins the match: anybody seated may, once every seat it needs is taken. Reserved seats are given up. This press is part
 * of the seed: it comes after the dice were sealed, even if the presser opened the table and plays AI players only.
 */
export const begin: KeepsakesCommand = {
  needs: 'keepsakes',
  async run(table, press, stored) {
    const refusal = beginRefusal(table, press);
    if (refusal) return refusal;
    const ready = await asTheyAreNow(table, stored);
    return isRefusal(ready) ? ready : begun({ ...table, record: { ...table.record, seats: ready } }, press);
  },
};

function beginRefusal(table: Table, press: Press): TableRefusal | null {
  const { record } = table;
  if (record.status !== 'lobby') return afterLobby(table, press.person.id);
  if (!seatedIn(record).some(({ player }) => player === press.person.id)) return { why: 'not-seated' };
  const missing = missingSeats(table);
  const reserved = record.seats.filter(isReserved).map(({ player }) => player);
  return missing.length > 0 ? { why: 'too-few', missing, kept: keptSeat(table), reserved } : null;
}

function begun(table: Table, press: Press): CommandResult {
  const { record, game } = table;
  const options = game.readOptions(record.options);
  if (options === null) return { why: 'no-such-choice' };
  const seated = closedUp(game, seatedIn(record)).map((held) =>
    held.player === press.person.id ? { ...held, joined: press.interaction } : held,
  );
  const seed = seedOf(record.secret, seated);
  const match = start(game, seated.length, options, seed, broughtTo({ seats: seated }));
  return {
    ...unchanged(table),
    record: { ...record, status: 'playing', seats: seated, options, seed },
    play: { match, open: game.decisions(match.state) },
    line: { entry: { kind: 'started' } },
  };
}

/** Gives the lobby up: the host, a seated player or a moderator may. */
export const cancel: PlainCommand = (table, press) => {
  if (table.record.status !== 'lobby') return afterLobby(table, press.person.id);
  if (!mayManage(table, press)) return { why: 'not-yours' };
  const next = unchanged(table);
  return { ...next, record: { ...next.record, status: 'cancelled' } };
};

/** Whether this person may invite to a lobby, cancel it or move it: its host, a seated player or a moderator. */
export function mayManage(table: Table, { person, moderates = false }: Press): boolean {
  return moderates || table.record.host === person.id || seatOf(table, person.id) !== null;
}

/**
 * The seats still to be taken before the match can begin; where seats are alike, the first of them. A match has the seats
 * 0, 1, … without a gap, so that a seat that is kept needs as many players as come before it.
 */
export function missingSeats(table: Table): Seat[] {
  const { game, record } = table;
  const needed = (keptSeat(table) ?? game.seats[0] - 1) + 1;
  const seated = seatedIn(record);
  return freeSeats(game, seated).slice(0, Math.max(0, needed - seated.length));
}

/** The last seat that is kept, where the fewest players of the game do not reach it; else `null`. */
export function keptSeat({ game, record }: Table): Seat | null {
  const last = Math.max(...keepers(game, seatedIn(record)).map(({ seat }) => seat), -1);
  return last < game.seats[0] ? null : last;
}

/** Those who keep their seats when the match begins: who chose theirs, and where the sides differ everybody. */
function keepers({ sides }: AnyGame, held: readonly SeatRecord[]): SeatRecord[] {
  return held.filter(({ chosen }) => chosen || sides !== null);
}

/** The seats as the match has them: everybody who keeps none fills the first ones left, in order. */
function closedUp(game: AnyGame, held: readonly SeatRecord[]): SeatRecord[] {
  const kept = keepers(game, held);
  const free = freeSeats(game, kept);
  const others = inOrder(held).filter((each) => !kept.includes(each));
  return inOrder([...kept, ...others.map((each, at) => ({ ...each, seat: free[at] ?? each.seat }))]);
}

function makingRoom(game: AnyGame, others: readonly SeatRecord[], taken: SeatRecord): SeatRecord[] {
  const rest = others.filter((held) => held.seat !== taken.seat);
  const driven = others.filter((held) => held.seat === taken.seat);
  const [free] = freeSeats(game, [...rest, taken]);
  return [...rest, taken, ...(free === undefined ? [] : driven.map((held) => ({ ...held, seat: free })))];
}

function freeSeats(game: AnyGame, held: readonly SeatRecord[]): Seat[] {
  return seats(game.seats[1]).filter((seat) => !held.some((h) => h.seat === seat));
}

/** The table with these seats taken. */
export function withSeats(table: Table, held: readonly SeatRecord[]) {
  const next = unchanged(table);
  return { ...next, record: { ...next.record, seats: inOrder(held) } };
}

function inOrder(held: readonly SeatRecord[]): SeatRecord[] {
  return [...held].sort((a, b) => a.seat - b.seat);
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
