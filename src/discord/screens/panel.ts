import type { APIButtonComponentWithCustomId, APIEmbed } from 'discord-api-types/v10';
import { clipped, decisionId, optionId, optionIds, type Decision, type OptionFace, type Seat } from '#engine';
import { holderOf, mayUndo, waitingFor, type InPlace, type PanelPress, type Table } from '../../tables/index.ts';
import { writeCustomId } from '../custom-id.ts';
import { words } from '../words.ts';
import { endingText } from './board.ts';
import { digest } from './story/digest.ts';
import type { Told } from './story/narration.ts';
import { tasksOf, waitingText } from './turn.ts';
import {
  button,
  buttonRows,
  codeBlock,
  COLOURS,
  embedSize,
  fitted,
  LIMITS,
  lines,
  menuRow,
  parted,
  type Picture,
  type Row,
  type Screen,
} from './screen.ts';

export interface PanelExtras {
  /** Why nothing was done, or what was. */
  readonly note?: string;
  /** What just happened, or happened since the last turn, sentence by sentence. */
  readonly told?: readonly Told[];
  readonly toldTitle?: string;
  /** Set until the seat's first answer: what it plays and how to win go before everything else. */
  readonly isFirst?: boolean;
  /** Explains a term to somebody new to the game. */
  readonly tip?: string | null;
  /** How open questions are about to be answered in the player's place, by the id of their decision. */
  readonly inPlace?: ReadonlyMap<string, InPlace>;
  /** Which page of the choices to show, from 0. */
  readonly page?: number;
}

/** Rows left for choices when the last holds Undo, Refresh and Help. */
const CHOICE_ROWS = LIMITS.rows - 1;
/** A question with more options than this is asked with menus. */
const MOST_BUTTONS = CHOICE_ROWS * LIMITS.buttonsInRow;
/** Lines of what happened: a phone's screen has room for the question below them. */
const MOST_TOLD = 6;
const MOST_TOLD_FIRST = 3;

/**
 * What one seat alone sees: its knowledge, what it is asked, and every answer it may give. A press on it answers for
 * that seat at that revision and for nothing else.
 */
export function panelScreen(table: Table, seat: Seat, extras: PanelExtras = {}): Screen {
  const asked = questions(table, seat);
  const rows = choiceRows(table, seat, asked);
  const pages = Math.max(1, Math.ceil(rows.length / CHOICE_ROWS));
  const page = (extras.page ?? 0) % pages;
  const hasTip = typeof extras.tip === 'string';
  const question = fitted([askEmbed(table, seat, asked, extras)]);
  // What is asked is never cut short for what is known: that is one press away under `My Hand`.
  const room = LIMITS.embeds - embedSize(question);
  // The first panel fits a phone's screen below the board, which shows the rest.
  const known = extras.isFirst ? [] : fitted([viewEmbed(table, seat, 'without-map')], room);
  return {
    content: '',
    embeds: [...known, ...question],
    components: [
      ...rows.slice(page * CHOICE_ROWS, (page + 1) * CHOICE_ROWS),
      ...buttonRows(lastRow(table, seat, page, pages, hasTip)),
    ],
    pictures: extras.isFirst ? [] : picturesBeside(table, seat, asked),
    opens: { table: table.record.id, what: 'panel', revision: table.record.revision },
  };
}

/**
 * The picture that helps with an open decision, or else what the seat alone sees. Beside the former only the title of
 * what is known stays: the rest is on the picture and under `My Hand`.
 */
export function panelPictures(table: Table, seat: Seat): Picture[] {
  return picturesBeside(table, seat, questions(table, seat));
}

function picturesBeside(table: Table, seat: Seat, asked: readonly Question[]): Picture[] {
  const { face, game, play } = table;
  if (!play) return [];
  const view = game.view(play.match.state, seat);
  for (const { decision } of asked) {
    const scene = face.choiceScene(view, decision);
    if (scene) return [{ name: 'choice.png', scene, beside: { ...viewEmbed(table, seat, 'without-map'), fields: [] } }];
  }
  return handPictures(table, seat);
}

interface Question {
  readonly decision: Decision<unknown>;
  readonly prompt: string;
  readonly options: readonly { readonly id: string; readonly face: OptionFace }[];
  /** How it is asked if it sets the game up: beside a button that answers at random. Follows from its kind alone. */
  readonly setup: 'menu' | 'buttons' | undefined;
}

