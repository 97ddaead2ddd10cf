import type { Seat } from '../engine/index.ts';
import { unchanged, type Deed, type Draft } from './deed.ts';
import { stateAfter, type PastEntry } from './past.ts';
import type { TableRefusal } from './refusals.ts';
import { takenOver } from './replace.ts';
import { heard, seatOf, type Proposal, type Table, type Voices } from './table.ts';
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
    const to = own ? beforeNewestOf(past, own.seat) : null;
    if (own && to === null) return { why: 'nothing-to-undo' };
    return proposed(table, press.person.id, past, (voices) => ({ kind: 'rewind', to: to ?? 0, ...voices }));
  };
}

/** Agrees to the proposal made at that revision, or with `null` to whichever stands; with the last voice it happens. */
export function agree(past: readonly PastEntry[], made: number | null): Deed {
  return (table, press) => {
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
    if (asked?.kind === 'take-over' && asked.person.id === press.person.id && table.record.status === 'playing')
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
  if (draft.proposal?.kind === 'rewind')
    return rewound(table, past, draft.proposal.to, draft.proposal.agreed[0] ?? voice);
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
function rewound(table: Table, past: readonly PastEntry[], to: number, seat: Seat): Draft | TableRefusal {
  const { game, play } = table;
  const state = play && stateAfter(table, past.slice(0, to), play.match.seats);
  if (!state) return { why: 'rules-changed' };
  const match = { seats: play.match.seats, seq: play.match.seq + 1, state: state.state, back: null };
  const open = game.decisions(match.state);
  return played(table, { match, open }, { entry: { kind: 'rewind', seat, to }, events: [] });
}

/** An answer that counts, and the entry after which the match stood as it did once it was given. */
interface Node {
  readonly seq: number;
  readonly seat: number | null;
  readonly before: Node | null;
}

/** The entry after which the match stood as it did before this seat's newest answer that still counts. */
function beforeNewestOf(past: readonly PastEntry[], seat: number): number | null {
  let node: Node = { seq: 0, seat: null, before: null };
  const nodes = [node];
  for (const { entry, seq } of past) {
    if (entry.kind === 'answer') node = { seq, seat: entry.seat, before: node };
    else if (entry.kind === 'rewind') node = nodes[entry.to] ?? node;
    else node = without(node, entry.seat, seq, entry.lost ?? []);
    nodes.push(node);
  }
  return newestOf(node, seat)?.before?.seq ?? null;
}

function newestOf(node: Node, seat: number): Node | null {
  for (let at: Node | null = node; at; at = at.before) if (at.seat === seat) return at;
  return null;
}

/**
 * The newest answer of a seat taken back by the entry `seq`. What others answered since counts from there on, but for
 * those who lost it; where several did, there is no going back to between them.
 */
function without(node: Node, seat: number, seq: number, lost: readonly number[]): Node {
  const taken = newestOf(node, seat);
  if (!taken?.before) return node;
  const later: Node[] = [];
  for (let at: Node | null = node; at && at !== taken; at = at.before) later.unshift(at);
  const kept = later.filter((each) => each.seat !== null && !lost.includes(each.seat));
  const { before } = taken;
  return kept.reduce<Node>(
    (newest, each, n) => ({ seq: n === kept.length - 1 ? seq : before.seq, seat: each.seat, before: newest }),
    before,
  );
}
