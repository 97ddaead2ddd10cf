import { channelMention, codeBlock } from '@discordjs/formatters';
import { clipped, counted, ROOM } from '#engine';
import type { KeepsakeRefusal } from '../../tables/index.ts';
import { escapeMarkdown } from '../escape.ts';
import { sentence } from './sentence.ts';

/** Characters of what was typed that are said again. */
const MOST_TYPED = 600;

/** What the bot says of what people take from match to match. */
export const CREW_WORDS = {
  list: 'Your crews',
  none: 'You have no crew yet. Make one with `/crew new`, or play a game: its crew is yours afterwards.',
  entry: (name: string, line: string) => `- **${name}**: ${line}`,
  menu: 'Show a crew',
  line: (line: string) => `**${line}**`,
  imported: 'Imported from a file.',
  away: (channel: string) => `At the table in ${channelMention(channel)}.`,
  free: 'Not in a game. To bring it to one, press the button below that game’s board.',
  history: '**History**',
  made: (version: number, when: string) => `${String(version)}. Made ${when}`,
  match: (id: string) => `Game \`${id}\``,
  /** `hasWon`: `null` for a game that was ended before somebody won. */
  against: (others: string, hasWon: boolean | null) =>
    `${hasWon === null ? 'Played' : hasWon ? 'Won' : 'Lost'} against ${others}`,
  played: (version: number, when: string, game: string, changes: string) =>
    `${String(version)}. ${game}, ${when}${changes === '' ? '' : `: ${changes}`}`,
  unreadable: 'A crew that can’t be used any more',
  isNew: 'Your crew is ready.',
  renamed: 'The new names are saved.',
  proven: (versions: number, matches: number) =>
    `✓ ${counted(versions, 'version')} checked: every figure follows from the version before.` +
    (matches === 0
      ? ''
      : ` ${counted(matches, 'version')} also checked against ${matches === 1 ? 'the game that led to it' : 'the games that led to them'}.`),
  sureToRetire: (name: string) =>
    `Retire **${name}**? It is deleted with its whole history, and nobody can restore it. Export it first if you want to keep it.`,
  kept: 'OK. Nothing changed.',
  retired: (name: string) => `**${name}** is retired and deleted.`,
  exported: 'Your crew is attached as a file. `/crew import` makes a copy of it, on any server.',
  form: {
    title: 'Rename',
    name: 'Name',
    parts: 'The other names, one per line',
    about: (most: number) => `Letters, digits, spaces and emoji, up to ${String(most)} in each name`,
  },
  file: {
    reading: 'Reading the file…',
    'too-large':
      'That file is larger than any exported crew (1 MB). Nothing changed. Attach a file made by `/crew export`.',
    unreachable: 'I couldn’t read that file. Nothing changed. Attach it again in a moment.',
  },
  chooseToBring: 'Which one do you bring? It can’t join another game until this one is over.',
  inGames: (names: string) => `In a game now, so not in the list: ${names}.`,
  chooseMenu: 'Choose what to bring',
  nothing: (one: string) => `No ${one}`,
  nothingHint: 'You choose or make one when the game starts',
  fresh: (name: string) => `New: ${name}`,
  bringing: (name: string) => `You bring **${name}**.`,
  bringingNothing: 'You bring nothing: you choose or make one when the game starts.',
  brings: (player: string, name: string, line: string) => `${player} · brings **${name}** (${line})`,
  takenHome: 'Taken home',
  home: (seat: string, name: string, line: string) => `${seat}: **${name}** (${line})`,
} as const;

/** Why a crew cannot be brought, made or changed. */
export function crewRefusalText(refusal: KeepsakeRefusal): string {
  switch (refusal.why) {
    case 'no-keepsake':
      return 'That crew no longer exists. Nothing changed. Type `/crew list` to see yours, or make one with `/crew new`.';
    case 'keepsake-of-other':
      return 'That crew belongs to somebody else. Nothing changed. Type `/crew list` to see yours.';
    case 'keepsake-away':
      return `That crew is at the table in ${channelMention(refusal.channel)}. Nothing changed. It is free again when that game ends.`;
    case 'keepsake-unreadable':
      return `That crew can’t be used any more. ${sentence(escapeMarkdown(refusal.problem))} Nothing changed. Make another one with \`/crew new\`, or delete this one with \`/crew retire\`.`;
    case 'too-many-keepsakes':
      return `You have ${String(refusal.most)} crews already. Nothing changed. Retire one first with \`/crew retire\`.`;
    case 'bad-keepsake-name':
      return `A name has 1 to ${String(ROOM.keepsakeName)} letters, digits, spaces, emoji or the signs . , ' ! ? & + -, and does not begin with + or -. Nothing changed. Choose another name.${typedText(refusal.typed)}`;
    case 'other-names':
      return `That crew has ${counted(refusal.count, 'name')}. Nothing changed. Type all of them, one per line.${typedText(refusal.typed)}`;
    case 'no-keepsake-file':
      return 'This file is not a crew exported by Airlock. Nothing changed. Attach a file made by `/crew export`.';
    case 'broken-history':
      return `Version ${String(refusal.version)} of this crew does not add up. ${sentence(escapeMarkdown(refusal.problem))} Nothing changed. Attach the file exactly as \`/crew export\` made it.`;
  }
}

/** What was typed into a form that is closed now, to be copied. */
function typedText(typed: readonly string[]): string {
  if (typed.length === 0) return '';
  // Backticks would end the block.
  const text = typed.join('\n').replaceAll('`', '');
  return ` You typed:\n${codeBlock(clipped(text, MOST_TYPED))}`;
}
