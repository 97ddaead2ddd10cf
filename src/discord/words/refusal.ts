import { userMention } from '@discordjs/formatters';
import { counted, joined, type Seat } from '#engine';
import { WORD_LENGTH, type Table, type TableRefusal } from '../../tables/index.ts';
import { escapeMarkdown } from '../escape.ts';
import { crewRefusalText } from './crew.ts';
import { ORDER_WORDS } from './orders.ts';
import { sentence } from './sentence.ts';

export const YOU_CONCEDED = 'You conceded. You can still watch the board and read the log.';

/** That a game has started, told to its players, to those who conceded and to strangers. */
const BEGUN = {
  player:
    'This game has already started. Press **Take Turn** under the board. To leave, type `/game replace` (an AI player plays for you) or `/game concede`.',
  former: 'This game has already started, and you conceded. You can still watch the board and read the log.',
  stranger:
    'This game has already started. You can watch: the board and the log are open to everyone. To ask for the seat of an AI player, type `/game replace`.',
} as const;

/** The players who have reserved seats. */
function reservedSeats(players: readonly string[]): string {
  return `${players.length === 1 ? 'a seat is' : 'seats are'} reserved for ${joined(players.map((id) => userMention(id)))}.`;
}

/** Errors, and presses that came too late. */
export const OOPS_WORDS = {
  notOurs:
    'I don’t know that button. It may be from an older version of this bot. Get the current board with `/game board`.',
  unknownCommand: 'I don’t know that command. Type `/game` to see the commands.',
  directMessage: 'Games are played in the channels of a server, not in direct messages. Try again in a channel.',
  noTable:
    'There is no table in this channel. Open one with `/game new`, find one with `/game list`, or move one of yours here with `/game board table:`.',
  permissions: (names: string) =>
    `I’m missing permissions in this channel: **${names}**. Ask somebody who manages the channel to grant them, then try again.`,
  permissionsNow: (names: string) =>
    `⚠ I can’t update the board: I’m missing permissions in this channel: **${names}**.`,
  store: 'I couldn’t save that. Nothing changed. Try again in a moment.',
  crash: (id: string) =>
    `Something went wrong (report ${id}). Before you repeat a move, check the board: it shows whether the move counted.`,
  staleTurn: 'The game has moved on, so nothing was played. Here is the current state.',
  notAChoice: (typed: string) =>
    `“${escapeMarkdown(typed)}” is not one of your choices now. Type \`/game act\` and pick one from the list, or press **Take Turn**.`,
  staleChoice: 'The choices have changed, so nothing was played. Choose again.',
} as const;

