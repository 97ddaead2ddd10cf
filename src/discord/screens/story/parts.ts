import { readEntry, type LogLine, type Settings, type Table } from '../../../tables/index.ts';
import { sentence } from '../../words/sentence.ts';
import { digest } from './digest.ts';
import { sentences, type Told } from './narration.ts';
import { UntoldPart } from './untold-part.ts';

/** The most lines of the digest of a part. */
const MOST_LINES = { turn: 3, round: 8 } as const;

/**
 * The turns or rounds of a log that are over, as everybody may know them, each as a text; and the revision in whose line
 * the part that is still played began. `isBegun`: what the first line tells before that has been told.
 */
export function storyParts(
  table: Table,
  log: readonly LogLine[],
  tell: Exclude<Settings['tell'], 'board'>,
  isBegun: boolean,
): { readonly parts: readonly string[]; readonly revision: number } {
  const over: Told[][] = [];
  let current = new UntoldPart(0);
  let revision = log[0]?.revision ?? 0;
  for (const [at, line] of log.entries()) {
    const all = sentences(table, line, 'public');
    const opens = ({ opens }: Told) => opens === 'round' || (opens !== null && opens === tell);
    const last = all.findLastIndex(opens);
    const told = at > 0 || !isBegun ? all : last < 0 ? [] : all.slice(last);
    const [before = [], ...begun] = split(told, opens);
    current.add(readEntry(line), line.seq, before);
    for (const part of begun) {
      over.push(current.told);
      current = new UntoldPart(line.seq, part);
      ({ revision } = line);
    }
  }
  const isOver = table.record.status === 'finished';
  if (isOver) over.push(current.told);
  return {
    parts: over.flatMap((part) => textOf(table, part, tell)),
    revision: isOver ? table.record.revision : revision,
  };
}

/** What comes before the first that opens a part, then each part. */
function split(told: readonly Told[], opens: (each: Told) => boolean): Told[][] {
  const parts: Told[][] = [[]];
  for (const each of told) {
    if (opens(each)) parts.push([]);
    parts.at(-1)?.push(each);
  }
  return parts;
}

function textOf(table: Table, part: readonly Told[], tell: keyof typeof MOST_LINES): string[] {
  const { lines } = digest(table, 'public', part, MOST_LINES[tell]);
  return lines.length === 0 ? [] : [tell === 'turn' ? lines.map(sentence).join(' ') : lines.join('\n')];
}
