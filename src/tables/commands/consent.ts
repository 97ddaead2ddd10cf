import type { Seat } from '#engine';
import type { LogLine } from '../../store/store.ts';
import {
  unchanged,
  type LogCommand,
  type CommandResult,
  type PlainCommand,
  type Press,
  type Transition,
} from './command.ts';
import { beforeNewestOf, type Goal } from '../log/rewind-target.ts';
import { pastOf, stateAfter } from '../log/past.ts';
import type { TableRefusal } from '../refusals.ts';
import { takenOver } from './replace.ts';
import { heard, seatOf, type Proposal, type Table, type Voices } from '../table.ts';
import { played } from './turn.ts';

/** Proposes to end the game without a result, or agrees to that proposal. */
export const end: PlainCommand = (table, press) => {
  if (table.proposal?.kind === 'end') return agree(null).run(table, press, []);
  return proposed(table, press.person.id, [], (voices) => ({ kind: 'end', ...voices }));
};

/** Asks the others to go back to before one's own newest answer. */
export const askRewind: LogCommand = {
  needs: 'log',
  run(table, press, log) {
    const own = seatOf(table, press.person.id);
    const back = own && beforeNewestOf(pastOf(log), own.seat);
    if (own && !back) return { why: 'nothing-to-undo' };
    return proposed(table, press.person.id, log, (voices) => ({ kind: 'rewind', to: 0, ...back, ...voices }));
  },
};

/** Agrees to the proposal made at that revision, or with `null` to whichever stands; with the last voice it happens. */
export function agree(made: number | null): LogCommand {
  return {
    needs: 'log',
    run(table, press, log) {
      const proposal = standing(table, made);
      if (isWishOf(press, proposal)) return { why: 'already-agreed' };
      const voice = voiceOf(table, press.person.id);
      if (typeof voice !== 'number') return voice;
      if (!proposal) return { why: 'no-proposal' };
      if (proposal.agreed.includes(voice)) return { why: 'already-agreed' };
      const agreed = { ...proposal, agreed: [...proposal.agreed, voice] };
      const line = { entry: { kind: 'agreed', seat: voice } } as const;
      return onceAgreed({ ...unchanged(table), proposal: agreed, line }, table, log, voice);
    },
  };
}

/** Declines, or withdraws, the proposal made at that revision. */
export function decline(made: number): PlainCommand {
  return (table, press) => {
    const asked = standing(table, made);
    if (isWishOf(press, asked) && table.record.status === 'playing')
      return {
        ...unchanged(table),
        proposal: null,
        line: { entry: { kind: 'asked-out', seat: asked.seat, name: press.person.name } },
      };
    const voice = voiceOf(table, press.person.id);
    if (typeof voice !== 'number') return voice;
    if (!standing(table, made)) return { why: 'no-proposal' };
    return { ...unchanged(table), proposal: null, line: { entry: { kind: 'declined', seat: voice } } };
  };
}

/** Whether it is the presser's own request for a seat. */
function isWishOf({ person }: Press, proposal: Proposal | null): proposal is Proposal & { readonly kind: 'take-over' } {
  return proposal?.kind === 'take-over' && proposal.person.id === person.id;
}

function standing({ proposal }: Table, made: number | null): Proposal | null {
  return proposal && (made === null || proposal.made === made) ? proposal : null;
}

function proposed(
  table: Table,
  person: string,
  log: readonly LogLine[],
  proposal: (voices: Voices) => Exclude<Proposal, { kind: 'take-over' }>,
): CommandResult {
  const voice = voiceOf(table, person);
  if (typeof voice !== 'number') return voice;
  if (table.proposal) return { why: 'proposal-stands' };
  const made = proposal({ made: table.record.revision + 1, agreed: [voice] });
  const line = { entry: { kind: 'proposed', seat: voice, what: made.kind } } as const;
  return onceAgreed({ ...unchanged(table), proposal: made, line }, table, log, voice);
}

/** The proposal as long as somebody's word is missing; else what everybody has agreed to. */
function onceAgreed(next: Transition, table: Table, log: readonly LogLine[], voice: Seat): CommandResult {
  const missing = heard(table.record).some(({ seat }) => next.proposal?.agreed.includes(seat) !== true);
  return missing ? next : carriedOut(next, table, log, voice);
}

/** What everybody has agreed to. */
function carriedOut(next: Transition, table: Table, log: readonly LogLine[], voice: Seat): CommandResult {
  if (next.proposal?.kind === 'rewind') return rewound(table, log, next.proposal, next.proposal.agreed[0] ?? voice);
  if (next.proposal?.kind === 'take-over') return takenOver(table, next.proposal.seat, next.proposal.person);
  return { ...next, record: { ...table.record, status: 'finished' }, ending: { kind: 'agreed' }, proposal: null };
}

/** The seat whose word this person has, or why they have none. */
function voiceOf(table: Table, person: string): number | TableRefusal {
  if (table.record.status !== 'playing') return { why: 'not-playing' };
  const own = seatOf(table, person);
  if (!own) return { why: 'not-seated' };
  return own.conceded ? { why: 'gave-up' } : own.seat;
}

/** Goes back by playing the log again, as that seat has asked for; where today's rules lead elsewhere than it did then, nothing is changed. */
function rewound(table: Table, log: readonly LogLine[], { to, lost }: Goal, seat: Seat): CommandResult {
  const { game, play } = table;
  const state = play && stateAfter(table, pastOf(log).slice(0, to), play.match.seats);
  if (!state) return { why: 'rules-changed' };
  const match = { seats: play.match.seats, seq: play.match.seq + 1, state: state.state, back: null };
  const open = game.decisions(match.state);
  return played(table, { match, open }, { entry: { kind: 'rewind', seat, to, ...(lost && { lost }) }, events: [] });
}
