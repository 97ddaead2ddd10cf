import type { Addressed, Answer, Entry, Position, RewindOfAnswer, Seat } from '#engine';
import type { Store, TableRecord } from '../../store/store.ts';
import type { InPlace, Person } from '../owner.ts';
import type { Settings } from '../settings.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Ending, Play, Proposal, PublicStep, Table } from '../table.ts';

/** Who did something, and by which interaction of Discord; the interaction counts once. */
export interface Press {
  readonly person: Person;
  readonly interaction: string;
  /** Whether the presser moderates the channel: may end, cancel or move any table. */
  readonly moderates?: boolean;
}

/** Where a table stands on Discord. */
export interface Place {
  readonly guild: string;
  readonly channel: string;
}

/** What happened at a table and is not part of the match itself. */
export type TableEvent =
  | { readonly kind: 'started' }
  /** Somebody of that name brought the table here from another channel, or ended it as a moderator. */
  | { readonly kind: 'moved'; readonly name: string; readonly from: string }
  | { readonly kind: 'stopped'; readonly name: string }
  | { readonly kind: 'conceded'; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly what: 'end' | 'rewind' }
  /** Somebody of that name who sits nowhere asks for the seat of an AI player, no longer asks, or has got it. */
  | { readonly kind: 'asked-in' | 'asked-out' | 'taken-over'; readonly seat: Seat; readonly name?: string | undefined }
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  /** The seat is offered to the person of that name, or without one to everyone; or no longer. */
  | { readonly kind: 'offered'; readonly seat: Seat; readonly name?: string | undefined }
  | { readonly kind: 'kept'; readonly seat: Seat }
  /** Somebody of that name has taken the seat that was offered. */
  | { readonly kind: 'taken'; readonly seat: Seat; readonly name: string }
  /** The player of the seat has left the server, so that it is offered to everyone. */
  | { readonly kind: 'gone'; readonly seat: Seat }
  /** An AI player holds the seat from now on, or its owner again. */
  | { readonly kind: 'handed-over' | 'handed-back'; readonly seat: Seat }
  /** The time of these seats ran out, and what comes of it; `more-time`: the others have voted to wait. */
  | { readonly kind: 'timed-out'; readonly seats: readonly Seat[]; readonly did: TimeOutAction };

/** What a time-out leads to. */
export type TimeOutAction = Settings['onTimeout'] | 'more-time';

/** What a command makes of a table. Revision and time are added where it is written. */
export interface Transition {
  readonly record: TableRecord;
  readonly play: Play | null;
  readonly ending: Ending | null;
  readonly proposal: Proposal | null;
  /** The line it adds to the log. */
  readonly line: NewLine | null;
  /** What is told besides what every change tells. */
  readonly tells?: { readonly kind: 'reminder' | 'idle'; readonly seats: readonly Seat[] };
}

export type NewLine = MatchLine | { readonly entry: TableEvent };

/** A step of the match with its addressed events. */
export interface MatchLine {
  readonly entry: Entry<unknown>;
  readonly events: readonly Addressed<unknown>[];
  /** The answer an undo took back, for the presser's reply. It is not stored: the log has it already. */
  readonly takenBack?: Answer<unknown>;
  /** Why an AI player chose this answer. */
  readonly why?: string;
  /** Set when it was given in its player's place. */
  readonly inPlace?: InPlace;
  /**
   * Set when the step gets no entry in the log, as it only changed back what its seat did in secret: for each of the newest
   * entries, the state it leads to now, or `null` for one that goes.
   */
  readonly tail?: readonly unknown[];
}

/** What a command makes of a table, or why nothing. */
export type CommandResult = Transition | TableRefusal;

/** A command is pure; it runs when every earlier change of the table is written. */
export type PlainCommand = (table: Table, press: Press) => CommandResult;

/** A command that asks how the match stood earlier. */
export interface PositionsCommand {
  readonly needs: 'positions';
  run(table: Table, press: Press, positions: EarlierPositions): Promise<CommandResult>;
}

/** How the match of a table stood earlier. */
export interface EarlierPositions {
  /** The position after that entry, `null` where today's rules do not lead there. */
  after(table: Table, seq: number): Promise<Position<unknown> | null>;
  /** What everybody was told of the steps after that entry that still count, oldest first. */
  publicStepsAfter(table: Table, seq: number): Promise<readonly PublicStep[]>;
  /** Where a rewind to before this seat's newest answer leads; `null` where it has none. */
  rewindTarget(table: Table, seat: Seat): Promise<RewindOfAnswer<unknown> | null>;
  /** Whether the newest step of this seat may be another one than at that revision. */
  hasActedSince(table: Table, seat: Seat, revision: number): Promise<boolean>;
}

/** A press on one panel: for that seat, drawn at that revision. */
export interface PanelPress {
  readonly seat: Seat;
  readonly revision: number;
}

/**
 * A command given on a panel. Up to the revision `unseenTo` nothing has happened since the panel was drawn that its seat
 * knows of.
 */
export interface PanelCommand {
  readonly needs: 'panel';
  readonly panel: PanelPress;
  run(table: Table, press: Press, unseenTo: number): CommandResult;
}

/** A command that asks for keepsakes as they are now. */
export interface KeepsakesCommand {
  readonly needs: 'keepsakes';
  run(table: Table, press: Press, stored: Pick<Store, 'keepsake'>): Promise<CommandResult>;
}

/** One thing to do at a table, and what it needs to know besides the table. */
export type TableCommand = PlainCommand | PositionsCommand | PanelCommand | KeepsakesCommand;

export function isRefusal(result: object): result is TableRefusal {
  return 'why' in result;
}

/** The table as it is, as a transition to change. */
export function unchanged(table: Table): Transition {
  const { record, play, ending, proposal } = table;
  return { record, play, ending, proposal, line: null };
}
