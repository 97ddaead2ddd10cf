import { EmbedType } from 'discord-api-types/v10';
import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { given, lengthOf } from '../given.ts';
import type { Form } from './form.ts';
import type { Media } from './components/media.ts';

const MOST_CHARACTERS = 6000;

export function readEmbeds(form: Form, media: Media): APIEmbed[] {
  const embeds = form.list({ max: 10 }, (each) => readEmbed(each, media));
  if (embeds.reduce((sum, embed) => sum + characters(embed), 0) > MOST_CHARACTERS)
    form.complain('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MOST_CHARACTERS}`);
  return embeds;
}

function readEmbed(form: Form, media: Media): APIEmbed {
  form.object();
  const embed = given({
    title: form.at('title').optional((part) => part.text({ max: 256 })),
    description: form.at('description').optional((part) => part.text({ max: 4096 })),
    url: form.at('url').optional((part) => part.url(['http', 'https'])),
    timestamp: form.at('timestamp').optional(readTimestamp),
    color: form.at('color').optional((part) => part.integer({ min: 0, max: 0xffffff })),
    footer: form.at('footer').optional((part) => readFooter(part, media)),
    image: form.at('image').optional((part) => media.image(part)),
    thumbnail: form.at('thumbnail').optional((part) => media.image(part)),
    author: form.at('author').optional((part) => readAuthor(part, media)),
    fields: form.at('fields').optional((part) => part.list({ max: 25 }, readField)),
  });
  const { title, description, author, footer, image, thumbnail, fields } = embed;
  if ([title, description, author, footer, image, thumbnail, fields?.[0]].every((part) => part === undefined))
    form.at('description').complain('BASE_TYPE_REQUIRED', 'This field is required');
  return { type: EmbedType.Rich, ...embed };
}

function readField(form: Form): APIEmbedField {
  form.object();
  return {
    name: filled(form.at('name'), 256),
    value: filled(form.at('value'), 1024),
    inline: form.at('inline').optional((part) => part.flag()) ?? false,
  };
}

function readFooter(form: Form, media: Media) {
  form.object();
  const icon = form.at('icon_url').optional((part) => media.url(part));
  return given({ text: filled(form.at('text'), 2048), icon_url: icon, proxy_icon_url: icon });
}

function readAuthor(form: Form, media: Media) {
  form.object();
  const icon = form.at('icon_url').optional((part) => media.url(part));
  const url = form.at('url').optional((part) => part.url(['http', 'https']));
  return given({ name: filled(form.at('name'), 256), url, icon_url: icon, proxy_icon_url: icon });
}

/** Discord treats an empty text here like a missing one. */
function filled(form: Form, max: number): string {
  const text = form.text({ max });
  if (form.value === '') form.complain('BASE_TYPE_REQUIRED', 'This field is required');
  return text;
}

function readTimestamp(form: Form): string {
  const text = form.text({ min: 1 });
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  form.complain('DATE_TIME_TYPE_PARSE', `Could not parse ${text}. Should be ISO8601.`);
  return text;
}

/** The characters that count towards the limit of all embeds together. */
function characters({ title, description, footer, author, fields = [] }: APIEmbed): number {
  const texts = [title, description, footer?.text, author?.name, ...fields.flatMap(({ name, value }) => [name, value])];
  return texts.reduce((sum, text) => sum + lengthOf(text ?? ''), 0);
}
