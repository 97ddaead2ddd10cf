import type { Picture, WireEmbed } from '../web/wire.ts';
import { h } from './dom.ts';
import { lineOf, link, richText } from './text.ts';
import type { Names } from './text.ts';
import { written } from './time.ts';

export function embedCard(embed: WireEmbed, names: Names): HTMLElement {
  const { author, title, url, description, fields, image, thumbnail, footer, timestamp } = embed;
  const heading = title === null ? [] : lineOf(title, names);
  const card = h(
    'article',
    { class: 'embed' },
    author === null ? null : h('p', { class: 'embed-author' }, author),
    title === null
      ? null
      : h('h3', { class: 'embed-title' }, ...(url === null ? heading : [link(url, heading, names)])),
    description === null ? null : richText(description, names),
    fields.length === 0
      ? null
      : h(
          'dl',
          { class: 'fields' },
          ...fields.map(({ name, value, inline }) =>
            h(
              'div',
              { class: inline ? 'field inline' : 'field' },
              h('dt', {}, ...lineOf(name, names)),
              h('dd', {}, richText(value, names)),
            ),
          ),
        ),
    image === null ? null : pictureOf(image, 'embed-image'),
    footer === null && timestamp === null
      ? null
      : h(
          'p',
          { class: 'embed-footer' },
          footer,
          timestamp === null ? null : h('span', {}, footer === null ? '' : ' • ', written(timestamp)),
        ),
    thumbnail === null ? null : pictureOf(thumbnail, 'thumbnail'),
  );
  if (embed.color !== null) card.style.setProperty('--edge', embed.color);
  return card;
}

/** A picture that opens in full beside the page. */
export function pictureOf({ url, alt, width, height }: Picture, kind: string): HTMLElement {
  const image = h('img', { src: url, alt, width, height, loading: 'lazy' });
  return h('a', { class: kind, href: url, target: '_blank', rel: 'noopener noreferrer' }, image);
}
