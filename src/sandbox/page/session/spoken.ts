import { ComponentType } from 'discord-api-types/v10';
import type { SeenMessage } from '../../user/seen.ts';
import { parse } from '../text/markdown.ts';
import type { Names } from './names.ts';
import type { Inline, Paragraph } from '../text/markdown.ts';
import { plain } from '../text/plain.ts';

const ENOUGH = 300;

/** What of a message is said. */
type Said = Pick<SeenMessage, 'content' | 'embeds' | 'components' | 'thinking'>;

/** What a message says last, as plain text for those who listen: drawings in code blocks are left out. */
export function spokenOf({ content, embeds, components, thinking }: Said, names: Names): string {
  if (thinking) return 'is thinking';
  const last = embeds.at(-1);
  const texts = [
    content,
    last?.title,
    last?.description,
    ...components.map((component) => (component.type === ComponentType.TextDisplay ? component.content : '')),
  ];
  const said = texts.flatMap((text) => parse(text ?? '').map((each) => ofParagraph(each, names)));
  return said
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, ENOUGH);
}

function ofParagraph(paragraph: Paragraph, names: Names): string {
  switch (paragraph.kind) {
    case 'pre':
      return '';
    case 'quote':
      return paragraph.children.map((each) => ofParagraph(each, names)).join(' ');
    case 'list':
      return paragraph.items.map(({ children }) => ofInline(children, names)).join('; ');
    default:
      return ofInline(paragraph.children, names);
  }
}

function ofInline(parts: readonly Inline[], names: Names): string {
  // A moment counts on while it is read.
  return plain(parts, names, { time: () => '', spoiler: (hidden) => hidden });
}
