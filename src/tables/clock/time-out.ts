import type { Seat } from '#engine';
import { EVERYONE, type ClockRecord } from '../../store/store.ts';
import { isRefusal, unchanged, type Transition } from '../commands/command.ts';
import { settingsOf, timingOf } from '../settings.ts';
import { answeredInPlace, answerInPlace } from '../commands/turn.ts';
import { orderAnswer, type SeatOrders } from '../orders/auto-answers.ts';
import { holderOf, votersOn, type Table } from '../table.ts';
import type { Moment } from '../stored.ts';
import { advanced, clockOf, usedUp } from './clocks.ts';
import { sleepPassed } from './sleep.ts';
import type { Timing } from './timing.ts';
import { closed, heldByAi, withClocks } from './votes.ts';

/** The first of what is due at a table by the clock, as a change; `null` where nothing is. */
export function timePassed(table: Table, moment: Moment, orders: readonly SeatOrders[] = []): Transition | null {
  const due = table.record.clocks
    .filter((clock) => clock.due !== null && clock.due <= moment.now)
    .sort((a, b) => (a.due ?? 0) - (b.due ?? 0) || a.seat - b.seat);
  const timing = timingOf(settingsOf(table.record));
  const [first] = due;
  return first && timing ? atStage(table, first, timing, moment, orders) : sleepPassed(table, moment.now);
}

function atStage(
  table: Table,
  clock: ClockRecord,
  timing: Timing,
  moment: Moment,
  orders: readonly SeatOrders[],
): Transition {
  switch (clock.stage) {
    case 'half':
    case 'late':
      return reminded(table, clock, timing, moment);
    case 'out':
      return timedOut(table, clock, timing, moment);
    case 'acting':
      return acted(table, clock, orders);
    case 'vote':
      return table.proposal?.kind === 'time-out'
        ? closed(table, table.proposal)
        : setClock(table, usedUp(clock, 'done', null));
    case 'done':
      return setClock(table, { ...clock, due: null });
  }
}

/**
 * Reminds the player of a seat. What came due while the bot was not running is told once: the newest reminder alone, and
 * none whose time has run out; one that would come while its player is away waits for them.
 */
function reminded(table: Table, clock: ClockRecord, timing: Timing, { now, times }: Moment): Transition {
  const player = holderOf(table, clock.seat)?.player ?? '';
  let next = advanced(clock, player, timing, times);
  while (next.stage !== 'out' && next.due !== null && next.due <= now) next = advanced(next, player, timing, times);
  const passed = setClock(table, next);
  if (next.due !== null && next.due <= now) return passed;
  if (times.isAway(player, now)) return setClock(table, { ...clock, due: times.after(player, now, 0) });
  return { ...passed, tells: { kind: 'reminder', seats: [clock.seat] } };
}

/** What the table has chosen for a seat whose time runs out. */
function timedOut(table: Table, clock: ClockRecord, timing: Timing, { now }: Moment): Transition {
  const { seat } = clock;
  const chosen = settingsOf(table.record).onTimeout;
  // Whether to go back can no longer wait for somebody who does not come.
  const open: Table = table.proposal?.kind === 'rewind' ? { ...table, proposal: null } : table;
  switch (chosen) {
    case 'answer':
    case 'ai-once':
      return told(setClock(open, usedUp(clock, 'acting', clock.due)), [seat], chosen);
    case 'ai-hold':
      // AI players alone would play the game to its end while nobody looks.
      if (votersOn(open.record, [seat]).length === 0) break;
      return { ...unchanged(open), ...heldByAi(open, [seat], timing) };
    case 'vote': {
      const known = open.proposal?.kind === 'time-out' ? open.proposal.seats : [];
      const seats = [...new Set([...known, seat])];
      if (votersOn(open.record, seats).length === 0) break;
      const until = now + timing.decision;
      const record = withClocks(open.record, seats, (each) =>
        usedUp(clockOf(open.record, each, timing), 'vote', until),
      );
      const made = open.record.revision + 1;
      const proposal = { kind: 'time-out', seats, made, agreed: [], declined: [] } as const;
      return told({ ...unchanged({ ...open, record }), proposal }, [seat], 'vote');
    }
    case 'wait':
  }
  const waits = setClock(open, usedUp(clock, 'done', null));
  const seats = waits.record.seats.map((held) => (held.seat === seat ? { ...held, offered: EVERYONE } : held));
  return told({ ...waits, record: { ...waits.record, seats } }, [seat], 'wait');
}

/**
 * The next answer in the place of a player whose time has run out, until the table no longer waits for the seat: by a
 * standing order where one answers, else as the table chose.
 */
function acted(table: Table, clock: ClockRecord, orders: readonly SeatOrders[]): Transition {
  const ordered = orderAnswer(table, clock.seat, orders);
  const byOrder = ordered && answeredInPlace(table, ordered, 'order');
  if (byOrder && !isRefusal(byOrder)) return byOrder;
  const how = settingsOf(table.record).onTimeout === 'ai-once' ? 'heuristic' : 'rules';
  const next = answerInPlace(table, clock.seat, how);
  return isRefusal(next) ? setClock(table, usedUp(clock, 'done', null)) : next;
}

function setClock(table: Table, clock: ClockRecord): Transition {
  const next = unchanged(table);
  return { ...next, record: withClocks(table.record, [clock.seat], () => clock) };
}

function told(next: Transition, seats: readonly Seat[], did: 'wait' | 'answer' | 'ai-once' | 'vote'): Transition {
  return { ...next, line: { entry: { kind: 'timed-out', seats, did } } };
}
