import { isRefusal, type CommandResult, type Press } from '../commands/command.ts';
import { settingsOf } from '../settings.ts';
import { seatOf, type Proposal, type Table } from '../table.ts';
import { isOver } from './clocks.ts';

/** A step by the player of a seat that was offered as their time had run out: they are back, and keep it. */
export function comeBack(table: Table, next: CommandResult, press: Press | null): CommandResult {
  const own = press && seatOf(table, press.person.id);
  const clock = own && table.record.clocks.find(({ seat }) => seat === own.seat);
  if (isRefusal(next) || !own || !clock || !isOver(clock) || settingsOf(table.record).onTimeout !== 'wait') return next;
  if (next.line === null || !('events' in next.line) || next.line.entry.seat !== own.seat) return next;
  const seats = next.record.seats.map((held) => (held.seat === own.seat ? { ...held, offered: null } : held));
  return { ...next, record: { ...next.record, seats } };
}

/** A proposal without the seats that nobody has to vote about any more; `null` where none is left. */
export function stillVoted(proposal: Proposal | null, { clocks }: Pick<Table['record'], 'clocks'>): Proposal | null {
  if (proposal?.kind !== 'time-out') return proposal;
  const seats = proposal.seats.filter((seat) => clocks.some((each) => each.seat === seat && each.stage === 'vote'));
  if (seats.length === proposal.seats.length) return proposal;
  return seats.length === 0 ? null : { ...proposal, seats };
}
