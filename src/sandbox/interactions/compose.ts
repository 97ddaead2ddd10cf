import { MessageFlags, MessageReferenceType, MessageType } from 'discord-api-types/v10';
import type { APIMessage, APIMessageInteraction } from 'discord-api-types/v10';
import type { MessageBody } from '../checks/message.ts';
import { given, noFlags } from '../given.ts';
import { APPLICATION_ID, GUILD_ID } from '../world/members/cast.ts';
import { mentionedIn } from '../world/members/mentions.ts';
import type { MessageRecord } from '../world/record.ts';
import { BOT, toUser } from '../world/members/person.ts';
import type { Person } from '../world/members/person.ts';
import type { World } from '../world/world.ts';
import type { Interaction } from './ledger.ts';

/** The author, channel and context of a new message. */
export interface Envelope {
  readonly author: Person;
  readonly channelId: string;
  readonly interaction?: Interaction;
  readonly repliesTo?: MessageRecord | undefined;
  readonly loading?: boolean;
  readonly nonce?: string | number | undefined;
}

/** Writes a new message into the world and keeps its files. */
export function post(world: World, body: MessageBody, envelope: Envelope): MessageRecord {
  const { author, channelId, interaction, repliesTo, nonce } = envelope;
  const ephemeral = (body.flags & MessageFlags.Ephemeral) !== 0;
  const message: APIMessage = given({
    id: world.ids.next(),
    channel_id: channelId,
    author: toUser(author),
    timestamp: world.timestamp(),
    edited_timestamp: null,
    tts: body.tts,
    pinned: false,
    type: typeOf(envelope),
    flags: body.flags | (envelope.loading === true ? MessageFlags.Loading : noFlags()),
    nonce,
    ...said(world, body),
    ...(interaction === undefined ? {} : { webhook_id: APPLICATION_ID, application_id: APPLICATION_ID }),
    interaction_metadata: interaction?.metadata ?? undefined,
    ...(repliesTo === undefined ? { interaction: commandOf(interaction) } : reference(repliesTo)),
  });
  keepFiles(world, body);
  const record = { message, viewer: ephemeral && interaction ? interaction.person.id : null, files: body.files };
  world.messages.add(record);
  if (record.viewer === null) world.channels.newest(channelId, message.id);
  return record;
}

/** Edits a message; files it no longer has are removed. */
export function edit(world: World, record: MessageRecord, body: MessageBody): MessageRecord {
  const { message } = record;
  const settable = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;
  const flags = ((message.flags ?? 0) & ~MessageFlags.Loading) | (body.flags & settable);
  const edited_timestamp = isLoading(message) ? null : world.timestamp();
  keepFiles(world, body);
  for (const { id } of record.files) if (!body.files.some((file) => file.id === id)) world.files.drop(id);
  const edited = {
    ...record,
    files: body.files,
    message: { ...message, flags, edited_timestamp, ...said(world, body) },
  };
  world.messages.replace(edited);
  return edited;
}

export function isLoading({ flags }: APIMessage): boolean {
  return ((flags ?? 0) & MessageFlags.Loading) !== 0;
}

/** The bot's own message, unless a persona wrote it. */
export function isBots({ author }: APIMessage): boolean {
  return author.id === BOT.id;
}

function keepFiles(world: World, { files, uploads }: MessageBody): void {
  for (const { id, filename } of files) {
    const upload = uploads.get(id);
    if (upload !== undefined) world.files.put(id, { name: filename, type: upload.type, bytes: upload.bytes });
  }
}

function typeOf({ interaction, repliesTo }: Envelope): MessageType {
  if (repliesTo !== undefined) return MessageType.Reply;
  return typeof interaction?.command === 'string' ? MessageType.ChatInputCommand : MessageType.Default;
}

/** The older form of the metadata; only this form names the command. */
function commandOf(interaction: Interaction | undefined): APIMessageInteraction | undefined {
  if (typeof interaction?.command !== 'string') return undefined;
  const { id, type, command, person } = interaction;
  return { id, type, name: command, user: toUser(person) };
}

/** References a message with its content, unless it is ephemeral. */
function reference({ message, viewer }: MessageRecord) {
  const { id, channel_id } = message;
  const message_reference = { type: MessageReferenceType.Default, message_id: id, channel_id, guild_id: GUILD_ID };
  return {
    message_reference,
    referenced_message: viewer === null ? given({ ...message, referenced_message: undefined }) : null,
  };
}

function said(world: World, { content, embeds, components, files, allowedMentions }: MessageBody) {
  const { users, roles, everyone } = mentionedIn(content, allowedMentions);
  const people = users.map((id) => world.people.get(id)).filter((person) => person !== undefined);
  const shown = JSON.stringify([embeds, components]);
  return {
    content,
    embeds,
    components,
    attachments: files.filter((file) => !shown.includes(file.url)),
    mentions: people.map(toUser),
    mention_roles: roles,
    mention_everyone: everyone,
  };
}
