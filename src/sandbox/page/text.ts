import type { WireState } from '../web/wire.ts';
import { h } from './dom.ts';
import { parse, parseInline } from './markdown.ts';
import type { Inline, Item, Paragraph } from './markdown.ts';
import { moment } from './time.ts';

/** Who and what the texts of the page may name. */
export type Names = Pick<WireState, 'people' | 'channels' | 'roles' | 'bot'>;

const HEADINGS = { 1: 'h3', 2: 'h4', 3: 'h5' } as const;

/** A text with all of Discord's markdown. */
export function richText(source: string, names: Names): HTMLElement {
  return h('div', { class: 'text' }, ...parse(source).map((paragraph) => toParagraph(paragraph, names)));
}

/** A text of one line, such as the name of a field. */
export function lineOf(source: string, names: Names): Node[] {
  return parseInline(source).map((part) => toNode(part, names));
}

function toParagraph(paragraph: Paragraph, names: Names): HTMLElement {
  switch (paragraph.kind) {
    case 'pre':
      return h('pre', { tabindex: 0 }, h('code', {}, paragraph.text));
    case 'quote':
      return h('blockquote', {}, ...paragraph.children.map((child) => toParagraph(child, names)));
    case 'list':
      return h('ul', { class: 'list' }, ...paragraph.items.map((item) => toListItem(item, names)));
    case 'heading':
      return h(HEADINGS[paragraph.level], {}, ...toNodes(paragraph.children, names));
    case 'subtext':
      return h('p', { class: 'subtext' }, ...toNodes(paragraph.children, names));
    case 'lines':
      return h('p', {}, ...toNodes(paragraph.children, names));
  }
}

function toListItem({ depth, number, children }: Item, names: Names): HTMLElement {
  const mark = h('span', { class: 'mark' }, number ?? '•');
  return h('li', { 'data-depth': Math.min(depth, 3) }, mark, h('span', {}, ...toNodes(children, names)));
}

function toNodes(parts: readonly Inline[], names: Names): Node[] {
  return parts.map((part) => toNode(part, names));
}

function toNode(part: Inline, names: Names): Node {
  switch (part.kind) {
    case 'text':
      return document.createTextNode(part.text);
    case 'code':
      return h('code', {}, part.text);
    case 'bold':
      return h('strong', {}, ...toNodes(part.children, names));
    case 'italic':
      return h('em', {}, ...toNodes(part.children, names));
    case 'underline':
      return h('u', {}, ...toNodes(part.children, names));
    case 'strike':
      return h('s', {}, ...toNodes(part.children, names));
    case 'spoiler':
      return spoiler(toNodes(part.children, names));
    case 'link':
      return link(part.url, toNodes(part.children, names), names);
    case 'user':
      return mention(`@${[...names.people, names.bot].find(({ id }) => id === part.id)?.name ?? 'unknown-user'}`);
    case 'role':
      return mention(names.roles.find(({ id }) => id === part.id)?.name ?? '@deleted-role');
    case 'channel':
      return mention(`#${names.channels.find(({ id }) => id === part.id)?.name ?? 'deleted-channel'}`);
    case 'mention':
      return mention(part.text);
    case 'time':
      return moment(part.seconds, part.style);
  }
}

function mention(text: string): HTMLElement {
  return h('span', { class: 'mention' }, text);
}

function spoiler(children: readonly Node[]): HTMLElement {
  const button = h('button', { type: 'button', class: 'spoiler', 'aria-label': 'Spoiler, press to show' });
  const hidden = h('span', {}, ...children);
  button.append(hidden);
  button.addEventListener('click', () => {
    button.classList.add('shown');
    button.removeAttribute('aria-label');
  });
  return button;
}

/** A link to a message of this guild leads to it on this page; others open beside it. */
export function link(url: string, children: readonly Node[], { channels }: Pick<Names, 'channels'>): HTMLElement {
  const [, channelId, messageId] = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/.exec(url) ?? [];
  if (channelId !== undefined && channels.some(({ id }) => id === channelId))
    return h('a', { href: `#${channelId}/${messageId ?? ''}`, 'data-jump': true }, ...children);
  return h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, ...children);
}
