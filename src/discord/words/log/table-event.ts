import { channelMention } from '@discordjs/formatters';
import { joined, type Seat } from '#engine';
import type { TableEvent } from '../../../tables/index.ts';
import { escapeMarkdown } from '../../escape.ts';
import { CLOCK_WORDS } from '../clock.ts';
import { sentence } from '../sentence.ts';

export const STARTED = 'The game started.';

/** What the log says of an event of the table, with the names of its seats. */
export function tableEventText(event: TableEvent, seat: (seat: Seat) => string): string {
  switch (event.kind) {
    case 'started':
      return STARTED;
    case 'moved':
      return `${escapeMarkdown(event.name)} moved the table here from ${channelMention(event.from)}.`;
    case 'stopped':
      return stoppedText(event.name);
    case 'conceded':
      return `${seat(event.seat)} conceded.`;
    case 'proposed':
      return event.what === 'end'
        ? `${seat(event.seat)} proposed to end the game.`
        : `${seat(event.seat)} asked to undo their last step.`;
    case 'agreed':
      return `${seat(event.seat)} agreed.`;
    case 'declined':
      return `${seat(event.seat)} declined.`;
    case 'offered':
      return event.name === undefined
        ? `The seat of ${seat(event.seat)} is free to take.`
        : `The seat of ${seat(event.seat)} is offered to ${escapeMarkdown(event.name)}.`;
    case 'kept':
      return `The player of ${seat(event.seat)} keeps the seat.`;
    case 'taken':
      return `${escapeMarkdown(event.name)} plays ${seat(event.seat)} from here on.`;
    case 'gone':
      return `The player of ${seat(event.seat)} has left the server. The seat is free to take.`;
    case 'timed-out':
      return CLOCK_WORDS.timedOut(joined(event.seats.map(seat)), event.did);
    case 'handed-over':
      return `An AI player plays ${seat(event.seat)} for now.`;
    case 'handed-back':
      return `The player of ${seat(event.seat)} is back.`;
    case 'asked-in':
      return `${escapeMarkdown(event.name ?? 'Somebody')} asked to play ${seat(event.seat)} in place of the AI player.`;
    case 'asked-out':
      return sentence(`${escapeMarkdown(event.name ?? 'Somebody')} withdrew the request to play ${seat(event.seat)}`);
    case 'taken-over':
      return `${escapeMarkdown(event.name ?? 'Somebody')} plays ${seat(event.seat)} now, in place of the AI player.`;
  }
}

/** That a moderator of that name ended the game. */
export function stoppedText(name: string): string {
  return `${escapeMarkdown(name)}, a moderator, ended the game without a winner.`;
}
