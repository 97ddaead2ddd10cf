import { words } from '../../../words.ts';
import { nameOf } from '../../../screens/crew/shown.ts';
import { openChangedCrew, orCrewRefusal } from '../../crew/own-crew.ts';
import { command, type CommandOption, type Suggest } from '../command.ts';
import { text } from '../options.ts';

const from: CommandOption<string> = {
  description: 'Ready-made crew to start from',
  required: true,
  suggest: readyMade,
  read: (typed = '') => typed,
};

export const newCrew = command({
  name: 'new',
  description: 'Make a crew of your own to bring to games',
  options: { from, name: text('Name for the crew – leave empty to keep its own') },
  run: async (context, option) => {
    const { tables, asker } = context;
    const [game = '', ready = ''] = option('from').split(' ');
    const made = await tables.keepsakes.make(asker.press, game, Number(ready), option('name'));
    return orCrewRefusal(made, (kept) => openChangedCrew(context, kept, words.crew.isNew));
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
