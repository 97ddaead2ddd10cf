import { readFileSync } from 'node:fs';
import { createHash, createHmac } from 'node:crypto';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { roll, stepRng } from '../src/engine/random.ts';
import { words } from '../src/discord/words.ts';
import { commitmentOf, seedOf } from '../src/proof/dice.ts';

const GUIDE = readFileSync(new URL('../docs/fair-dice.md', import.meta.url), 'utf8');

/** The message of each `printf` in the guide, and the hexadecimal key of the `openssl` after it. */
const COMMANDS = [...GUIDE.matchAll(/printf '([^']+)' \|\s+(?:sha256sum|openssl .*hexkey:([0-9a-f]{64}))/g)].map(
  ([, message = '', key]) => ({ message, key }),
);

/** What the command prints. */
function printed({ message, key }: (typeof COMMANDS)[number]): string {
  const hash = key === undefined ? createHash('sha256') : createHmac('sha256', Buffer.from(key, 'hex'));
  return hash.update(message).digest('hex');
}

describe('The guide to fair dice', () => {
  const [seal, seed, key] = COMMANDS.map(printed);
  const [, table = '', secret = ''] = COMMANDS[0]?.message.split('|') ?? [];

  it('shows commands that print the numbers it gives', () => {
    expect(COMMANDS).toHaveLength(3);
    for (const command of COMMANDS) expect(GUIDE).toContain(`\`${printed(command)}\``);
  });

  it('seals, seeds and rolls as the bot does', () => {
    expect(commitmentOf(table, secret)).toBe(seal);
    const joined = COMMANDS[1]?.message.split('|') ?? [];
    expect(
      seedOf(
        secret,
        joined.map((id, seat) => ({ seat, joined: id })),
      ),
    ).toBe(seed);
    const rng = stepRng(seed ?? '', 7, 'step');
    expect([1, 2, 3, 4].map(() => roll(rng, 6))).toEqual([1, 4, 4, 3]);
    const alea = seedrandom.alea(key);
    expect([1, 2, 3, 4].map(() => ((alea.int32() >>> 0) % 6) + 1)).toEqual([1, 4, 4, 3]);
  });

  it('adds the words of players to the seed as the bot does', () => {
    const shown = /printf '%s\\n%s\\n%s' '([^']+)' '([^']+)' '' \|\s+openssl/.exec(GUIDE);
    const [, ids = '', word = ''] = shown ?? [];
    const [first = '', second = ''] = ids.split('|');
    const seats = [
      { seat: 1, joined: second },
      { seat: 0, joined: first, word },
    ];
    expect(GUIDE).toContain(`\`${seedOf(secret, seats)}\``);
    expect(seedOf(secret, seats)).toBe(printed({ message: `${ids}\n${word}\n`, key: secret }));
    expect(
      seedOf(secret, [
        { seat: 0, joined: first, word: null },
        { seat: 1, joined: second },
      ]),
    ).toBe(seed);
  });

  it('is what the result tells: its command prints the seal', () => {
    const told = words.dice.opened(table, secret, seal ?? '');
    const [, message = ''] = /`printf '([^']+)' \| sha256sum`/.exec(told) ?? [];
    expect(createHash('sha256').update(message).digest('hex')).toBe(seal);
    expect(told).toContain(`\`${secret}\``);
    expect(told).toContain(`\`${seal ?? ''}\``);
  });
});
