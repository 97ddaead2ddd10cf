import { MessageFlags } from 'discord-api-types/v10';
import type { APIUser } from 'discord-api-types/v10';
import { isLoading } from '../interactions/compose.ts';
import type { MessageRecord } from '../world/record.ts';
import type { SeenAuthor, SeenMessage } from './seen.ts';

/** A message as its reader's client shows it. */
export function toSeen({ message, viewer }: MessageRecord): SeenMessage {
  const { interaction } = message;
  return {
    id: message.id,
    channelId: message.channel_id,
    author: toAuthor(message.author),
    content: message.content,
    embeds: message.embeds,
    components: message.components ?? [],
    attachments: message.attachments,
    ephemeral: viewer !== null || ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
    thinking: isLoading(message),
    edited: message.edited_timestamp,
    timestamp: message.timestamp,
    mentions: message.mentions.map((user) => user.id),
    answers: interaction === undefined ? null : { person: toAuthor(interaction.user), command: interaction.name },
    repliesTo: message.message_reference?.message_id ?? null,
  };
}

function toAuthor({ id, global_name, username, bot }: APIUser): SeenAuthor {
  return { id, name: global_name ?? username.charAt(0).toUpperCase() + username.slice(1), bot: bot === true };
}
