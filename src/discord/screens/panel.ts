import type { APIButtonComponentWithCustomId, APIEmbed } from 'discord-api-types/v10';
import { decisionId, optionId, type Decision, type OptionFace, type Seat } from '../../engine/index.ts';
import { mayUndo, waitingFor, type PanelPress, type Table } from '../../tables/index.ts';
import { writeMark } from '../custom-id.ts';
import { words } from '../words.ts';
import { endingText } from './board.ts';
import { seatList } from './names.ts';
import {
  button,
  buttonRows,
  clip,
  codeBlock,
  COLOURS,
  fitted,
  LIMITS,
  lines,
  menuRow,
  type Row,
  type Screen,
} from './screen.ts';

export interface PanelExtras {
  /** Why nothing was done, or what was. */
  readonly note?: string;
  /** What just happened, or happened since the last turn, sentence by sentence. */
  readonly told?: readonly string[];
  readonly toldTitle?: string;
  /** Which page of long menus to show, from 0. */
  readonly page?: number;
}

/** Rows left for choices when the last holds Undo and Refresh. */
const CHOICE_ROWS = LIMITS.rows - 1;
/** Above this many options in all, menus take the place of buttons. */
const MOST_BUTTONS = CHOICE_ROWS * LIMITS.buttonsInRow;
const MOST_TOLD = 10;

/**
 * What one seat alone sees: its knowledge, what it is asked, and every answer it may give. A press on it answers for
 * that seat at that revision and for nothing else.
 */
export function panelScreen(table: Table, seat: Seat, extras: PanelExtras = {}): Screen {
  const asked = questions(table, seat);
  return {
    content: '',
    embeds: fitted([viewEmbed(table, seat), askEmbed(table, seat, asked, extras)]),
    components: [...choiceRows(table, seat, asked, extras.page ?? 0), ...buttonRows(lastRow(table, seat))],
  };
}

interface Question {
  readonly decision: Decision<unknown>;
  readonly prompt: string;
  readonly options: readonly { readonly id: string; readonly face: OptionFace }[];
}

/** The open decisions of a seat in words, those the table waits for first. */
function questions(table: Table, seat: Seat): Question[] {
  const { face, game, play, record } = table;
  if (!play || record.status !== 'playing') return [];
  const view = game.view(play.match.state, seat);
  return play.open
    .filter((decision) => decision.seat === seat)
    .sort((a, b) => Number(a.optional ?? false) - Number(b.optional ?? false))
    .map((decision) => ({
      decision,
      prompt: face.prompt(view, decision),
      options: decision.options.map((action) => ({
        id: optionId(decision.id, action),
        face: face.option(view, decision, action),
      })),
    }));
}

function viewEmbed({ face, game, play }: Table, seat: Seat): APIEmbed {
  if (!play) return { description: '' };
  const view = game.view(play.match.state, seat);
  const board = face.board(view);
  return {
    title: `${face.name} · ${face.seat(seat)}`,
    color: COLOURS.panel,
    description: lines(`**${board.status}**`, codeBlock(board.text), board.legend),
    fields: face.panel(view).fields.map(({ name, value }) => ({ name, value })),
  };
}

function askEmbed(
  table: Table,
  seat: Seat,
  asked: readonly Question[],
  { note, told = [], toldTitle }: PanelExtras,
): APIEmbed {
  const more = told.length - MOST_TOLD;
  const recent = told.slice(-MOST_TOLD).map((line) => `> ${line}`);
  return {
    color: asked.length > 0 ? COLOURS.play : COLOURS.over,
    description: clip(
      lines(
        note,
        recent.length > 0 && toldTitle !== undefined && `**${toldTitle}**`,
        more > 0 && `> ${words.play.andMore(more)}`,
        ...recent,
        ...asked.flatMap(questionLines),
        asked.length === 0 && idleText(table, seat),
      ),
      LIMITS.description,
    ),
  };
}

function questionLines({ prompt, options }: Question): string[] {
  const hinted = options.filter(({ face }) => face.hint !== undefined);
  const hints =
    options.length > MOST_BUTTONS ? [] : hinted.map(({ face }) => `- **${face.label}**: ${face.hint ?? ''}`);
  return [`### ${prompt}`, ...hints];
}

function idleText(table: Table, seat: Seat): string {
  if (table.record.status !== 'playing') return endingText(table);
  const waiting = waitingFor(table).filter((other) => other !== seat);
  return words.play.notYourTurn(seatList(table, waiting));
}

