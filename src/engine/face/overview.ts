import type { RuleText } from './face.ts';

export const OVERVIEW = 'How to win, and a round in five lines';

/** The first entry of a rulebook. */
export function overviewOf(aim: readonly string[], round: readonly [string, string, string, string, string]): RuleText {
  return {
    heading: OVERVIEW,
    text: [...aim.map((line) => `- **${line}**`), '', ...round.map((line, at) => `${at + 1}. ${line}`)].join('\n'),
  };
}
