import { OFFERED_STRENGTHS, type Strength } from '../../tables/index.ts';

/** The strength of that name, or the usual one when none is named. */
export function strengthNamed(name?: string): Strength {
  return OFFERED_STRENGTHS.find((strength) => strength === name) ?? OFFERED_STRENGTHS[0];
}
