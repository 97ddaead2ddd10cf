import { ButtonStyle, ComponentType, type APIButtonComponentWithCustomId, type APIEmbed } from 'discord-api-types/v10';
import { clipped, joined, memoizeEach, type Seat } from '#engine';
import { heard, holderOf, mayUndo, type InPlace, type Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { endingText } from '../board.ts';
import {
  button,
  buttonRows,
  COLOURS,
  embedSize,
  fitted,
  LIMITS,
  lines,
  type Picture,
  type Row,
  type Screen,
} from '../screen.ts';
import type { Told } from '../story/narration.ts';
import { waitingText } from '../turn.ts';
import { askedFirst } from './asked-first.ts';
import { CHOICE_ROWS, laidOut, surpriseButtons, type Laid } from './choice-rows.ts';
import { DETAILS, FIRST_CUT, FIRST_WHOLE, type Detail } from './detail.ts';
import { hintLines } from './hint-lines.ts';
import { knownEmbed, panelPictures } from './known.ts';
import { oneMain } from './one-main.ts';
import { messageHeight, picturesHeight } from '../phone/height.ts';
import { questions, type Question } from './questions.ts';
import { recentLines, type Recent } from './recent-lines.ts';

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

/** How high a panel should be on a phone at most, in px: one screen. */
const SCREEN = 640;
/** The same for what stands below a picture. */
const BELOW_PICTURE = 560;
/** The same for a whole panel that cannot be as low. */
const HIGHEST = 950;
/**
 * What one seat alone sees: its knowledge, what it is asked, and every answer it may give. A press on it answers for
 * that seat at that revision and for nothing else. It tells as much as fits a phone's screen.
 */
export function panelScreen(table: Table, seat: Seat, extras: PanelExtras = {}): Screen {
  if (extras.isFirst) return firstScreen(table, seat, extras);
  const { screen, cutsHints } = fittedScreen(table, seat, extras, DETAILS);
  if (!cutsHints || typeof extras.tip !== 'string') return screen;
  // What tells the choices apart comes before any tip.
  const tipless = fittedScreen(table, seat, { ...extras, tip: null }, DETAILS);
  return tipless.cutsHints ? screen : tipless.screen;
}

/**
 * A first panel, which is one screen in any case. What the choices lead to comes before any tip, and before what happened, which
 * the board above it tells.
 */
function firstScreen(table: Table, seat: Seat, extras: PanelExtras): Screen {
  const tipless = { ...extras, tip: null };
  const alone = { ...tipless, own: [], told: [] };
  for (const way of [extras, tipless, alone]) {
    const { screen, isLow } = fittedScreen(table, seat, way, FIRST_WHOLE);
    if (isLow) return screen;
  }
  return fittedScreen(table, seat, alone, FIRST_CUT).screen;
}

/** A panel, whether it is as low as it should be, and whether it cuts hints of its first question. */
interface Fitted {
  readonly screen: Screen;
  readonly isLow: boolean;
  readonly cutsHints: boolean;
}

/** A panel that tells as much as fits, of these the most first; the last where nothing fits. */
function fittedScreen(
  table: Table,
  seat: Seat,
  extras: PanelExtras,
  [fullest, ...others]: readonly [Detail, ...Detail[]],
): Fitted {
  const asked = questions(table, seat);
  // The first panel fits a phone's screen below the board, which shows the rest.
  const pictures = extras.isFirst ? [] : panelPictures(table, seat, asked);
  const known = knownEmbed(table, seat, pictures.length > 0 ? 'without-map' : 'beside-picture');
  const surprises = extras.isFirst ? asked.flatMap((question) => surpriseButtons(table, seat, question)) : [];
  // On a first panel, which has no Undo, it stands in the last row, where it takes no room.
  const below = surprises.length === 1 ? surprises : [];
  const pagesWith = memoizeEach((menus: Detail['menus']) => pagesOf(table, seat, asked, menus, below.length === 0));
  const lowIn = memoizeEach((told: Detail['told']) => recentLines(table, seat, told, extras, told === 1));
  const highIn = memoizeEach((told: Detail['told']) => recentLines(table, seat, told, extras, false));
  // The pages hold the same choices whatever else a panel tells when it is turned.
  const isPaged = pagesWith('none').some(({ label }, at) => at > 0 && label === words.buttons.next);
  const screenIn = (detail: Detail): Screen => {
    const pages = pagesWith(isPaged ? 'none' : detail.menus);
    return screenWith(
      table,
      seat,
      {
        detail,
        recent: (detail.over === undefined ? lowIn : highIn)(detail.told),
        pages,
        isPaged,
        below,
        known,
        pictures,
      },
      extras,
    );
  };
  const above = picturesHeight(pictures);
  const isLowEnough = ({ embeds, components }: Screen, { over = 0 }: Detail) =>
    messageHeight(embeds.slice(pictures.length), components) <=
    Math.min(over + (pictures.length > 0 ? BELOW_PICTURE : SCREEN), HIGHEST - above);
  let detail = fullest;
  let screen = screenIn(detail);
  for (const next of others) {
    if (isLowEnough(screen, detail)) break;
    detail = next;
    screen = screenIn(detail);
  }
  return { screen, isLow: isLowEnough(screen, detail), cutsHints: typeof detail.hints === 'number' };
}

interface Parts {
  readonly detail: Detail;
  readonly recent: Recent;
  readonly pages: readonly Page[];
  /** Whether the choices of one moment are more than a message holds. */
  readonly isPaged: boolean;
  /** Buttons that answer at random, where they stand in the last row. */
  readonly below: readonly APIButtonComponentWithCustomId[];
  readonly known: APIEmbed;
  readonly pictures: Picture[];
}

function screenWith(table: Table, seat: Seat, parts: Parts, extras: PanelExtras): Screen {
  const { detail, recent, pages, isPaged, below, known, pictures } = parts;
  const at = (extras.page ?? 0) % pages.length;
  const { laid, rows, below: back }: Omit<Page, 'label'> = pages[at] ?? { laid: [], rows: [], below: [] };
  const hasPicture = pictures.length > 0;
  // A title alone takes a line above the question instead of an embed.
  const isLine = !extras.isFirst && !hasPicture && (known.fields ?? []).length === 0;
  // How a game ended is said below what happened last.
  const heading = isLine && table.record.status === 'playing' ? (known.title ?? '') : '';
  const following = (pages[at + 1]?.laid ?? []).filter((each) => !laid.includes(each));
  const next = following.map(({ question: { prompt } }) => askedFirst(prompt)[0]).join(' · ');
  const page = isPaged ? { at, of: pages.length, next } : null;
  const { embed, leavesOut } = askEmbed(table, seat, laid, { heading, page, detail, ...recent }, extras);
  const question = fitted([embed]);
  // What is asked is never cut short for what is known: that is one press away under `My Hand`.
  const room = LIMITS.embeds - embedSize(question);
  return {
    content: '',
    embeds: [...(extras.isFirst || isLine ? [] : fitted([known], room)), ...question],
    components: [
      ...oneMain(rows),
      ...buttonRows(
        lastRow(table, seat, wayOn(pages, at), [...back, ...below], {
          hasTip: typeof extras.tip === 'string',
          isFirst: extras.isFirst ?? false,
          leavesOut,
          asks: laid.some(({ question: { decision } }) => decision.urgency !== 'optional'),
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
  /** A way back for which these leave no row. */
  readonly below: readonly APIButtonComponentWithCustomId[];
  /** The button that leads to it from the page before. */
  readonly label: string;
}

/** What is asked at once, then what waits behind a button; at least one page. */
function pagesOf(
  table: Table,
  seat: Seat,
  asked: readonly Question[],
  menus: Detail['menus'],
  hasSurprise: boolean,
): Page[] {
  const first = asked.filter(({ behind }) => behind === null);
  const parts = [first, asked.filter(({ behind }) => behind !== null)];
  return parts.flatMap((part, i) => {
    if (i > 0 && part.length === 0) return [];
    const laid = laidOut(table, seat, part, { menus, hasSurprise });
    const rows = laid.flatMap((each) => each.rows.map((row) => ({ row, of: each })));
    // A page that held nothing but a way back would promise choices: the way stands in the last row.
    const [way, ...others] = rows.slice(CHOICE_ROWS).flatMap(({ row }) => row.components);
    const isWayBack = way?.type === ComponentType.Button && way.style === ButtonStyle.Secondary && others.length === 0;
    const below = isWayBack ? [way] : [];
    const count = below.length > 0 ? 1 : Math.max(1, Math.ceil(rows.length / CHOICE_ROWS));
    return Array.from({ length: count }, (_, page) => {
      const shown = rows.slice(page * CHOICE_ROWS, (page + 1) * CHOICE_ROWS);
      return {
        below,
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
    page,
    detail,
    recent,
    more,
  }: Recent & {
    readonly heading: string;
    readonly page: { readonly at: number; readonly of: number; readonly next: string } | null;
    readonly detail: Detail;
  },
  extras: PanelExtras,
): { readonly embed: APIEmbed; readonly leavesOut: boolean } {
  const { note, toldTitle, isCut = false, isFirst = false, tip, inPlace } = extras;
  const asked = laid.map(({ question }) => question);
  const isPlaying = table.record.status === 'playing';
  const leavesOut = more > 0 || (isCut && isPlaying);
  const leftOut = isPlaying ? words.play.andMoreChanges(more, isCut) : words.play.andMore(more);
  const toldHead = leavesOut ? `**${toldTitle ?? ''}** · ${leftOut}` : `**${toldTitle ?? ''}**`;
  const said = lines(
    heading === '' ? null : `-# ${heading}`,
    note,
    page !== null && words.play.choicesPage(page.at + 1, page.of, page.next),
    ...(isFirst ? aimLines(table, seat) : []),
    recent.length > 0 && toldTitle !== undefined && toldHead,
    ...recent,
    leavesOut && recent.length === 0 && `> ${leftOut}`,
    ...laid.flatMap((each, n) => [
      ...questionLines(each, n === 0, detail, isFirst),
      ...inPlaceLines(each.question, inPlace?.get(each.question.decision.id)),
    ]),
    tip && words.play.tip(tip),
    isInNobodysWay(table, seat) && idleText(table, seat, asked.length > 0),
  );
  const color = asked.length > 0 ? COLOURS.play : COLOURS.over;
  return { embed: { color, description: clipped(said, LIMITS.description) }, leavesOut };
}

/** What a seat plays, and how to win. */
function aimLines({ face }: Table, seat: Seat): string[] {
  return [words.play.role(face.role(seat)), ...face.aim.map(words.play.aim)];
}

/** The question and, where its options are buttons, what follows from each. `isNew`: on a player's first panel. */
function questionLines({ question, buttons }: Laid, isFirst: boolean, detail: Detail, isNew: boolean): string[] {
  const { decision, prompt } = question;
  const isOptional = decision.urgency === 'optional';
  // A menu says itself what it asks.
  if (isOptional && !isFirst && buttons.length === 0) return [];
  const [asks, rest] = askedFirst(prompt);
  const heading = isNew ? words.play.first(asks) : asks;
  return [
    isOptional || !isFirst ? `**${asks}**${rest}` : `### ${heading}${rest === '' ? '' : `\n${rest.trim()}`}`,
    ...hintLines(buttons, isFirst ? detail.hints : detail.otherHints, detail.cutsMain),
  ];
}

/** That a question is about to be answered in the player's place. */
function inPlaceLines({ options }: Question, how: InPlace | undefined): string[] {
  return how ? [words.orders.answering[how](joined(options.map(({ face }) => `**${face.label}**`)))] : [];
}

/** Whether nobody waits for an answer of that seat, or hopes for one, on this page or another. */
function isInNobodysWay({ play, record }: Table, seat: Seat): boolean {
  // A game that was ended in the middle keeps its questions.
  const open = record.status === 'playing' ? (play?.open ?? []) : [];
  return open.every((decision) => decision.seat !== seat || decision.urgency === 'optional');
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
 * The way to more choices, buttons of choices for which there is no other row (`below`), undo, the hand (with standing orders),
 * help, an end to tips, and what has changed where the panel leaves some of it out. A panel that asks is fresh by itself, and one row of a phone lower without the others; one that
 * has nothing to ask offers a fresh look and what has changed.
 */
function lastRow(
  table: Table,
  seat: Seat,
  on: ReturnType<typeof wayOn>,
  below: Parts['below'],
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
    ...below,
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