/** The open decisions of a seat in words, those the table waits for first. */
function questions(table: Table, seat: Seat): Question[] {
  const { face, game, play, record } = table;
  if (!play || record.status !== 'playing') return [];
  const view = game.view(play.match.state, seat);
  return play.open
    .filter((decision) => decision.seat === seat)
    .sort((a, b) => Number(b.urgency === 'required') - Number(a.urgency === 'required'))
    .map((decision) => ({
      decision,
      prompt: face.prompt(view, decision),
      setup: face.setup[decision.kind],
      options: idleLast(
        face.options(view, decision).map((shown, at) => ({ id: optionIds(decision)[at] ?? '', face: shown })),
      ),
    }))
    .filter(
      ({ decision, options }) => decision.urgency !== 'optional' || options.some(({ face }) => face.tone !== 'idle'),
    );
}

/** The options in the game's order, but a choice that leads to nothing now after those that lead somewhere. */
function idleLast(options: Question['options']): Question['options'] {
  const end = options.findLastIndex(({ face }) => face.tone === 'choice') + 1;
  const choices = options.slice(0, end);
  const idle = choices.filter(({ face }) => face.tone === 'idle');
  return [...choices.filter(({ face }) => face.tone !== 'idle'), ...idle, ...options.slice(end)];
}

/** What a seat knows in words. The map is left out where the board stands above it anyway and an answer is wanted below. */
function viewEmbed({ face, game, play }: Table, seat: Seat, map: 'with-map' | 'without-map'): APIEmbed {
  if (!play) return { description: '' };
  const view = game.view(play.match.state, seat);
  const board = map === 'with-map' ? face.board(view) : null;
  return {
    title: `${face.name} · ${face.seat(seat)}`,
    color: COLOURS.panel,
    description: lines(`**${face.status(view)}**`, board && codeBlock(board.text), board?.legend),
    fields: face.panel(view).fields.map(({ name, value }) => ({ name, value })),
  };
}

function askEmbed(
  table: Table,
  seat: Seat,
  asked: readonly Question[],
  { note, told = [], toldTitle, isFirst = false, tip, inPlace }: PanelExtras,
): APIEmbed {
  const { lines: happened, more } = digest(table, seat, told, isFirst ? MOST_TOLD_FIRST : MOST_TOLD);
  const recent = happened.map((line) => `> ${line}`);
  const tasks = tasksOf(
    table,
    table.record.seats.filter((held) => held.seat === seat),
  );
  const saying = (mostHint: number) =>
    lines(
      note,
      ...(isFirst ? aimLines(table, seat) : []),
      recent.length > 0 && toldTitle !== undefined && `**${toldTitle}**`,
      ...recent,
      more > 0 && `> ${words.play.andMore(more)}`,
      isFirst && asked.length > 0 && words.play.first(tasks),
      ...asked.flatMap((question) => questionLines(question, mostHint, inPlace?.get(question.decision.id))),
      tip && words.play.tip(tip),
      isInNobodysWay(asked) && idleText(table, seat, asked.length > 0),
    );
  const whole = saying(Infinity);
  // Every option is told of, if need be in as few words as a menu has.
  const said = whole.length <= LIMITS.description ? whole : saying(LIMITS.optionText);
  return { color: asked.length > 0 ? COLOURS.play : COLOURS.over, description: clipped(said, LIMITS.description) };
}

/** What a seat plays, and how to win. */
function aimLines({ face }: Table, seat: Seat): string[] {
  return [words.play.role(face.role(seat)), ...face.aim.map(words.play.aim)];
}

function questionLines(question: Question, mostHint: number, inPlace?: InPlace): string[] {
  const { prompt, setup } = question;
  // The menu of a group shows the hints of its options.
  const { options } = withOptions(question, ({ group }) => group === undefined);
  const described = setup === 'menu' ? inMenu(question) : [];
  const hinted = options.filter((option) => option.face.hint !== undefined && !described.includes(option));
  const hints =
    options.length > MOST_BUTTONS
      ? []
      : hinted.map(({ face }) => `- **${labelOf(face)}**: ${clipped(face.hint ?? '', mostHint)}`);
  return [`### ${prompt}`, ...hints, ...(inPlace ? [words.orders.answering[inPlace]] : [])];
}

function labelOf({ sign, label }: OptionFace): string {
  return sign === undefined ? label : `${sign} ${label}`;
}

/** Whether nobody waits for an answer to any of these, or hopes for one. */
function isInNobodysWay(asked: readonly Question[]): boolean {
  return asked.every(({ decision }) => decision.urgency === 'optional');
}

/** The seats the table waits for, told to a player who has nothing to do or an optional decision. */
function idleText(table: Table, seat: Seat, might: boolean): string {
  if (table.record.status !== 'playing') return endingText(table);
  if (holderOf(table, seat)?.conceded === true) return words.play.youConceded;
  const waiting = waitingText(table, seat);
  return might ? words.play.meanwhile(waiting) : words.play.notYourTurn(waiting);
}

