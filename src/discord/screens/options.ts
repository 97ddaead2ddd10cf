import { userMention } from '@discordjs/formatters';
import type { APIStringSelectComponent } from 'discord-api-types/v10';
import { clipped, type Choice } from '#engine';
import {
  OFFERED_STRENGTHS,
  ownedByPerson,
  SETTINGS,
  settingsOf,
  strengthOf,
  timingOf,
  type SettingKey,
  type Table,
  type TableRefusal,
} from '../../tables/index.ts';
import { writeCustomId, type CustomId } from '../custom-id.ts';
import { words } from '../words.ts';
import { settingFace } from './clock/settings.ts';
import { refusalText } from './names.ts';
import { button, buttonRows, LIMITS, lines, menuRow, parted, type Screen } from './screen.ts';

/** Menus of a page: one row is left for its buttons. */
const MENUS_A_PAGE = LIMITS.rows - 1;

/** What is chosen before a game begins: as a menu, and as a line. */
interface TableOption {
  readonly of: CustomId<'choose' | 'strength'>;
  readonly menu: Omit<APIStringSelectComponent, 'type'>;
  readonly line: string;
}

/** One of the bot's own options; `isUsual`: nobody needs to be told of it. */
interface SettingOption extends TableOption {
  readonly isUsual: boolean;
}

/**
 * The private panel in which a table's options are chosen, a menu a row, turned to a page: to that number, or to the one
 * with the menu of that custom id. With a refusal, it says why nothing has changed, above the values that hold.
 */
export function optionsScreen(
  table: Table,
  page: number | CustomId<'choose' | 'strength'>,
  refusal?: TableRefusal | string,
): Screen {
  const { face, record } = table;
  const why = typeof refusal === 'object' ? refusalText(refusal, table) : refusal;
  const options = optionsOf(table, typeof page === 'number' || !refusal ? 0 : page.tries + 1);
  const pages = parted(options, MENUS_A_PAGE, 'full');
  const wanted =
    typeof page === 'number'
      ? page
      : Math.max(
          0,
          pages.findIndex((part) => part.some(({ of }) => sameMenu(of, page))),
        );
  const at = Math.min(wanted, Math.max(0, pages.length - 1));
  const turnTo = (page: number, label: string, disabled: boolean) =>
    button({ verb: 'options', table: record.id, page }, label, 'quiet', disabled);
  const turns = [
    turnTo(Math.max(0, at - 1), words.buttons.previousPage, at === 0),
    turnTo(at + 1, words.buttons.nextPage, at + 1 >= pages.length),
  ];
  return {
    content: lines(
      why === undefined ? null : `⚠ ${why}`,
      words.options.title(face.name, userMention(record.host), hasAi(table)),
      pages.length > 1 && words.log.page(at + 1, pages.length),
    ),
    embeds: [],
    components: [...(pages[at] ?? []).map(({ menu }) => menuRow(menu)), ...(pages.length > 1 ? buttonRows(turns) : [])],
    opens: { table: record.id, what: 'options', revision: record.revision, page: at },
  };
}

/** The options of a table as text, a line each, as many as fit in a field of an embed; without those of the bot that are as usual. */
export function optionLines(table: Table): string {
  const usual = settingOptions(table).filter(({ isUsual }) => isUsual);
  const all = optionsOf(table).flatMap(({ of, line }) => (usual.some((each) => sameMenu(each.of, of)) ? [] : [line]));
  const fits = (shown: readonly string[]) => lines(...shown).length <= LIMITS.fieldValue;
  const cut = (shown: number) => [...all.slice(0, shown), words.options.more(all.length - shown)];
  if (fits(all)) return lines(...all);
  return lines(...cut(all.findLastIndex((_, shown) => fits(cut(shown)))));
}

/** Whether an AI player sits at the table. */
export function hasAi({ record }: Table): boolean {
  return !record.seats.every(ownedByPerson);
}

function sameMenu(one: TableOption['of'], other: TableOption['of']): boolean {
  return one.verb === 'choose' ? other.verb === 'choose' && one.key === other.key : one.verb === other.verb;
}

function optionsOf(table: Table, tries = 0): TableOption[] {
  return [
    ...table.game.choices.map((choice) => choiceOption(table, choice, tries)),
    ...strengthOption(table, tries),
    ...settingOptions(table, tries),
  ];
}

/** The custom id's key of the menu of one of the bot's own options; a game's keys have no dot. */
export function keyOf(setting: SettingKey): string {
  return `table.${setting}`;
}

/** The bot's own options, whatever the game: those of the clock only while there is one. */
function settingOptions({ record }: Table, tries = 0): SettingOption[] {
  const settings = settingsOf(record);
  const keys: readonly SettingKey[] = [
    'tell',
    'thread',
    'clock',
    ...(timingOf(settings) ? (['bank', 'onTimeout'] as const) : []),
  ];
  return keys.map((key) => {
    const of = { verb: 'choose', table: record.id, key: keyOf(key), tries } as const;
    const { name, choices, line } = settingFace(settings, key);
    const isUsual = settings[key] === SETTINGS[key][0] && key !== 'bank' && key !== 'onTimeout';
    return {
      of,
      line,
      isUsual,
      menu: {
        custom_id: writeCustomId(of),
        placeholder: name,
        options: choices.map(({ value, text, hint }) => ({
          value,
          label: words.options.labelled(name, text),
          description: hint,
          default: settings[key] === value,
        })),
      },
    };
  });
}

function choiceOption({ game, face, record }: Table, { key, values }: Choice, tries: number): TableOption {
  const of = { verb: 'choose', table: record.id, key, tries } as const;
  const worded = face.choice(key);
  const held = valuesOf(game.readOptions(record.options) ?? record.options)[key];
  const label = (value: string) => clipped(`${worded.name}: ${worded.values[value] ?? value}`, LIMITS.optionText);
  const hint = (text: string | undefined) =>
    text === undefined ? {} : { description: clipped(text, LIMITS.optionText) };
  return {
    of,
    line: label(typeof held === 'string' ? held : ''),
    menu: {
      custom_id: writeCustomId(of),
      placeholder: clipped(worded.name, LIMITS.placeholder),
      options: values.map((value) => ({
        value,
        label: label(value),
        ...hint(worded.hints?.[value]),
        default: held === value,
      })),
    },
  };
}

function valuesOf(options: unknown): Readonly<Record<string, unknown>> {
  return typeof options === 'object' && options !== null ? { ...options } : {};
}

/** How well the AI players play, once there are any. */
function strengthOption(table: Table, tries: number): TableOption[] {
  const of = { verb: 'strength', table: table.record.id, tries } as const;
  if (!hasAi(table)) return [];
  const held = [...new Set(table.record.seats.flatMap((seat) => strengthOf(seat) ?? []))];
  return [
    {
      of,
      line: words.ai.plays(held.map((strength) => words.ai.strengths[strength]).join(', ')),
      menu: {
        custom_id: writeCustomId(of),
        placeholder: words.ai.menu,
        options: OFFERED_STRENGTHS.map((strength) => ({
          value: strength,
          label: words.ai.plays(words.ai.strengths[strength]),
          description: words.ai.strengthHints[strength],
          // A menu of one choice has one choice made, or none.
          default: held.length === 1 && held[0] === strength,
        })),
      },
    },
  ];
}
