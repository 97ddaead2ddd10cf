import {
  SlashCommandAttachmentOption,
  SlashCommandBuilder,
  SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from '@discordjs/builders';
import {
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { GameEntry } from '#engine';
import type { Command, CommandOption, TextOption } from './command.ts';
import { COMMANDS, CREW_COMMANDS, OWN_COMMANDS } from './index.ts';

/** The commands as Discord is told them. */
export function commandTree(games: readonly GameEntry[]): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  const groups = [group('game', 'Play a board game in this channel', COMMANDS, games)];
  if (games.some(({ game }) => game.keepsake))
    groups.push(group('crew', 'What you take from one game to the next', CREW_COMMANDS, games));
  const own = OWN_COMMANDS.map((command) => {
    const built = builder(command.name, command.description);
    addOptions(built, command, games);
    return built;
  });
  return [...groups, ...own].map((each) => each.toJSON());
}

function group(
  name: string,
  description: string,
  subcommands: readonly Command[],
  games: readonly GameEntry[],
): SlashCommandBuilder {
  const built = builder(name, description);
  for (const command of subcommands)
    built.addSubcommand((sub) => {
      sub.setName(command.name).setDescription(command.description);
      addOptions(sub, command, games);
      return sub;
    });
  return built;
}

function builder(name: string, description: string): SlashCommandBuilder {
  return new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
}

function addOptions(
  to: SlashCommandBuilder | SlashCommandSubcommandBuilder,
  { options }: Command,
  games: readonly GameEntry[],
): void {
  for (const [name, offered] of Object.entries(options)) {
    if (offered.takes === 'file') to.addAttachmentOption(titled(new SlashCommandAttachmentOption(), name, offered));
    else to.addStringOption(textOption(name, offered, games));
  }
}

function textOption(name: string, offered: TextOption, games: readonly GameEntry[]): SlashCommandStringOption {
  const option = titled(new SlashCommandStringOption(), name, offered);
  if (offered.choices) option.addChoices(...offered.choices(games));
  return offered.suggest ? option.setAutocomplete(true) : option;
}

function titled<T extends SlashCommandStringOption | SlashCommandAttachmentOption>(
  option: T,
  name: string,
  { description, required = false }: CommandOption,
): T {
  option.setName(name).setDescription(description).setRequired(required);
  return option;
}
