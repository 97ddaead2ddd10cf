import { chapterOf, type Answer, type RewindTarget, type Seat } from '#engine';
import {
  isRefusal,
  unchanged,
  type CommandResult,
  type EarlierPositions,
  type PlainCommand,
  type PositionsCommand,
  type Press,
  type Transition,
} from './command.ts';
import type { TableRefusal } from '../refusals.ts';
import { voted } from '../clock/votes.ts';
import { notPlaying } from '../role.ts';
import { takenOver } from './replace.ts';
import { heard, seatOf, type Proposal, type Table, type Voices } from '../table.ts';
import { played } from './turn.ts';

/** Proposes to end the game without a result, or agrees to that proposal. */
export const end: PositionsCommand = {
  needs: 'positions',
  async run(table, press, positions) {
    if (table.proposal?.kind === 'end') return agree(null).run(table, press, positions);
    return proposed(table, press.person.id, positions, (voices) => ({ kind: 'end', ...voices }));
  },
};

/** Ends a game being played without asking anybody: only a moderator may. */
export const stop: PlainCommand = (table, { person: { name }, moderates = false }) => {
  if (table.record.status !== 'playing') return { why: 'not-playing' };
  if (!moderates) return { why: 'not-moderator' };
  return {
    ...unchanged(table),
    record: { ...table.record, status: 'finished' },
    ending: { kind: 'stopped', by: name },
    proposal: null,
    line: { entry: { kind: 'stopped', name } },
  };
};

/** Asks the others to go back to before one's own newest answer, as long as it is the one that was newest at that revision. */
export function askRewind(revision: number): PositionsCommand {
  return {
    needs: 'positions',
    async run(table, press, positions) {
      const own = seatOf(table, press.person.id);
      const found = own && (await positions.rewindTarget(table, own.seat));
      if (own && !found) return { why: 'nothing-to-undo' };
      if (own && (await positions.hasActedSince(table, own.seat, revision))) return { why: 'other-step' };
      if (found && (await isOfEarlierChapter(table, found, positions))) return { why: 'chapter-over' };
      const { answer, ...target } = found ?? { answer: null, to: 0 };
      const undone = found ? await positions.publicStepsAfter(table, target.to) : [];
      const about = { kind: 'rewind', ...target, undone } as const;
      const made = await proposed(table, press.person.id, positions, (voices) => ({ ...about, ...voices }));
      return answer === null ? made : withTakenBack(made, answer);
    },
  };
}

/** The same, with the answer its author took back, where nobody else had to agree. */
function withTakenBack(made: CommandResult, takenBack: Answer<unknown>): CommandResult {
  if (isRefusal(made) || !made.line || !('events' in made.line) || made.line.entry.kind !== 'rewind') return made;
  return { ...made, line: { ...made.line, takenBack } };
}

/** Whether a rewind would lead back to an earlier chapter of the game: those stay as they ended. */
async function isOfEarlierChapter(table: Table, { to }: RewindTarget, positions: EarlierPositions): Promise<boolean> {
  const { game, play } = table;
  if (!game.chapter || !play) return false;
  const then = await positions.after(table, to);
  return then !== null && chapterOf(game, then.state) < chapterOf(game, play.match.state);
}

/** Agrees to the proposal made at that revision, or with `null` to whichever stands; with the last voice it happens. */
export function agree(made: number | null): PositionsCommand {
  return {
    needs: 'positions',
    async run(table, press, positions) {
      const proposal = standing(table, made);
      if (proposal?.kind === 'time-out') return voted(table, press, proposal, true);
      if (isWishOf(press, proposal)) return { why: 'already-agreed' };
      const voice = voiceOf(table, press.person.id);
      if (typeof voice !== 'number') return voice;
      if (!proposal) return { why: 'no-proposal' };
      if (proposal.agreed.includes(voice)) return { why: 'already-agreed' };
      const agreed = { ...proposal, agreed: [...proposal.agreed, voice] };
      const line = { entry: { kind: 'agreed', seat: voice } } as const;
      return onceAgreed({ ...unchanged(table), proposal: agreed, line }, table, positions, voice);
    },
  };
}

/** Declines, or withdraws, the proposal made at that revision. */
export function decline(made: number): PlainCommand {
  return (table, press) => {
    const asked = standing(table, made);
    if (asked?.kind === 'time-out') return voted(table, press, asked, false);
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
  positions: EarlierPositions,
  proposal: (voices: Voices) => Extract<Proposal, { kind: 'end' | 'rewind' }>,
): Promise<CommandResult> | CommandResult {
  const voice = voiceOf(table, person);
  if (typeof voice !== 'number') return voice;
  if (table.proposal) return { why: 'proposal-stands' };
  const made = proposal({ made: table.record.revision + 1, agreed: [voice] });
  const line = { entry: { kind: 'proposed', seat: voice, what: made.kind } } as const;
  return onceAgreed({ ...unchanged(table), proposal: made, line }, table, positions, voice);
}

/** The proposal as long as somebody's word is missing; else what everybody has agreed to. */
function onceAgreed(
  next: Transition,
  table: Table,
  positions: EarlierPositions,
  voice: Seat,
): Promise<CommandResult> | CommandResult {
  const missing = heard(table.record).some(({ seat }) => next.proposal?.agreed.includes(seat) !== true);
  return missing ? next : carriedOut(next, table, positions, voice);
}

/** What everybody has agreed to. */
function carriedOut(
  next: Transition,
  table: Table,
  positions: EarlierPositions,
  voice: Seat,
): Promise<CommandResult> | CommandResult {
  if (next.proposal?.kind === 'rewind')
    return rewound(table, positions, next.proposal, next.proposal.agreed[0] ?? voice);
  if (next.proposal?.kind === 'take-over') return takenOver(table, next.proposal.seat, next.proposal.person);
  return { ...next, record: { ...table.record, status: 'finished' }, ending: { kind: 'agreed' }, proposal: null };
}

/** The seat whose word this person has, or why they have none. */
function voiceOf(table: Table, person: string): number | TableRefusal {
  if (table.record.status !== 'playing') return notPlaying(table, person);
  const own = seatOf(table, person);
  if (!own) return { why: 'not-seated' };
  return own.conceded ? { why: 'gave-up' } : own.seat;
}

/** Goes back to how the match stood, as that seat has asked for; where today's rules do not lead there, nothing is changed. */
async function rewound(
  table: Table,
  positions: EarlierPositions,
  { to, lost, agreed }: RewindTarget & Voices,
  seat: Seat,
): Promise<CommandResult> {
  const { game, play } = table;
  const position = await positions.after(table, to);
  if (!play || !position) return { why: 'rules-changed' };
  const match = { seats: play.match.seats, seq: play.match.seq + 1, state: position.state, history: null };
  const open = game.decisions(match.state);
  // Who sits at the table later does not tell whether its author had to ask.
  const how = { ...(agreed.length > 1 && { agreed: true as const }), ...(lost && { lost }) };
  return played(table, { match, open }, { entry: { kind: 'rewind', seat, to, ...how }, events: [] });
}
