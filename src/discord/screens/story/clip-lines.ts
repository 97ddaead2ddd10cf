import { clipped } from '#engine';
import { withoutEscapes } from '../../escape.ts';

/**
 * Lines in which this many characters each are shown: what short lines leave over, and the `extra` characters, are given to
 * long ones, from the first on. Bold and italic parts of a line that is cut end with it.
 */
export function clippedLines(lines: readonly string[], each: number, extra = 0): string[] {
  let spare = extra + lines.reduce((sum, line) => sum + Math.max(0, each - line.length), 0);
  return lines.map((line) => {
    if (line.length <= each) return line;
    const most = each + Math.min(spare, line.length - each);
    spare -= most - each;
    return clippedLine(line, most);
  });
}

/**
 * A line in at most `most` characters. One that ends in bold ends in an outcome, which is kept: it is cut before that. Where a
 * line tells of several events, the figures before outcomes go first.
 */
export function clippedLine(told: string, most: number): string {
  const line = told.length > most && told.includes(SEVERAL) ? told.replaceAll(FIGURES, ': ') : told;
  const ending = line.length <= most ? '' : outcomeOf(line);
  if (ending === '' || ending.length > most / 2) return closed(cut(line, most));
  const head = line.slice(0, line.length - ending.length);
  return `${closed(cut(head, most - ending.length))}${ending}`;
}

/** Text that is too long, cut before an event that does not fit whole, or else before a word, where that leaves most of it. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const event = text.lastIndexOf(SEVERAL, most - SEVERAL.length - 1);
  if (event > most / 2) return `${text.slice(0, event)}${SEVERAL}…`;
  const end = Math.max(...[' ', ',', ':'].map((sign) => text.lastIndexOf(sign, most - 1)));
  return end > most / 2 ? `${text.slice(0, end).replace(/[\s,:]+$/, '')}…` : clipped(text, most);
}

/** What stands between the events of one player. */
const SEVERAL = ' · ';
/** "rolled 3 +1 = 4, needed 9." between what is rolled for and the bold outcome. */
const FIGURES = /: (?=[^:*·]*\d)[^:*·]*(?=\*\*)/g;

/** The last clause of a line and the bold outcome after it, such as " needed 13. **Failed.**"; '' where it has none. */
function outcomeOf(line: string): string {
  return / (?:[^\s,.;:!?*][^,.;:!?*]*[,.;:!?] )?\*\*[^*]+\*\*[.!]?$/.exec(line)?.[0] ?? '';
}

/** The text with `**` and `*` closed that a cut has left open, and without a backslash whose sign was cut off. */
function closed(text: string): string {
  const kept = text.replace(/(?<!\\)\*+…$/, '…').replace(/(?<!\\)((?:\\\\)*)\\…$/, '$1…');
  const markup = withoutEscapes(kept);
  const bold = (markup.match(/\*\*/g) ?? []).length % 2 === 1 ? '**' : '';
  const italic = (markup.replaceAll('**', '').match(/\*/g) ?? []).length % 2 === 1 ? '*' : '';
  return `${kept}${italic}${bold}`;
}
