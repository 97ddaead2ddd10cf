import { MessageFlags } from 'discord-api-types/v10';
import type { APIAttachment, APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { isLoading } from '../interactions/compose.ts';
import type { MessageRecord } from '../world/record.ts';

/** A message as a client shows it: a snapshot that later edits do not change. */
export interface SeenMessage {
  readonly id: string;
  readonly channelId: string;
  readonly author: { readonly id: string; readonly name: string; readonly bot: boolean };
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly attachments: readonly APIAttachment[];
  /** Only this persona sees it. */
  readonly ephemeral: boolean;
  /** "Airlock is thinking…": the answer is still to come. */
  readonly thinking: boolean;
  readonly edited: boolean;
  readonly timestamp: string;
  /** Ids of the people it pinged. */
  readonly mentions: readonly string[];
  /** The command it answers, such as "Ada used /game new". */
  readonly answers: { readonly person: string; readonly command: string } | null;
  /** The message it replies to. */
  readonly repliesTo: string | null;
}

export function toSeen({ message, viewer }: MessageRecord): SeenMessage {
  const { author, interaction } = message;
  return {
    id: message.id,
    channelId: message.channel_id,
    author: { id: author.id, name: author.global_name ?? nameOf(author.username), bot: author.bot === true },
    content: message.content,
    embeds: message.embeds,
    components: message.components ?? [],
    attachments: message.attachments,
    ephemeral: viewer !== null || ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
    thinking: isLoading(message),
    edited: message.edited_timestamp !== null,
    timestamp: message.timestamp,
    mentions: message.mentions.map((user) => user.id),
    answers:
      interaction === undefined
        ? null
        : { person: interaction.user.global_name ?? interaction.user.username, command: interaction.name },
    repliesTo: message.message_reference?.message_id ?? null,
  };
}

function nameOf(username: string): string {
  return username.charAt(0).toUpperCase() + username.slice(1);
}
