import { exportCrew, withCrew } from '../../crew/own-crew.ts';
import { command } from '../command.ts';
import { crewOption, crewTyped } from '../options.ts';

export const exported = command({
  name: 'export',
  description: 'Save one of your crews as a file',
  options: { crew: crewOption },
  run: async (context, option) =>
    withCrew(context, await crewTyped(context, option('crew')), (kept) => exportCrew(context, kept)),
});
