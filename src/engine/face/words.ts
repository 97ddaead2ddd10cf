/** "1 card", "2 cards". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const LIST = new Intl.ListFormat('en-GB');

/** "Move, Scheme and Interact". */
export function joined(things: readonly string[]): string {
  return LIST.format(things);
}

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "Attacks, Captures or Moves". */
export function eitherOf(things: readonly string[]): string {
  return EITHER.format(things);
}

/** The text with its first letter as a capital. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text, cut with an ellipsis when it is too long; never inside a surrogate pair. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, Math.max(0, most - 1)).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
