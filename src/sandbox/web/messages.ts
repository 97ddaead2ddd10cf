import type { APIAttachment, APIEmbed, APIEmbedImage } from 'discord-api-types/v10';
import type { Persona } from '../user/persona.ts';
import type { SeenMessage } from '../user/seen.ts';
import type { World } from '../world/world.ts';
import { color, toBlocks } from './blocks.ts';
import type { Picture, WireEmbed, WireFile, WireLine, WireMessage } from './wire.ts';

/** A message in the page's words. */
export function toWire(world: World, persona: Persona, message: SeenMessage): WireMessage {
  const { id, author, timestamp, ephemeral, thinking, content } = message;
  const stored = world.messages.get(id);
  const described = new Map((stored?.files ?? []).map(({ url, description }) => [url, description ?? '']));
  return {
    id,
    author,
    timestamp,
    edited: stored?.message.edited_timestamp ?? null,
    ephemeral,
    thinking,
    answers: answers(world, message),
    content,
    pings: message.mentions,
    repliesTo: repliesTo(persona, message),
    embeds: message.embeds.map((embed) => toEmbed(embed, described)),
    files: message.attachments.map(toFile),
    blocks: toBlocks(world, message.components),
  };
}

function answers(world: World, { id, answers: command }: SeenMessage): WireMessage['answers'] {
  if (command === null) return null;
  const asker = world.messages.get(id)?.message.interaction_metadata?.user.id ?? '';
  return { person: { id: asker, name: command.person }, command: command.command };
}

function repliesTo(persona: Persona, { repliesTo: id }: SeenMessage): WireMessage['repliesTo'] {
  if (id === null) return null;
  const original = persona.message(id);
  if (original === undefined) return { id, author: null, excerpt: 'Original message was deleted' };
  const [embed] = original.embeds;
  const texts = [original.content, embed?.title, embed?.description, 'Click to see attachment'];
  const [excerpt = ''] = (texts.find((text) => text !== undefined && text !== '') ?? '').split('\n');
  return { id, author: original.author, excerpt };
}

function toEmbed(embed: APIEmbed, described: ReadonlyMap<string, string>): WireEmbed {
  return {
    color: color(embed.color),
    author: toLine(embed.author?.name, embed.author?.icon_url),
    title: embed.title ?? null,
    url: embed.url ?? null,
    description: embed.description ?? null,
    fields: (embed.fields ?? []).map(({ name, value, inline }) => ({ name, value, inline: inline ?? false })),
    image: toPicture(embed.image, described),
    thumbnail: toPicture(embed.thumbnail, described),
    footer: toLine(embed.footer?.text, embed.footer?.icon_url),
    timestamp: embed.timestamp ?? null,
  };
}

function toLine(text: string | undefined, icon: string | undefined): WireLine | null {
  return text === undefined ? null : { text, icon: icon ?? null };
}

/** A picture that came as an attachment has that attachment's description for those who cannot see it. */
function toPicture(image: APIEmbedImage | undefined, described: ReadonlyMap<string, string>): Picture | null {
  if (image === undefined) return null;
  const { url, width = null, height = null } = image;
  return { url, alt: described.get(url) ?? '', width, height };
}

function toFile({ filename, url, size, description, content_type, width, height }: APIAttachment): WireFile {
  const isPicture = content_type?.startsWith('image/') === true;
  const picture = isPicture ? { url, alt: description ?? '', width: width ?? null, height: height ?? null } : null;
  return { name: filename, url, size, picture };
}
