import {
  ApplicationCommandOptionType as OptionType,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
} from 'discord-api-types/v10';
import { GUILD_ID } from '../../world/members/cast.ts';
import type { Person } from '../../world/members/person.ts';
import type { World } from '../../world/world.ts';
import { ClientRefusal } from '../refusal.ts';

/** A command found by what was typed, such as `game new`, with the options it then asks for. */
export interface TypedCommand {
  readonly command: APIApplicationCommand;
  /** The groups and subcommands on the way, outermost first. */
  readonly steps: readonly {
    readonly type: OptionType.Subcommand | OptionType.SubcommandGroup;
    readonly name: string;
  }[];
  readonly options: readonly APIApplicationCommandBasicOption[];
}

/** The slash commands a client offers this person in a channel; the guild's own hide global ones of the same name. */
export function commandsFor(world: World, person: Person, channelId: string): APIApplicationCommand[] {
  const may = world.channels.permissions(channelId, person);
  if (world.people.directly(channelId) !== undefined) return [];
  if (!world.channels.allows(channelId, person, 'UseApplicationCommands')) return [];
  const own = world.commands.in(GUILD_ID);
  const global = world.commands.in(null).filter((command) => !own.some((other) => other.name === command.name));
  return [...own, ...global].filter((command) => {
    const needed = BigInt(command.default_member_permissions ?? '0');
    const here = command.contexts?.includes(InteractionContextType.Guild) ?? true;
    return command.type === ApplicationCommandType.ChatInput && here && (may & needed) === needed;
  });
}

/** The typed command. Throws ClientRefusal for one that is incomplete or not offered. */
export function findCommand(commands: readonly APIApplicationCommand[], typed: string): TypedCommand {
  const [name = '', ...rest] = typed.replace(/^\//, '').split(' ');
  const command = commands.find((each) => each.name === name);
  if (command === undefined) throw new ClientRefusal(`There is no command /${name}`);
  const steps: TypedCommand['steps'][number][] = [];
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  for (const word of rest) {
    const next = options.find((option) => option.name === word);
    if (next === undefined || isBasic(next)) throw new ClientRefusal(`There is no command /${typed}`);
    steps.push({ type: next.type, name: next.name });
    options = next.options ?? [];
  }
  if (!options.every(isBasic)) throw new ClientRefusal(`/${typed} is not a whole command`);
  return { command, steps, options };
}

/** Wraps filled-in options into the subcommand they belong to. */
export function nest({ steps }: TypedCommand, filled: readonly object[]): readonly object[] {
  return steps.reduceRight((options: readonly object[], step) => [{ ...step, options }], filled);
}

function isBasic(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  return option.type !== OptionType.Subcommand && option.type !== OptionType.SubcommandGroup;
}
