import { askToRetire, withCrew } from '../../crew/own-crew.ts';
import { command } from '../command.ts';
import { crewOption, crewTyped } from '../options.ts';

export const retire = command({
  name: 'retire',
  description: 'Delete one of your crews with its history',
  options: { crew: crewOption },
  run: async (context, option) =>
    withCrew(context, await crewTyped(context, option('crew')), (kept) => askToRetire(kept)),
});
