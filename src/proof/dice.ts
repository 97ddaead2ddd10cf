import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * Fair dice by commit and reveal. When a lobby opens, the bot draws a secret and shows its commitment; when it closes,
 * the seed of the match is made of the secret and of the interactions by which the players sat down and the game
 * started, which the bot cannot choose; when the game ends, the secret is shown. It proves that the dice were fixed
 * before the game began and not by the bot alone, not that the host never looked at them.
 */

/** 256 fresh random bits, hex. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** What is shown of the secret while it is one. */
export function commitmentOf(table: string, secret: string): string {
  return createHash('sha256').update(`v1|${table}|${secret}`).digest('hex');
}

/** The match's seed: the secret, keyed with the joining interactions in the order of the seats as the match begins. */
export function seedOf(secret: string, seats: readonly { readonly seat: number; readonly joined: string }[]): string {
  const joined = [...seats].sort((a, b) => a.seat - b.seat).map((held) => held.joined);
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(joined.join('|')).digest('hex');
}
