/** What the bot says of the sealed dice. */
export const DICE_WORDS = {
  /** While the secret is sealed. */
  sealed: (table: string, commitment: string) =>
    '**Fair dice**: all dice of this game follow from a secret that the bot drew when the table opened. ' +
    `Until the game ends, only its seal is shown: the SHA-256 of \`v1|${table}|\` and the secret.\n` +
    `\`${commitment}\`\n` +
    'Keep a copy of the seal. The result shows the secret, so you can check that it was not swapped.',
  /** Once the game is over: a command that prints the seal. */
  opened: (table: string, secret: string, commitment: string) =>
    `Dice secret: \`${secret}\`\nSeal: \`${commitment}\`\n` +
    `-# To check, run \`printf 'v1|${table}|${secret}' | sha256sum\`: it prints the seal.`,
} as const;
