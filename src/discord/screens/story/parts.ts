import type { LogLine, Settings, Table } from '../../../tables/index.ts';
import { digest } from './digest.ts';
import { sentences, type Told } from './narration.ts';

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
  const parts: Told[][] = [[]];
  let revision = log[0]?.revision ?? 0;
  for (const [at, line] of log.entries()) {
    const told = sentences(table, line, 'public');
    const opens = ({ opens }: Told) => opens === 'round' || (opens !== null && opens === tell);
    const from = at === 0 && isBegun ? told.findLastIndex(opens) : 0;
    for (const each of from < 0 ? [] : told.slice(from)) {
      if (opens(each)) {
        parts.push([]);
        ({ revision } = line);
      }
      parts.at(-1)?.push(each);
    }
  }
  const isOver = table.record.status === 'finished';
  const over = isOver ? parts : parts.slice(0, -1);
  return {
    parts: over.flatMap((part) => textOf(table, part, tell)),
    revision: isOver ? table.record.revision : revision,
  };
}

function textOf(table: Table, part: readonly Told[], tell: keyof typeof MOST_LINES): string[] {
  const { lines } = digest(table, 'public', part, MOST_LINES[tell]);
  return lines.length === 0 ? [] : [lines.join(tell === 'turn' ? ' ' : '\n')];
}
