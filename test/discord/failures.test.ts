import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../src/discord/out/failures.ts';

function refused(status: number, code: number): DiscordAPIError {
  return new DiscordAPIError({ code, message: 'no' }, code, status, 'PATCH', 'https://discord.com/api', {});
}

describe('A failure of Discord', () => {
  it.each([
    ['a message that is gone', refused(404, 10008), 'repost'],
    ['too many edits of an old message', refused(429, 30046), 'repost'],
    ['a thread that is archived', refused(400, 50083), 'repost'],
    ['a channel that is gone', refused(404, 10003), 'gone'],
    ['a channel out of sight', refused(403, 50001), 'forbidden'],
    ['a missing permission', refused(403, 50013), 'forbidden'],
    ['any other 403', refused(403, 40333), 'forbidden'],
    ['an interaction too old', refused(404, 10062), 'too-late'],
    ['an interaction answered already', refused(400, 40060), 'too-late'],
    ['a token that was reset', refused(401, 0), 'later'],
    ['a server error', refused(502, 0), 'later'],
    ['a proxy in trouble', new HTTPError(503, 'Service Unavailable', 'GET', 'https://discord.com/api', {}), 'later'],
    ['a time-out', new DOMException('too slow', 'AbortError'), 'later'],
    ['a broken connection', new TypeError('fetch failed', { cause: new Error('ECONNRESET') }), 'later'],
    ['a connection refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'later'],
    ['a request Discord does not understand', refused(400, 50035), 'wrong'],
    ['a mistake of our own', new TypeError('x is not a function'), 'wrong'],
  ])('%s', (_what, error, meaning) => {
    expect(failureOf(error)).toBe(meaning);
  });

  it('a long rate limit on an edit asks for a new message, any other for patience', () => {
    const limit = { timeToReset: 1, limit: 1, hash: '', url: '', route: '', majorParameter: '', retryAfter: 1 };
    const rest = { sublimitTimeout: 0, scope: 'user' as const };
    const on = (method: string, global = false) => new RateLimitError({ ...limit, ...rest, method, global });
    expect(failureOf(on('PATCH'))).toBe('repost');
    expect(failureOf(on('POST'))).toBe('later');
    expect(failureOf(on('PATCH', true))).toBe('later');
  });
});
