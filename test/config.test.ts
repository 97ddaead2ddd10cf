import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

function problem(environment: Record<string, string>): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

describe('Configuration', () => {
  it('needs nothing: without a token Airlock plays on this machine', () => {
    expect(readConfig({})).toEqual({
      token: null,
      api: 'https://discord.com/api',
      guild: null,
      database: 'data/airlock.db',
      sandboxPort: 4400,
      logLevel: null,
    });
  });

  it('takes what .env.example explains, as it stands there', () => {
    const example = parse(readFileSync(new URL('../.env.example', import.meta.url)));
    expect(Object.keys(example).sort()).toEqual(
      ['DATABASE_URL', 'DISCORD_API_URL', 'DISCORD_GUILD_ID', 'DISCORD_TOKEN', 'LOG_LEVEL', 'SANDBOX_PORT'].sort(),
    );
    expect(readConfig(example)).toEqual(readConfig({}));
  });

  it('takes any compatible API', () => {
    expect(readConfig({ DISCORD_API_URL: 'http://127.0.0.1:4400/api/' }).api).toBe('http://127.0.0.1:4400/api');
  });

  it.each([
    ['DISCORD_API_URL', 'discord'],
    ['DISCORD_API_URL', 'ftp://discord.com/api'],
    ['DISCORD_GUILD_ID', 'my server'],
    ['SANDBOX_PORT', '70000'],
    ['SANDBOX_PORT', '80a'],
    ['LOG_LEVEL', 'loud'],
  ])('names a wrong %s, its value %s and what is expected, in one line', (name, value) => {
    expect(problem({ [name]: value })).toMatch(new RegExp(`^${name} is invalid: "${value}" is not .+\\.$`));
  });

  it('never repeats a token', () => {
    const message = problem({ DISCORD_TOKEN: 'not a token' });
    expect(message).toMatch(/^DISCORD_TOKEN is invalid: .+$/);
    expect(message).not.toContain('not a token');
  });
});