/** Why something at a table was refused, with the names of its seats; `status` is what the table is in. */
export function refusalText(
  refusal: TableRefusal,
  seat: (seat: Seat) => string,
  status: Table['record']['status'] | null,
): string {
  switch (refusal.why) {
    case 'no-such-game':
      return 'I don’t know that game. Pick one from the list.';
    case 'no-table':
      return 'That table no longer exists.';
    case 'occupied':
      return refusal.table.record.status === 'lobby'
        ? 'This channel already has a table. Close it with **Cancel Table**, or use another channel or a thread.'
        : 'This channel already has a game. Use another channel or a thread, or propose to end this game with `/game end`.';
    case 'begun':
      return BEGUN[refusal.role];
    case 'cancelled':
      return 'This table was cancelled.';
    case 'over':
      return 'This game is over. For another one, press **Play Again** under its result.';
    case 'not-playing':
      return status === 'lobby'
        ? 'The game hasn’t started yet. Press **Start Game** under the board.'
        : refusalText({ why: status === 'cancelled' ? status : 'over' }, seat, status);
    case 'still-playing':
      return 'This game isn’t over yet. Finish it before you play again.';
    case 'bad-word':
      return `Your word needs 1 to ${String(WORD_LENGTH)} visible characters. Press **Add My Word** to try again.`;
    case 'no-such-order':
      return ORDER_WORDS.unknown;
    case 'not-seated':
      return status === 'lobby'
        ? 'You have no seat at this table yet. Take one with the buttons under the board.'
        : 'You’re not playing here. You can watch: the board and the log are open to everyone.';
    case 'not-moderator':
      return 'Only a moderator (Manage Messages) can end a game without asking its players.';
    case 'not-yours':
      return 'Only players at this table, the person who opened it, or a moderator (Manage Messages) can do that.';
    case 'seat-reserved':
      return `That seat is reserved for ${userMention(refusal.player)}, who played the last game. Pick another one.`;
    case 'not-host':
      return 'Only the player who opened this table can do that.';
    case 'already-seated':
      return status === 'lobby'
        ? `${sentence(`You already play **${seat(refusal.seat)}**`)} To pick another seat, press **Leave** first.`
        : sentence(`You already play **${seat(refusal.seat)}**`);
    case 'seat-taken':
      return 'That seat is taken. Pick a free one.';
    case 'no-such-seat':
      return 'This game has no such seat. Pick one from the list.';
    case 'full':
      return 'Every seat is taken. You can watch: the board and the log are open to everyone.';
    case 'too-few': {
      const more = `${counted(refusal.missing.length, 'more player')} needed`;
      if (refusal.reserved.length >= refusal.missing.length)
        return `Not enough players yet: ${reservedSeats(refusal.reserved)} Start the game when ${refusal.reserved.length === 1 ? 'they have' : 'enough of them have'} joined.`;
      return refusal.kept === null
        ? `Not enough players: ${more}. Invite somebody or press **Add AI Player**.`
        : `Not enough players for **${seat(refusal.kept)}**: ${more}. Invite somebody, press **Add AI Player**, or pick another seat with \`/game join\`.`;
    }
    case 'no-such-choice':
      return 'This game has no such option. Pick one from the list.';
    case 'stale':
      return OOPS_WORDS.staleTurn;
    case 'duplicate':
      return 'That press has already been counted. Here is the current state.';
    case 'not-your-seat':
      return `Those are the choices of **${seat(refusal.seat)}**, so nothing was played. Press **Take Turn** under the board for yours.`;
    case 'gave-up':
      return YOU_CONCEDED;
    case 'held-by-ai':
      return 'An AI player is playing for you. Take your seat back first with `/game replace`.';
    case 'holds-own-seat':
      return 'You’re already playing your own seat.';
    case 'no-ai':
      return 'There is no AI player at this table.';
    case 'not-offered':
      return 'That seat is no longer offered. The board shows which seats are free.';
    case 'already-offered':
      return 'You already offer your seat that way. To withdraw the offer, type `/game replace`.';
    case 'offered-to':
      return `That seat is offered to ${userMention(refusal.player)}, so only they can take it.`;
    case 'refused':
      return refusal.refusal === 'over' ? 'This game is over.' : OOPS_WORDS.staleChoice;
    case 'nothing-to-undo':
      return 'You have nothing to undo yet.';
    case 'other-step':
      return 'That Undo was for an earlier step, so nothing was undone. Here is the current state.';
    case 'chapter-over':
      return 'You can’t undo that: it belongs to a part of the game that is over.';
    case 'needs-consent':
      return 'You can’t undo that on your own. Ask the other players with `/game undo`.';
    case 'rules-changed':
      return 'You can’t undo that: the rules have been corrected since.';
    case 'no-proposal':
      return 'That proposal is closed. The board shows the current state.';
    case 'proposal-stands':
      return 'Another proposal is still open. Answer it first, under the board.';
    case 'already-agreed':
      return 'You already agreed. Others have yet to answer.';
    case 'other-server':
      return 'That table is on another server. Pick one from this server.';
    case 'no-keepsake':
    case 'keepsake-of-other':
    case 'keepsake-away':
    case 'keepsake-unreadable':
    case 'too-many-keepsakes':
    case 'bad-keepsake-name':
    case 'other-names':
    case 'no-keepsake-file':
    case 'broken-history':
      return crewRefusalText(refusal);
    case 'cannot-bring':
      return `**${seat(refusal.seat)}** can’t bring their crew, so the game has not started. ${crewRefusalText(refusal.because)}`;
  }
}