function choiceRows(table: Table, seat: Seat, asked: readonly Question[], page: number): Row[] {
  const panel: PanelPress = { seat, revision: table.record.revision };
  const buttons = asked.map((question) => buttonsFor(table, panel, question));
  const asButtons = buttons.every((rows) => rows !== null) ? buttons.flat() : null;
  if (asButtons && asButtons.length <= CHOICE_ROWS) return asButtons;
  const withTurning = asked.some(({ options }) => inMenu(options).length > LIMITS.menu);
  const menus = asked.flatMap((question) => menuRows(table, panel, question, page));
  const turn = withTurning ? buttonRows(turning(table, panel, asked, page)) : [];
  return [...menus.slice(0, CHOICE_ROWS - turn.length), ...turn];
}

/** The question as buttons, or `null` where it needs a menu: a choice of several, or too many options. */
function buttonsFor(
  { record: { id: table } }: Table,
  panel: PanelPress,
  { decision, options }: Question,
): Row[] | null {
  if (options.length > MOST_BUTTONS || decision.pick) return null;
  return optionButtons(table, panel, options);
}

function optionButtons(table: string, panel: PanelPress, options: Question['options']): Row[] {
  return buttonRows(
    options.map(({ id, face }) => button({ verb: 'do', table, ...panel, option: id }, face.label, face.tone)),
  );
}

/** What stands in a menu; the ways on and out stay buttons below it. */
function inMenu(options: Question['options']): Question['options'] {
  const choices = options.filter(({ face }) => face.tone === 'choice');
  return options.length - choices.length > LIMITS.buttonsInRow ? options : choices;
}

function menuRows({ record: { id: table } }: Table, panel: PanelPress, question: Question, page: number): Row[] {
  const { decision, prompt } = question;
  const options = decision.pick ? question.options : inMenu(question.options);
  const others = optionButtons(
    table,
    panel,
    question.options.filter((option) => !options.includes(option)),
  );
  if (options.length === 0) return others;
  const pages = pagesOf(options);
  const shown = options.slice((page % pages) * LIMITS.menu, ((page % pages) + 1) * LIMITS.menu);
  const { min, max } = decision.pick ?? { min: 1, max: 1 };
  const menu = menuRow({
    custom_id: writeMark({ verb: 'pick', table, ...panel, decision: decisionId(decision.id) }),
    placeholder: clip(pages > 1 ? `${prompt} (${words.play.page((page % pages) + 1, pages)})` : prompt, 150),
    min_values: Math.min(min, shown.length),
    max_values: Math.min(max, shown.length),
    options: shown.map(({ id, face }) => ({
      value: id,
      label: clip(face.label, LIMITS.optionText),
      ...(face.hint === undefined ? {} : { description: clip(face.hint, LIMITS.optionText) }),
    })),
  });
  return [menu, ...others];
}

function pagesOf(options: Question['options']): number {
  return Math.max(1, Math.ceil(options.length / LIMITS.menu));
}

function turning({ record: { id: table } }: Table, panel: PanelPress, asked: readonly Question[], page: number) {
  const pages = Math.max(...asked.map(({ options }) => pagesOf(inMenu(options))));
  const next = (page + 1) % pages;
  const label = next === 0 ? words.buttons.previous : words.buttons.next;
  return [button({ verb: 'page', table, ...panel, page: next }, label, 'quiet')];
}

function lastRow(table: Table, seat: Seat): APIButtonComponentWithCustomId[] {
  const { id, revision, status } = table.record;
  if (status !== 'playing') return [button({ verb: 'log', table: id }, words.buttons.log, 'quiet')];
  const none = questions(table, seat).flatMap(({ decision }) =>
    decision.pick?.min === 0
      ? [
          button(
            { verb: 'pass', table: id, seat, revision, decision: decisionId(decision.id) },
            words.buttons.none,
            'quiet',
          ),
        ]
      : [],
  );
  return [
    ...none.slice(0, 1),
    button({ verb: 'undo', table: id, seat, revision }, words.buttons.undo, 'quiet', !mayUndo(table, seat)),
    button({ verb: 'turn', table: id }, words.buttons.refresh, 'quiet'),
    button({ verb: 'help', table: id }, words.buttons.help, 'quiet'),
  ];
}

/** What one seat knows, without any question: its hand. */
export function handScreen(table: Table, seat: Seat): Screen {
  const { id, status } = table.record;
  const asked = waitingFor(table).includes(seat);
  return {
    content: '',
    embeds: fitted([viewEmbed(table, seat)]),
    components: buttonRows([
      ...(asked ? [button({ verb: 'turn', table: id }, words.buttons.turn, 'main')] : []),
      ...(status === 'playing' ? [button({ verb: 'hand', table: id }, words.buttons.refresh, 'quiet')] : []),
      button({ verb: 'help', table: id }, words.buttons.help, 'quiet'),
    ]),
  };
}
