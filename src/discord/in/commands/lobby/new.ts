import type { GameEntry } from '#engine';
import { openedScreen } from '../../../out/panels.ts';
import { ephemeral } from '../../../reply.ts';
import { orRefusal, permissionRefusal } from '../../answers.ts';
import { command, type Choice, type CommandOption } from '../command.ts';
import { strengthOption } from '../options.ts';

const gameOption: CommandOption<string> = {
  description: 'Game to play',
  required: true,
  choices: (games) => games.map(({ game, face }) => ({ name: face.name, value: game.id })),
  read: (typed = '') => typed,
};

const aiOption: CommandOption<number> = {
  description: 'Number of AI players',
  choices: aiCounts,
  read: (typed = '0') => Number(typed),
};

export const newTable = command({
  name: 'new',
  description: 'Open a table in this channel',
  options: { game: gameOption, ai: aiOption, strength: strengthOption },
  run: async ({ tables, asker }, option) => {
    const refusal = permissionRefusal(asker);
    if (refusal) return refusal;
    const count = option('ai');
    const ai = count > 0 ? { strength: option('strength'), count } : undefined;
    const done = await tables.create(asker.place, option('game'), asker.press, ai);
    return orRefusal(done, (table) => ephemeral(openedScreen(table, count)));
  },
});

/** As many as the largest game has seats for besides one's own. */
function aiCounts(games: readonly GameEntry[]): Choice[] {
  const most = Math.max(...games.map(({ game }) => game.seats[1])) - 1;
  return Array.from({ length: most }, (_, n) => ({ name: String(n + 1), value: String(n + 1) }));
}
