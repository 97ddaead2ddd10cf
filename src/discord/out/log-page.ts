import { clipped } from '#engine';
import { seatOf, type LogLine, type LogPage, type Table, type Tables } from '../../tables/index.ts';
import { LINES_A_PAGE, logScreen, PAGE_ROOM, type LogPlace } from '../screens/story/log.ts';
import type { LogKind } from '../screens/story/narration.ts';
import { toldOf } from '../screens/story/narration.ts';
import type { Screen } from '../screens/screen.ts';

/** Lines of the log read at once: most tell one sentence, some none. */
const LINES_AT_ONCE = 40;

/**
 * A page of the log: of everything or of reasons only, beyond that sentence. Where there is none it is the newest page,
 * or the oldest of what happened after the revision `since`.
 */
interface LogRequest {
  readonly of: LogKind;
  readonly since?: number | null;
  readonly older?: LogPlace;
  readonly newer?: LogPlace;
}

/** The log as this person may read it, one page; of a finished game with the file that replays it. */
export async function openLog(tables: Tables, table: Table, person: string, request: LogRequest): Promise<Screen> {
  const seat = seatOf(table, person)?.seat ?? null;
  // A reason may tell what only its seat knew: while the game is played, it is for the player of that seat.
  const reasonsOf: LogPage['reasonsOf'] | null = table.record.status === 'finished' ? 'all' : seat;
  const read = (page: LogPage) => tables.logPage(table.record.id, page);
  const someReason = async () =>
    reasonsOf !== null && (await read({ before: Infinity, limit: 1, reasonsOf })).length > 0;
  const since = request.since ?? null;
  const explained = request.of === 'all' && since === null && (await someReason());
  const only = request.of === 'reasons' ? { reasonsOf: reasonsOf ?? -1 } : {};
  const sentences = (towards: Towards) =>
    sentencesOf(
      (page) => read({ ...page, ...only }),
      (line) => (line.revision > (since ?? 0) ? toldOf(table, line, seat ?? 'public', request.of) : null),
      towards,
    );
  const file = since === null ? await tables.exportFile(table) : null;
  const shown = { of: request.of, since, explained, file };
  const begins = since !== null && !request.older && !request.newer;
  const newer = begins ? { revision: since, sentence: 0 } : request.newer;
  if (newer) {
    const page = await filled(sentences({ newer }));
    // The newest page is shown full.
    if (page.more) return logScreen(table, { ...shown, ...page, hasOlder: !begins, hasNewer: true });
  }
  const page = await filled(sentences({ older: request.older ?? NEWEST }));
  const hasNewer = request.older !== undefined;
  return logScreen(table, { ...shown, told: page.told.toReversed(), hasOlder: page.more, hasNewer });
}

type Towards = { readonly older: LogPlace } | { readonly newer: LogPlace };

const NEWEST: LogPlace = { revision: Infinity, sentence: 0 };

/** A sentence of the log, and where it stands. */
interface PlacedSentence extends LogPlace {
  readonly text: string;
}

/** The sentences beyond a place in the log, nearest first, up to a line of which `null` is told. */
async function* sentencesOf(
  read: (page: LogPage) => Promise<readonly LogLine[]>,
  tell: (line: LogLine) => readonly string[] | null,
  towards: Towards,
): AsyncGenerator<PlacedSentence> {
  const older = 'older' in towards;
  const from = older ? towards.older : towards.newer;
  // The line of that sentence may hold others beyond it.
  let edge = older ? from.revision + 1 : from.revision - 1;
  for (;;) {
    const lines = await read(older ? { before: edge, limit: LINES_AT_ONCE } : { after: edge, limit: LINES_AT_ONCE });
    for (const line of older ? lines.toReversed() : lines) {
      const texts = tell(line);
      if (!texts && older) return;
      const told = (texts ?? []).map((text, sentence) => ({ text, revision: line.revision, sentence }));
      const beyond = told.filter(({ revision, sentence }) =>
        revision !== from.revision ? true : older ? sentence < from.sentence : sentence > from.sentence,
      );
      yield* older ? beyond.toReversed() : beyond;
    }
    const last = older ? lines[0] : lines.at(-1);
    if (!last || lines.length < LINES_AT_ONCE) return;
    edge = last.revision;
  }
}

/** As many sentences as a page holds, and whether there are more. */
async function filled(
  sentences: AsyncIterable<PlacedSentence>,
): Promise<{ readonly told: readonly PlacedSentence[]; readonly more: boolean }> {
  const told: PlacedSentence[] = [];
  let left = PAGE_ROOM;
  for await (const sentence of sentences) {
    const text = clipped(sentence.text, PAGE_ROOM - 1);
    if (told.length === LINES_A_PAGE || text.length + 1 > left) return { told, more: true };
    told.push({ ...sentence, text });
    left -= text.length + 1;
  }
  return { told, more: false };
}
