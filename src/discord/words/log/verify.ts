import { time, TimestampStyles } from '@discordjs/formatters';
import { clipped, counted, type Seat } from '#engine';
import type { Fault } from '../../../tables/index.ts';
import { escapeMarkdown } from '../../escape.ts';

/** The most characters of a game's name that are repeated: a file can hold any. */
const NAME_SHOWN = 40;

/** What is wrong with a finished game, in plain words. */
export function faultText(fault: Fault, seatName: (seat: Seat) => string): string {
  switch (fault.why) {
    case 'not-exported':
      return 'This file is not a game exported by Airlock.';
    case 'no-such-game':
      return `This is a game of “${escapeMarkdown(clipped(fault.game, NAME_SHOWN))}”, which is not played here.`;
    case 'newer-rules':
      return `It was played by newer rules (version ${String(fault.rules.then)}) than this bot knows (version ${String(fault.rules.now)}).`;
    case 'set-up':
      return 'Its options or its number of players are not possible in this game.';
    case 'seal':
      return 'The secret is not the one that was sealed when the table opened.';
    case 'seed':
      return 'The seed does not follow from the secret and the players who joined.';
    case 'entry': {
      const since = fault.rules
        ? ` The rules have been corrected since (then version ${String(fault.rules.then)}, now ${String(fault.rules.now)}), which can be the reason.`
        : '';
      const about = [
        ...(fault.seat === null ? [] : [`**${seatName(fault.seat)}**`]),
        ...(fault.at === null ? [] : [time(Math.floor(fault.at / 1000), TimestampStyles.LongDateShortTime)]),
      ];
      const entry = `Entry ${String(fault.seq)} of the log${about.length > 0 ? ` (${about.join(', ')})` : ''}`;
      return `${entry} does not lead from the position before it to the recorded one.${since}`;
    }
    case 'end':
      return 'The last position is not the one that the log leads to.';
  }
}

/** What the bot says while it verifies a finished game, and after it. */
export const VERIFY_WORDS = {
  title: (game: string) => `${game}: verification`,
  sealed:
    'The seed of this game stays secret until the end; then `/game verify` checks that it matches the seal, and that every dice roll and every answer in the log follows.',
  /** Of a game without dice. */
  notOver:
    'This game isn’t over yet. After it, `/game verify` checks that every answer in the log follows from the one before it.',
  progress: (entries: number, of: number) =>
    of === 0 ? 'Checking this game…' : `Checking this game: entry ${String(entries)} of ${String(of)}…`,
  proven: '**Everything matches.** This game was played again from its beginning:',
  seal: (commitment: string) =>
    `The secret shown at the end is the one sealed when the table opened: its seal is \`${commitment}\`, as in the lobby.`,
  seed: 'The seed follows from that secret and from the presses with which the players joined and started.',
  seedWithWords: (each: string) =>
    `The seed follows from that secret, from the presses with which the players joined and started, and from their own words: ${each}.`,
  dice: 'Every dice roll and every shuffle follows from that seed.',
  entries: (count: number) =>
    `${count === 1 ? 'The 1 entry of the log follows' : `All ${String(count)} entries of the log follow`} from the rules, from the first position to the last.`,
  fault: (what: string) => `**This game does not match.** ${what}`,
  before: (entries: number) =>
    `${counted(entries, 'entry', 'entries')} before it ${entries === 1 ? 'matches' : 'match'}.`,
  hand: 'To check by hand, `/game log` has the game as a file.',
} as const;
