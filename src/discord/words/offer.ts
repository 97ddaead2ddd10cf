import { escapeMarkdown } from '../escape.ts';

/** What the bot says of a seat that somebody may take. */
export const OFFER_WORDS = {
  open: (seat: string, taker: string | null) =>
    taker === null
      ? `The seat of **${seat}** is free to take: press **Take ${seat}**.`
      : `The seat of **${seat}** is offered to ${taker}.`,
  call: (taker: string | null, game: string, seat: string) =>
    taker === null
      ? `**${game}**: the seat of **${seat}** is free. Press **Take ${seat}** to play on from here.`
      : `${taker} **${game}**: you are offered the seat of **${seat}**. Press **Take ${seat}** to play on from here.`,
  choose: (seat: string) =>
    `Who should play **${seat}** instead of you? They take over with one press and see everything that seat knows. Until then you play on.`,
  placeholder: 'Choose a person',
  done: (seat: string, name: string | null) =>
    name === null
      ? `Everyone can take **${seat}** now. Until somebody does, you play on. To withdraw the offer, type \`/game replace\`.`
      : `${escapeMarkdown(name)} can take **${seat}** now. Until then you play on. To withdraw the offer, type \`/game replace\`.`,
  kept: 'You keep your seat.',
  yourself: 'You already have this seat. Choose somebody else.',
  bot: (name: string) => `${escapeMarkdown(name)} is a bot. Choose a person, or press **Let AI Play**.`,
} as const;
