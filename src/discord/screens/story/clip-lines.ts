import { clipped } from '#engine';
import { withoutEscapes } from '../../escape.ts';

/**
 * Lines in which this many characters each are shown: what short lines leave over is given to long ones, from the first
 * on. Bold and italic parts of a line that is cut end with it.
 */
export function clippedLines(lines: readonly string[], each: number): string[] {
  let spare = lines.reduce((sum, line) => sum + Math.max(0, each - line.length), 0);
  return lines.map((line) => {
    if (line.length <= each) return line;
    const most = each + Math.min(spare, line.length - each);
    spare -= most - each;
    return closed(clipped(line, most));
  });
}

/** The text with `**` and `*` closed that a cut has left open, and without a backslash whose sign was cut off. */
function closed(text: string): string {
  const kept = text.replace(/(?<!\\)\*+…$/, '…').replace(/(?<!\\)((?:\\\\)*)\\…$/, '$1…');
  const markup = withoutEscapes(kept);
  const bold = (markup.match(/\*\*/g) ?? []).length % 2 === 1 ? '**' : '';
  const italic = (markup.replaceAll('**', '').match(/\*/g) ?? []).length % 2 === 1 ? '*' : '';
  return `${kept}${italic}${bold}`;
}
