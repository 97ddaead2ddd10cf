import { AllowedMentionsTypes } from 'discord-api-types/v10';
import type { APIAllowedMentions } from 'discord-api-types/v10';

/** The users a text pings, as far as `allowed_mentions` permits. */
export function mentionedIn(content: string, allowed: APIAllowedMentions | undefined) {
  const may = (kind: AllowedMentionsTypes, ids: readonly string[] | undefined) => (id: string) =>
    allowed === undefined || allowed.parse?.includes(kind) === true || ids?.includes(id) === true;
  const users = found(content, /<@!?(\d+)>/g).filter(may(AllowedMentionsTypes.User, allowed?.users));
  const roles = found(content, /<@&(\d+)>/g).filter(may(AllowedMentionsTypes.Role, allowed?.roles));
  const everyone = /@(everyone|here)\b/.test(content) && may(AllowedMentionsTypes.Everyone, undefined)('');
  return { users, roles, everyone };
}

function found(content: string, pattern: RegExp): string[] {
  return [...new Set([...content.matchAll(pattern)].map((match) => match[1] ?? ''))];
}
