import { canonical } from '../json.ts';
import type { Decision } from '../game.ts';

/**
 * A short name for one option of one decision, made of what it says and not of where it stands in the list: the same
 * option keeps its name, and a press on an old button can never mean another one. At most 11 characters of [0-9a-z].
 */
export function optionId(decision: string, action: unknown): string {
  return fingerprint(`${decision} ${canonical(action)}`);
}

/** A short name for a decision, as `optionId` makes one for an option. */
export function decisionId(decision: string): string {
  return fingerprint(decision);
}

const known = new WeakMap<object, readonly string[]>();

/** The names of a decision's options, in their order; computed once, as the panel and the press on it both need them. */
export function optionIds(decision: Decision<unknown>): readonly string[] {
  const ids = known.get(decision) ?? decision.options.map((option) => optionId(decision.id, option));
  known.set(decision, ids);
  return ids;
}

/** The option of that name among the open decisions of a seat, with its decision. */
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

/** 53 bits of the text in base 36: two multiply-and-xor lanes (cyrb53), plenty to keep a few hundred options apart. */
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
