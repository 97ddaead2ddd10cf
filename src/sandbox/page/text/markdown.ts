/** Discord's markdown as a tree. It touches no document, so nothing in a text can ever become an element by itself. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly url: string; readonly children: readonly Inline[] }
  | { readonly kind: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'mention'; readonly text: string }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: string };

export type Paragraph =
  | { readonly kind: 'lines' | 'subtext'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly children: readonly Paragraph[] }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'pre'; readonly text: string };

export interface Item {
  readonly depth: number;
  /** `1.` and so on, or null for a bullet. */
  readonly number: string | null;
  readonly children: readonly Inline[];
}

const FENCE = /```(?:[\w+-]*\n)?([\s\S]+?)\n?```\n?/g;

/** The paragraphs of a text. */
export function parse(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let end = 0;
  for (const match of text.matchAll(FENCE)) {
    paragraphs.push(...parseLines(text.slice(end, match.index).replace(/\n$/, '')));
    paragraphs.push({ kind: 'pre', text: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  paragraphs.push(...parseLines(text.slice(end)));
  return paragraphs;
}

function parseLines(text: string): Paragraph[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const paragraphs: Paragraph[] = [];
  while (lines.length > 0) paragraphs.push(takeParagraph(lines));
  return paragraphs;
}

/** Takes one paragraph off the front of the lines. */
function takeParagraph(lines: string[]): Paragraph {
  const line = lines[0] ?? '';
  const rest = /^>>> ([\s\S]*)$/.exec(lines.join('\n'));
  if (rest !== null) {
    lines.length = 0;
    return { kind: 'quote', children: parseLines(rest[1] ?? '') };
  }
  const quoted = takeWhile(lines, (each) => /^> ?(.*)$/.exec(each)?.[1]);
  if (quoted.length > 0) return { kind: 'quote', children: parseLines(quoted.join('\n')) };
  const items = takeWhile(lines, toItem);
  if (items.length > 0) return { kind: 'list', items };
  const heading = /^(#{1,3}) (.+)$/.exec(line);
  if (heading !== null) {
    lines.shift();
    const level = heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3;
    return { kind: 'heading', level, children: parseInline(heading[2] ?? '') };
  }
  if (line.startsWith('-# ')) {
    lines.shift();
    return { kind: 'subtext', children: parseInline(line.slice(3)) };
  }
  const [first = '', ...more] = [lines.shift(), ...takeWhile(lines, (each) => (isPlain(each) ? each : undefined))];
  return { kind: 'lines', children: parseInline([first, ...more].join('\n')) };
}

/** Takes lines off the front as long as something can be made of them. */
function takeWhile<T>(lines: string[], make: (line: string) => T | undefined): T[] {
  const taken: T[] = [];
  for (let made = make(lines[0] ?? ''); made !== undefined && lines.length > 0; made = make(lines[0] ?? '')) {
    taken.push(made);
    lines.shift();
  }
  return taken;
}

function toItem(line: string): Item | undefined {
  const match = /^( *)(?:[-*]|(\d+\.)) (.+)$/.exec(line);
  if (match === null) return undefined;
  const [, indent = '', number = null, text = ''] = match;
  return { depth: Math.floor(indent.length / 2), number, children: parseInline(text) };
}

function isPlain(line: string): boolean {
  return !/^(> ?|>>> |#{1,3} |-# )/.test(line) && toItem(line) === undefined;
}

type Rule = readonly [RegExp, (match: RegExpExecArray) => Inline];

const wrap =
  (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler') =>
  (match: RegExpExecArray): Inline => ({ kind, children: parseInline(match[1] ?? '') });
const mention =
  (kind: 'user' | 'role' | 'channel') =>
  (match: RegExpExecArray): Inline => ({ kind, id: match[1] ?? '' });
const text = (value: string): Inline => ({ kind: 'text', text: value });

/** In the order in which they are tried where a text goes on. */
const RULES: readonly Rule[] = [
  [/^\\([^\sA-Za-z0-9])/, (match) => text(match[1] ?? '')],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (match) => ({ kind: 'code', text: match[2] ?? '' })],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, wrap('bold')],
  [/^__([\s\S]+?)__(?!_)/, wrap('underline')],
  [/^~~([\s\S]+?)~~/, wrap('strike')],
  [/^\|\|([\s\S]+?)\|\|/, wrap('spoiler')],
  [/^\*(?!\s)([\s\S]*?[^\s*])\*(?!\*)/, wrap('italic')],
  [/^_([\s\S]*?[^\s_])_(?![A-Za-z0-9_])/, wrap('italic')],
  [
    /^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/,
    (match) => ({ kind: 'link', url: match[2] ?? '', children: parseInline(match[1] ?? '') }),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => link(match[1] ?? '')],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]*_]/, (match) => link(match[0])],
  [/^<@!?(\d+)>/, mention('user')],
  [/^<@&(\d+)>/, mention('role')],
  [/^<#(\d+)>/, mention('channel')],
  [/^<(\/[^:>]+):\d+>/, (match) => ({ kind: 'mention', text: match[1] ?? '' })],
  [/^(@everyone|@here)\b/, (match) => ({ kind: 'mention', text: match[1] ?? '' })],
  [/^<a?(:\w+:)\d+>/, (match) => text(match[1] ?? '')],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    (match) => ({ kind: 'time', seconds: Number(match[1]), style: match[2] ?? 'f' }),
  ],
];

/** The parts of one stretch of text. */
export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let plain = '';
  let at = 0;
  while (at < source.length) {
    const found = special(source, at);
    if (found === null) {
      plain += source.charAt(at);
      at += 1;
      continue;
    }
    if (plain !== '') parts.push(text(plain));
    plain = '';
    parts.push(found.part);
    at += found.length;
  }
  return plain === '' ? parts : [...parts, text(plain)];
}

function special(source: string, at: number): { readonly part: Inline; readonly length: number } | null {
  if (!/[\\`*_~|[<h@]/.test(source.charAt(at))) return null;
  const insideWord = at > 0 && /\w/.test(source.charAt(at - 1));
  const rest = source.slice(at);
  if (insideWord && /^(_|https?:)/.test(rest)) return null;
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    if (match !== null) return { part: make(match), length: match[0].length };
  }
  return null;
}

function link(url: string): Inline {
  return { kind: 'link', url, children: [text(url)] };
}
