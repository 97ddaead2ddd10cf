import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/** What to do about a failure of Discord. */
export type Failure =
  /** The message is gone, or cannot be edited any more or where it stands: post it again. */
  | 'repost'
  /** The channel is gone: say nothing there any more. */
  | 'gone'
  /** The bot may not do that there: wait until somebody allows it. */
  | 'forbidden'
  /** The interaction is answered already, or too old to be answered: nothing is left to do. */
  | 'too-late'
  /** Discord is busy or ill: try again later. */
  | 'later'
  /** The request is wrong, or our own code: only a person can mend it. */
  | 'wrong';

export function failureOf(error: unknown): Failure {
  // Edits of a message older than an hour are counted (30046), and refused as a rate limit that may last an hour.
  if (error instanceof RateLimitError) return error.method === 'PATCH' && !error.global ? 'repost' : 'later';
  if (!(error instanceof DiscordAPIError)) return isTransport(error) ? 'later' : 'wrong';
  switch (error.code) {
    case RESTJSONErrorCodes.UnknownMessage:
    case RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached:
    case RESTJSONErrorCodes.InvalidActionOnArchivedThread:
      return 'repost';
    case RESTJSONErrorCodes.UnknownChannel:
      return 'gone';
    case RESTJSONErrorCodes.MissingAccess:
    case RESTJSONErrorCodes.MissingPermissions:
    case RESTJSONErrorCodes.CannotSendMessagesToThisUser:
      return 'forbidden';
    case RESTJSONErrorCodes.UnknownInteraction:
    case RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged:
    case RESTJSONErrorCodes.InvalidWebhookToken:
      return 'too-late';
    default:
      return byStatus(error.status);
  }
}

function byStatus(status: number): Failure {
  if (status === 403) return 'forbidden';
  // 401: the token was reset, and the operator will give the bot a new one.
  return status === 401 || status === 429 || status >= 500 ? 'later' : 'wrong';
}

/** Time-outs, broken connections and answers of a proxy are Discord's trouble, not ours. */
function isTransport(error: unknown): boolean {
  if (error instanceof HTTPError) return true;
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  // What `fetch` throws: its own TypeError names the cause; a mistake of ours has none.
  if (error.name === 'TypeError') return error.cause !== undefined;
  return 'code' in error && typeof error.code === 'string' && /^(E[A-Z]+|UND_ERR)/.test(error.code);
}
