import { renameCrew, withCrew } from '../../crew/own-crew.ts';
import { command } from '../command.ts';
import { crewOption, crewTyped } from '../options.ts';

export const rename = command({
  name: 'rename',
  description: 'Rename a crew and its members',
  options: { crew: crewOption },
  run: async (context, option) =>
    withCrew(context, await crewTyped(context, option('crew')), (kept) => renameCrew(kept)),
});