/** Every way to answer, in rows of buttons or menus, the questions the table waits for first. */
function choiceRows(table: Table, seat: Seat, asked: readonly Question[]): Row[] {
  const panel: PanelPress = { seat, revision: table.record.revision };
  const found = asked.map((question) => {
    const plain = withOptions(question, ({ group }) => group === undefined);
    const grouped = withOptions(question, ({ group }) => group !== undefined);
    const others = surpriseButtons(table, panel, question);
    return {
      menus: menuRows(table, panel, question),
      // A group is a menu of its own beside the buttons.
      groups: grouped.options.length > 0 ? menuRows(table, panel, { ...grouped, setup: undefined }) : [],
      buttons: mayBeButtons(plain) ? optionButtons(table.record.id, panel, plain.options, others) : null,
    };
  });
  // Buttons take one press, so as many questions as fit get them, those the table waits for first.
  let left = CHOICE_ROWS - found.reduce((sum, { menus, groups }) => sum + menus.length - groups.length, 0);
  return found.flatMap(({ menus, groups, buttons }) => {
    const more = (buttons?.length ?? 0) - (menus.length - groups.length);
    if (!buttons || more > left) return menus;
    left -= more;
    return [...buttons, ...groups];
  });
}

/** A question nobody waits for takes little room. */
function mayBeButtons({ decision, options, setup }: Question): boolean {
  const most = decision.urgency === 'optional' ? LIMITS.buttonsInRow : MOST_BUTTONS;
  return !decision.pick && setup !== 'menu' && options.length <= most;
}

function withOptions(question: Question, which: (face: OptionFace) => boolean): Question {
  return { ...question, options: question.options.filter(({ face }) => which(face)) };
}

function optionButtons(
  table: string,
  panel: PanelPress,
  options: Question['options'],
  others: readonly APIButtonComponentWithCustomId[],
): Row[] {
  const buttons = options.map(({ id, face }) =>
    button({ verb: 'do', table, ...panel, option: id }, labelOf(face), face.tone),
  );
  return buttonRows([...buttons, ...others], 'even');
}

/** What stands in a menu; the ways on and out stay buttons below it, and so does a choice that has no other beside it. */
function inMenu({ decision, options }: Question): Question['options'] {
  if (decision.pick) return options;
  const choices = options.filter(({ face }) => face.tone === 'choice' || face.tone === 'idle');
  const ways = options.length - choices.length;
  if (choices.length === 1 && ways < LIMITS.buttonsInRow) return [];
  return ways > LIMITS.buttonsInRow ? options : choices;
}

/** The question as menus of 25 and, below them, what is no choice among equals: the ways on and out, and none at all. */
function menuRows(at: Table, panel: PanelPress, question: Question): Row[] {
  const table = at.record.id;
  const { decision, options, prompt } = question;
  const choices = inMenu(question);
  const name = decisionId(decision.id);
  const groups = decision.pick ? [choices] : [...Map.groupBy(choices, ({ face }) => face.group).values()];
  const parts = groups.flatMap((group) => parted(group, LIMITS.menu, 'even'));
  const suggested = suggestedIn(question).map(({ id }) => id);
  const menus = parts.map((shown, part) => {
    const { min, max } = decision.pick ?? { min: 1, max: 1 };
    const few = decision.pick && words.play.chooseSome(min, max);
    const group = shown[0]?.face.group;
    const alike = parts.filter(([first]) => first?.face.group === group);
    const span = alike.length > 1 && spanOf(alike, alike.indexOf(shown));
    // The count goes first: a closed menu is cut at its end, and the question is above it in full.
    const placeholder = [few, group, span, prompt].filter((part) => typeof part === 'string').join(' · ');
    return menuRow({
      custom_id: writeCustomId({ verb: 'pick', table, ...panel, decision: name, part }),
      placeholder: clipped(placeholder, LIMITS.placeholder),
      min_values: Math.min(min, shown.length),
      max_values: Math.min(max, shown.length),
      options: shown.map(({ id, face }) => ({
        value: id,
        label: clipped(labelOf(face), LIMITS.optionText),
        ...(face.hint === undefined ? {} : { description: clipped(face.hint, LIMITS.optionText) }),
        ...(suggested.includes(id) && { default: true }),
      })),
    });
  });
  const inMenus = new Set(choices);
  const ways = options.filter((option) => !inMenus.has(option));
  const surprise = surpriseButtons(at, panel, question);
  const none = decision.pick?.min === 0 ? [passButton(table, panel, name)] : [];
  return [
    ...suggestedRow(table, panel, question),
    ...menus,
    ...optionButtons(table, panel, ways, surprise),
    ...buttonRows(none),
  ];
}

/** The options a question suggests. */
function suggestedIn({ decision, options }: Question): Question['options'] {
  const ids = (decision.suggested ?? []).map((action) => optionId(decision.id, action));
  return options.filter(({ id }) => ids.includes(id));
}

