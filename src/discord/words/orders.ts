/** The sentences of standing orders. */
export const ORDER_WORDS = {
  title: (game: string, seat: string) =>
    `**Standing orders** for **${seat}** in **${game}**: what I answer for you. Nobody else sees them, and you can always answer first.`,
  labelled: (name: string, value: string) => `${name}: ${value}`,
  none: 'There are no standing orders for your side in this game.',
  /** Below a question that is about to be answered. */
  answering: {
    order: () => '-# Your standing order answers this soon. You can also answer now.',
    only: (answer: string) =>
      `-# Your only answer is ${answer}. I’ll give it for you in a few minutes, or you can give it now.`,
  },
  /** After a line of the log, for its own seat. */
  inPlace: {
    order: (line: string) => `${line} *(by your standing order)*`,
    only: (line: string) => `${line} *(answered for you: nothing else was possible)*`,
  },
  unknown: 'The standing orders have changed. Here are the current ones.',
} as const;
