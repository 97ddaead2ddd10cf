import { answer } from './press/answer.ts';
import { decisions } from './background/decisions.ts';
import { durable } from './store/durable.ts';
import { leaks } from './games/leaks.ts';
import { longGames } from './press/long-games.ts';
import { pictures } from './background/pictures.ts';
import { replays } from './games/replays.ts';
import { shown, type Bound, type Figure, type Row } from './row.ts';
import { startUp } from './start/start-up.ts';
import { steps } from './games/steps.ts';
import { thinking } from './background/thinking.ts';

const ROWS: readonly Row[] = [
  steps,
  replays,
  leaks,
  durable,
  answer,
  longGames,
  decisions,
  thinking,
  startUp,
  pictures,
];

/** Widths of the table's columns, in characters; the last has what is left. */
const WIDTHS = [8, 38, 24, 45, 6, 28];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !ROWS.some((row) => row.id === id));

if (unknown.length > 0) {
  console.error(`No row is called ${unknown.join(', ')}; there are: ${ROWS.map((row) => row.id).join(', ')}.`);
  process.exitCode = 2;
} else {
  const missed: string[] = [];
  const short: string[] = [];
  console.log(tableLine(['row', 'measured', 'ours', 'control', 'ratio', 'goal', 'floor']));
  for (const { id, title, run } of ROWS.filter((row) => wanted.length === 0 || wanted.includes(row.id))) {
    for (const figure of await run()) {
      console.log(tableLine([id, `${title}, ${figure.what}`, ...cells(figure)]));
      const floors = figure.floors.filter((floor) => !floor.holds);
      missed.push(...floors.map((floor) => `${id} (${figure.what}): ${floor.text}`));
      if (figure.goal?.holds === false) short.push(`${id} (${figure.what}): ${figure.goal.text}`);
    }
  }
  if (short.length > 0) console.log(`\nShort of the goal:\n  ${short.join('\n  ')}`);
  console.log(missed.length === 0 ? '\nEvery floor holds.' : `\nMissed floors:\n  ${missed.join('\n  ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function cells({ unit, ours, control, goal, floors }: Figure): string[] {
  return [
    `${shown(ours)} ${unit}`,
    `${shown(control.value)} ${control.what}`,
    shown(ours / control.value),
    goal ? verdict(goal) : '',
    floors.map(verdict).join(', ') || 'none set',
  ];
}

function verdict({ text, holds }: Bound): string {
  return `${text}: ${holds ? 'holds' : 'MISSED'}`;
}

function tableLine(columns: readonly string[]): string {
  return columns.map((text, column) => text.padEnd(WIDTHS[column] ?? 0)).join('  ');
}
