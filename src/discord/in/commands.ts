import {
  SlashCommandBuilder,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from '@discordjs/builders';
import {
  InteractionContextType,
  ApplicationIntegrationType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { GameEntry } from '#engine';
import { OFFERED_STRENGTHS } from '../../tables/index.ts';
import { words } from '../words.ts';

/** Every subcommand of `/game`, in the order Discord lists them. */
export const SUBCOMMANDS = {
  new: 'Open a table in this channel',
  join: 'Take a seat at the table of this channel',
  leave: 'Stand up again before the game begins',
  start: 'Begin the game',
  board: 'Bring the board to the bottom of this channel',
  hand: 'Show what only you may see',
  act: 'Take your turn',
  log: 'Read what has happened',
  undo: 'Take your last step back',
  replace: 'Hand your seat to an AI, take it back, or take a seat over from an AI',
  concede: 'Give the game up',
  end: 'Propose to end the game, or cancel a table that has not begun',
  list: 'Show the open tables of this server',
  help: 'Explain what you are asked',
  rules: 'Look up a rule',
} as const;

export type Subcommand = keyof typeof SUBCOMMANDS;

/** The commands as Discord is told them. */
export function commandTree(games: readonly GameEntry[]): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  const game = new SlashCommandBuilder()
    .setName('game')
    .setDescription('Play a board game in this channel')
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
  for (const [name, description] of Object.entries(SUBCOMMANDS))
    game.addSubcommand((sub) => withOptions(sub.setName(name).setDescription(description), games));
  return [game.toJSON()];
}

function withOptions(sub: SlashCommandSubcommandBuilder, games: readonly GameEntry[]): SlashCommandSubcommandBuilder {
  const known = games.map(({ game, face }) => ({ name: face.name, value: game.id }));
  switch (sub.name) {
    case 'new':
      return sub
        .addStringOption((option) =>
          option.setName('game').setDescription('Which game').setRequired(true).addChoices(known),
        )
        .addStringOption((option) =>
          option.setName('ai').setDescription('How many AI players sit down with you').addChoices(aiCounts(games)),
        )
        .addStringOption(strengthOption);
    case 'replace':
      return sub
        .addStringOption(strengthOption)
        .addStringOption((option) =>
          option
            .setName('seat')
            .setDescription('Which seat to ask for, if you hold none; the first one an AI holds if you do not say')
            .setAutocomplete(true),
        );
    case 'join':
      return sub.addStringOption((option) =>
        option.setName('seat').setDescription('Which seat; the first free one if you do not say').setAutocomplete(true),
      );
    case 'board':
      return sub.addStringOption((option) =>
        option
          .setName('table')
          .setDescription('A table of yours from another channel, to bring it here')
          .setAutocomplete(true),
      );
    case 'act':
      return sub.addStringOption((option) =>
        option.setName('choice').setDescription('What to do; leave it out to see your choices').setAutocomplete(true),
      );
    case 'rules':
      return sub
        .addStringOption((option) =>
          option
            .setName('heading')
            .setDescription('Which heading; a list of them if you do not say')
            .setAutocomplete(true),
        )
        .addStringOption((option) =>
          option.setName('game').setDescription('Of which game; of this channel’s if you do not say').addChoices(known),
        );
    default:
      return sub;
  }
}

/** As many as the largest game has seats for beside oneself. */
function aiCounts(games: readonly GameEntry[]) {
  const most = Math.max(...games.map(({ game }) => game.seats[1])) - 1;
  return Array.from({ length: most }, (_, n) => ({ name: String(n + 1), value: String(n + 1) }));
}

function strengthOption(option: SlashCommandStringOption): SlashCommandStringOption {
  return option
    .setName('strength')
    .setDescription('How the AI plays; thinking ahead if you do not say')
    .addChoices(OFFERED_STRENGTHS.map((strength) => ({ name: words.ai.strengths[strength], value: strength })));
}

export function isSubcommand(name: string): name is Subcommand {
  return name in SUBCOMMANDS;
}
