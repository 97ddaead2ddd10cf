import { startOfAirlock, startOfBareBot, type Start } from './bots.ts';
import { withBusyHouse } from '../store/house.ts';
import { interleaved } from '../measure.ts';
import { atMostMore, within, type Row } from '../row.ts';

/** Games that people are playing, besides the 100,000 that have ended. */
const ACTIVE = 2_000;

/** How many times longer than a bare bot's the start may take, and how much more memory, in MB. */
const TIMES = 1.5;
const MORE_MB = 150;

/** From the start of the process until the bot answers commands, beside a bot that is nothing but discord.js. */
export const startUp: Row = {
  id: 'start-up',
  title: 'Start-up, 100,000 games stored, 2,000 active',
  run: () =>
    withBusyHouse(ACTIVE, async (file) => {
      const measure = (figure: keyof Start) =>
        interleaved({
          ours: async () => (await startOfAirlock(file))[figure],
          bare: async () => (await startOfBareBot())[figure],
        });
      const time = await measure('milliseconds');
      const memory = await measure('megabytes');
      const what = 'bare discord.js bot';
      return [
        {
          what: 'time',
          unit: 'ms',
          ours: time.ours,
          control: { what, value: time.bare },
          floors: [within(time.ours, time.bare, TIMES)],
        },
        {
          what: 'memory',
          unit: 'MB',
          ours: memory.ours,
          control: { what, value: memory.bare },
          floors: [atMostMore(memory.ours, memory.bare, MORE_MB)],
        },
      ];
    }),
};
