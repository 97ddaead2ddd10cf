import { escapeMarkdown } from '../escape.ts';

/** What the bot says to and of the people invited. */
export const INVITE_WORDS = {
  choose: (game: string) => `Who should join **${game}**? Everyone you choose gets a ping in this channel.`,
  placeholder: 'Choose people to invite',
  call: (who: string, by: string, game: string, link: string) =>
    `${who} ${by} invites you to play **${game}**. Press **Join** to take a seat. ${link}`.trim(),
  again: (who: string, by: string, game: string, until: string) =>
    `${who} ${by} wants to play **${game}** again. Your seat is reserved: press **Join**. Reservations end ${until}.`,
  yourself: 'You can’t invite yourself. Choose other people.',
  bot: (name: string) =>
    `${escapeMarkdown(name)} is a bot and can’t play. For an AI player, press **Add AI Player** under the board.`,
  gone: (name: string) => `${escapeMarkdown(name)} is no longer on this server. Choose somebody else.`,
  seated: (name: string) => `${escapeMarkdown(name)} already has a seat at this table. Choose somebody else.`,
} as const;
