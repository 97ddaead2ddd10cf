import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/** Discord's error codes that each have an answer of their own. */
const CODES = {
  unknownChannel: 10003,
  unknownMessage: 10008,
  unknownInteraction: 10062,
  tooManyEdits: 30046,
  threadArchived: 50083,
  alreadyAnswered: 40060,
  missingAccess: 50001,
  cannotMessageUser: 50007,
  missingPermissions: 50013,
  invalidToken: 50027,
} as const;

/** What a failure of Discord asks of whoever was talking to it. */
export type Failure =
  /** The message is gone, or cannot be edited any more or where it stands: post it anew. */
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
    case CODES.unknownMessage:
    case CODES.tooManyEdits:
    case CODES.threadArchived:
      return 'repost';
    case CODES.unknownChannel:
      return 'gone';
    case CODES.missingAccess:
    case CODES.missingPermissions:
    case CODES.cannotMessageUser:
      return 'forbidden';
    case CODES.unknownInteraction:
    case CODES.alreadyAnswered:
    case CODES.invalidToken:
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
