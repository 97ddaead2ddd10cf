import { z } from 'zod';

/** How this bot is run, out of the environment. Nothing else reads it. */
export interface Config {
  /** `null`: play in the sandbox on this machine. */
  readonly token: string | null;
  readonly api: string;
  readonly guild: string | null;
  readonly database: string;
  readonly sandboxPort: number;
  /** `null`: not said. */
  readonly logLevel: LogLevel | null;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** An environment variable with an invalid value; the message is one line for the operator. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration, or a ConfigError that names the first wrong variable. A token is never repeated. */
export function readConfig(environment: Environment = process.env): Config {
  const read = <T, Default>(
    name: string,
    shape: z.ZodType<T, string>,
    expected: string,
    otherwise: Default,
  ): T | Default => {
    const value = environment[name];
    // An unset variable and one set to nothing are the same.
    if (value === undefined || value === '') return otherwise;
    const parsed = shape.safeParse(value);
    if (parsed.success) return parsed.data;
    const shown = name === 'DISCORD_TOKEN' ? 'the value given' : JSON.stringify(value);
    throw new ConfigError(`${name} is invalid: ${shown} is not ${expected}.`);
  };
  return {
    token: read('DISCORD_TOKEN', z.string().regex(/^\S+$/), 'the token of a bot, without spaces', null),
    api: read(
      'DISCORD_API_URL',
      address,
      'the http(s) address of an API, such as https://discord.com/api',
      'https://discord.com/api',
    ),
    guild: read('DISCORD_GUILD_ID', z.string().regex(/^\d{15,21}$/), 'the id of a server, 15 to 21 digits', null),
    database: read('DATABASE_URL', z.string().regex(/^[^\0]+$/), 'a file, such as data/airlock.db', 'data/airlock.db'),
    sandboxPort: read('SANDBOX_PORT', port, 'a port number, 0 to 65535', 4400),
    logLevel: read('LOG_LEVEL', z.enum(LEVELS), `one of ${LEVELS.join(', ')}`, null),
  };
}

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65535);
