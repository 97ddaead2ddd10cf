import type { Subject } from './subject.ts';
import type { Tally } from './walk.ts';

/** What a run has shown, as lines to print. */
export function figures({ game, content }: Subject, tally: Tally, milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const rows: [string, string][] = [
    ['games', whole(tally.games)],
    ...[...tally.kinds].sort().map(([kind, count]): [string, string] => ['', `${whole(count)} with ${kind}`]),
    ['steps', `${whole(tally.steps)}, the longest game ${whole(tally.longestGame)}`],
    ['states proven', `${whole(tally.states)}, each against its twins: ${whole(tally.twins)}`],
    ['forged answers', `${whole(tally.forged)} refused`],
    ['options tried', whole(tally.tried)],
    ['taken back', whole(tally.undone)],
    ['largest state', `${whole(tally.largestState)} bytes`],
    ...(content ? [['content used', used(content.ids.length, tally.content.unused)] as [string, string]] : []),
    ['time', `${seconds.toFixed(1)} s, ${whole(Math.round(tally.states / seconds))} states a second`],
  ];
  return [`${game.id}: every law kept`, ...rows.map(([name, value]) => `  ${name.padEnd(16)}${value}`)].join('\n');
}

function used(all: number, unused: readonly string[]): string {
  const count = `${whole(all - unused.length)} of ${whole(all)}`;
  return unused.length === 0 ? count : `${count}, not ${unused.join(', ')}`;
}

function whole(count: number): string {
  return count.toLocaleString('en-US');
}
