import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import seedrandom from 'seedrandom';
import { at } from './kit/list.ts';

/** The chance a rule may use. Whoever hands it out sees afterwards whether it was used. */
export interface Rng {
  /** A whole number 0 … n-1, every one equally likely. */
  int(n: number): number;
}

/** An Rng that remembers whether anything was drawn from it. */
export interface CountedRng extends Rng {
  readonly used: boolean;
}

const TWO_32 = 2 ** 32;

/**
 * The chance of one step of one match (Law 5): a fresh stream keyed by the match's seed (hex), the step's number and a
 * label. It is opened at the first draw, so a step without chance pays nothing; what one step drew says nothing about the next.
 */
export function stepRng(seed: string, seq: number, label: 'setup' | 'step'): CountedRng {
  let stream: seedrandom.PRNG | undefined;
  return {
    get used() {
      return stream !== undefined;
    },
    int(n) {
      stream ??= seedrandom.alea(bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`${String(seq)} ${label}`))));
      return unbiased(stream, n);
    },
  };
}

/** A stream for players, fuzzers and samplers, apart from every match's own (Law 5). */
export function freeRng(key: string): CountedRng {
  let stream: seedrandom.PRNG | undefined;
  return {
    get used() {
      return stream !== undefined;
    },
    int(n) {
      stream ??= seedrandom.alea(key);
      return unbiased(stream, n);
    },
  };
}

/** Draws below the largest multiple of n, so that no remainder is favoured. */
function unbiased(stream: seedrandom.PRNG, n: number): number {
  if (!Number.isSafeInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`Cannot draw one of ${String(n)}.`);
  const limit = TWO_32 - (TWO_32 % n);
  for (;;) {
    const draw = stream.int32() >>> 0;
    if (draw < limit) return draw % n;
  }
}

/** One die of `sides` faces, 1 … sides. */
export function roll(rng: Rng, sides: number): number {
  return rng.int(sides) + 1;
}

/** One of the items, every one equally likely; the list may not be empty. */
export function draw<T>(rng: Rng, items: readonly T[]): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new RangeError('Cannot draw from nothing.');
  return item;
}

/** The items in random order, each order equally likely (Fisher and Yates); the list given stays as it is. */
export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = rng.int(last + 1);
    [result[last], result[other]] = [at(result, other), at(result, last)];
  }
  return result;
}
