import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
} from 'discord-api-types/v10';
import type { CommandOption, WireCommand } from './wire.ts';

const KINDS: Readonly<Record<APIApplicationCommandBasicOption['type'], CommandOption['kind']>> = {
  [OptionType.String]: 'text',
  [OptionType.Integer]: 'integer',
  [OptionType.Number]: 'number',
  [OptionType.Boolean]: 'boolean',
  [OptionType.User]: 'user',
  [OptionType.Channel]: 'channel',
  [OptionType.Role]: 'role',
  [OptionType.Mentionable]: 'mentionable',
  [OptionType.Attachment]: 'file',
};

/** Every command as it is typed to its end: each subcommand is one. */
export function typedCommands(commands: readonly APIApplicationCommand[]): WireCommand[] {
  return commands.flatMap(({ name, description, options }) => leaves(name, description, options ?? []));
}

function leaves(typed: string, description: string, options: readonly APIApplicationCommandOption[]): WireCommand[] {
  const nested = options.flatMap((option) =>
    option.type === OptionType.Subcommand || option.type === OptionType.SubcommandGroup
      ? leaves(`${typed} ${option.name}`, option.description, option.options ?? [])
      : [],
  );
  if (nested.length > 0) return nested;
  return [{ typed, description, options: options.flatMap((option) => toOption(option)) }];
}

function toOption(option: APIApplicationCommandOption): CommandOption[] {
  if (option.type === OptionType.Subcommand || option.type === OptionType.SubcommandGroup) return [];
  const bounds = boundsOf(option);
  return [
    {
      name: option.name,
      description: option.description,
      kind: KINDS[option.type],
      required: option.required ?? false,
      suggests: 'autocomplete' in option && option.autocomplete,
      choices: 'choices' in option ? (option.choices ?? []).map(({ name, value }) => ({ name, value })) : [],
      min: bounds.min ?? null,
      max: bounds.max ?? null,
    },
  ];
}

function boundsOf(option: APIApplicationCommandBasicOption): { min?: number | undefined; max?: number | undefined } {
  if (option.type === OptionType.String) return { min: option.min_length, max: option.max_length };
  if (option.type === OptionType.Integer || option.type === OptionType.Number)
    return { min: option.min_value, max: option.max_value };
  return {};
}
