/** What the bot says of a game that is stepped through again. */
export const REPLAY_WORDS = {
  title: (game: string) => `${game}: replay`,
  first: 'The game starts.',
  lost: 'This position can’t be shown: the rules have been corrected since.',
  onlyFor: (seat: string, line: string) => `**${seat}**: ${line}`,
  all: 'Everything that was hidden is shown.',
} as const;
