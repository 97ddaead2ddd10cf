import { ApplicationCommandOptionType as OptionType, ChannelType } from 'discord-api-types/v10';
import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
  APIApplicationCommandOptionChoice,
  APIApplicationCommandSubcommandOption,
} from 'discord-api-types/v10';
import { given } from '../../given.ts';
import { readTitles } from './command-names.ts';
import type { Form } from '../form.ts';
import { wrongType } from '../components/layout.ts';
import { readLocalizations } from './localizations.ts';

const MOST = 25;
const LARGEST = 2 ** 53;
const CHANNEL_TYPES = [
  ChannelType.GuildText,
  ChannelType.GuildVoice,
  ChannelType.PublicThread,
  ChannelType.GuildForum,
] as const;

const BASIC = [
  OptionType.String,
  OptionType.Integer,
  OptionType.Boolean,
  OptionType.User,
  OptionType.Channel,
  OptionType.Role,
  OptionType.Mentionable,
  OptionType.Number,
  OptionType.Attachment,
] as const;

/** The options of a command: all of them subcommands and groups of them, or none. */
export function readOptions(form: Form): APIApplicationCommandOption[] {
  const options = readAll(form, (each) => readGroup(each) ?? readSubcommand(each) ?? readBasic(each));
  const nested = options.filter(({ type }) => type === OptionType.Subcommand || type === OptionType.SubcommandGroup);
  if (nested.length > 0 && nested.length < options.length)
    form.complain(
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  return options;
}

function readGroup(form: Form): APIApplicationCommandOption | undefined {
  if (form.at('type').value !== OptionType.SubcommandGroup) return undefined;
  const options = form
    .at('options')
    .optional((part) => readAll(part, (each) => readSubcommand(each) ?? wrongType(each, [OptionType.Subcommand])));
  return given({ type: OptionType.SubcommandGroup as const, ...readTitles(form), options });
}

function readSubcommand(form: Form): APIApplicationCommandSubcommandOption | undefined {
  if (form.at('type').value !== OptionType.Subcommand) return undefined;
  const options = form.at('options').optional((part) => readAll(part, readBasic));
  return given({ type: OptionType.Subcommand as const, ...readTitles(form), options });
}

function readBasic(form: Form): APIApplicationCommandBasicOption | undefined {
  const type = BASIC.find((each) => each === form.at('type').value);
  if (type === undefined) {
    wrongType(form, BASIC);
    return undefined;
  }
  const common = given({ ...readTitles(form), required: form.at('required').optional((part) => part.flag()) });
  switch (type) {
    case OptionType.String:
      return {
        type,
        ...common,
        ...given({
          min_length: form.at('min_length').optional((part) => part.integer({ min: 0, max: 6000 })),
          max_length: form.at('max_length').optional((part) => part.integer({ min: 1, max: 6000 })),
        }),
        ...readAnswers(form, (value) => value.text({ min: 1, max: 100 })),
      };
    case OptionType.Integer:
      return { type, ...common, ...readRange(form, 'integer'), ...readAnswers(form, (value) => value.integer(SAFE)) };
    case OptionType.Number:
      return { type, ...common, ...readRange(form, 'number'), ...readAnswers(form, (value) => value.number(SAFE)) };
    case OptionType.Channel: {
      const types = form.at('channel_types').optional((part) => part.list({}, (each) => each.choice(CHANNEL_TYPES)));
      return { type, ...common, ...given({ channel_types: types }) };
    }
    default:
      return { type, ...common };
  }
}

const SAFE = { min: -LARGEST, max: LARGEST };

function readRange(form: Form, kind: 'integer' | 'number') {
  return given({
    min_value: form.at('min_value').optional((part) => part[kind](SAFE)),
    max_value: form.at('max_value').optional((part) => part[kind](SAFE)),
  });
}

/** An option may have choices or autocomplete, not both. */
function readAnswers<T extends number | string>(form: Form, readValue: (form: Form) => T) {
  const choices = form.at('choices').optional((part) => readChoices(part, readValue));
  if (form.at('autocomplete').optional((part) => part.flag()) !== true) return given({ choices });
  if ((choices ?? []).length > 0)
    form
      .at('autocomplete')
      .complain('APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID', 'Autocomplete cannot be set with choices');
  return { autocomplete: true as const };
}

function readChoices<T extends number | string>(form: Form, readValue: (form: Form) => T) {
  const choices = form.list({ max: MOST }, (each) => readChoice(each, readValue));
  form.distinct(
    choices.map(({ name }) => name),
    (part) =>
      part
        .at('name')
        .complain('APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS', 'Option choice names must be unique'),
  );
  return choices;
}

export function readChoice<T extends number | string>(
  form: Form,
  readValue: (form: Form) => T,
): APIApplicationCommandOptionChoice<T> {
  form.object();
  const readName = (name: Form) => name.text({ min: 1, max: 100 });
  const localizations = form.at('name_localizations').optional((part) => readLocalizations(part, readName));
  return {
    name: readName(form.at('name')),
    value: readValue(form.at('value')),
    ...given({ name_localizations: localizations }),
  };
}

/** At most 25 options with distinct names, required ones first. */
function readAll<T extends APIApplicationCommandOption>(form: Form, read: (form: Form) => T | undefined): T[] {
  const options = form.list({ max: MOST }, read);
  form.distinct(
    options.map(({ name }) => name),
    (part) =>
      part
        .at('name')
        .complain('APPLICATION_COMMAND_OPTION_NAME_ALREADY_EXISTS', 'Option name already exists in this command'),
  );
  const lastRequired = options.findLastIndex((option) => option.required === true);
  if (options.slice(0, Math.max(0, lastRequired)).some((option) => option.required !== true))
    form
      .at(lastRequired)
      .complain(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
  return options;
}
