import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { clipped, decisionId, MORE, type OptionFace, optionId, type Seat, wholeClauses } from '#engine';
import type { PanelPress, Table } from '../../../tables/index.ts';
import { writeCustomId } from '../../custom-id.ts';
import { words } from '../../words.ts';
import { button, buttonRows, LIMITS, menuRow, parted, type Row } from '../screen.ts';
import type { Detail } from './detail.ts';
import { hintCount } from './hint-lines.ts';
import { phoneRows } from '../phone/height.ts';
import { wrappedRows } from '../phone/rows.ts';
import { askedFirst } from './asked-first.ts';
import { labelOf, type Question } from './questions.ts';

/** Rows left for choices when the last holds Undo, Refresh and Help. */
export const CHOICE_ROWS = LIMITS.rows - 1;
/** Rows of buttons of a question on a phone, with a row for each menu beside it and each other question. */
const MOST_PHONE_ROWS = 8;
/** Lines of hints above the buttons of one question: a menu shows more hints in less space. */
const MOST_HINT_LINES = 6;

/** A question with the rows that answer it. */
export interface Laid {
  readonly question: Question;
  readonly rows: readonly Row[];
  /** Its options that are buttons: a menu describes its own. */
  readonly buttons: Question['options'];
}

/** Every way to answer these, in rows of buttons or menus; `menus` as in `Detail`, with or without the buttons that answer at random. */
export function laidOut(
  table: Table,
  seat: Seat,
  asked: readonly Question[],
  { menus, hasSurprise }: { readonly menus: Detail['menus']; readonly hasSurprise: boolean },
): Laid[] {
  const panel: PanelPress = { seat, revision: table.record.revision };
  const isOnlyOne = asked.filter(({ decision }) => decision.urgency === 'required').length === 1;
  const found = asked.map((question) => {
    const plain = withOptions(question, ({ group }) => group === undefined);
    const grouped = withOptions(question, ({ group }) => group !== undefined);
    const others = hasSurprise ? surpriseButtons(table, seat, question) : [];
    const ways = question.options.filter((option) => !inMenu(question).includes(option));
    const suggested = isOnlyOne ? suggestedRow(table, panel, question) : [];
    const isOptional = question.decision.urgency === 'optional';
    return {
      asMenus: {
        question,
        rows: [...suggested, ...menuRows(table, panel, question, asked.length > 1, others, suggested.length > 0)],
        // The hints of what one button suggests are in the menu, which is closed.
        buttons: isOptional ? [] : [...(suggested.length > 0 ? suggestedIn(question) : []), ...ways],
      },
      asButtons: mayBeButtons(plain, asked.length - 1 + Math.sign(grouped.options.length)) && {
        question,
        areWays: menus !== 'all' && grouped.options.length > 0 && areHintedWays(plain.options),
        isWanted: menus === 'none' || (menus === 'optional' && !isOptional),
        rows: [
          ...optionButtons(table.record.id, panel, plain.options, others),
          // A group is a menu of its own beside the buttons.
          ...(grouped.options.length > 0 ? menuRows(table, panel, grouped, asked.length > 1) : []),
        ],
        buttons: plain.options,
      },
    };
  });
  // Buttons take one press, so as many questions as fit get them, those the table waits for first.
  let left = CHOICE_ROWS - found.reduce((sum, { asMenus }) => sum + asMenus.rows.length, 0);
  return found.map(({ asMenus, asButtons }) => {
    if (!asButtons) return asMenus;
    // Ways on beside groups stand first however many groups there are: their hints are on the first page.
    const more = asButtons.rows.length - asMenus.rows.length;
    if (!asButtons.areWays && (!asButtons.isWanted || more > left)) return asMenus;
    left -= more;
    return asButtons;
  });
}

function areHintedWays(options: Question['options']): boolean {
  return options.every(({ face }) => face.tone !== 'choice') && options.some(({ face }) => face.hint !== undefined);
}

/** Whether a question can be asked with buttons, with this many rows beside them. */
function mayBeButtons(question: Question, beside: number): boolean {
  const { decision, options, setup } = question;
  const fits = options.length <= CHOICE_ROWS * LIMITS.buttonsInRow;
  const isLow = phoneRows(options.map(({ face }) => labelOf(face))) + beside <= MOST_PHONE_ROWS;
  const isHinted = hintCount(options) <= MOST_HINT_LINES;
  return !decision.pick && setup !== 'menu' && fits && isLow && isHinted;
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
    button({ verb: face.confirm === undefined ? 'do' : 'ask', table, ...panel, option: id }, labelOf(face), face.tone),
  );
  return wrappedRows([...buttons, ...others]);
}

/** What stands in a menu, however few they are; the ways on and out stay buttons below it. */
function inMenu({ decision, options }: Question): Question['options'] {
  if (decision.pick) return options;
  const isOptional = decision.urgency === 'optional';
  const choices = options.filter(
    ({ face: { tone } }) => tone === 'choice' || tone === 'idle' || (isOptional && tone === 'main'),
  );
  const ways = options.length - choices.length;
  return ways > LIMITS.buttonsInRow ? options : choices;
}

