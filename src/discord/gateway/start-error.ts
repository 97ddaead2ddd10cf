import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes } from 'discord.js';

/** The bot could not log in or set itself up; the message says why and what to do, in one line. */
export class StartError extends Error {}

/** The StartError for a failure of the start. The token is never repeated. */
export function startError(error: unknown, api: string): StartError {
  const options = { cause: error };
  if (isUnknownToken(error))
    return new StartError(
      'DISCORD_TOKEN is wrong: Discord does not accept it. Copy a new token from the Bot page of your application.',
      options,
    );
  if (error instanceof DiscordAPIError)
    return new StartError(`Discord at ${api} refused the start (${String(error.code)}: ${error.message}).`, options);
  const why = error instanceof Error ? error.message : String(error);
  return new StartError(
    `Discord at ${api} cannot be reached (${why}). Check the network and DISCORD_API_URL, then start again.`,
    options,
  );
}

function isUnknownToken(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return error.status === 401;
  return error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid;
}
