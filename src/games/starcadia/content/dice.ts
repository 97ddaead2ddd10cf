/** The faces of the one kind of die, for attack and defense alike (rules: Rolling Dice). */
export const FACES = ['melee', 'melee', 'melee-save', 'ranged', 'ranged', 'crit'] as const;
export type Face = (typeof FACES)[number];

/** What a die is rolled for. */
export type RollKind = 'melee' | 'ranged' | 'defense';

const SUCCESSES = {
  melee: ['melee', 'melee-save', 'crit'],
  ranged: ['ranged', 'crit'],
  defense: ['melee-save', 'crit'],
} as const satisfies Record<RollKind, readonly Face[]>;

/** Whether a face is a hit, or a save, in a roll of that kind. */
export function isSuccess(kind: RollKind, face: Face): boolean {
  const faces: readonly Face[] = SUCCESSES[kind];
  return faces.includes(face);
}
