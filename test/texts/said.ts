/** Names, each as one or more capitalized words with small ones between: two texts that differ in a name are alike. */
const NAMES = /(?<=[^\n])\b\p{Lu}[\p{L}’'.-]*(?: (?:(?:of|the|to|for|a|in|and|with|from) )*\p{Lu}[\p{L}’'.-]*)*/gu;

/** Texts by heading, each told once: of those that differ in numbers and names alone, the first stands for all. */
export class Texts {
  readonly #chapters = new Map<string, Map<string, string>>();

  /** Adds a text below a heading, unless one like it stands there. */
  add(heading: string, text: string | null | undefined): void {
    if (typeof text !== 'string' || text.trim() === '') return;
    const chapter = this.#chapters.get(heading) ?? new Map<string, string>();
    const key = text
      .replaceAll(NAMES, '@')
      .replaceAll(/\d+/g, '#')
      .replaceAll(/@(?:(?:, | and | \+ )@)+/g, '@');
    if (!chapter.has(key)) chapter.set(key, text);
    this.#chapters.set(heading, chapter);
  }

  get size(): number {
    return [...this.#chapters.values()].reduce((sum, chapter) => sum + chapter.size, 0);
  }

  /** Everything as one file, in the order it was added. */
  toString(): string {
    return [...this.#chapters]
      .map(([heading, texts]) =>
        [`## ${heading}`, ...[...texts.values()].map((text) => `- ${text.replaceAll('\n', '\n  ')}`)].join('\n'),
      )
      .join('\n\n');
  }
}

/** The parameters of the bot's words that are numbers; each text is shown with 1 and with 2. */
const COUNTS = [
  'count',
  'min',
  'max',
  'from',
  'to',
  'all',
  'page',
  'pages',
  'times',
  'seated',
  'asked',
  'fewest',
  'most',
  'place',
  'days',
  'minutes',
  'voters',
  'agreed',
  'declined',
  'hour',
  'year',
];
/** Those that are lists. */
const LISTS = ['labels', 'parts', 'each'];

/** What a text says with samples for its parameters: their names in brackets, and 1 and 2 for a number. */
function spoken(say: (...given: unknown[]) => unknown): string[] {
  const [, head = ''] = /\(([^]*?)\)/.exec(String(say)) ?? [];
  const names = head
    .replaceAll(/\{[^}]*\}/g, 'pace')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const sample = (name: string, count: number) => {
    if (name === 'pace') return { length: '‹length›', difficulty: '‹difficulty›' };
    if (COUNTS.includes(name)) return count;
    return LISTS.includes(name) ? [`‹${name}›`, `‹${name}›`] : `‹${name}›`;
  };
  // A text that depends on a kind says nothing of a sample; `addBot` goes through its kinds.
  const said = (count: number) =>
    [say(...names.map((name) => sample(name, count)))].filter((text) => typeof text === 'string');
  return names.some((name) => COUNTS.includes(name)) ? [...said(1), ...said(2)] : said(2);
}

/** Every text below a value of words: texts, functions that make them, and records of both. */
export function textsOf(words: unknown, path = 'words'): [heading: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (isSaying(words)) return spoken(words).map((text) => [path, text]);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, below]) =>
    textsOf(below, typeof below === 'object' ? `${path}.${key}` : path),
  );
}

function isSaying(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === 'function';
}
