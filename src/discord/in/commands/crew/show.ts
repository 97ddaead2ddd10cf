import { openCrew, withCrew } from '../../crew/own-crew.ts';
import { command } from '../command.ts';
import { crewOption, crewTyped } from '../options.ts';

export const show = command({
  name: 'show',
  description: 'Show one of your crews and its history',
  options: { crew: crewOption },
  run: async (context, option) =>
    withCrew(context, await crewTyped(context, option('crew')), (kept) => openCrew(context, kept)),
});
