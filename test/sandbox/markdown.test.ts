import { describe, expect, test } from 'vitest';
import { parse, parseInline } from '../../src/sandbox/page/text/markdown.ts';
import type { Inline, Paragraph } from '../../src/sandbox/page/text/markdown.ts';

/** A tree as one line: `bold(a italic(b))`. */
function show(part: Inline | Paragraph): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
    case 'pre':
    case 'mention':
      return `${part.kind}(${part.text})`;
    case 'user':
    case 'role':
    case 'channel':
      return `${part.kind}(${part.id})`;
    case 'time':
      return `time(${part.seconds} ${part.style})`;
    case 'link':
      return `link(${part.url} ${part.children.map(show).join('')})`;
    case 'heading':
      return `h${part.level}(${part.children.map(show).join('')})`;
    case 'list':
      return `list(${part.items.map(({ depth, number, children }) => `${depth}${number ?? '-'} ${children.map(show).join('')}`).join('|')})`;
    case 'quote':
      return `quote(${part.children.map(show).join('|')})`;
    default:
      return `${part.kind}(${part.children.map(show).join('')})`;
  }
}

describe('in a line', () => {
  test.each([
    ['**bold**', 'bold(bold)'],
    ['*it* and _it_', 'italic(it) and italic(it)'],
    ['***both***', 'bold(italic(both))'],
    ['**a *b* c**', 'bold(a italic(b) c)'],
    ['__under__ ~~gone~~ ||secret||', 'underline(under) strike(gone) spoiler(secret)'],
    ['`a **b**`', 'code(a **b**)'],
    ['``a ` b``', 'code(a ` b)'],
    ['\\*not\\*', '*not*'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['**open', '**open'],
    ['[rules](https://a.test/x)', 'link(https://a.test/x rules)'],
    ['[**bold**](<https://a.test>)', 'link(https://a.test bold(bold))'],
    ['[x](javascript:alert)', '[x](javascript:alert)'],
    ['see https://a.test/b.', 'see link(https://a.test/b https://a.test/b).'],
    ['<https://a.test>', 'link(https://a.test https://a.test)'],
    ['<@12> <@!12> <@&13> <#14>', 'user(12) user(12) role(13) channel(14)'],
    ['</game new:15>', 'mention(/game new)'],
    ['@everyone', 'mention(@everyone)'],
    ['<t:100:R> <t:100>', 'time(100 R) time(100 f)'],
    ['<:airlock:16>', ':airlock:'],
    ['<b>x</b>', '<b>x</b>'],
  ])('%s', (source, expected) => {
    expect(parseInline(source).map(show).join('')).toBe(expected);
  });
});

describe('in paragraphs', () => {
  test.each([
    ['# One\n## Two\n### Three\ntext', 'h1(One) h2(Two) h3(Three) lines(text)'],
    ['a\nb', 'lines(a\nb)'],
    ['> one\n> two\nafter', 'quote(lines(one\ntwo)) lines(after)'],
    ['before\n>>> all\nthe rest', 'lines(before) quote(lines(all\nthe rest))'],
    ['- a\n  - b\n1. c', 'list(0- a|1- b|01. c)'],
    ['-# small', 'subtext(small)'],
    ['```\n**x**\n```', 'pre(**x**)'],
    ['a\n```ts\nb\n```\nc', 'lines(a) pre(b) lines(c)'],
    ['a\n\nb', 'lines(a\n\nb)'],
    ['#nothing', 'lines(#nothing)'],
    ['', ''],
  ])('%j', (source, expected) => {
    expect(parse(source).map(show).join(' ')).toBe(expected);
  });
});

test('a long text of openings that are never closed is read in no time', () => {
  const start = performance.now();
  parse('**_~~||`[<'.repeat(200));
  expect(performance.now() - start).toBeLessThan(1000);
});
