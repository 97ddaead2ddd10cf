import type { Seat } from '#engine';
import { unchanged, type Deed, type Draft, type Press } from './command.ts';
import { beforeNewestOf, type Goal } from '../log/rewind-target.ts';
import { stateAfter, type PastEntry } from '../log/past.ts';
import type { TableRefusal } from '../refusals.ts';
import { takenOver } from './replace.ts';
import { heard, seatOf, type Proposal, type Table, type Voices } from '../table.ts';
import { played } from './turn.ts';

/** Proposes to end the game without a result, or agrees to that proposal. */
export const end: Deed = (table, press) => {
  if (table.proposal?.kind === 'end') return agree([], null)(table, press);
  return proposed(table, press.person.id, [], (voices) => ({ kind: 'end', ...voices }));
};

/** Asks the others to go back to before one's own newest answer. */
export function askRewind(past: readonly PastEntry[]): Deed {
  return (table, press) => {
    const own = seatOf(table, press.person.id);
    const back = own && beforeNewestOf(past, own.seat);
    if (own && !back) return { why: 'nothing-to-undo' };
    return proposed(table, press.person.id, past, (voices) => ({ kind: 'rewind', to: 0, ...back, ...voices }));
  };
}

/** Agrees to the proposal made at that revision, or with `null` to whichever stands; with the last voice it happens. */
export function agree(past: readonly PastEntry[], made: number | null): Deed {
  return (table, press) => {
    if (isWishOf(press, standing(table, made))) return { why: 'already-agreed' };
    const voice = voiceOf(table, press.person.id);
    if (typeof voice !== 'number') return voice;
    const proposal = standing(table, made);
    if (!proposal) return { why: 'no-proposal' };
    if (proposal.agreed.includes(voice)) return { why: 'already-agreed' };
    const agreed = [...proposal.agreed, voice];
    const draft: Draft = {
      ...unchanged(table),
      proposal: { ...proposal, agreed },
      line: { entry: { kind: 'agreed', seat: voice } },
    };
    return onceAgreed(draft, table, past, voice);
  };
}

/** Declines, or withdraws, the proposal made at that revision. */
export function decline(made: number): Deed {
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

/** Whether it is a wish of whoever presses for a seat, who has none yet. */
function isWishOf({ person }: Press, proposal: Proposal | null): proposal is Proposal & { readonly kind: 'take-over' } {
  return proposal?.kind === 'take-over' && proposal.person.id === person.id;
}

function standing({ proposal }: Table, made: number | null): Proposal | null {
  return proposal && (made === null || proposal.made === made) ? proposal : null;
}

function proposed(
  table: Table,
  person: string,
  past: readonly PastEntry[],
  proposal: (voices: Voices) => Exclude<Proposal, { kind: 'take-over' }>,
): Draft | TableRefusal {
  const voice = voiceOf(table, person);
  if (typeof voice !== 'number') return voice;
  if (table.proposal) return { why: 'proposal-stands' };
  const made = proposal({ made: table.record.revision + 1, agreed: [voice] });
  const line = { entry: { kind: 'proposed', seat: voice, what: made.kind } } as const;
  return onceAgreed({ ...unchanged(table), proposal: made, line }, table, past, voice);
}

/** The draft as long as somebody's word is missing; else what everybody has agreed to. */
function onceAgreed(draft: Draft, table: Table, past: readonly PastEntry[], voice: Seat): Draft | TableRefusal {
  const missing = heard(table.record).some(({ seat }) => draft.proposal?.agreed.includes(seat) !== true);
  return missing ? draft : carriedOut(draft, table, past, voice);
}

/** What everybody has agreed to. */
function carriedOut(draft: Draft, table: Table, past: readonly PastEntry[], voice: Seat): Draft | TableRefusal {
  if (draft.proposal?.kind === 'rewind') return rewound(table, past, draft.proposal, draft.proposal.agreed[0] ?? voice);
  if (draft.proposal?.kind === 'take-over') return takenOver(table, draft.proposal.seat, draft.proposal.person);
  return { ...draft, record: { ...table.record, status: 'finished' }, ending: { kind: 'agreed' }, proposal: null };
}

/** The seat whose word this person has, or why they have none. */
function voiceOf(table: Table, person: string): number | TableRefusal {
  if (table.record.status !== 'playing') return { why: 'not-playing' };
  const own = seatOf(table, person);
  if (!own) return { why: 'not-seated' };
  return own.conceded ? { why: 'gave-up' } : own.seat;
}

/** Goes back by playing the log again, as that seat has asked for; where today's rules lead elsewhere than it did then, nothing is changed. */
function rewound(table: Table, past: readonly PastEntry[], { to, lost }: Goal, seat: Seat): Draft | TableRefusal {
  const { game, play } = table;
  const state = play && stateAfter(table, past.slice(0, to), play.match.seats);
  if (!state) return { why: 'rules-changed' };
  const match = { seats: play.match.seats, seq: play.match.seq + 1, state: state.state, back: null };
  const open = game.decisions(match.state);
  return played(table, { match, open }, { entry: { kind: 'rewind', seat, to, ...(lost && { lost }) }, events: [] });
}
