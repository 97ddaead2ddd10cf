import type { Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import type { LogKind } from './narration.ts';
import { replayButton } from './replay.ts';
import { button, buttonRows, COLOURS, fitted, LIMITS, type Screen } from '../screen.ts';

export const LINES_A_PAGE = 20;
/** Characters of a page, so that no line of it is cut off. */
export const PAGE_ROOM = LIMITS.description - 100;

/** A sentence of the log: the revision of its line, and its number there. */
export interface LogPlace {
  readonly revision: number;
  readonly sentence: number;
}

export interface LogView {
  readonly of: LogKind;
  /** Only what happened after that revision; `null` for the whole log. */
  readonly since: number | null;
  /** Oldest first. */
  readonly told: readonly (LogPlace & { readonly text: string })[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** Whether there are reasons to read besides. */
  readonly explained: boolean;
  /** The game as a file, once it is over. */
  readonly file: Buffer | null;
}

/** One page of the log. */
export function logScreen(table: Table, { of, since, told, hasOlder, hasNewer, explained, file }: LogView): Screen {
  const { id } = table.record;
  const [first, last] = [told[0], told.at(-1)];
  return {
    content: file ? words.log.exported : '',
    embeds: fitted([
      {
        title: since === null ? words.log.title(table.face.name) : words.buttons.changes,
        color: COLOURS.panel,
        description: told.length === 0 ? words.log.empty : told.map(({ text }) => text).join('\n'),
      },
    ]),
    components: buttonRows([
      ...(first && last && (hasOlder || hasNewer)
        ? [
            button({ verb: 'older', table: id, ...placeOf(first), of, since }, words.buttons.older, 'quiet', !hasOlder),
            button({ verb: 'newer', table: id, ...placeOf(last), of, since }, words.buttons.newer, 'quiet', !hasNewer),
          ]
        : []),
      ...(table.play && since === null ? [replayButton(id)] : []),
      ...(explained ? [button({ verb: 'reasons', table: id }, words.buttons.reasons, 'quiet')] : []),
    ]),
    ...(file && { files: [{ name: `airlock-${id}.json`, data: file, contentType: 'application/json' }] }),
  };
}

function placeOf({ revision, sentence }: LogPlace): LogPlace {
  return { revision, sentence };
}
