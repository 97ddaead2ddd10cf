import { time, TimestampStyles } from '@discordjs/formatters';
import type { SeatRecord, Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { seatName } from '../names.ts';

/** When the time of these players runs out, as Discord shows it to each reader; empty where no clock runs. */
export function deadlineText(table: Table, called: readonly SeatRecord[]): string {
  const running = called.flatMap(({ seat }) => {
    const out = table.record.clocks.find((clock) => clock.seat === seat)?.out ?? null;
    return out === null ? [] : [{ seat, when: relative(out) }];
  });
  const [first] = running;
  if (!first) return '';
  if (running.every(({ when }) => when === first.when)) return words.clock.deadline(first.when);
  return words.clock.deadlines(running.map(({ seat, when }) => words.clock.ofSeat(seatName(table, seat), when)));
}

/** A moment in ms since 1970 as "in 3 hours". */
export function relative(at: number): string {
  return time(Math.floor(at / 1000), TimestampStyles.RelativeTime);
}
