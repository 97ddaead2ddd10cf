import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type { APIApplicationCommandBasicOption as Option } from 'discord-api-types/v10';
import type { OptionValues } from '../user/seen.ts';
import type { WireCommand } from '../web/wire.ts';
import type { Names } from './session/names.ts';

/** A command with what was typed for its options, by their names. */
export interface Typed {
  readonly command: WireCommand;
  readonly raw: Readonly<Record<string, string>>;
}

/** Reads a line such as `/game new game:chess ai:3`; null when it names no whole command. */
export function readLine(line: string, commands: readonly WireCommand[]): Typed | null {
  const text = line.replace(/^\//, '').trim();
  const command = commands
    .filter(({ typed }) => text === typed || text.startsWith(`${typed} `))
    .sort((a, b) => b.typed.length - a.typed.length)[0];
  if (command === undefined) return null;
  return { command, raw: readOptions(text.slice(command.typed.length), command.options) };
}

/** What stands before the first named option belongs to the first option, as when somebody just types on. */
function readOptions(text: string, options: readonly Option[]): Record<string, string> {
  const names = options.map(({ name }) => name);
  const marks = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((mark) => names.includes(mark[1] ?? ''));
  const files = options.filter(({ type }) => type === OptionType.Attachment).map(({ name }) => name);
  const raw: Record<string, string> = {};
  const before = text.slice(0, marks[0]?.index).trim();
  if (before !== '' && names[0] !== undefined) raw[names[0]] = before;
  for (const [at, mark] of marks.entries())
    raw[mark[1] ?? ''] = text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim();
  // A file is chosen: no text stands for one.
  for (const name of files) if (raw[name] !== undefined) raw[name] = '';
  return raw;
}

/** With a field to go on typing in: the first option is opened where none has to be filled in. */
export function withAField({ command, raw }: Typed): Typed {
  const [first] = command.options.filter(({ type }) => type !== OptionType.Attachment);
  const hasOne = Object.keys(raw).length > 0 || command.options.some(({ required }) => required === true);
  return first === undefined || hasOne ? { command, raw } : { command, raw: { [first.name]: '' } };
}

/** Something to choose for an option, as it is called and as it is sent. */
export interface Choice {
  readonly name: string;
  readonly value: string | number | boolean;
}

/** What an option offers to choose from; null when it takes anything of its kind, or the bot suggests. */
export function offeredBy(option: Option, names: Names): readonly Choice[] | null {
  const people = [...names.people, names.bot].map(({ id, name }) => ({ name: `@${name}`, value: id }));
  const roles = names.roles.map(({ id, name }) => ({ name, value: id }));
  switch (option.type) {
    case OptionType.Boolean:
      return [
        { name: 'True', value: true },
        { name: 'False', value: false },
      ];
    case OptionType.User:
      return people;
    case OptionType.Role:
      return roles;
    case OptionType.Mentionable:
      return [...people, ...roles];
    case OptionType.Channel:
      return names.channels.map(({ id, name }) => ({ name: `#${name}`, value: id }));
    case OptionType.Attachment:
      return null;
    default:
      return option.choices === undefined || option.choices.length === 0 ? null : option.choices;
  }
}

/** The values of a command's options as they are sent, or what is wrong with one of them. */
export function valuesOf(
  { command, raw }: Typed,
  names: Names,
): { readonly values: OptionValues } | { readonly option: string; readonly problem: string } {
  const values: Record<string, string | number | boolean> = {};
  for (const option of command.options) {
    const text = raw[option.name] ?? '';
    if (text === '') {
      if (option.required === true)
        return { option: option.name, problem: 'This option is required. Specify a value.' };
      continue;
    }
    const value = valueOf(option, text, names);
    if (value === null) return { option: option.name, problem: problemOf(option, names) };
    values[option.name] = value;
  }
  return { values };
}

/** What a text means for an option; null when it means nothing it takes. */
function valueOf(option: Option, text: string, names: Names): string | number | boolean | null {
  const offered = offeredBy(option, names);
  if (offered !== null) {
    const wanted = text.toLowerCase();
    const found = offered.find(({ name, value }) =>
      [name.toLowerCase(), name.toLowerCase().replace(/^[@#]/, ''), String(value).toLowerCase()].includes(wanted),
    );
    return found?.value ?? null;
  }
  const number = Number(text);
  switch (option.type) {
    case OptionType.String:
      return isWithin(option, text.length) ? text : null;
    case OptionType.Attachment:
      return text;
    case OptionType.Integer:
      return Number.isInteger(number) && isWithin(option, number) ? number : null;
    case OptionType.Number:
      return Number.isFinite(number) && isWithin(option, number) ? number : null;
    default:
      return null;
  }
}

/** The bounds of an option's length or number, as far as it has any. */
function boundsOf(option: Option): { readonly min?: number | undefined; readonly max?: number | undefined } {
  if (option.type === OptionType.String) return { min: option.min_length, max: option.max_length };
  if (option.type !== OptionType.Integer && option.type !== OptionType.Number) return {};
  return { min: option.min_value, max: option.max_value };
}

function isWithin(option: Option, size: number): boolean {
  const { min = -Infinity, max = Infinity } = boundsOf(option);
  return size >= min && size <= max;
}

function problemOf(option: Option, names: Names): string {
  if (offeredBy(option, names) !== null) return 'Choose one of the options.';
  const { min, max } = boundsOf(option);
  const bounds =
    min !== undefined && max !== undefined ? `${min} to ${max}` : min !== undefined ? `${min} or more` : '';
  const span = bounds === '' && max !== undefined ? `at most ${max}` : bounds;
  if (option.type === OptionType.String) return `Enter ${span} characters.`;
  return `Enter a ${option.type === OptionType.Integer ? 'whole ' : ''}number${span === '' ? '' : `, ${span}`}.`;
}
