/** The most Discord takes as a description of a picture. */
const MOST = 1024;

/** What a picture says, from sentences of which some may be empty: with an ellipsis where they are more than fit. */
export function altText(sentences: readonly string[]): string {
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  return text.length <= MOST ? text : `${text.slice(0, MOST - 1).trimEnd()}…`;
}
