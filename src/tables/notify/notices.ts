import type { Seat } from '#engine';
import type { NewNotice } from '../../store/store.ts';
import type { NewLine, Press } from '../commands/command.ts';
import { ownedByPerson } from '../owner.ts';
import { calledTo, endsChapter, holderOf, hopedFor, stillToAgree, waitingFor, type Table } from '../table.ts';
import { isSeenToAct } from '../log/visibility.ts';

/** The notices of a change: always the board; pings for seats newly called or newly taken; the result at the end. */
export function notices(before: Table, after: Table, press: Press | null, line: NewLine | null = null): NewNotice[] {
  const { revision, status } = after.record;
  const told: NewNotice[] = [{ kind: 'board', revision, seats: [] }];
  // In another channel, nobody has been called yet.
  const moved = before.record.channel !== after.record.channel;
  const spared = line && 'inPlace' in line ? line.entry.seat : null;
  const same = (seat: Seat) => holderOf(before, seat)?.player === holderOf(after, seat)?.player;
  const news = (seats: (table: Table) => readonly Seat[]) => {
    // Whose question was answered in their place may not have been pinged for it.
    const known = moved ? [] : seats(before).filter((seat) => same(seat) && seat !== spared);
    return seats(after).filter((seat) => !known.includes(seat));
  };
  const presser = after.record.seats.find((held) => held.player === press?.person.id)?.seat;
  // A seat that waited for called decisions is pinged once they are all answered, or one answer ended them.
  const answered = hopedFor(before).length > 0 && hopedFor(after).length === 0 ? waitingFor(after) : [];
  // Tells the author of a proposal what became of it, and what to do next.
  const asker =
    after.proposal === null && status === 'playing' ? askerOf(before).filter((seat) => seat !== presser) : [];
  // A seat that was called before and is required now is pinged again.
  const called = [...new Set([...news(waitingFor), ...news(calledTo), ...answered])].filter(
    (seat) =>
      seat !== presser && !after.record.seats.some((held) => held.seat === seat && (held.conceded || held.ai !== null)),
  );
  const seated = letIn(before, after).filter((seat) => seat !== presser);
  const others = called.filter((seat) => !seated.includes(seat) && !asker.includes(seat));
  if (others.length > 0) told.push({ kind: 'turn', revision, seats: others });
  if (seated.length > 0) told.push({ kind: 'seated', revision, seats: seated });
  if (asker.length > 0) told.push({ kind: 'outcome', revision, seats: asker });
  const offered = offeredNow(before, after);
  if (offered.length > 0) told.push({ kind: 'offered', revision, seats: offered });
  const isNew = moved || before.proposal?.made !== after.proposal?.made;
  const asked = isNew ? stillToAgree(after) : [];
  if (asked.length > 0) told.push({ kind: 'proposal', revision, seats: asked });
  if (moved && (status === 'lobby' || status === 'playing')) {
    // The others hear of it once: in this message, unless another one pings them anyway.
    const isPinged = (seat: Seat) => others.includes(seat) || asked.includes(seat) || seat === presser;
    const people = after.record.seats.filter((held) => ownedByPerson(held) && !isPinged(held.seat));
    told.push({ kind: 'moved', revision, seats: people.map(({ seat }) => seat) });
  }
  if (endsChapter(before, after)) told.push({ kind: 'chapter', revision, seats: [] });
  if (status === 'finished' && before.record.status === 'playing') told.push({ kind: 'result', revision, seats: [] });
  return told;
}

/** The seat whose player made the proposal; none for one that no player made. */
function askerOf({ proposal }: Table): readonly Seat[] {
  return proposal?.kind === 'end' || proposal?.kind === 'rewind' ? proposal.agreed.slice(0, 1) : [];
}

/** The seats that are offered to other people than before. */
function offeredNow(before: Table, after: Table): Seat[] {
  if (after.record.status !== 'playing') return [];
  return after.record.seats
    .filter(({ seat, offered }) => offered !== null && offered !== holderOf(before, seat)?.offered)
    .map(({ seat }) => seat);
}

/** The seats taken by new players while the game was being played. */
function letIn(before: Table, after: Table): Seat[] {
  if (before.record.status !== 'playing') return [];
  const known = before.record.seats.map(({ player }) => player);
  return after.record.seats.filter(({ player }) => !known.includes(player)).map(({ seat }) => seat);
}

/**
 * The presser's seat, if everybody sees it act and nothing it was called to is left: pings to it that are still in the
 * outbox are dropped. A secret act drops none, since that would tell of it.
 */
export function seatThatActed(before: Table, after: Table, press: Press | null, line: NewLine | null): Seat | null {
  const seat = after.record.seats.find((held) => held.player === press?.person.id)?.seat;
  if (seat === undefined || !line || !('events' in line) || !isSeenToAct(after, line, seat)) return null;
  const left = tasks(after, seat);
  return tasks(before, seat).some((kind) => left.includes(kind)) ? null : seat;
}

/** The kinds of questions a seat is called to answer. */
function tasks({ play }: Table, seat: Seat): string[] {
  return play?.open.flatMap((d) => (d.seat === seat && d.urgency !== 'optional' ? d.kind : [])) ?? [];
}
