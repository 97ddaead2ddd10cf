import { hashOf, replay, type Entry } from '../engine/index.ts';
import { unchanged, type Deed, type Draft } from './deed.ts';
import type { TableRefusal } from './refusals.ts';
import { seatOf, stillIn, type Proposal, type Table } from './table.ts';
import { played } from './turn.ts';

/** What is needed of the log to go back in it. */
export interface PastEntry {
  readonly entry: Entry<unknown>;
  readonly seq: number;
  readonly hash: string | null;
}

/** Proposes to end the game without a result, or agrees to that proposal. */
export const end: Deed = (table, press) => {
  if (table.proposal?.kind === 'end') return agree([])(table, press);
  return proposed(table, press.person.id, (seat) => ({ kind: 'end', agreed: [seat] }));
};

/** Asks the others to go back to before one's own newest answer. */
export function askRewind(past: readonly PastEntry[]): Deed {
  return (table, press) => {
    const own = seatOf(table, press.person.id);
    const to = own ? beforeNewestOf(past, own.seat) : null;
    if (own && to === null) return { why: 'nothing-to-undo' };
    return proposed(table, press.person.id, (seat) => ({ kind: 'rewind', to: to ?? 0, agreed: [seat] }));
  };
}

/** Agrees to what is proposed; with the last voice it happens. */
export function agree(past: readonly PastEntry[]): Deed {
  return (table, press) => {
    const voice = voiceOf(table, press.person.id);
    if (typeof voice !== 'number') return voice;
    const { proposal } = table;
    if (!proposal) return { why: 'no-proposal' };
    const agreed = [...new Set([...proposal.agreed, voice])];
    const draft: Draft = {
      ...unchanged(table),
      proposal: { ...proposal, agreed },
      line: { entry: { kind: 'agreed', seat: voice } },
    };
    if (stillIn(table.record).some((held) => !agreed.includes(held.seat))) return draft;
    if (proposal.kind === 'rewind') return rewound(table, past, proposal.to, voice);
    return { ...draft, record: { ...table.record, status: 'finished' }, ending: { kind: 'agreed' }, proposal: null };
  };
}

/** Declines, or withdraws, what is proposed. */
export const decline: Deed = (table, press) => {
  const voice = voiceOf(table, press.person.id);
  if (typeof voice !== 'number') return voice;
  if (!table.proposal) return { why: 'no-proposal' };
  return { ...unchanged(table), proposal: null, line: { entry: { kind: 'declined', seat: voice } } };
};

function proposed(table: Table, person: string, proposal: (seat: number) => Proposal): Draft | TableRefusal {
  const voice = voiceOf(table, person);
  if (typeof voice !== 'number') return voice;
  const made = proposal(voice);
  const draft: Draft = {
    ...unchanged(table),
    proposal: made,
    line: { entry: { kind: 'proposed', seat: voice, what: made.kind } },
  };
  // Somebody who plays on alone has nobody to ask.
  if (made.kind === 'end' && stillIn(table.record).length === 1)
    return { ...draft, record: { ...table.record, status: 'finished' }, ending: { kind: 'agreed' }, proposal: null };
  return draft;
}

/** The seat whose word this person has, or why they have none. */
function voiceOf(table: Table, person: string): number | TableRefusal {
  if (table.record.status !== 'playing') return { why: 'not-playing' };
  const own = seatOf(table, person);
  if (!own) return { why: 'not-seated' };
  return own.conceded ? { why: 'gave-up' } : own.seat;
}

/** Goes back by playing the log again; where today's rules lead elsewhere than it did then, nothing is changed. */
function rewound(table: Table, past: readonly PastEntry[], to: number, seat: number): Draft | TableRefusal {
  const { record, game, play } = table;
  const options = game.readOptions(record.options);
  if (!play || record.seed === null || options === null) return { why: 'not-playing' };
  const log = past.slice(0, to).map((line) => line.entry);
  const target = [...replay(game, { seats: play.match.seats, options, seed: record.seed, log })].at(-1);
  const known = past[to - 1]?.hash ?? null;
  if (!target || (known !== null && known !== hashOf(target.state))) return { why: 'rules-changed' };
  const match = { seats: play.match.seats, seq: play.match.seq + 1, state: target.state, back: null };
  return played(
    table,
    { match, open: game.decisions(match.state) },
    { entry: { kind: 'rewind', seat, to }, events: [] },
  );
}

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
    else node = (entry.kind === 'undo' ? node.before : nodes[entry.to]) ?? node;
    nodes.push(node);
  }
  for (let at: Node | null = node; at; at = at.before) if (at.seat === seat) return at.before?.seq ?? 0;
  return null;
}
