import type { Answer, Refusal, Seat } from '#engine';
import type { Play, Table } from './table.ts';

/** What somebody is to a table: `former` players have conceded. */
export type Role = 'player' | 'former' | 'stranger';

/** Why nothing happened at a table. `words.refusal` has one sentence for each. */
export type TableRefusal =
  | { readonly why: 'no-such-game' }
  | { readonly why: 'no-table' }
  /** The channel has a table already. */
  | { readonly why: 'occupied'; readonly table: Table }
  | { readonly why: 'begun'; readonly role: Role }
  | { readonly why: 'cancelled' | 'over' }
  | { readonly why: 'not-playing' }
  /** The game is not over yet. */
  | { readonly why: 'still-playing' }
  | { readonly why: 'not-seated' }
  | { readonly why: 'not-host' }
  | { readonly why: 'not-moderator' }
  /** Only the host, the players and moderators may. */
  | { readonly why: 'not-yours' }
  | { readonly why: 'already-seated'; readonly seat: Seat }
  | { readonly why: 'seat-taken' }
  /** The seat is reserved for that player of the game before. */
  | { readonly why: 'seat-reserved'; readonly player: string }
  | { readonly why: 'no-such-seat' }
  | { readonly why: 'full' }
  /** With `kept`, because somebody chose that seat and a match with fewer players has none such. */
  /** `reserved`: the players whose seats are kept for them. */
  | {
      readonly why: 'too-few';
      readonly missing: readonly Seat[];
      readonly kept: Seat | null;
      readonly reserved: readonly string[];
    }
  | { readonly why: 'no-such-choice' }
  /** Too long, or nothing that can be seen. */
  | { readonly why: 'bad-word' }
  /** The game has no such standing order, or no longer. */
  | { readonly why: 'no-such-order' }
  /** The table has moved on since the press was drawn; nothing was played. */
  | { readonly why: 'stale' }
  /** This very press has counted already. */
  | { readonly why: 'duplicate' }
  | { readonly why: 'not-your-seat'; readonly seat: Seat }
  | { readonly why: 'gave-up' }
  /** An AI player holds the presser's seat. */
  | { readonly why: 'held-by-ai' }
  | { readonly why: 'holds-own-seat' }
  /** The table has no AI player. */
  | { readonly why: 'no-ai' }
  /** The seat is offered to nobody; to the same people already; to that person alone. */
  | { readonly why: 'not-offered' | 'already-offered' }
  | { readonly why: 'offered-to'; readonly player: string }
  | { readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly why: 'nothing-to-undo' }
  /** The undo was asked for another step than the newest one. */
  | { readonly why: 'other-step' }
  /** The newest answer belongs to an earlier chapter of the game. */
  | { readonly why: 'chapter-over' }
  /** The newest answer cannot be taken back alone; with the others' consent it could. */
  | { readonly why: 'needs-consent' }
  | { readonly why: 'rules-changed' }
  | { readonly why: 'no-proposal' }
  /** Something else is proposed already. */
  | { readonly why: 'proposal-stands' }
  | { readonly why: 'already-agreed' }
  | { readonly why: 'other-server' }
  | KeepsakeRefusal
  /** What the player of that seat brings cannot be brought now. */
  | { readonly why: 'cannot-bring'; readonly seat: Seat; readonly because: KeepsakeRefusal };

/** Why a keepsake cannot be brought to a table, made or changed. Nothing has changed. */
export type KeepsakeRefusal =
  /** There is none such, or no longer. */
  | { readonly why: 'no-keepsake' }
  | { readonly why: 'keepsake-of-other' }
  /** It is at a table in that channel. */
  | { readonly why: 'keepsake-away'; readonly channel: string }
  /** The game cannot read it any more, and says why in a sentence. */
  | { readonly why: 'keepsake-unreadable'; readonly problem: string }
  /** Its owner has as many as a person may have. */
  | { readonly why: 'too-many-keepsakes'; readonly most: number }
  /** Too long, empty, or with signs that no name has. */
  | { readonly why: 'bad-keepsake-name'; readonly typed: readonly string[] }
  /** It has other than that many names. */
  | { readonly why: 'other-names'; readonly count: number; readonly typed: readonly string[] }
  /** A file that holds none. */
  | { readonly why: 'no-keepsake-file' }
  /** That version of a file does not follow from the one before, as a line of the game says. */
  | { readonly why: 'broken-history'; readonly version: number; readonly problem: string };

/** What a command led to. With a refusal comes the table as it stands, where there is one. */
export type Done =
  | {
      readonly ok: true;
      readonly table: Table;
      /** What happened, as far as the presser hears of it. */
      readonly events: readonly unknown[];
      /** The presser's own answer that was taken back. */
      readonly takenBack?: Answer<unknown>;
      /** The presser's answer, and what they were asked. */
      readonly answered?: { readonly before: Play; readonly answer: Answer<unknown> };
    }
  | { readonly ok: false; readonly refusal: TableRefusal; readonly table: Table | null };
