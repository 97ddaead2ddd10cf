/** Public counts for every pirate. Tracks of objectives and the wishes of secret backers use them. */
export const ACHIEVEMENTS = [
  /** A guard airlocked. */
  'airlock',
  /** A guard knocked out by an attack. */
  'knock-out',
  /** A neutralization token removed by a Heal: the healer's own, or another pirate's. */
  'heal-self',
  'heal-other',
  /** A Loot action that was not caught, and one that was. */
  'loot',
  'caught',
  /** A scheme or loot card played for its text. */
  'scheme-played',
  'loot-played',
  /** An ability gained or upgraded after the set-up. */
  'improve',
  'pass',
  'fail',
  /** A neutralization token gained. */
  'neutralized',
  /** A Move that left guards behind. */
  'sneak',
  /** A random encounter met. */
  'encounter',
  /** A room's own action. */
  'room',
  /** A room entered for the first time. */
  'visit',
  /** The first player token claimed. */
  'claim',
  /** An objective completed alone, or with help; and help given. */
  'objective',
  'helped-by',
  'help',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];
