import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { configure } from 'safe-stable-stringify';

/** Strict: a cycle, a function, a bigint or NaN throws instead of becoming `null`. */
const stringify = configure({ strict: true });

/** Canonical JSON: keys sorted, no spaces. Equal values give equal texts. Throws a TypeError for values that are not JSON. */
export function canonical(value: unknown): string {
  const text = stringify(value);
  if (text === undefined) throw new TypeError('Only JSON values have a canonical text.');
  return text;
}

/** SHA-256 of the canonical text, in hex. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

/** Whether two JSON values are equal, whatever the order of their keys. A key that is `undefined` counts as absent. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  }
  const left = present(a);
  const right = new Map(present(b));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && sameJson(value, right.get(key)));
}

function present(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}
