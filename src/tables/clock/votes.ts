import type { Seat } from '#engine';
import { OFFERED_STRENGTHS } from '../../ai/strengths.ts';
import type { TableRecord } from '../../store/store.ts';
import { unchanged, type CommandResult, type Press, type Transition } from '../commands/command.ts';
import { settingsOf, timingOf } from '../settings.ts';
import { notPlaying } from '../role.ts';
import { seatOf, votersOn, type Proposal, type Table } from '../table.ts';
import { clockOf, usedUp } from './clocks.ts';
import type { Timing } from './timing.ts';

export type Vote = Extract<Proposal, { kind: 'time-out' }>;

/** The votes of those who may still vote. */
export interface Tally {
  readonly agreed: readonly Seat[];
  readonly declined: readonly Seat[];
  readonly voters: readonly Seat[];
}

/** How a vote stands; the voice of somebody who has left or given up their seat no longer counts. */
export function tallyOf({ record }: Pick<Table, 'record'>, vote: Vote): Tally {
  const voters = votersOn(record, vote.seats);
  const counting = (seats: readonly Seat[]) => seats.filter((seat) => voters.includes(seat));
  return { agreed: counting(vote.agreed), declined: counting(vote.declined), voters };
}

/** The presser's voice in a vote; a voter may change their mind. */
export function voted(table: Table, press: Press, vote: Vote, agrees: boolean): CommandResult {
  if (table.record.status !== 'playing') return notPlaying(table, press.person.id);
  const own = seatOf(table, press.person.id);
  if (!own) return { why: 'not-seated' };
  if (own.conceded) return { why: 'gave-up' };
  if (own.ai !== null) return { why: 'held-by-ai' };
  const { seat } = own;
  if (vote.seats.includes(seat)) return { why: 'no-proposal' };
  if ((agrees ? vote.agreed : vote.declined).includes(seat)) return { why: 'already-agreed' };
  const others = (seats: readonly Seat[]) => seats.filter((each) => each !== seat);
  const counted: Vote = agrees
    ? { ...vote, agreed: [...vote.agreed, seat], declined: others(vote.declined) }
    : { ...vote, declined: [...vote.declined, seat], agreed: others(vote.agreed) };
  const line = { entry: { kind: agrees ? 'agreed' : 'declined', seat } } as const;
  const result = resultOf(tallyOf(table, counted));
  if (result === null) return { ...unchanged(table), proposal: counted, line };
  return decided(table, counted, result);
}

/**
 * What is left of a proposal once a seat is given up or goes to somebody else: a vote about a time-out goes on without its
 * voice, for the table would wait for ever without one; what everybody had to agree to is void.
 */
export function withoutVoice(proposal: Proposal | null, seat: Seat): Vote | null {
  if (proposal?.kind !== 'time-out') return null;
  const others = (seats: readonly Seat[]) => seats.filter((each) => each !== seat);
  return { ...proposal, agreed: others(proposal.agreed), declined: others(proposal.declined) };
}

/** What most voters want, once the voices still missing cannot change it; `null` before. */
function resultOf({ agreed, declined, voters }: Tally): boolean | null {
  if (agreed.length * 2 > voters.length) return true;
  return declined.length * 2 >= voters.length ? false : null;
}

/** The vote at its end: who has said nothing agrees with the others, and to let AI players play where nobody voted. */
export function closed(table: Table, vote: Vote): Transition {
  const { agreed, declined } = tallyOf(table, vote);
  return decided(table, vote, agreed.length >= declined.length);
}

function decided(table: Table, { seats }: Vote, agreed: boolean): Transition {
  const timing = timingOf(settingsOf(table.record));
  const over = { ...unchanged(table), proposal: null };
  if (!timing) return over;
  if (agreed) return { ...over, ...heldByAi(table, seats, timing) };
  // Their clocks begin again once the vote is over, without a bank.
  const record = withClocks(table.record, seats, (seat) => ({
    ...usedUp(clockOf(table.record, seat, timing), 'done', null),
    stage: 'half',
  }));
  return { ...over, record, line: { entry: { kind: 'timed-out', seats, did: 'more-time' } } };
}

/** AI players hold these seats until their owners come back. */
export function heldByAi(
  { record }: Table,
  seats: readonly Seat[],
  timing: Timing,
): Pick<Transition, 'record' | 'line'> {
  const ai = record.seats.map((held) => held.ai).find((strength) => strength !== null) ?? OFFERED_STRENGTHS[0];
  const held = record.seats.map((each) => (seats.includes(each.seat) ? { ...each, ai } : each));
  const clocks = withClocks(record, seats, (seat) => usedUp(clockOf(record, seat, timing), 'done', null)).clocks;
  return {
    record: { ...record, seats: held, clocks },
    line: { entry: { kind: 'timed-out', seats, did: 'ai-hold' } },
  };
}

/** The record with other clocks for these seats. */
export function withClocks(
  record: TableRecord,
  seats: readonly Seat[],
  clockFor: (seat: Seat) => TableRecord['clocks'][number],
): TableRecord {
  return {
    ...record,
    clocks: record.clocks.map((clock) => (seats.includes(clock.seat) ? clockFor(clock.seat) : clock)),
  };
}
