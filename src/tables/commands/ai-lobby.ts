import { seats, type GameEntry } from '#engine';
import { OFFERED_STRENGTHS, type Strength } from '../../ai/strengths.ts';
import type { SeatRecord, TableRecord } from '../../store/store.ts';
import { idOfAi, ownedByPerson, strengthOf } from '../owner.ts';
import { carrying } from './bring.ts';
import { isRefusal, type PlainCommand, type Press } from './command.ts';
import { afterLobby, choose, join, withSeats } from './lobby.ts';
import type { TableRefusal } from '../refusals.ts';
import { seatOf, type Table } from '../table.ts';

/**
 * Seats up to `count` AI players in free seats. The host and seated players may. With `null` they get the strength of
 * the AI players already seated.
 */
export function addAi(strength: Strength | null, count = 1): PlainCommand {
  return (table, press) => {
    const refusal = notOfTheLobby(table, press);
    if (refusal) return refusal;
    const { record, game } = table;
    const free = seats(game.seats[1]).filter((seat) => record.seats.every((held) => held.seat !== seat));
    if (free.length === 0) return { why: 'full' };
    const plays = strength ?? record.seats.map(strengthOf).find((known) => known !== null) ?? OFFERED_STRENGTHS[0];
    const names = table.tactics.names.filter((name) => record.seats.every(({ player }) => player !== idOfAi(name)));
    const added = free.slice(0, count).map((seat, n): SeatRecord => {
      const name = names[n] ?? `Player ${String(seat + 1)}`;
      return {
        seat,
        player: idOfAi(name),
        name,
        joined: press.interaction,
        conceded: false,
        ai: plays,
        chosen: false,
        offered: null,
        word: null,
        keepsake: null,
      };
    });
    return withSeats(table, [...record.seats, ...added]);
  };
}

/** What a new lobby begins with, where its opener asks for it: AI players, and an option of the game. */
export interface Opening {
  readonly ai?: { readonly strength: Strength; readonly count: number } | undefined;
  readonly chosen?: { readonly key: string; readonly value: string } | undefined;
}

/** Whether a game has such an option. */
export function offersChoice({ game }: GameEntry, { key, value }: NonNullable<Opening['chosen']>): boolean {
  return game.choices.some((choice) => choice.key === key && choice.values.includes(value));
}

/** A new lobby with its opener and up to `count` AI players seated, and the option chosen. */
export function opened(table: Table, press: Press, { ai, chosen }: Opening = {}): TableRecord {
  return afterAll(table, press, [
    join(null),
    ...(ai ? [addAi(ai.strength, ai.count)] : []),
    ...(chosen ? [choose(chosen.key, chosen.value)] : []),
  ]);
}

/**
 * A new lobby with the options and AI players of an older table: with the presser in the seat they had there, and the
 * seats of its other people reserved for them, each with what the older one's seat has at hand.
 */
export function seatedAgain(table: Table, old: Table, press: Press): TableRecord {
  const own = seatOf(old, press.person.id);
  const others = old.record.seats.filter((held) => !ownedByPerson(held));
  const strength = others.map(strengthOf).find((known) => known !== null) ?? null;
  const chosen = Object.entries(typeof old.record.options === 'object' && old.record.options ? old.record.options : {});
  const open = table.game.choices.map(({ key }) => key);
  return afterAll(table, press, [
    ...chosen.flatMap(([key, value]) => (open.includes(key) && typeof value === 'string' ? [choose(key, value)] : [])),
    reserveFor(old.record.seats.filter((held) => ownedByPerson(held) && held !== own)),
    ...(own ? [join(own.seat, own.chosen), carrying(own.keepsake)] : [join(null)]),
    ...(others.length > 0 ? [addAi(strength, others.length)] : []),
  ]);
}

function reserveFor(people: readonly SeatRecord[]): PlainCommand {
  return (table) =>
    withSeats(table, [
      ...table.record.seats,
      ...people.map((held): SeatRecord => ({ ...held, joined: '', conceded: false, ai: null, word: null })),
    ]);
}

/** The lobby after all of these that it lets happen. */
function afterAll(table: Table, press: Press, commands: readonly PlainCommand[]): TableRecord {
  return commands.reduce((record, command) => {
    const next = command({ ...table, record }, press);
    return isRefusal(next) ? record : next.record;
  }, table.record);
}

/** Removes the AI player that was added last. */
export const removeAi: PlainCommand = (table, press) => {
  const refusal = notOfTheLobby(table, press);
  if (refusal) return refusal;
  const last = table.record.seats.findLast((held) => !ownedByPerson(held));
  if (!last) return { why: 'no-ai' };
  return withSeats(
    table,
    table.record.seats.filter((held) => held !== last),
  );
};

/** Sets the strength of all AI players. */
export function setStrength(strength: Strength): PlainCommand {
  return (table, press) => {
    const refusal = notOfTheLobby(table, press);
    if (refusal) return refusal;
    if (table.record.seats.every(ownedByPerson)) return { why: 'no-ai' };
    return withSeats(
      table,
      table.record.seats.map((held) => (ownedByPerson(held) ? held : { ...held, ai: strength })),
    );
  };
}

function notOfTheLobby(table: Table, press: Press): TableRefusal | null {
  const { record } = table;
  if (record.status !== 'lobby') return afterLobby(table, press.person.id);
  const may = record.host === press.person.id || record.seats.some(({ player }) => player === press.person.id);
  return may ? null : { why: 'not-seated' };
}
