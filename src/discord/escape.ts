import { escapeMarkdown as escapeFormatting } from '@discordjs/formatters';

/** Text that a person has written, shown as it was written: no formatting, no link and no mention comes of it. */
export function escapeMarkdown(text: string): string {
  return escapeFormatting(text, { maskedLink: true, heading: true, bulletedList: true, numberedList: true })
    .replaceAll('<', '\\<')
    .replaceAll('://', ':\\//')
    .replaceAll(/^(-#|>)/gm, '\\$1');
}

/** The text without what is escaped in it, to find its markup by. */
export function withoutEscapes(text: string): string {
  return text.replaceAll(/\\./gsu, '');
}
