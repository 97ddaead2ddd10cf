import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { readLine, valuesOf } from '../../src/sandbox/page/command-line.ts';
import type { WireCommand } from '../../src/sandbox/web/wire.ts';

const COMMANDS: readonly WireCommand[] = [
  {
    typed: 'game new',
    description: '',
    options: [
      {
        type: OptionType.String,
        name: 'game',
        description: '',
        required: true,
        choices: [{ name: 'The Long Ship', value: 'long' }],
      },
      { type: OptionType.Integer, name: 'ai', description: '', min_value: 0, max_value: 3 },
      { type: OptionType.User, name: 'against', description: '' },
      { type: OptionType.Boolean, name: 'open', description: '' },
      { type: OptionType.String, name: 'note', description: '', max_length: 10 },
    ],
  },
  { typed: 'game newest', description: '', options: [] },
];

const NAMES = {
  people: [{ id: '7', name: 'Bo' }],
  channels: [],
  roles: [],
  bot: { id: '9', name: 'Airlock' },
};

function values(line: string) {
  const typed = readLine(line, COMMANDS);
  if (typed === null) throw new Error(`${line} is no command`);
  return valuesOf(typed, NAMES);
}

test('a line is read as its command and its named options', () => {
  expect(readLine('/game new game: The Long Ship ai:3', COMMANDS)).toMatchObject({
    command: { typed: 'game new' },
    raw: { game: 'The Long Ship', ai: '3' },
  });
  expect(readLine('game newest', COMMANDS)?.command.typed).toBe('game newest');
  expect(readLine('/game', COMMANDS)).toBeNull();
  expect(readLine('/game newer', COMMANDS)).toBeNull();
});

test('what stands before the named options is the first one, and a colon in a text names nothing', () => {
  expect(readLine('/game new long ai:1', COMMANDS)?.raw).toEqual({ game: 'long', ai: '1' });
  expect(readLine('/game new note:at 9:30 game:long', COMMANDS)?.raw).toEqual({ note: 'at 9:30', game: 'long' });
});

test('a value is found by what it is called or by what it is', () => {
  expect(values('/game new game:the long ship against:bo open:TRUE')).toEqual({
    values: { game: 'long', against: '7', open: true },
  });
  expect(values('/game new game:long ai:0 against:@Airlock')).toEqual({
    values: { game: 'long', ai: 0, against: '9' },
  });
});

test.each([
  ['/game new', 'game', 'This option is required. Specify a value.'],
  ['/game new game:short', 'game', 'Choose one of the options.'],
  ['/game new game:long ai:4', 'ai', 'Enter a whole number, 0 to 3.'],
  ['/game new game:long ai:1.5', 'ai', 'Enter a whole number, 0 to 3.'],
  ['/game new game:long ai:many', 'ai', 'Enter a whole number, 0 to 3.'],
  ['/game new game:long against:Zed', 'against', 'Choose one of the options.'],
  ['/game new game:long note:much too long', 'note', 'Enter at most 10 characters.'],
])('%s is not sent, because of %s', (line, name, problem) => {
  expect(values(line)).toEqual({ option: name, problem });
});
