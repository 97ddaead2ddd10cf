import type { HintSize } from './hint-lines.ts';

/** How much a panel tells. */
export interface Detail {
  /** Which questions are asked with menus although buttons would do: a menu takes one row and describes its options. */
  readonly menus: 'none' | 'optional' | 'all';
  /** The hints of the first question, and those of the others. */
  readonly hints: HintSize;
  readonly otherHints: HintSize;
  /** Whether the hint of the green button is cut like the others. */
  readonly cutsMain?: boolean;
  /** The most lines of what happened. `What Changed` has the rest. */
  readonly told: 1 | 2 | 3;
  /** How much higher than a panel should be it may be, in px. */
  readonly over?: number;
}

/**
 * How much a panel may tell, the most first; the last where nothing fits. Buttons take one press and a menu two, so that hints
 * are cut a little before an optional question becomes a menu.
 */
export const DETAILS: readonly [Detail, ...Detail[]] = [
  { menus: 'none', told: 3, hints: 'large', otherHints: 'large' },
  { menus: 'none', told: 3, hints: 'large', otherHints: 'small' },
  { menus: 'none', told: 2, hints: 'large', otherHints: 'small' },
  { menus: 'none', told: 2, hints: 'small', otherHints: 'small' },
  { menus: 'none', told: 1, hints: 'small', otherHints: 'small' },
  { menus: 'none', told: 2, hints: 'small', otherHints: 'small', over: 120 },
  { menus: 'none', told: 1, hints: 'small', otherHints: 2, over: 120 },
  { menus: 'none', told: 1, hints: 'small', otherHints: 1, over: 160 },
  { menus: 'optional', told: 2, hints: 'large', otherHints: 'small' },
  { menus: 'optional', told: 2, hints: 'small', otherHints: 'small', over: 160 },
  { menus: 'optional', told: 1, hints: 'small', otherHints: 'small', over: 400 },
  { menus: 'optional', told: 1, hints: 2, otherHints: 2, over: 400 },
  { menus: 'optional', told: 1, hints: 1, otherHints: 1, over: 400 },
  { menus: 'all', told: 1, hints: 'small', otherHints: 1 },
];

/** The same for a first panel, whose hints are cut before it grows: with hints that are whole or nearly so, and with cut ones. */
export const FIRST_WHOLE: readonly [Detail, ...Detail[]] = [
  { menus: 'none', told: 3, hints: 'large', otherHints: 'large' },
  { menus: 'none', told: 2, hints: 'small', otherHints: 'small' },
  { menus: 'none', told: 1, hints: 3, otherHints: 1, cutsMain: true },
];
export const FIRST_CUT: readonly [Detail, ...Detail[]] = [
  { menus: 'none', told: 1, hints: 2, otherHints: 1, cutsMain: true },
  { menus: 'none', told: 1, hints: 1, otherHints: 1, cutsMain: true },
];