/** The suggested answer as one button. */
function suggestedRow(table: string, panel: PanelPress, question: Question): Row[] {
  const shown = suggestedIn(question);
  if (shown.length === 0 || question.decision.urgency === 'optional') return [];
  const decision = decisionId(question.decision.id);
  const label = words.buttons.suggested(shown.map(({ face }) => face.label));
  return buttonRows([button({ verb: 'suggested', table, ...panel, decision }, label, 'main')]);
}

/** Which of all options a menu holds: "26–50 of 61". */
function spanOf(parts: readonly (readonly unknown[])[], part: number): string {
  const before = parts.slice(0, part).flat().length;
  return words.play.span(before + 1, before + (parts[part]?.length ?? 0), parts.flat().length);
}

/** The button that answers at random, if the kind of question has one. */
function surpriseButtons({ record }: Table, panel: PanelPress, { decision, setup }: Question) {
  if (setup === undefined) return [];
  const name = decisionId(decision.id);
  return [button({ verb: 'surprise', table: record.id, ...panel, decision: name }, words.buttons.surprise, 'quiet')];
}

function passButton(table: string, panel: PanelPress, decision: string): APIButtonComponentWithCustomId {
  return button({ verb: 'pass', table, ...panel, decision }, words.buttons.none, 'quiet');
}

/** Undo, a fresh look, what has changed (or an end to tips), help, and standing orders where they could answer; and where the choices fill more rows than Discord has, the way to the next of them. */
function lastRow(
  table: Table,
  seat: Seat,
  page: number,
  pages: number,
  hasTip: boolean,
): APIButtonComponentWithCustomId[] {
  const { id, revision, status } = table.record;
  if (status !== 'playing') return [button({ verb: 'log', table: id }, words.buttons.log, 'quiet')];
  const next = (page + 1) % pages;
  const hasBegun = (table.play?.match.seq ?? 0) > 0;
  const turn = button(
    { verb: 'page', table: id, seat, revision, page: next },
    next === 0 ? words.buttons.previous : words.buttons.next,
    'quiet',
  );
  return [
    ...(pages > 1 ? [turn] : []),
    // Where it takes the others' consent, or there is nothing to undo, a press says so.
    button(
      { verb: 'undo', table: id, seat, revision },
      mayUndo(table, seat) || !hasBegun ? words.buttons.undo : words.buttons.askBack,
      'quiet',
    ),
    button({ verb: 'turn', table: id }, words.buttons.refresh, 'quiet'),
    hasTip
      ? button({ verb: 'no-tips', table: id }, words.buttons.noTips, 'quiet')
      : button({ verb: 'changes', table: id }, words.buttons.changes, 'quiet'),
    button({ verb: 'help', table: id }, words.buttons.help, 'quiet'),
    ...(pages === 1 && isOrdered(table, seat) ? [ordersButton(id)] : []),
  ];
}

/** Whether the seat is asked something that a standing order can answer. */
function isOrdered({ game, play }: Table, seat: Seat): boolean {
  const kinds = game.orders?.flatMap((order) => order.kinds) ?? [];
  return play?.open.some((decision) => decision.seat === seat && kinds.includes(decision.kind)) === true;
}

function ordersButton(table: string): APIButtonComponentWithCustomId {
  return button({ verb: 'orders', table, page: null }, words.buttons.orders, 'quiet');
}

/** What the seat alone sees, to be drawn; nothing where the board shows all of it. */
function handPictures({ face, game, play }: Table, seat: Seat): Picture[] {
  const scene = play && face.handScene(game.view(play.match.state, seat));
  return scene ? [{ name: 'hand.png', scene }] : [];
}

/** What one seat knows, without any question: its hand. */
export function handScreen(table: Table, seat: Seat): Screen {
  const { id, revision, status } = table.record;
  const asked = waitingFor(table).includes(seat);
  return {
    content: '',
    embeds: fitted([viewEmbed(table, seat, 'with-map')]),
    pictures: handPictures(table, seat),
    opens: { table: id, what: 'hand', revision },
    components: buttonRows(
      status === 'playing'
        ? [...handButtons(id, asked), ...((table.game.orders ?? []).length > 0 ? [ordersButton(id)] : [])]
        : [button({ verb: 'log', table: id }, words.buttons.log, 'quiet')],
    ),
  };
}

function handButtons(id: string, asked: boolean): APIButtonComponentWithCustomId[] {
  return [
    ...(asked ? [button({ verb: 'turn', table: id }, words.buttons.turn, 'main')] : []),
    button({ verb: 'hand', table: id }, words.buttons.refresh, 'quiet'),
    button({ verb: 'changes', table: id }, words.buttons.changes, 'quiet'),
    button({ verb: 'help', table: id }, words.buttons.help, 'quiet'),
  ];
}
