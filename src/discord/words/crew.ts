import { channelMention } from '@discordjs/formatters';
import type { KeepsakeRefusal } from '../../tables/index.ts';
import { sentence } from './sentence.ts';

/** Why a crew cannot be brought, or changed. */
export function crewRefusalText(refusal: KeepsakeRefusal): string {
  switch (refusal.why) {
    case 'no-keepsake':
      return 'That crew no longer exists. Nothing changed. Type `/crew list` to see yours, or make one with `/crew new`.';
    case 'keepsake-of-other':
      return 'That crew belongs to somebody else. Nothing changed. Type `/crew list` to see yours.';
    case 'keepsake-away':
      return `That crew is at the table in ${channelMention(refusal.channel)}. Nothing changed. It is free again when that game ends.`;
    case 'keepsake-unreadable':
      return `That crew can’t be used any more. ${sentence(refusal.problem)} Nothing changed. Make another one with \`/crew new\`.`;
  }
}
