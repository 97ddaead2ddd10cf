import { canonical } from '../json.ts';
import type { Decision } from '../game.ts';

/**
 * A short id for one option of one decision, made from its content and not from its index: a press on an old button
 * can never choose another option. At most 11 characters of [0-9a-z].
 */
export function optionId(decision: string, action: unknown): string {
  return fingerprint(`${decision} ${canonical(action)}`);
}

/** A short id for a decision, in the same form. */
export function decisionId(decision: string): string {
  return fingerprint(decision);
}

const known = new WeakMap<object, readonly string[]>();

/** The ids of a decision's options, in order. Computed once: the panel and the press on it both need them. */
export function optionIds(decision: Decision<unknown>): readonly string[] {
  const ids = known.get(decision) ?? decision.options.map((option) => optionId(decision.id, option));
  known.set(decision, ids);
  return ids;
}

/** The option with this id among a seat's decisions, with its decision; `null` when there is none. */
export function findOption<A>(
  decisions: readonly Decision<A>[],
  seat: number,
  id: string,
): { decision: Decision<A>; action: A } | null {
  for (const decision of decisions) {
    if (decision.seat !== seat) continue;
    const action = decision.options[optionIds(decision).indexOf(id)];
    if (action !== undefined) return { decision, action };
  }
  return null;
}

/** A 53-bit hash (cyrb53) in base 36: enough to tell a few hundred options apart. */
function fingerprint(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
