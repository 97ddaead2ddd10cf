import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * Fair dice by commit and reveal. When a lobby opens, the bot draws a secret and shows its commitment; when it closes,
 * the seed of the match is made of the secret, of the interactions by which the players sat down and the game started,
 * which the bot cannot choose, and of the players' own words; when the game ends, the secret is shown. It proves that the
 * dice were fixed before the game began and not by the bot alone, not that the host never looked at them.
 */

/** 256 fresh random bits, hex. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** What is shown of the secret while it is one. */
export function commitmentOf(table: string, secret: string): string {
  return createHash('sha256').update(`v1|${table}|${secret}`).digest('hex');
}

/** What a seat adds to the seed. */
interface SeedPart {
  readonly seat: number;
  readonly joined: string;
  /** A word of its player's own. */
  readonly word?: string | null;
}

/**
 * The match's seed: the secret, keyed with the joining interactions in the order of the seats as the match begins, and
 * with a line for each seat where anybody has added a word of their own.
 */
export function seedOf(secret: string, seats: readonly SeedPart[]): string {
  const inOrder = [...seats].sort((a, b) => a.seat - b.seat);
  const joined = inOrder.map((held) => held.joined).join('|');
  const words = inOrder.map(({ word }) => word ?? '');
  const message = words.some((word) => word !== '') ? [joined, ...words].join('\n') : joined;
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(message).digest('hex');
}
