import type { GameEntry } from '#engine';
import type { Table } from '../../../../tables/index.ts';
import { ephemeral, ephemeralText, waitingForPictures } from '../../../reply.ts';
import { rulePageScreen, ruleScreen, shelfScreen } from '../../../screens/rules.ts';
import { words } from '../../../words.ts';
import { command, type Choice, type CommandContext, type Typed } from '../command.ts';
import { text } from '../options.ts';

export const rules = command({
  name: 'rules',
  description: 'Look up a rule',
  options: {
    heading: text('Topic – leave empty for a list', { suggest: headings }),
    game: text('Game – leave empty for the game in this channel', {
      choices: (games) => games.map(({ game, face }) => ({ name: face.name, value: game.id })),
    }),
  },
  run: async (context, option) => {
    const named = option('game');
    const table = await tableHere(context);
    const entry = named === undefined ? table : gameNamed(context, named);
    if (!entry) return ephemeral(shelfScreen(context.tables.games));
    const heading = option('heading');
    const screen = heading === undefined ? rulePageScreen(entry, 0, table) : ruleScreen(entry, heading, table);
    return screen ? waitingForPictures(ephemeral(screen)) : ephemeralText(words.rules.noHeading);
  },
});

async function headings(context: CommandContext, typed: Typed): Promise<Choice[]> {
  const entry = gameNamed(context, typed.get('game')) ?? (await tableHere(context));
  return (entry?.face.rules ?? []).map(({ heading }) => ({ name: heading, value: heading }));
}

function gameNamed({ tables }: CommandContext, name: string | undefined): GameEntry | undefined {
  return tables.games.find(({ game }) => game.id === name);
}

function tableHere({ tables, asker }: CommandContext): Promise<Table | null> {
  return tables.tableIn(asker.place.channel);
}
