import { counted } from '#engine';
import { GAME_FILE_BYTES } from '../../../tables/index.ts';
import { escapeMarkdown } from '../../escape.ts';

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

  /** Of the game of a file. */
  file: {
    option: 'File of a finished game, from its log – leave empty for the game in this channel',
    reading: 'Reading the file…',
    player: (seat: string, name: string) => `${seat}: ${escapeMarkdown(name)}`,
    'too-large': `That file is larger than any exported game (${String(GAME_FILE_BYTES / 1_000_000)} MB). Attach the file that \`/game log\` gives after a game.`,
    unreachable: 'I couldn’t get that file from Discord. Attach it again with `/game replay file:`.',
    notExported: (what: string) => `${what} Attach the file that \`/game log\` gives after a game.`,
    fault: (what: string) => `This game can’t be replayed. ${what}`,
    gone: 'This replay is no longer open here. Attach the file again with `/game replay file:`.',
  },
} as const;
