import { escapeMarkdown } from '../escape.ts';

/** What fixes the dice; the README and docs/fair-dice.md say it in the same words. */
export const FIXED =
  'The dice are fixed before the game, and not by the bot alone: by a secret that the bot draws when the table opens, ' +
  'the presses with which the players join, and words that the players may add.';

/** What the bot says of the sealed dice. */
export const DICE_WORDS = {
  /** While the secret is sealed. */
  sealed: (table: string, commitment: string, own: string | null) =>
    `**Fair dice**: ${FIXED} ` +
    `Until the game ends, only the seal of the secret is shown: the SHA-256 of \`v1|${table}|\` followed by the secret.\n` +
    `\`${commitment}\`\n` +
    'Keep a copy of the seal. The result shows the secret, so you can check that it was not swapped.' +
    (own === null
      ? ''
      : `\nYour word: “${escapeMarkdown(own)}”. It goes into the seed, and everyone sees it when the game is over.`),
  /** Once the game is over: a command that prints the seal. */
  title: 'Fair dice',
  opened: (table: string, secret: string, commitment: string) =>
    `Dice secret: \`${secret}\`\nSeal: \`${commitment}\`\n` +
    `-# To check, run \`printf 'v1|${table}|${secret}' | sha256sum\`: what it prints begins with the seal.`,
  /** The form for a word of one's own. */
  form: {
    title: 'A word of your own',
    label: (most: number) => `Your word (1 to ${String(most)} characters)`,
    about: 'It goes into the seed of the dice. Everyone sees it when the game is over.',
  },
  added: 'Your word goes into the seed of the dice. You can change it until the game starts.',
  ownWords: (each: string) => `The players’ own words: ${each}`,
  ownWord: (seat: string, word: string) => `${seat} “${escapeMarkdown(word)}”`,
} as const;
