import { counted } from '#engine';

/** What the bot says of a game that is stepped through again. */
export const REPLAY_WORDS = {
  title: (game: string) => `${game}: replay`,
  step: (number: number, of: number) =>
    number > 0 ? `Step ${String(number)} of ${String(of)}` : `Start · ${counted(of, 'step')}`,
  first: 'The game starts.',
  opened: {
    'own-move': 'This is your last move. Press **Forward** to see what happened since.',
    turn: 'The latest turn began here. Press **Forward** to step through it, or **First** for the whole game.',
  },
  lost: 'This position can’t be shown: the rules have been corrected since.',
  onlyFor: (seat: string, line: string) => `**${seat}**: ${line}`,
  all: 'Everything that was hidden is shown.',
} as const;
