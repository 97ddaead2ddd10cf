import type { PanelPress } from '../tables/index.ts';

/**
 * What a component remembers, in at most 100 characters of its custom id. Buttons under public messages name their
 * table only; components of a panel also name the seat and the revision they were drawn for, and options by a name made
 * of what they say, never by their place in a list.
 */
export type Mark =
  | { readonly verb: PublicVerb; readonly table: string }
  | { readonly verb: 'join'; readonly table: string; readonly seat: number | null }
  /** A word on the proposal made at that revision. */
  | { readonly verb: 'agree' | 'decline'; readonly table: string; readonly made: number }
  | { readonly verb: 'choose'; readonly table: string; readonly key: string }
  /** One option of a panel, as a button. */
  | ({ readonly verb: 'do'; readonly table: string; readonly option: string } & PanelPress)
  /** A select menu of a panel; its values are option ids. The decision is there by its `decisionId`. */
  | ({ readonly verb: 'pick'; readonly table: string; readonly decision: string } & PanelPress)
  /** The panel again, its long menus turned to that page. */
  | ({ readonly verb: 'page'; readonly table: string; readonly page: number } & PanelPress)
  /** A `pick` answered with nothing. */
  | ({ readonly verb: 'pass'; readonly table: string; readonly decision: string } & PanelPress)
  | ({ readonly verb: 'undo'; readonly table: string } & PanelPress)
  /** The log, `page` pages before the newest. */
  | { readonly verb: 'older'; readonly table: string; readonly page: number };

const PUBLIC_VERBS = [
  'turn',
  'hand',
  'log',
  'help',
  'leave',
  'start',
  'cancel',
  'concede',
  'keep',
  'ask-back',
] as const;
export type PublicVerb = (typeof PUBLIC_VERBS)[number];

/** Raised when the meaning of custom ids changes; ids of another version are not understood. */
const VERSION = 'a1';

export function writeMark(mark: Mark): string {
  return [VERSION, mark.verb, mark.table, ...details(mark)].join('|');
}

function details(mark: Mark): (string | number)[] {
  switch (mark.verb) {
    case 'join':
      return [mark.seat ?? '*'];
    case 'agree':
    case 'decline':
      return [mark.made];
    case 'choose':
      return [mark.key];
    case 'do':
      return [...panel(mark), mark.option];
    case 'pick':
    case 'pass':
      return [...panel(mark), mark.decision];
    case 'undo':
      return panel(mark);
    case 'page':
      return [...panel(mark), mark.page];
    case 'older':
      return [mark.page];
    default:
      return [];
  }
}

function panel({ seat, revision }: PanelPress): (string | number)[] {
  return [seat, revision];
}

/** The mark behind a custom id, or `null` when it is none of ours. */
export function readMark(customId: string): Mark | null {
  const [version, verb, table, a, b, c, ...rest] = customId.split('|');
  if (version !== VERSION || verb === undefined || table === undefined || rest.length > 0) return null;
  if (!/^[0-9a-z]{10}$/.test(table)) return null;
  const publicVerb = PUBLIC_VERBS.find((known) => known === verb);
  if (publicVerb) return a === undefined ? { verb: publicVerb, table } : null;
  switch (verb) {
    case 'join':
      return a === '*' ? { verb, table, seat: null } : isNumber(a) ? { verb, table, seat: Number(a) } : null;
    case 'agree':
    case 'decline':
      return isNumber(a) ? { verb, table, made: Number(a) } : null;
    case 'choose':
      return a ? { verb, table, key: a } : null;
    case 'older':
      return isNumber(a) ? { verb, table, page: Number(a) } : null;
    case 'do':
      return isNumber(a) && isNumber(b) && c ? { verb, table, seat: Number(a), revision: Number(b), option: c } : null;
    case 'undo':
      return isNumber(a) && isNumber(b) && c === undefined
        ? { verb, table, seat: Number(a), revision: Number(b) }
        : null;
    case 'pick':
    case 'pass':
      return isNumber(a) && isNumber(b) && c
        ? { verb, table, seat: Number(a), revision: Number(b), decision: c }
        : null;
    case 'page':
      return isNumber(a) && isNumber(b) && isNumber(c)
        ? { verb, table, seat: Number(a), revision: Number(b), page: Number(c) }
        : null;
    default:
      return null;
  }
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,9}$/.test(text);
}
