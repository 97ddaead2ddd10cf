import { channelMention } from '@discordjs/formatters';
import type { GameEntry } from '#engine';
import { typedMinutes, type Place, type Settings } from '../../../../tables/index.ts';
import { openedScreen } from '../../../out/panels.ts';
import { ephemeral, ephemeralText } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { orRefusal, permissionRefusal } from '../../answers.ts';
import { openThread, orRemoved } from '../../own-thread.ts';
import { command, type Choice, type CommandOption } from '../command.ts';
import { strengthOption } from '../options.ts';

const gameOption: CommandOption<string> = {
  description: 'Game to play',
  required: true,
  choices: (games) => games.map(({ game, face }) => ({ name: face.name, value: game.id })),
  read: (typed = '') => typed,
};

/** `null`: typed, and no number of players. */
const aiOption: CommandOption<number | null> = {
  description: 'Number of AI players',
  suggest: ({ tables }, typed) => aiCounts(tables.games, typed.get('game')),
  read: (typed = '0') => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : null),
};

const threadOption: CommandOption<boolean> = {
  description: 'Open the table in a thread of its own',
  choices: () => [{ name: 'Yes', value: 'own' }],
  read: (typed) => typed === 'own',
};

/** `undefined`: none typed; `null`: typed, and nothing that a table could play with. */
const clockOption: CommandOption<string | null | undefined> = {
  description: words.clock.typed,
  read: (typed) => {
    if (typed === undefined) return undefined;
    const minutes = typedMinutes(typed);
    return minutes === null ? null : String(minutes);
  },
};

/** One of the game's options, as "play=1"; `undefined`: none typed. */
const withOption: CommandOption<{ readonly key: string; readonly value: string } | undefined> = {
  description: 'One of the options of the game',
  suggest: ({ tables }, typed) => optionsOf(tables.games, typed.get('game')),
  read: (typed) => {
    if (typed === undefined) return undefined;
    const [key = '', value = ''] = typed.split('=');
    return { key, value };
  },
};

export const newTable = command({
  name: 'new',
  description: 'Open a table in this channel',
  options: {
    game: gameOption,
    ai: aiOption,
    strength: strengthOption,
    thread: threadOption,
    clock: clockOption,
    with: withOption,
  },
  run: async (context, option) => {
    const { tables, asker } = context;
    const refusal = permissionRefusal(asker);
    if (refusal) return refusal;
    const clock = option('clock');
    if (clock === null) return ephemeralText(words.clock.notATime);
    const count = option('ai');
    if (count === null) return ephemeralText(words.ai.notACount);
    const ai = count > 0 ? { strength: option('strength'), count } : undefined;
    const game = option('game');
    const open = (place: Place, settings?: Partial<Settings>) =>
      tables.create(
        place,
        game,
        asker.press,
        { ai, chosen: option('with') },
        { ...settings, ...(clock !== undefined && { clock }) },
      );
    const name = tables.games.find((entry) => entry.game.id === game)?.face.name ?? game;
    const thread = option('thread') ? await openThread(context, name) : null;
    if (!thread || 'trouble' in thread)
      return orRefusal(await open(asker.place), (table) => ephemeral(openedScreen(table, count, thread?.trouble)));
    const done = await orRemoved(context, thread.place, () => open(thread.place, thread.settings));
    const where = words.thread.opened(channelMention(thread.place.channel));
    return orRefusal(done, (table) => ephemeral(openedScreen(table, count, where)));
  },
});

/** As many as that game has seats for besides one's own; before a game is chosen, as many as the largest has. */
function aiCounts(games: readonly GameEntry[], chosen: string | undefined): Choice[] {
  const counted = games.filter(({ game }) => game.id === chosen);
  const most = Math.max(...(counted.length > 0 ? counted : games).map(({ game }) => game.seats[1])) - 1;
  return Array.from({ length: most }, (_, n) => ({ name: String(n + 1), value: String(n + 1) }));
}

/** The options of that game and what each may be: "Play: Scenario 1". */
function optionsOf(games: readonly GameEntry[], chosen: string | undefined): Choice[] {
  const entry = games.find(({ game }) => game.id === chosen);
  return (entry?.game.choices ?? []).flatMap(({ key, values }) =>
    values.map((value) => {
      const { name, values: worded } = entry?.face.choice(key) ?? { name: key, values: {} };
      return { name: `${name}: ${worded[value] ?? value}`, value: `${key}=${value}` };
    }),
  );
}
