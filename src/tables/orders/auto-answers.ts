import { freeRng, ordersOf, type Answer, type Decision, type Seat } from '#engine';
import type { AutoAnswer } from '../../store/store.ts';
import type { NewLine } from '../commands/command.ts';
import { ownedByPerson, type InPlace } from '../owner.ts';
import { holderOf, type Table } from '../table.ts';

/** The value of an order that answers nothing. */
export const ASK = 'ask';

/** What the player of a seat has chosen. */
export interface SeatOrders {
  readonly seat: Seat;
  readonly player: string;
  /** The value of each order by its key; unknown ones, of an earlier version of the game, are ignored. */
  readonly chosen: Readonly<Record<string, string>>;
}

/**
 * How long a question waits for its player before it is answered in their place, in ms, from and to; each time another
 * random wait.
 *
 * The options of a private kind follow from secrets, so a seat that can do but one thing must look like one that has
 * chosen: a player who was pinged and is there answers within some minutes, so this answer comes within as many, at a
 * moment that follows from nothing at the table. Orders take as long there, so that an answer by an order and an only answer
 * look alike, and people have the while that AI players leave them (`ai-seats.ts`).
 *
 * Elsewhere what a seat may answer, and whether an order answers it, is known to all (Law 13, and the law of orders). The
 * wait then tells no more than that there is an order, and is there for the player to see the question first.
 */
const WAITS = { private: [60_000, 600_000], open: [5_000, 20_000] } as const;

/** How long an answer is put off while the players are asked whether to go back, in ms. */
export const PROPOSAL_MS = 60_000;

/** The questions that may be answered in their player's place from now on, each with when. */
export function autoAnswersTo(
  table: Table,
  orders: readonly SeatOrders[],
  now: number,
  isWanted: (decision: Decision<unknown>) => boolean,
): AutoAnswer[] {
  const { game, play, record } = table;
  if (record.status !== 'playing' || !play) return [];
  const asked = play.open.filter(
    (decision) => isHeldByPerson(table, decision.seat) && isWanted(decision) && mayBeAnswered(table, decision, orders),
  );
  return asked.map(({ id, seat, kind }) => {
    const isPrivate = Object.hasOwn(game.privateOptions, kind) || hasIdleHand(table, seat);
    const [from, to] = WAITS[isPrivate ? 'private' : 'open'];
    const rng = freeRng(`wait ${record.secret} ${String(record.revision)} ${String(now)} ${id} ${String(seat)}`);
    return { table: record.id, seat, decision: id, due: now + from + rng.int(to - from) };
  });
}

/** The same after a change of the table: questions that are new, or that an AI player held before. */
export function autoAnswersAfter(
  before: Table,
  table: Table,
  orders: readonly SeatOrders[],
  line: NewLine | null,
  now: number,
): AutoAnswer[] {
  if (before.play === table.play && before.record.seats === table.record.seats) return [];
  // Who takes an answer back, also one given in their place, wants to answer otherwise.
  const isBack = line && 'events' in line && line.entry.kind !== 'answer';
  const mover = isBack ? line.entry.seat : null;
  return autoAnswersTo(
    table,
    orders,
    now,
    ({ id, seat }) =>
      seat !== mover &&
      !(
        before.play?.open.some((known) => known.id === id && known.seat === seat) &&
        isHeldByPerson(before, seat) &&
        holderOf(before, seat)?.player === holderOf(table, seat)?.player
      ),
  );
}

/** Whether the question has one answer alone, or its kind an order; what an order answers is worked out when it is due. */
function mayBeAnswered(table: Table, decision: Decision<unknown>, orders: readonly SeatOrders[]): boolean {
  return onlyAnswer(table, decision) !== null || ordersFor(table, decision, orders).length > 0;
}

