import { escapeMarkdown } from 'discord.js';

/** What a person has written, as it was written: no mark-up, no link and no mention comes of it. */
export function plain(text: string): string {
  return escapeMarkdown(text, { maskedLink: true }).replaceAll('<', '\\<').replaceAll('://', ':\\//');
}
