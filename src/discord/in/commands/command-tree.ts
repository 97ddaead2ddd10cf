import { SlashCommandBuilder, SlashCommandStringOption } from '@discordjs/builders';
import {
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { GameEntry } from '#engine';
import type { CommandOption } from './command.ts';
import { COMMANDS } from './index.ts';

/** The commands as Discord is told them. */
export function commandTree(games: readonly GameEntry[]): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  const game = new SlashCommandBuilder()
    .setName('game')
    .setDescription('Play a board game in this channel')
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
  for (const { name, description, options } of COMMANDS)
    game.addSubcommand((sub) => {
      sub.setName(name).setDescription(description);
      for (const [option, offered] of Object.entries(options)) sub.addStringOption(optionOf(option, offered, games));
      return sub;
    });
  return [game.toJSON()];
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
