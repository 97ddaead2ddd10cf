import { words } from '../../../words.ts';
import { nameOf } from '../../../screens/crew/shown.ts';
import { openCrew, orCrewRefusal } from '../../crew/own-crew.ts';
import { command, type CommandOption, type Suggest } from '../command.ts';
import { text } from '../options.ts';

const from: CommandOption<string> = {
  description: 'A ready-made crew to begin with',
  required: true,
  suggest: readyMade,
  read: (typed = '') => typed,
};

export const newCrew = command({
  name: 'new',
  description: 'Get a crew of your own to bring to games',
  options: { from, name: text('A name of your own for it') },
  run: async (context, option) => {
    const { tables, asker } = context;
    const [game = '', ready = ''] = option('from').split(' ');
    const made = await tables.keepsakes.make(asker.press, game, Number(ready), option('name'));
    return orCrewRefusal(made, (kept) => openCrew(context, kept, words.crew.isNew));
  },
});

/** Each ready-made crew, as its game and its place there. */
function readyMade(...[{ tables }]: Parameters<Suggest>) {
  return tables.keepsakes.games.flatMap((of) =>
    of.keepsake.readyMade.map(({ hint, kept }, at) => ({
      name: `${nameOf({ ...of, kept })} – ${hint}`,
      value: `${of.game.id} ${String(at)}`,
    })),
  );
}
