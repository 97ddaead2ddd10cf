import type { WireMessage } from '../../web/wire.ts';

const GROUPED_WITHIN = 7 * 60_000;

/** Does a message stand below the one above it without a name of its own? */
export function goesOn(message: WireMessage, above: WireMessage | undefined): boolean {
  if (message.answers !== null || message.repliesTo !== null) return false;
  if (above?.author.id !== message.author.id || above.ephemeral !== message.ephemeral) return false;
  if (startsDay(message, above)) return false;
  return Date.parse(message.timestamp) - Date.parse(above.timestamp) < GROUPED_WITHIN;
}

/** Is a message the first of its day? */
export function startsDay(message: WireMessage, above: WireMessage | undefined): boolean {
  if (above === undefined) return false;
  return new Date(message.timestamp).toDateString() !== new Date(above.timestamp).toDateString();
}

/** Is a message the first after the one that was read last? */
export function startsNew(message: WireMessage, above: WireMessage | undefined, readTo: string | null): boolean {
  if (readTo === null) return false;
  const isNew = BigInt(message.id) > BigInt(readTo);
  return isNew && (above === undefined || BigInt(above.id) <= BigInt(readTo));
}
