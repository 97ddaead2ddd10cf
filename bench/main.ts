import { answer } from './answer.ts';
import { durable } from './durable.ts';
import { leaks } from './leaks.ts';
import { replays } from './replays.ts';
import { shown, type Figure, type Row } from './row.ts';
import { startUp } from './start-up.ts';
import { steps } from './steps.ts';

const ROWS: readonly Row[] = [steps, replays, leaks, durable, answer, startUp];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !ROWS.some((row) => row.id === id));

if (unknown.length > 0) {
  console.error(`No row is called ${unknown.join(', ')}; there are: ${ROWS.map((row) => row.id).join(', ')}.`);
  process.exitCode = 2;
} else {
  let missed = 0;
  for (const row of ROWS.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    console.log(`\n${row.title}  (npm run bench -- ${row.id})`);
    for (const figure of await row.run()) {
      console.log(inWords(figure));
      missed += figure.floors.filter((floor) => !floor.holds).length;
    }
  }
  console.log(missed === 0 ? '\nEvery floor holds.' : `\n${missed} floors are missed.`);
  process.exitCode = missed === 0 ? 0 : 1;
}

/** "  breach, random games   41,200 steps a CPU-second   control 66,100 (…), ratio 0.62   at least 20,000: holds" */
function inWords({ what, unit, ours, control, floors }: Figure): string {
  const measured = `${shown(ours).padStart(9)} ${unit}`;
  const beside = control
    ? `${shown(control.value).padStart(9)} ${control.what} (ratio ${shown(ours / control.value)})`
    : '';
  const judged = floors.map(({ text, holds }) => `${text}: ${holds ? 'holds' : 'MISSED'}`).join(', ');
  return [`  ${what.padEnd(24)}`, measured.padEnd(32), beside.padEnd(56), judged].join('  ').trimEnd();
}
