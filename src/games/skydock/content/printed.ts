/* Numbers printed on the board, and counts of the box. */

/** Rounds until launch: the highest number of the launch track. */
export const LAUNCH = 8;

/** The alert track's rows; their length depends on the number of players (sheet: Alert Level). */
export interface AlertRow {
  readonly name: string;
  /** The DC of challenges that print none. */
  readonly dc: number;
  /** Spaces with 2, 3 and 4 players. */
  readonly spaces: readonly [two: number, three: number, four: number];
}

export const ALERT_ROWS: readonly AlertRow[] = [
  { name: 'All Quiet', dc: 9, spaces: [2, 4, 5] },
  { name: 'Raised Eyebrow', dc: 10, spaces: [3, 4, 5] },
  { name: 'Strongly Worded Memo', dc: 12, spaces: [3, 4, 5] },
  { name: 'All Hands', dc: 13, spaces: [3, 4, 5] },
  { name: 'Red Mist', dc: 14, spaces: [3, 4, 5] },
];

export const GUARDS = 14;
/** Each active guard's penalty to challenges in its room (sheet: Challenges). */
export const GUARD_PENALTY = 2;
/** Guards placed in each room that gains some (sheet: Upkeep 4b). */
export const REINFORCEMENT = 1;
/** A room with this many guard tokens is too crowded (sheet: Upkeep 4f). */
export const CROWD = 3;

export const MARKERS_EACH = 4;
/** All energy markers of the box. */
export const MARKERS = 20;
export const HAND_LIMIT = 5;
export const FIRST_DRAW = 4;
export const DRAW = 2;
/** What each scheme card discarded after a roll adds to it. */
export const BOOST = 2;
/** Glory for a guard airlocked, and for each neutralization token removed by a Heal. */
export const AIRLOCK_GLORY = 2;
export const HEAL_GLORY = 1;
export const OBJECTIVES_IN_PLAY = 3;
export const BACKERS_DEALT = 2;

/** Support tokens of the box: how many there are of each value. */
export const SUPPORT_TOKENS: readonly { readonly value: number; readonly copies: number }[] = [
  { value: 1, copies: 5 },
  { value: 2, copies: 6 },
  { value: 3, copies: 4 },
  { value: 4, copies: 2 },
];

/** The die of every roll. */
export const D20 = 20;
