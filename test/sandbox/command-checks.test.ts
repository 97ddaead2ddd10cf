import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { call, complaints } from './rest.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const x = (length: number) => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const command = (more: object = {}) => ({ name: 'game', description: 'Play a game', ...more });
const sub = (name: string, more: object = {}) => ({ type: 1, name, description: 'Do it', ...more });
const text = (name: string, more: object = {}) => ({ type: 3, name, description: 'A text', ...more });
const choice = (name: string, value: unknown = name) => ({ name, value });

/** The bot's application id is the first part of its token. */
const path = () => `/applications/${atob(sandbox.token.split('.')[0] ?? '')}/commands`;
const put = (...commands: readonly object[]) => call(sandbox, 'PUT', path(), commands);

describe('commands are refused, with the place and the reason, when', () => {
  test.each<[string, object[], string[]]>([
    ['a name has capitals', [command({ name: 'Game' })], ['0.name APPLICATION_COMMAND_INVALID_NAME']],
    ['a name has a space', [command({ name: 'my game' })], ['0.name APPLICATION_COMMAND_INVALID_NAME']],
    [
      'a name is longer than 32',
      [command({ name: x(33) })],
      ['0.name BASE_TYPE_BAD_LENGTH', '0.name APPLICATION_COMMAND_INVALID_NAME'],
    ],
    ['a name is missing', [{ description: 'x' }], ['0.name BASE_TYPE_REQUIRED']],
    ['a description is empty', [command({ description: '' })], ['0.description BASE_TYPE_BAD_LENGTH']],
    ['a description is longer than 100', [command({ description: x(101) })], ['0.description BASE_TYPE_BAD_LENGTH']],
    ['two have one name', [command(), command()], ['1 APPLICATION_COMMANDS_DUPLICATE_NAME']],
    ['there are 101', times(101, (n) => command({ name: `c${n}` })), [' BASE_TYPE_MAX_LENGTH']],
    ['one has 26 options', [command({ options: times(26, (n) => text(`o${n}`)) })], ['0.options BASE_TYPE_MAX_LENGTH']],
    [
      'two options have one name',
      [command({ options: [text('a'), text('a')] })],
      ['0.options.1.name APPLICATION_COMMAND_OPTION_NAME_ALREADY_EXISTS'],
    ],
    [
      'an option is of no known type',
      [command({ options: [text('a', { type: 12 })] })],
      ['0.options.0.type UNION_TYPE_CHOICES'],
    ],
    [
      'an option that must be answered follows one that need not',
      [command({ options: [text('a'), text('b', { required: true })] })],
      ['0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'],
    ],
    [
      'subcommands stand beside plain options',
      [command({ options: [sub('new'), text('a')] })],
      ['0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'],
    ],
    [
      'a subcommand stands in a subcommand',
      [command({ options: [sub('new', { options: [sub('old')] })] })],
      ['0.options.0.options.0.type UNION_TYPE_CHOICES'],
    ],
    [
      'a group stands in a group',
      [command({ options: [{ ...sub('a'), type: 2, options: [{ ...sub('b'), type: 2 }] }] })],
      ['0.options.0.options.0.type UNION_TYPE_CHOICES'],
    ],
    [
      'an option offers 26 choices',
      [command({ options: [text('a', { choices: times(26, (n) => choice(`c${n}`)) })] })],
      ['0.options.0.choices BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'two choices have one name',
      [command({ options: [text('a', { choices: [choice('b'), choice('b')] })] })],
      ['0.options.0.choices.1.name APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS'],
    ],
    [
      'a choice is of another type than its option',
      [command({ options: [{ ...text('a'), type: 4, choices: [choice('b', 'c')] }] })],
      ['0.options.0.choices.0.value NUMBER_TYPE_COERCE'],
    ],
    [
      'an option has choices and suggests as well',
      [command({ options: [text('a', { autocomplete: true, choices: [choice('b')] })] })],
      ['0.options.0.autocomplete APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID'],
    ],
    [
      'its texts are more than 8000 characters',
      [
        command({
          options: times(25, (n) => text(`o${n}`, { choices: times(25, (m) => choice(`${n}-${m}`, x(20))) })),
        }),
      ],
      ['0 APPLICATION_COMMAND_TOO_LARGE'],
    ],
    [
      'it is translated into no known language',
      [command({ name_localizations: { klingon: 'game' } })],
      ['0.name_localizations.klingon BASE_TYPE_CHOICES'],
    ],
    [
      'a translation breaks the rules of names',
      [command({ name_localizations: { de: 'Spiel' } })],
      ['0.name_localizations.de APPLICATION_COMMAND_INVALID_NAME'],
    ],
    [
      'a menu entry has a description',
      [{ type: 2, name: 'Invite', description: 'x' }],
      ['0.description APPLICATION_COMMAND_CONTEXT_MENU_FIELD_INVALID'],
    ],
    [
      'its permissions are no bit set',
      [command({ default_member_permissions: 'all' })],
      ['0.default_member_permissions NUMBER_TYPE_COERCE'],
    ],
    ['its contexts are none', [command({ contexts: [] })], ['0.contexts BASE_TYPE_MIN_LENGTH']],
  ])('%s', async (_, commands, expected) => {
    expect(complaints(await put(...commands))).toEqual(expected);
  });
});

test('a refused set leaves the commands as they were', async () => {
  await put(command({ name: 'kept' }));
  await put(command({ name: 'New' }));
  const { body } = await call(sandbox, 'GET', path());
  expect(body).toMatchObject({ list: [{ name: 'kept' }] });
});

test('a command of the same name keeps its id, and POST tells a new one from an old one', async () => {
  const first = await call(sandbox, 'POST', path(), command({ name: 'same' }));
  const again = await call(sandbox, 'POST', path(), command({ name: 'same', description: 'Other' }));
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body.id).toBe(first.body.id);
});

test('names may be of any alphabet, and menu entries may have spaces and capitals', async () => {
  const answer = await put(command({ name: 'ゲーム' }), command({ name: "jouer-à_l'espace" }), {
    type: 3,
    name: 'Quote This',
  });
  expect(answer.status).toBe(200);
});

test('an unknown command, application or guild is refused as such', async () => {
  expect((await call(sandbox, 'GET', `${path()}/1`)).body.code).toBe(10063);
  expect((await call(sandbox, 'GET', '/applications/1/commands')).body.code).toBe(10002);
  expect((await call(sandbox, 'GET', path().replace('/commands', '/guilds/1/commands'))).body.code).toBe(10004);
});
