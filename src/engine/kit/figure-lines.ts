import type { Share } from './share.ts';

/** A share as a line of figures; one outside its band, in percent, ends with the band. */
export function shareLine(what: string, share: Share, low: number, high: number): string {
  return `  ${what.padEnd(44)}${share.inWords}${verdict(share, low, high)}`;
}

/** A note if a share is outside its band; "perhaps" if there are too few games to be sure. */
function verdict({ percent, range: [least, most] }: Share, low: number, high: number): string {
  const band = `${low.toFixed(0)} to ${high.toFixed(0)}%`;
  if (percent >= low && percent <= high) return '';
  return most < low || least > high ? `   OUT OF ${band}` : `   perhaps out of ${band}`;
}

/** Of the numbers, those that stand at these parts, 0 to 1, of their order: "14 19 25" for the quartiles. */
export function quantiles(numbers: readonly number[], parts: readonly number[] = [0, 0.25, 0.5, 0.75, 1]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return parts.map((part) => sorted[Math.round(part * (sorted.length - 1))]).join(' ');
}
