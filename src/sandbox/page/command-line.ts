import type { Choice, CommandOption, WireCommand } from '../web/wire.ts';
import type { OptionValues } from './session/api.ts';
import type { Names } from './session/names.ts';

/** A command with what was typed for its options, by their names. */
export interface Typed {
  readonly command: WireCommand;
  readonly raw: Readonly<Record<string, string>>;
}

/** Reads a line such as `/game new game:skydock ai:3`; null when it names no whole command. */
export function readLine(line: string, commands: readonly WireCommand[]): Typed | null {
  const text = line.replace(/^\//, '').trim();
  const command = commands
    .filter(({ typed }) => text === typed || text.startsWith(`${typed} `))
    .sort((a, b) => b.typed.length - a.typed.length)[0];
  if (command === undefined) return null;
  return { command, raw: readOptions(text.slice(command.typed.length), command.options) };
}

/** What stands before the first named option belongs to the first option, as when somebody just types on. */
function readOptions(text: string, options: readonly CommandOption[]): Record<string, string> {
  const names = options.map(({ name }) => name);
  const marks = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((mark) => names.includes(mark[1] ?? ''));
  const raw: Record<string, string> = {};
  const before = text.slice(0, marks[0]?.index).trim();
  if (before !== '' && names[0] !== undefined) raw[names[0]] = before;
  for (const [at, mark] of marks.entries())
    raw[mark[1] ?? ''] = text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim();
  return raw;
}

/** With a field to go on typing in: the first option is opened where none has to be filled in. */
export function withAField({ command, raw }: Typed): Typed {
  const [first] = command.options.filter(({ kind }) => kind !== 'file');
  const hasOne = Object.keys(raw).length > 0 || command.options.some(({ required }) => required);
  return first === undefined || hasOne ? { command, raw } : { command, raw: { [first.name]: '' } };
}

/** What an option offers to choose from; null when it takes anything of its kind, or the bot suggests. */
export function offeredBy(option: CommandOption, names: Names): readonly Choice<string | number | boolean>[] | null {
  const people = [...names.people, names.bot].map(({ id, name }) => ({ name: `@${name}`, value: id }));
  const roles = names.roles.map(({ id, name }) => ({ name, value: id }));
  switch (option.kind) {
    case 'boolean':
      return [
        { name: 'True', value: true },
        { name: 'False', value: false },
      ];
    case 'user':
      return people;
    case 'role':
      return roles;
    case 'mentionable':
      return [...people, ...roles];
    case 'channel':
      return names.channels.map(({ id, name }) => ({ name: `#${name}`, value: id }));
    default:
      return option.choices.length > 0 ? option.choices : null;
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
      if (option.required) return { option: option.name, problem: 'This option is required. Specify a value.' };
      continue;
    }
    const value = valueOf(option, text, names);
    if (value === null) return { option: option.name, problem: problemOf(option, names) };
    values[option.name] = value;
  }
  return { values };
}

/** What a text means for an option; null when it means nothing it takes. */
function valueOf(option: CommandOption, text: string, names: Names): string | number | boolean | null {
  const offered = offeredBy(option, names);
  if (offered !== null) {
    const wanted = text.toLowerCase();
    const found = offered.find(({ name, value }) =>
      [name.toLowerCase(), name.toLowerCase().replace(/^[@#]/, ''), String(value).toLowerCase()].includes(wanted),
    );
    return found?.value ?? null;
  }
  if (option.kind === 'file') return null;
  if (option.kind === 'text') return isWithin(option, text.length) ? text : null;
  const number = Number(text);
  const whole = option.kind !== 'integer' || Number.isInteger(number);
  return Number.isFinite(number) && whole && isWithin(option, number) ? number : null;
}

function isWithin({ min, max }: CommandOption, size: number): boolean {
  return size >= (min ?? -Infinity) && size <= (max ?? Infinity);
}

function problemOf(option: CommandOption, names: Names): string {
  const { kind, min, max } = option;
  if (offeredBy(option, names) !== null) return 'Choose one of the options.';
  if (kind === 'file') return 'You can’t send files here.';
  const bounds = min !== null && max !== null ? `${min} to ${max}` : min !== null ? `${min} or more` : '';
  const span = bounds === '' && max !== null ? `at most ${max}` : bounds;
  if (kind === 'text') return `Enter ${span} characters.`;
  return `Enter a ${kind === 'integer' ? 'whole ' : ''}number${span === '' ? '' : `, ${span}`}.`;
}
