import { RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import { DiscordAPIError, type REST } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Screen } from '../../screens/screen.ts';
import type { ChannelMessages } from '../channel-messages.ts';

const MOST_KNOWN = 10_000;

/** Direct messages of the bot to people. */
export class DirectMessages {
  readonly #rest: REST;
  readonly #messages: ChannelMessages;
  /** The channel of each person. */
  readonly #channels = new LRUCache<string, string>({ max: MOST_KNOWN });
  /** Those sent of late, by nonce and person: where the rest of a notice fails, they are not sent again with it. */
  readonly #sent = new LRUCache<string, true>({ max: MOST_KNOWN });

  constructor(rest: REST, messages: ChannelMessages) {
    this.#rest = rest;
    this.#messages = messages;
  }

  /** Sends once, without buttons: they work on a server only. `false`: this person takes no direct messages. */
  async send(player: string, { content, embeds }: Screen, nonce: string): Promise<boolean> {
    const key = `${nonce} ${player}`;
    if (this.#sent.has(key)) return true;
    try {
      await this.#messages.send(await this.#channelOf(player), { content, embeds, components: [] }, nonce, []);
    } catch (error) {
      if (error instanceof DiscordAPIError && CLOSED.includes(error.code)) return false;
      throw error;
    }
    this.#sent.set(key, true);
    return true;
  }

  async #channelOf(player: string): Promise<string> {
    const known = this.#channels.get(player);
    if (known !== undefined) return known;
    const answer = await this.#rest.post(Routes.userChannels(), { body: { recipient_id: player } });
    if (typeof answer !== 'object' || answer === null || !('id' in answer) || typeof answer.id !== 'string')
      throw new Error('Discord answered a channel for direct messages with something else.');
    this.#channels.set(player, answer.id);
    return answer.id;
  }
}

const CLOSED: readonly (string | number)[] = [
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.UnknownUser,
];
