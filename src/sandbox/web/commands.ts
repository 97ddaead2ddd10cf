import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
} from 'discord-api-types/v10';
import type { WireCommand } from './wire.ts';

/** Every command as it is typed to its end: each subcommand is one. */
export function typedCommands(commands: readonly APIApplicationCommand[]): WireCommand[] {
  return commands.flatMap(({ name, description, options }) => leaves(name, description, options ?? []));
}

function leaves(typed: string, description: string, options: readonly APIApplicationCommandOption[]): WireCommand[] {
  const basic: APIApplicationCommandBasicOption[] = [];
  const nested: WireCommand[] = [];
  for (const option of options)
    if (option.type === OptionType.Subcommand || option.type === OptionType.SubcommandGroup)
      nested.push(...leaves(`${typed} ${option.name}`, option.description, option.options ?? []));
    else basic.push(option);
  return nested.length > 0 ? nested : [{ typed, description, options: basic }];
}
