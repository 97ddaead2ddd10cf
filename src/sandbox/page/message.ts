import type { WireFile, WireMessage } from '../web/wire.ts';
import { blockOf } from './blocks.ts';
import type { Uses } from './controls.ts';
import { h } from './dom.ts';
import { embedCard, pictureOf } from './embed.ts';
import { richText } from './text.ts';
import type { Names } from './text.ts';
import { written } from './time.ts';

const HUES = 12;

/** How one message stands in the list of them. */
export interface Setting {
  readonly names: Names;
  readonly personId: string;
  /** Goes on from the one above it, by the same author and shortly after. */
  readonly continues: boolean;
  readonly uses: Uses;
  readonly dismiss: () => void;
}

export function messageOf(message: WireMessage, setting: Setting): HTMLElement {
  const { author, ephemeral, thinking, pings } = message;
  const { names, personId, continues, uses } = setting;
  const classes = [
    'message',
    continues ? 'continues' : '',
    ephemeral ? 'ephemeral' : '',
    pings.includes(personId) ? 'pings' : '',
  ];
  return h(
    'article',
    { class: classes.join(' ').trim(), id: `message-${message.id}`, 'aria-label': `Message from ${author.name}` },
    continues ? null : above(message),
    continues ? null : avatar(author.name, author.id, author.bot),
    h(
      'div',
      { class: 'body' },
      continues ? null : heading(message),
      thinking ? h('p', { class: 'thinking' }, `${author.name} is thinking…`) : null,
      message.content === '' ? null : richText(message.content, names),
      message.edited ? h('span', { class: 'edited' }, '(edited)') : null,
      ...message.embeds.map((embed) => embedCard(embed, names)),
      ...message.files.map(fileOf),
      ...message.blocks.map((block) => blockOf(block, names, uses)),
      h('p', { class: 'notice', role: 'alert' }),
      ephemeral ? onlyYou(setting) : null,
    ),
  );
}

/** A coloured disc with the initial of somebody's name. */
export function avatar(name: string, id: string, bot = false): HTMLElement {
  const disc = h('span', { class: bot ? 'avatar bot' : 'avatar', 'aria-hidden': 'true' }, name.slice(0, 1));
  disc.style.setProperty('--hue', String((Number(id.slice(-4)) % HUES) * (360 / HUES)));
  return disc;
}

function heading({ author, timestamp }: WireMessage): HTMLElement {
  return h(
    'header',
    {},
    h('span', { class: author.bot ? 'name bot' : 'name' }, author.name),
    author.bot ? h('span', { class: 'tag' }, 'APP') : null,
    written(timestamp),
  );
}

function above({ answers, repliesTo }: WireMessage): HTMLElement | null {
  if (answers !== null)
    return h(
      'p',
      { class: 'above' },
      h('strong', {}, answers.person),
      ' used ',
      h('span', { class: 'mention' }, `/${answers.command}`),
    );
  if (repliesTo === null) return null;
  return h(
    'p',
    { class: 'above' },
    h('strong', {}, repliesTo.name),
    ' ',
    h('span', { class: 'excerpt' }, repliesTo.excerpt),
  );
}

function fileOf({ name, url, size, picture }: WireFile): HTMLElement {
  if (picture !== null) return pictureOf(picture, 'picture');
  return h(
    'p',
    { class: 'file' },
    h('a', { href: url, download: name }, name),
    h('span', { class: 'size' }, size < 1024 ? `${size} bytes` : `${(size / 1024).toFixed(1)} KB`),
  );
}

function onlyYou({ dismiss }: Setting): HTMLElement {
  const button = h('button', { type: 'button', class: 'link' }, 'Dismiss message');
  button.addEventListener('click', dismiss);
  return h('p', { class: 'only-you' }, 'Only you can see this • ', button);
}
