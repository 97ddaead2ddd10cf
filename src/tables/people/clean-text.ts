/**
 * A text that a person typed, on one line, without what cannot be seen, no blanks around it and one between its parts.
 * `null` where nothing that can be seen is left, or more than that many characters, as Discord counts them.
 */
export function cleanText(typed: string, most: number): string | null {
  const text = typed
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && text.length <= most ? text : null;
}
