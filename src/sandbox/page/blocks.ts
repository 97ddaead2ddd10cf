import type { Block } from '../web/wire.ts';
import { controlOf, controlRow } from './controls.ts';
import type { Uses } from './controls.ts';
import { h } from './dom.ts';
import { pictureOf } from './embed.ts';
import { richText } from './text.ts';
import type { Names } from './text.ts';

/** One part of what stands below a message, or makes up a message of the second version. */
export function blockOf(block: Block, names: Names, uses: Uses): HTMLElement {
  switch (block.kind) {
    case 'row':
      return controlRow(block.controls, uses);
    case 'text':
      return richText(block.content, names);
    case 'section': {
      const { texts, accessory } = block;
      return h(
        'div',
        { class: 'part' },
        h('div', {}, ...texts.map((text) => richText(text, names))),
        'kind' in accessory ? controlOf(accessory, uses) : pictureOf(accessory, 'thumbnail'),
      );
    }
    case 'pictures':
      return h('div', { class: 'pictures' }, ...block.pictures.map((picture) => pictureOf(picture, 'picture')));
    case 'file':
      return h('p', {}, h('a', { href: block.url, download: block.name }, block.name));
    case 'separator':
      return h(block.divider ? 'hr' : 'div', { class: block.large ? 'separator large' : 'separator' });
    case 'container': {
      const card = h('div', { class: 'embed' }, ...block.blocks.map((inner) => blockOf(inner, names, uses)));
      if (block.color !== null) card.style.setProperty('--edge', block.color);
      return card;
    }
  }
}
