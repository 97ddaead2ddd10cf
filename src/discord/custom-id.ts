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
  /**
   * A select menu of a panel; its values are option ids. The decision is there by its `decisionId`; where its options
   * fill several menus, `part` tells them apart.
   */
  | ({ readonly verb: 'pick'; readonly table: string; readonly decision: string; readonly part: number } & PanelPress)
  /** The panel again, turned to that page of its choices. */
  | ({ readonly verb: 'page'; readonly table: string; readonly page: number } & PanelPress)
  /** A `pick` answered with nothing. */
  | ({ readonly verb: 'pass'; readonly table: string; readonly decision: string } & PanelPress)
  | ({ readonly verb: 'undo'; readonly table: string } & PanelPress)
  /** A game's rules, as a button; or a menu of them, its values headings. Of the menus of one game, `part` tells which. */
  | { readonly verb: 'rule'; readonly game: string; readonly part: number | null }
  /** The log, `page` pages before the newest; with the reasons of players who are no people. Or a page of the options of a lobby. */
  | { readonly verb: 'older' | 'reasons' | 'options'; readonly table: string; readonly page: number };

const PUBLIC_VERBS = [
  'turn',
  'hand',
  'changes',
  'log',
  'help',
  'leave',
  'start',
  'cancel',
  'concede',
  'end',
  'keep',
  'ask-back',
  'add-ai',
  'remove-ai',
  'strength',
  'take-back',
  'take-over',
  'again',
] as const;
export type PublicVerb = (typeof PUBLIC_VERBS)[number];

/** Raised when the meaning of custom ids changes; ids of another version are not understood. */
const VERSION = 'a1';

export function writeMark(mark: Mark): string {
  return [VERSION, mark.verb, 'game' in mark ? mark.game : mark.table, ...details(mark)].join('|');
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
      return [...panel(mark), mark.decision, mark.part];
    case 'pass':
      return [...panel(mark), mark.decision];
    case 'undo':
      return panel(mark);
    case 'page':
      return [...panel(mark), mark.page];
    case 'rule':
      return [mark.part ?? '*'];
    case 'older':
    case 'reasons':
    case 'options':
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
  const [version, verb, about, ...rest] = customId.split('|');
  if (version !== VERSION || verb === undefined || about === undefined) return null;
  const mark = readOfGame(verb, about, rest) ?? readOfTable(verb, about, rest);
  // What is written back the same was written by us: nothing cut off, nothing added.
  return mark && writeMark(mark) === customId ? mark : null;
}

function readOfGame(verb: string, game: string, [part = '']: readonly string[]): Mark | null {
  if (!/^[a-z][a-z0-9-]*$/.test(game)) return null;
  if (verb !== 'rule') return null;
  return part === '*' ? { verb, game, part: null } : isNumber(part) ? { verb, game, part: Number(part) } : null;
}

function readOfTable(verb: string, table: string, rest: readonly string[]): Mark | null {
  if (!/^[0-9a-z]{10}$/.test(table)) return null;
  const publicVerb = PUBLIC_VERBS.find((known) => known === verb);
  return publicVerb ? { verb: publicVerb, table } : readDetails(verb, table, rest);
}

function readDetails(verb: string, table: string, [a = '', b = '', c = '', d = '']: readonly string[]): Mark | null {
  switch (verb) {
    case 'join':
      return a === '*' ? { verb, table, seat: null } : isNumber(a) ? { verb, table, seat: Number(a) } : null;
    case 'choose':
      return a === '' ? null : { verb, table, key: a };
    case 'agree':
    case 'decline':
      return isNumber(a) ? { verb, table, made: Number(a) } : null;
    case 'older':
    case 'reasons':
    case 'options':
      return isNumber(a) ? { verb, table, page: Number(a) } : null;
    default:
      return isNumber(a) && isNumber(b)
        ? readPanelDetails(verb, { table, seat: Number(a), revision: Number(b) }, c, d)
        : null;
  }
}

function readPanelDetails(verb: string, panel: { table: string } & PanelPress, c: string, d: string): Mark | null {
  switch (verb) {
    case 'undo':
      return { verb, ...panel };
    case 'do':
      return c === '' ? null : { verb, ...panel, option: c };
    case 'pass':
      return c === '' ? null : { verb, ...panel, decision: c };
    case 'pick':
      return c === '' || !isNumber(d) ? null : { verb, ...panel, decision: c, part: Number(d) };
    case 'page':
      return isNumber(c) ? { verb, ...panel, page: Number(c) } : null;
    default:
      return null;
  }
}

function isNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
