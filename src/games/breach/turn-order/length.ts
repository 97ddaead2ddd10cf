/** The Pirates have this many rounds to capture the bridge (rules: Bridge, Rounds). */
export const ROUNDS = 10;
/** The waves of a round. */
export const WAVES = 3;
