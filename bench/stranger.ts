import { standBack } from '../src/processes/standing-back.ts';

// Work without end that has nothing to do with any bot, and stands back as far as a bot's own: sums all over a table that
// no cache holds whole.
standBack('furthest');
const sums = new Float64Array(1e6);
for (let n = 0; ; n++) {
  const place = (n * 7919) % sums.length;
  sums[place] = (sums[place] ?? 0) + n;
}
