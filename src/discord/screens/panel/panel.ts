import type { APIButtonComponentWithCustomId, APIEmbed } from 'discord-api-types/v10';
import { clipped, type Seat } from '#engine';
import { heard, holderOf, mayUndo, type InPlace, type Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { endingText } from '../board.ts';
import { button, buttonRows, COLOURS, embedSize, fitted, LIMITS, lines, type Row, type Screen } from '../screen.ts';
import { clippedLines } from '../story/clip-lines.ts';
import { seatName } from '../names.ts';
import { digest, withoutMinor } from '../story/digest.ts';
import type { Told } from '../story/narration.ts';
import { tasksOf, waitingText } from '../turn.ts';
import { CHOICE_ROWS, laidOut, type Laid } from './choice-rows.ts';
import { hintLines, rowsForHints, type HintSpace } from './hint-lines.ts';
import { knownEmbed, panelPictures } from './known.ts';
import { oneMain } from './one-main.ts';
import { questions, type Question } from './questions.ts';

export interface PanelExtras {
  /** Why nothing was done, or what was. */
  readonly note?: string;
  /** What the seat's last step led to, where that is told before what happened since. */
  readonly own?: readonly Told[];
  /** What just happened, or happened since the last turn, sentence by sentence. */
  readonly told?: readonly Told[];
  readonly toldTitle?: string;
  /** Whether more happened before than was read. */
  readonly isCut?: boolean;
  /** Set until the seat's first answer: what it plays and how to win go before everything else. */
  readonly isFirst?: boolean;
  /** Explains a term to somebody new to the game. */
  readonly tip?: string | null;
  /** How open questions are about to be answered in the player's place, by the id of their decision. */
  readonly inPlace?: ReadonlyMap<string, InPlace>;
  /** Which page of the choices to show, from 0. */
  readonly page?: number;
}

/** Lines of what happened: a phone's screen has room for the question below them. */
const MOST_TOLD = 3;
/**
 * The same below a picture, or above hints that do not fit in full; above more than two questions, as many rows
 * as fit, or a tip below a picture, one.
 */
const FEWER_TOLD = 2;
/** Of these, lines for what one's own last step led to, where others have acted since; below a picture one, or none where there is little room. */
const MOST_OWN = 2;
/** Rows on a phone for the hints of all questions. Where they do not fit in full, they are cut, and `Help` has the rest. */
const HINT_ROWS = 8;
const HINT_ROWS_BELOW_PICTURE = 5;
/** Rows more for the hints of questions below the first: where they need more, `Help` has them alone. */
const MORE_HINT_ROWS = 6;
/** The aim of the game stands above them. */
const HINT_ROWS_FIRST = 4;
/** Characters of a line of what happened: two rows on a phone. `What Changed` has the rest. */
const LONGEST_TOLD = 76;
/** More characters for the first line that is longer: what a step led to stands at its end. */
const EXTRA_TOLD = 76;
const EXTRA_TOLD_CROWDED = 38;

/**
 * What one seat alone sees: its knowledge, what it is asked, and every answer it may give. A press on it answers for
 * that seat at that revision and for nothing else.
 */
export function panelScreen(table: Table, seat: Seat, extras: PanelExtras = {}): Screen {
  const asked = questions(table, seat);
  // The first panel fits a phone's screen below the board, which shows the rest.
  const pictures = extras.isFirst ? [] : panelPictures(table, seat, asked);
  const hasPicture = pictures.length > 0;
  const pages = pagesOf(table, seat, asked, hasPicture);
  const at = (extras.page ?? 0) % pages.length;
  const { laid, rows } = pages[at] ?? { laid: [], rows: [] };
  const known = knownEmbed(table, seat, hasPicture ? 'without-map' : 'beside-picture');
  // A title alone takes a line above the question instead of an embed.
  const isLine = !extras.isFirst && !hasPicture && (known.fields ?? []).length === 0;
  // How a game ended is said below what happened last.
  const heading = isLine && table.record.status === 'playing' ? (known.title ?? '') : '';
  // What waits behind a button of its own is no further page of the same choices.
  const isPaged = pages.length > 1 && pages.some(({ label }, n) => n > 0 && label === words.buttons.next);
  const page = isPaged ? { at, of: pages.length } : null;
  const isFull = hasPicture && rows.length === CHOICE_ROWS;
  const { embed, leavesOut } = askEmbed(table, seat, laid, { heading, hasPicture, isFull, page }, extras);
  const question = fitted([embed]);
  // What is asked is never cut short for what is known: that is one press away under `My Hand`.
  const room = LIMITS.embeds - embedSize(question);
  return {
    content: '',
    embeds: [...(extras.isFirst || isLine ? [] : fitted([known], room)), ...question],
    components: [
      ...oneMain(rows),
      ...buttonRows(
        lastRow(table, seat, wayOn(pages, at), {
          hasTip: typeof extras.tip === 'string',
          isFirst: extras.isFirst ?? false,
          leavesOut,
          asks: asked.some(({ decision }) => decision.urgency !== 'optional'),
        }),
      ),
    ],
    pictures,
    opens: { table: table.record.id, what: 'panel', revision: table.record.revision },
  };
}

/** As much of the choices as a message holds. */
interface Page {
  /** The questions it tells of. */
  readonly laid: readonly Laid[];
  readonly rows: readonly Row[];
  /** The button that leads to it from the page before. */
  readonly label: string;
}

/** What is asked at once, then what waits behind a button; at least one page. */
function pagesOf(table: Table, seat: Seat, asked: readonly Question[], hasPicture: boolean): Page[] {
  const first = asked.filter(({ behind }) => behind === null);
  const parts = first.length === 0 ? [asked] : [first, asked.filter(({ behind }) => behind !== null)];
  return parts.flatMap((part, i) => {
    if (i > 0 && part.length === 0) return [];
    const laid = laidOut(table, seat, part, hasPicture);
    const rows = laid.flatMap((each) => each.rows.map((row) => ({ row, of: each })));
    const count = Math.max(1, Math.ceil(rows.length / CHOICE_ROWS));
    return Array.from({ length: count }, (_, page) => {
      const shown = rows.slice(page * CHOICE_ROWS, (page + 1) * CHOICE_ROWS);
      return {
        laid: count === 1 ? laid : laid.filter((each) => shown.some(({ of }) => of === each)),
        rows: shown.map(({ row }) => row),
        label: (i > 0 && page === 0 ? part[0]?.behind : null) ?? words.buttons.next,
      };
    });
  });
}

/** The page after this one, and the button that leads there; `null` where there is no other. */
function wayOn(pages: readonly Page[], at: number): { readonly page: number; readonly label: string } | null {
  if (pages.length < 2) return null;
  const page = (at + 1) % pages.length;
  return { page, label: page === 0 ? words.buttons.previous : (pages[page]?.label ?? words.buttons.next) };
}

/** What is asked, below what happened; and whether something that happened is left out there. */
function askEmbed(
  table: Table,
  seat: Seat,
  laid: readonly Laid[],
  {
    heading,
    hasPicture,
    isFull,
    page,
  }: {
    readonly heading: string;
    readonly hasPicture: boolean;
    readonly isFull: boolean;
    readonly page: { readonly at: number; readonly of: number } | null;
  },
  extras: PanelExtras,
): { readonly embed: APIEmbed; readonly leavesOut: boolean } {
  const { note, own = [], toldTitle, isCut = false, isFirst = false, tip, inPlace } = extras;
  // The question says again what the seat has just begun.
  const told = (extras.told ?? []).filter(({ by, weight }) => !isFull || by !== seat || weight !== 'minor');
  const asked = laid.map(({ question }) => question);
  const ownHeavy = withoutMinor(own, told);
  const hintRoom = isFirst ? HINT_ROWS_FIRST : hasPicture ? HINT_ROWS_BELOW_PICTURE : HINT_ROWS;
  const hintSpace = rowsForHints(
    laid.map(({ buttons }) => buttons),
    hintRoom,
    hasPicture ? 0 : MORE_HINT_ROWS,
  );
  const isCrowded = hasPicture || hintSpace.some((rows) => rows !== 'whole');
  const hasLittleRoom = asked.length > 2 || isFull || (hasPicture && typeof tip === 'string');
  const isOwnLeftOut = hasPicture && hasLittleRoom && told.length > 0;
  const mine = digest(table, seat, isOwnLeftOut ? [] : ownHeavy, hasPicture ? 1 : MOST_OWN, {
    asOwn: (line) => words.play.you(seatName(table, seat), line),
  });
  const most = hasLittleRoom ? 1 : isCrowded ? FEWER_TOLD : MOST_TOLD;
  const others = digest(table, seat, told, Math.max(1, most - mine.lines.length));
  const more = own.length - (isOwnLeftOut ? 0 : ownHeavy.length) + mine.more + others.more;
  const isPlaying = table.record.status === 'playing';
  const leavesOut = more > 0 || (isCut && isPlaying);
  const ending = isPlaying ? '' : endingText(table);
  const extra = hasLittleRoom ? 0 : isCrowded ? EXTRA_TOLD_CROWDED : EXTRA_TOLD;
  const happened = [...mine.lines, ...others.lines].filter((line) => line.replaceAll('*', '') !== ending);
  const recent = clippedLines(happened, LONGEST_TOLD, extra).map((line) => `> ${line}`);
  const tasks = tasksOf(
    table,
    table.record.seats.filter((held) => held.seat === seat),
  );
  const leftOut = isPlaying ? words.play.andMoreChanges(more, isCut) : words.play.andMore(more);
  const toldHead = leavesOut ? `**${toldTitle ?? ''}** · ${leftOut}` : `**${toldTitle ?? ''}**`;
  const said = lines(
    heading === '' ? null : `-# ${heading}`,
    note,
    page !== null && words.play.choicesPage(page.at + 1, page.of),
    ...(isFirst ? aimLines(table, seat) : []),
    recent.length > 0 && toldTitle !== undefined && toldHead,
    ...recent,
    leavesOut && recent.length === 0 && `> ${leftOut}`,
    isFirst && asked.length > 0 && words.play.first(tasks),
    ...laid.flatMap((each, n) => [
      ...questionLines(each, hintSpace[n] ?? 'whole', n === 0),
      ...inPlaceLines(inPlace?.get(each.question.decision.id)),
    ]),
    tip && words.play.tip(tip),
    isInNobodysWay(asked) && idleText(table, seat, asked.length > 0),
  );
  const color = asked.length > 0 ? COLOURS.play : COLOURS.over;
  return { embed: { color, description: clipped(said, LIMITS.description) }, leavesOut };
}

/** What a seat plays, and how to win. */
function aimLines({ face }: Table, seat: Seat): string[] {
  return [words.play.role(face.role(seat)), ...face.aim.map(words.play.aim)];
}

/** The question and, where its options are buttons, what follows from each. */
function questionLines({ question, buttons }: Laid, hintSpace: HintSpace, isFirst: boolean): string[] {
  const { decision, prompt } = question;
  const isOptional = decision.urgency === 'optional';
  // A menu says itself what it asks.
  if (isOptional && !isFirst && buttons.length === 0) return [];
  // The question does not say which button an optional answer is.
  const [only] = question.options.length === 1 && !isOptional ? buttons : [];
  const [asks, rest] = askedFirst(prompt);
  return [
    isOptional || !isFirst ? `**${asks}**${rest}` : `### ${asks}${rest === '' ? '' : `\n${rest.trim()}`}`,
    ...(only ? [only.face.hint ?? ''] : hintSpace === 'none' ? [words.play.inHelp] : hintLines(buttons, hintSpace)),
  ];
}

/** A prompt up to its question mark, which stands out, and what it says besides. */
function askedFirst(prompt: string): readonly [asks: string, rest: string] {
  const end = prompt.indexOf('? ') + 1;
  return end === 0 ? [prompt, ''] : [prompt.slice(0, end), prompt.slice(end)];
}

/** That a question is about to be answered in the player's place. */
function inPlaceLines(how: InPlace | undefined): string[] {
  return how ? [words.orders.answering[how]] : [];
}

/** Whether nobody waits for an answer to any of these, or hopes for one. */
function isInNobodysWay(asked: readonly Question[]): boolean {
  return asked.every(({ decision }) => decision.urgency === 'optional');
}

/** The seats the table waits for, told to a player who has nothing to do or an optional decision. */
function idleText(table: Table, seat: Seat, might: boolean): string {
  if (table.record.status !== 'playing') return `**${endingText(table)}** ${resultFor(table, seat)}`.trim();
  if (holderOf(table, seat)?.conceded === true) return words.play.youConceded;
  const waiting = waitingText(table, seat);
  return might ? words.play.meanwhile(waiting) : words.play.notYourTurn(waiting);
}

/** Whether the seat won; nothing where the game ended without a winner being sought. */
function resultFor({ ending }: Table, seat: Seat): string {
  switch (ending?.kind) {
    case 'played':
      return words.over.you(ending.outcome.winners.includes(seat));
    case 'conceded':
      return words.over.you(ending.winners.includes(seat));
    default:
      return '';
  }
}

/**
 * The way to more choices, undo, the hand (with standing orders), help, an end to tips, and what has changed where the panel
 * leaves some of it out. A panel that asks is fresh by itself, and one row of a phone lower without the others; one that
 * has nothing to ask offers a fresh look and what has changed.
 */
function lastRow(
  table: Table,
  seat: Seat,
  on: ReturnType<typeof wayOn>,
  {
    hasTip,
    isFirst,
    leavesOut,
    asks,
  }: { readonly hasTip: boolean; readonly isFirst: boolean; readonly leavesOut: boolean; readonly asks: boolean },
): APIButtonComponentWithCustomId[] {
  const { id, revision, status } = table.record;
  if (status !== 'playing') return [button({ verb: 'log', table: id }, words.buttons.log, 'quiet')];
  const hasBegun = (table.play?.match.seq ?? 0) > 0;
  const isAlone = heard(table.record).every((held) => held.seat === seat);
  const isFull = on !== null || hasTip || asks;
  const changes = button({ verb: 'changes', table: id }, words.buttons.changes, 'quiet');
  return [
    ...(on ? [button({ verb: 'page', table: id, seat, revision, page: on.page }, on.label, 'quiet')] : []),
    // A first panel has just been opened, and there is nothing to undo yet.
    ...(isFirst
      ? []
      : [
          // Where it takes the others' consent, a press says so.
          button(
            { verb: 'undo', table: id, seat, revision },
            mayUndo(table, seat) || !hasBegun || isAlone ? words.buttons.undo : words.buttons.askBack,
            'quiet',
          ),
          ...(isFull ? [] : [button({ verb: 'turn', table: id }, words.buttons.refresh, 'quiet')]),
        ]),
    button({ verb: 'hand', table: id }, words.buttons.hand, 'quiet'),
    button({ verb: 'help', table: id }, words.buttons.help, 'quiet'),
    ...(!isFull || leavesOut ? [changes] : []),
    ...(hasTip ? [button({ verb: 'no-tips', table: id }, words.buttons.noTips, 'quiet')] : []),
  ].slice(0, LIMITS.buttonsInRow);
}
