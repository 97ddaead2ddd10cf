import { escapeMarkdown as escapeFormatting } from '@discordjs/formatters';

/** Text that a person has written, shown as it was written: no formatting, no link and no mention comes of it. */
export function escapeMarkdown(text: string): string {
  return escapeFormatting(text, { maskedLink: true }).replaceAll('<', '\\<').replaceAll('://', ':\\//');
}
