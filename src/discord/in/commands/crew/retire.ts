import { askToRetire } from '../../crew/own-crew.ts';
import { command } from '../command.ts';
import { crewOption, crewTyped } from '../options.ts';

export const retire = command({
  name: 'retire',
  description: 'Delete one of your crews and its history',
  options: { crew: crewOption },
  run: async (context, option) => askToRetire(context, await crewTyped(context, option('crew'))),
});