/** The answer given in its player's place to a question now; `null` for none. */
export function answerInPlace(
  table: Table,
  decision: Decision<unknown>,
  orders: readonly SeatOrders[],
): { readonly answer: Answer<unknown>; readonly by: InPlace } | null {
  if (!table.play || !isHeldByPerson(table, decision.seat)) return null;
  const view = table.game.view(table.play.match.state, decision.seat);
  const { id, seat } = decision;
  for (const { order, value } of ordersFor(table, decision, orders)) {
    const actions = order.answer(view, decision, value);
    if (actions) return { answer: { seat, decision: id, actions }, by: 'order' };
  }
  const actions = onlyAnswer(table, decision);
  return actions && { answer: { seat, decision: id, actions }, by: 'only' };
}

/** What the standing orders of a seat answer to the first question the table waits for; `null` where they ask its player. */
export function orderAnswer(table: Table, seat: Seat, orders: readonly SeatOrders[]): Answer<unknown> | null {
  for (const decision of table.play?.open ?? []) {
    if (decision.seat !== seat || decision.urgency !== 'required') continue;
    const found = answerInPlace(table, decision, orders);
    if (found?.by === 'order') return found.answer;
  }
  return null;
}

/**
 * Whether all that a seat is called to is answered by its orders, and of no private kind: pinging its player would be
 * noise. For a private kind everybody called is pinged alike: who is not would be seen to have no choice.
 */
export function needsNoPing(table: Table, seat: Seat, orders: readonly SeatOrders[]): boolean {
  const called = table.play?.open.filter((decision) => decision.seat === seat && decision.urgency !== 'optional') ?? [];
  return (
    called.length > 0 &&
    called.every(
      (decision) =>
        !Object.hasOwn(table.game.privateOptions, decision.kind) &&
        answerInPlace(table, decision, orders)?.by === 'order',
    )
  );
}

function ordersFor({ game, record }: Table, { seat, kind }: Decision<unknown>, orders: readonly SeatOrders[]) {
  const player = record.seats.find((held) => held.seat === seat)?.player;
  const chosen = orders.find((each) => each.seat === seat && each.player === player)?.chosen ?? {};
  return ordersOf(game, seat).flatMap((order) => {
    const value = chosen[order.key];
    const answers = value !== undefined && value !== ASK && order.values.includes(value) && order.kinds.includes(kind);
    return answers ? [{ order, value }] : [];
  });
}

/**
 * The one answer that is possible to a question of a private kind, or beside questions that lead to nothing now because of
 * what the seat holds; to leave an optional one alone is always possible too.
 */
function onlyAnswer(table: Table, decision: Decision<unknown>): readonly unknown[] | null {
  const { seat, kind, urgency, options } = decision;
  if (urgency === 'optional') return null;
  if (!Object.hasOwn(table.game.privateOptions, kind) && !hasIdleHand(table, seat)) return null;
  return isForced(decision) ? options : null;
}

function isForced({ options, pick }: Decision<unknown>): boolean {
  const { min, max } = pick ?? { min: 1, max: 1 };
  return min === max && options.length === min;
}

/**
 * Whether a seat is asked optional questions besides, some of a private kind, and none of them leads to anything now. Not
 * where another question it must answer is a choice: to answer this one would take that choice away.
 */
function hasIdleHand({ face, game, play }: Table, seat: Seat): boolean {
  const open = (play?.open ?? []).filter((each) => each.seat === seat);
  const others = open.filter(({ urgency }) => urgency === 'optional');
  if (!open.every((each) => each.urgency === 'optional' || isForced(each))) return false;
  if (!play || !others.some(({ kind }) => Object.hasOwn(game.privateOptions, kind))) return false;
  const view = game.view(play.match.state, seat);
  return others.every((each) => face.options(view, each).every(({ tone }) => tone === 'idle'));
}

function isHeldByPerson(table: Table, seat: Seat): boolean {
  const holder = holderOf(table, seat);
  return holder !== null && ownedByPerson(holder) && holder.ai === null && !holder.conceded;
}
