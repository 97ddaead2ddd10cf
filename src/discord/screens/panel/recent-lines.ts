import type { Seat } from '#engine';
import type { Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { endingText } from '../board.ts';
import { seatName } from '../names.ts';
import { clippedLines } from '../story/clip-lines.ts';
import { digest, eventsIn, isHeavy, withoutMinor } from '../story/digest.ts';
import type { Told } from '../story/narration.ts';
import type { Detail } from './detail.ts';

/** Characters of each line of what happened, fewer where there are more lines than planned, and how many more long lines may have in all. */
const LONGEST_TOLD = 76;
const LONGEST_OF_MORE = 38;
const EXTRA_TOLD = { 1: 38, 2: 38, 3: 76 } as const;
/** Characters of a row on a phone. */
const TOLD_ROW = 38;

/** What happened, as far as it is told, and how many events are left out. */
export interface Recent {
  readonly recent: readonly string[];
  readonly more: number;
}

/** What one did oneself or met with, then what others did, each in a line at least unless there is one line for both. */
export function recentLines(
  table: Table,
  seat: Seat,
  most: Detail['told'],
  { own = [], told = [] }: { readonly own?: readonly Told[]; readonly told?: readonly Told[] },
  isLow: boolean,
): Recent {
  const isMine = ({ by, to }: Told) => by === null || by === seat || to.includes(seat);
  const heavy = withoutMinor(own, told).filter(isMine);
  // One's own last step may reveal what others have done, such as their plans.
  const news = [...own.filter((each) => !isMine(each)), ...told];
  const asOwn = (line: string) => words.play.you(seatName(table, seat), line);
  const hasNews = news.some(({ weight }) => weight !== 'minor');
  const hasMet = news.some(({ to }) => to.includes(seat));
  // What one's own step led to was seen when it was done: it gives way to later news, where these get a single line, and to what one
  // met with since, unless it weighs more. What happened to oneself once the next turn or round had begun was not seen.
  const isGreat = ({ to, weight, cause }: Told) =>
    weight === 'major' || (to.includes(seat) && (isHeavy(weight) || (cause === 'other' && weight !== 'minor')));
  // What weighs most of both has a line each, however low the panel should be.
  const hasHeavyNews = news.some(({ weight }) => isHeavy(weight));
  const isOne = isLow && !heavy.some((each) => (each.weight === 'major' ? hasNews : hasHeavyNews && isGreat(each)));
  const ownIn = (isOne: boolean) => ((isOne ? hasNews : hasMet) ? heavy.filter(isGreat) : heavy);
  const ending = table.record.status === 'playing' ? '' : endingText(table);
  // Of what one player did, the lightest is left out before any of it would be cut.
  const longest = LONGEST_TOLD + EXTRA_TOLD[most];
  const within = (most: number, isOne: boolean) => {
    const ofMine = isOne ? [...ownIn(true), ...news] : ownIn(false);
    const mine = digest(table, seat, ofMine, Math.max(1, most - 1), { longest, ...(heavy.length > 0 && { asOwn }) });
    const ofOthers = isOne ? [] : news;
    const others = digest(table, seat, ofOthers, Math.max(1, most - mine.lines.length), { longest });
    const shown = eventsIn(table, seat, ofMine) - mine.more + eventsIn(table, seat, ofOthers) - others.more;
    return {
      happened: [...mine.lines, ...others.lines].filter((line) => line.replaceAll('*', '') !== ending),
      // As `What Changed` counts them, which leads to the rest.
      more: Math.max(0, eventsIn(table, seat, [...own, ...told]) - shown),
    };
  };
  // Short lines leave room for another one.
  const another = within(most + 1, false);
  const rows = another.happened.reduce((sum, line) => sum + rowsOf(line), 0);
  const hasRoom = !isOne && rows * TOLD_ROW <= most * LONGEST_TOLD + EXTRA_TOLD[most];
  const { happened, more } = hasRoom ? another : within(most, isOne);
  return {
    recent: clippedLines(
      happened,
      happened.length > most && !hasRoom ? LONGEST_OF_MORE : LONGEST_TOLD,
      EXTRA_TOLD[most],
    ).map((line) => `> ${line}`),
    more,
  };
}

/** How many rows of a phone a line takes. */
function rowsOf(line: string): number {
  return Math.ceil(line.replaceAll('*', '').length / TOLD_ROW);
}
