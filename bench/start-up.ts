import { airlock, bareBot, type RunningBot } from './bots.ts';
import { oldHouse } from './house.ts';
import { interleaved } from './measure.ts';
import type { Row } from './row.ts';

/** From the start of the process until the bot answers commands, beside a bot that is nothing but discord.js. */
export const startUp: Row = {
  id: 'start-up',
  title: 'Start-up of an idle bot',
  async run() {
    const house = await oldHouse();
    const { ours, bare } = await interleaved({
      ours: () => timed(airlock(house.file)),
      bare: () => timed(bareBot()),
    });
    house.remove();
    const control = { what: 'a bare discord.js bot', value: bare };
    return [{ what: '100,000 games stored', unit: 'ms', ours, control, floors: [] }];
  },
};

async function timed(starting: Promise<RunningBot>): Promise<number> {
  const bot = await starting;
  await bot.stop();
  return bot.milliseconds;
}
