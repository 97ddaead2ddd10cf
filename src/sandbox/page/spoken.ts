import type { WireMessage } from '../web/wire.ts';
import { parse } from './text/markdown.ts';
import type { Inline, Paragraph } from './text/markdown.ts';

const ENOUGH = 300;

/** What a message says last, as plain text for those who listen: drawings in code blocks are left out. */
export function spokenOf({ content, embeds, blocks, thinking }: WireMessage): string {
  if (thinking) return 'is thinking';
  const last = embeds.at(-1);
  const texts = [
    content,
    last?.title,
    last?.description,
    ...blocks.map((block) => (block.kind === 'text' ? block.content : '')),
  ];
  const said = texts.flatMap((text) => (text === undefined || text === null ? [] : parse(text).map(ofParagraph)));
  return said
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, ENOUGH);
}

function ofParagraph(paragraph: Paragraph): string {
  switch (paragraph.kind) {
    case 'pre':
      return '';
    case 'quote':
      return paragraph.children.map(ofParagraph).join(' ');
    case 'list':
      return paragraph.items.map(({ children }) => ofInline(children)).join('; ');
    default:
      return ofInline(paragraph.children);
  }
}

function ofInline(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text' || part.kind === 'code' || part.kind === 'mention') return part.text;
      return 'children' in part ? ofInline(part.children) : '';
    })
    .join('');
}
