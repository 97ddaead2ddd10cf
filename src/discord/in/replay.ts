import { notPlaying, readEvents, seatOf, type Table, type Tables } from '../../tables/index.ts';
import { sentence } from '../out/panels.ts';
import { refusalText } from '../screens/names.ts';
import type { Screen } from '../screens/screen.ts';
import { ownWords } from '../screens/people/own-word.ts';
import { replayed, replayScreen } from '../screens/story/replay.ts';
import { placeAfter, placeOfInterest, type ReplayMove } from './replay-move.ts';

/** `/game replay` begins here: where its presser looked last, or at the beginning once the game is over. */
export const REPLAY_OPENED: ReplayMove = { revision: 0, go: 'open' };

/** A position of the game as this person may see it; one sentence where no game has begun. */
export async function openReplay(tables: Tables, table: Table, person: string, move: ReplayMove): Promise<Screen> {
  const { play, record } = table;
  if (!play) return sentence(refusalText(notPlaying(table, person), table));
  const isOver = record.status === 'finished';
  const reader = isOver ? 'everything' : (seatOf(table, person)?.seat ?? 'public');
  const steps = await tables.steps.shownTo(table, reader);
  const { number, opened } = placeAfter(steps, move, isOver ? { number: 0 } : placeOfInterest(steps, person));
  const step = steps[number - 1];
  const isLast = number === steps.length;
  // The newest position is that of the table: what was undone since the newest step no longer stands.
  const position = await tables.positionAfter(table, isLast ? play.match.seq : (step?.seq ?? 0));
  const [line] = step ? await tables.logPage(record.id, { after: step.revision - 1, limit: 1 }) : [];
  return replayScreen(
    {
      ...table,
      seats: play.match.seats,
      opens: { table: record.id, what: 'replay', revision: record.revision },
      leadsTo: (go) => ({ verb: 'replay', table: record.id, revision: step?.revision ?? 0, go }),
    },
    reader,
    {
      number,
      of: steps.length,
      at: line?.at ?? null,
      told: line ? replayed(table, readEvents(line), reader) : [],
      state: position && { of: position.state },
      ...(opened && { opened }),
      words: isOver ? ownWords(table, record.seats) : '',
    },
  );
}
