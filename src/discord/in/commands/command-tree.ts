import { SlashCommandBuilder, SlashCommandStringOption } from '@discordjs/builders';
import {
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { GameEntry } from '#engine';
import type { Command, CommandOption } from './command.ts';
import { COMMANDS, OWN_COMMANDS } from './index.ts';

/** The commands as Discord is told them. */
export function commandTree(games: readonly GameEntry[]): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  const game = builder('game', 'Play a board game in this channel');
  for (const command of COMMANDS)
    game.addSubcommand((sub) => {
      sub.setName(command.name).setDescription(command.description);
      for (const option of optionsOf(command, games)) sub.addStringOption(option);
      return sub;
    });
  const own = OWN_COMMANDS.map((command) => {
    const built = builder(command.name, command.description);
    for (const option of optionsOf(command, games)) built.addStringOption(option);
    return built;
  });
  return [game, ...own].map((each) => each.toJSON());
}

function builder(name: string, description: string): SlashCommandBuilder {
  return new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
}

function optionsOf({ options }: Command, games: readonly GameEntry[]): SlashCommandStringOption[] {
  return Object.entries(options).map(([name, offered]) => optionOf(name, offered, games));
}

function optionOf(
  name: string,
  { description, required = false, choices, suggest }: CommandOption,
  games: readonly GameEntry[],
): SlashCommandStringOption {
  const option = new SlashCommandStringOption().setName(name).setDescription(description).setRequired(required);
  if (choices) option.addChoices(...choices(games));
  return suggest ? option.setAutocomplete(true) : option;
}
