import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import seedrandom from 'seedrandom';
import { at } from './kit/list.ts';

/** A source of random numbers. */
export interface Rng {
  /** A uniform integer from 0 to n-1. */
  int(n: number): number;
}

/** An Rng that knows whether anything was drawn. */
export interface CountedRng extends Rng {
  readonly used: boolean;
}

const TWO_32 = 2 ** 32;

/**
 * The random stream of one step of one match (Law 5), keyed by the match's seed (hex), the step's number and a label. It
 * opens at the first draw, so a step without randomness costs nothing. Streams of different steps are independent.
 */
export function stepRng(seed: string, seq: number, label: 'setup' | 'step'): CountedRng {
  return keyed(() => bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`${String(seq)} ${label}`))));
}

/** A stream for AI players, fuzzers and samplers, independent of every match (Law 5). */
export function freeRng(key: string): CountedRng {
  return keyed(() => key);
}

function keyed(key: () => string): CountedRng {
  let stream: seedrandom.PRNG | undefined;
  return {
    get used() {
      return stream !== undefined;
    },
    int(n) {
      stream ??= seedrandom.alea(key());
      return unbiased(stream, n);
    },
  };
}

/** Rejection sampling, so that no remainder is more likely. Throws a RangeError unless n is an integer from 1 to 2^32. */
function unbiased(stream: seedrandom.PRNG, n: number): number {
  if (!Number.isSafeInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`Cannot draw one of ${String(n)}.`);
  const limit = TWO_32 - (TWO_32 % n);
  for (;;) {
    const draw = stream.int32() >>> 0;
    if (draw < limit) return draw % n;
  }
}

/** Rolls a die: 1 to `sides`. */
export function roll(rng: Rng, sides: number): number {
  return rng.int(sides) + 1;
}

/** A uniformly random item. Throws a RangeError for an empty list. */
export function draw<T>(rng: Rng, items: readonly T[]): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new RangeError('Cannot draw from nothing.');
  return item;
}

/** A uniformly shuffled copy (Fisher–Yates). */
export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = rng.int(last + 1);
    [result[last], result[other]] = [at(result, other), at(result, last)];
  }
  return result;
}
