import { parseArgs } from 'node:util';
import { seats as seatsOf } from '../engine/index.ts';
import { skydock } from '../games/skydock/index.ts';
import { SkydockFigures } from '../games/skydock/player/figures.ts';
import { skydockPlayer } from '../games/skydock/player/thumb.ts';
import { playOut } from './play-out.ts';

const USAGE = 'npm run selfplay -- --game skydock --games 2000 --seats 3';

/** Plays so many games with so many seats, and says what they add up to. */
type Report = (games: number, seats: number) => readonly string[];

/** A game whose players can play it among themselves. */
const REPORTS: Readonly<Record<string, Report>> = {
  [skydock.id]: (games, seats) => {
    const figures = new SkydockFigures(seats);
    const options = { patrolReinforce: 'icon', stats: 'on' } as const;
    for (let number = 0; number < games; number++) {
      for (const { state } of playOut(skydock, skydockPlayer, seats, options, `selfplay ${seats} ${number}`)) {
        if (skydock.outcome(state)) figures.note(state);
      }
    }
    return figures.lines();
  },
};

function main(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: skydock.id },
      games: { type: 'string', default: '200' },
      seats: { type: 'string' },
    },
  });
  const report = REPORTS[values.game];
  const games = Number(values.games);
  const [fewest, most] = skydock.seats;
  const all = seatsOf(most + 1).slice(fewest);
  const counts = values.seats === undefined ? all : all.filter((count) => count === Number(values.seats));
  if (!report || !Number.isInteger(games) || games < 1 || counts.length === 0) {
    console.error(USAGE);
    return 1;
  }
  for (const seats of counts) console.log(report(games, seats).join('\n'));
  return 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
