import { lowerPriority } from '../../src/background/priority.ts';

// Work without end that has nothing to do with any bot, and has the priority of a bot's own workers: sums all over a table that
// no cache holds whole.
lowerPriority();
const sums = new Float64Array(1e6);
for (let n = 0; ; n++) {
  const place = (n * 7919) % sums.length;
  sums[place] = (sums[place] ?? 0) + n;
}