/**
 * The question as menus of 25 and, below them, what is no choice among equals: the ways on and out, and none at all. What a
 * button suggests is not chosen in the menu: a choice there is sent at once, and would not change the button.
 */
function menuRows(
  at: Table,
  panel: PanelPress,
  question: Question,
  isOneOfSeveral: boolean,
  others: readonly APIButtonComponentWithCustomId[] = [],
  isSuggestedAbove = false,
): Row[] {
  const table = at.record.id;
  const { decision, options, prompt } = question;
  const choices = inMenu(question);
  const name = decisionId(decision.id);
  const groups = decision.pick ? [choices] : groupsOf(choices);
  const parts = groups.flatMap((group) => parted(group, LIMITS.menu, 'even'));
  const suggested = isSuggestedAbove ? [] : suggestedIn(question).map(({ id }) => id);
  const menus = parts.map((shown, part) => {
    const { min, max } = decision.pick ?? { min: 1, max: 1 };
    const few = (decision.pick !== undefined || isSuggestedAbove) && words.play.chooseSome(min, max, isSuggestedAbove);
    const group = shown[0]?.face.group;
    const alike = parts.filter(([first]) => first?.face.group === group);
    const span = alike.length > 1 && spanOf(alike, alike.indexOf(shown));
    // The question is above it in full: a menu repeats it only where it could belong to another one.
    const names = [few, group, span].filter((part) => typeof part === 'string');
    const which = group === undefined && isOneOfSeveral ? [...names, askedFirst(prompt)[0]] : names;
    const placeholder = which.length > 0 ? which.join(' · ') : words.play.chooseSome(1, 1);
    return menuRow({
      custom_id: writeCustomId({ verb: 'pick', table, ...panel, decision: name, part }),
      placeholder: clipped(placeholder, LIMITS.placeholder),
      min_values: Math.min(min, shown.length),
      max_values: Math.min(max, shown.length),
      options: shown.map(({ id, face }) => ({
        value: id,
        label: clipped(labelOf(face), LIMITS.optionText),
        ...(face.hint === undefined
          ? {}
          : { description: clipped(wholeClauses(face.hint, LIMITS.optionText - MORE.length), LIMITS.optionText) }),
        ...(suggested.includes(id) && { default: true }),
      })),
    });
  });
  const inMenus = new Set(choices);
  const ways = options.filter((option) => !inMenus.has(option));
  const none = decision.pick?.min === 0 ? [passButton(table, panel, name)] : [];
  return [...menus, ...optionButtons(table, panel, ways, others), ...buttonRows(none)];
}

/** The options group by group, those without one first: they answer what is asked, and a group's name says what it is besides. */
function groupsOf(options: Question['options']): Question['options'][] {
  const byGroup = [...Map.groupBy(options, ({ face }) => face.group)];
  return byGroup.toSorted(([a], [b]) => Number(a !== undefined) - Number(b !== undefined)).map(([, group]) => group);
}

/** The options a question suggests. */
function suggestedIn({ decision, options }: Question): Question['options'] {
  const ids = (decision.suggested ?? []).map((action) => optionId(decision.id, action));
  return options.filter(({ id }) => ids.includes(id));
}

/** The suggested answer as one button: where another answer is waited for as well, that one may lead on at once. */
function suggestedRow({ record: { id: table }, face }: Table, panel: PanelPress, question: Question): Row[] {
  const shown = suggestedIn(question);
  if (shown.length === 0 || question.decision.urgency === 'optional') return [];
  const decision = decisionId(question.decision.id);
  const label = words.buttons.suggested(
    shown.map((each) => each.face.label),
    face.verbs?.[question.decision.kind],
  );
  return buttonRows([button({ verb: 'suggested', table, ...panel, decision }, label, 'main')]);
}

/** Which of all options a menu holds: "26–50 of 61". */
function spanOf(parts: readonly (readonly unknown[])[], part: number): string {
  const before = parts.slice(0, part).flat().length;
  return words.play.span(before + 1, before + (parts[part]?.length ?? 0), parts.flat().length);
}

/** The button that answers at random, if the kind of question has one and there is more left than the ways on and back. */
export function surpriseButtons({ record }: Table, seat: Seat, { decision, options, setup }: Question) {
  if (setup === undefined || !options.some(({ face }) => face.tone === 'choice')) return [];
  const { id: table, revision } = record;
  const at = { table, seat, revision, decision: decisionId(decision.id) };
  return [button({ verb: 'surprise', ...at }, words.buttons.surprise, 'quiet')];
}

function passButton(table: string, panel: PanelPress, decision: string): APIButtonComponentWithCustomId {
  return button({ verb: 'pass', table, ...panel, decision }, words.buttons.none, 'quiet');
}
