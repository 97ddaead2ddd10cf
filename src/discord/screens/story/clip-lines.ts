import { BETWEEN_SENTENCES, clipped, MORE } from '#engine';
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

/** A line in at most `most` characters. */
export function clippedLine(line: string, most: number): string {
  return closed(cut(line, most));
}

/** Text that is too long, cut before an event, or else a sentence, that does not fit whole, or before a word, where that leaves most of it. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const event = text.lastIndexOf(SEVERAL, most - SEVERAL.length - 1);
  if (event > most / 2) return `${text.slice(0, event)}${SEVERAL}…`;
  const sentence =
    [...text.matchAll(BETWEEN_SENTENCES)].findLast(({ index }) => index <= most - MORE.length)?.index ?? 0;
  if (sentence > most / 2) return `${text.slice(0, sentence)}${MORE}`;
  const end = Math.max(...[' ', ',', ':'].map((sign) => text.lastIndexOf(sign, most - 1)));
  return end > most / 2 ? `${text.slice(0, end).replace(/[\s,:]+$/, '')}…` : clipped(text, most);
}

/** What stands between the events of one player. */
const SEVERAL = ' · ';
/** The text with `**` and `*` closed that a cut has left open, and without a backslash whose sign was cut off. */
function closed(text: string): string {
  const kept = text.replace(/(?<!\\)\*+…$/, '…').replace(/(?<!\\)((?:\\\\)*)\\…$/, '$1…');
  const markup = withoutEscapes(kept);
  const bold = (markup.match(/\*\*/g) ?? []).length % 2 === 1 ? '**' : '';
  const italic = (markup.replaceAll('**', '').match(/\*/g) ?? []).length % 2 === 1 ? '*' : '';
  return `${kept}${italic}${bold}`;
}
