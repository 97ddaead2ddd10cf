/** The sentences of a table's options. */
export const OPTION_WORDS = {
  heading: 'Options',
  title: (game: string, host: string, hasAi: boolean) =>
    `Options of **${game}**. Only ${host}, who opened this table, can change them${hasAi ? ', except the AI level, which every player can change' : ''}.`,
  tell: {
    name: 'Story',
    values: { board: 'on the board', turn: 'a line per turn', round: 'a few lines per round' },
    hints: {
      board: 'The board shows the last events.',
      turn: 'Each turn also adds a line to a thread: the table’s own, or one opened for the story.',
      round: 'Each round also adds a few lines to a thread: the table’s own, or one opened for the story.',
    },
  },
  thread: {
    name: 'Own thread',
    values: { no: 'no', own: 'yes' },
    hints: { no: 'The board stays in this channel.', own: 'Moves the table to a thread of its own.' },
  },
  labelled: (name: string, value: string) => `${name}: ${value}`,
  /** In place of options that were open when the game began. */
  begun: 'The game has started, so its options can’t be changed any more.',
  more: (count: number) => `… and ${count} more under **Options**.`,
} as const;

/** The sentences of threads. */
export const THREAD_WORDS = {
  name: (game: string, host: string) => `${game}: ${host}’s table`,
  story: (game: string) => `${game}: the story`,
  opened: (thread: string) => `Your table is in its own thread: ${thread}`,
  inThread: 'A thread can’t hold another thread, so the table is here.',
  missing: (names: string) =>
    `I can’t open a thread, because I’m missing permissions in this channel: **${names}**. The table is in the channel itself.`,
  failed: 'I couldn’t open a thread, so the table is in the channel itself.',
  noStory:
    'I couldn’t open a thread here, so the board alone tells the story. To open threads I need **Create Public Threads** and **Send Messages in Threads**.',
} as const;
