import { parseArgs } from 'node:util';
import { playMonth } from './month.ts';

/*
 * Plays 40 days at 500 tables with clocks on a clock of its own: `npm run month -- --seed 77`. People sleep, travel, stay
 * away and leave in zones on both sides of a daylight-saving change, strangers take free seats, some lobbies nobody joins
 * and some games are deserted, and the bot is not running for some hours now and then. Fails where a reminder, a time-out
 * or the putting away of a table came at another minute than its own, in quiet hours or twice, somebody who took a seat
 * over had less than the whole time, or a table stands still.
 */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '77' },
    tables: { type: 'string', default: '500' },
    days: { type: 'string', default: '40' },
  },
});
const began = performance.now();
const month = await playMonth({ seed: values.seed, tables: Number(values.tables), days: Number(values.days) });
console.log(`${String(month.tables)} tables, ${values.days} days, ${String(month.presses)} presses`);
console.log(`${String(month.finished)} games over, ${String(month.stuck.length)} tables stuck`);
console.log(
  `${String(month.reminders)} reminders, ${String(month.afterOutage)} reminders and time-outs after an outage`,
);
console.log(
  `${String(month.taken)} seats taken over, ${String(month.putAway)} tables put away, ${String(month.woken)} woken`,
);
for (const [did, times] of Object.entries(month.timeOuts)) console.log(`time-outs, ${did}: ${String(times)}`);
for (const [kind, what] of month.wrong) console.log(`WRONG, ${kind}: ${String(what.length)}, first ${what[0] ?? ''}`);
for (const id of month.stuck) console.log(`STUCK: ${id}`);
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
if (month.wrong.size > 0 || month.stuck.length > 0) process.exitCode = 1;
