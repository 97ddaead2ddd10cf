import { startOfAirlock, startOfBareBot } from './bots.ts';
import { withOldHouse } from './house.ts';
import { interleaved } from './measure.ts';
import type { Row } from './row.ts';

/** From the start of the process until the bot answers commands, beside a bot that is nothing but discord.js. */
export const startUp: Row = {
  id: 'start-up',
  title: 'Start-up, idle',
  run: () =>
    withOldHouse(async (file) => {
      const { ours, bare } = await interleaved({ ours: () => startOfAirlock(file), bare: startOfBareBot });
      const control = { what: 'bare discord.js bot', value: bare };
      return [{ what: '100,000 games stored', unit: 'ms', ours, control, floors: [] }];
    }),
};
