import { parseArgs } from 'node:util';
import { seats as seatsOf, type GameEntry } from '#engine';
import { games } from '../../src/games/index.ts';
import { playedPresses, pressesOfRounds, quantile, type Played } from './count.ts';

/*
 * Counts what people press: `npm run presses -- --games 20`. Plays whole games between heuristic AI players and prints, for
 * each task and for a whole round of one seat, the median and the 90th percentile of presses, with `Take Turn` at every
 * turn and with a panel that stays open; then the questions that had a single answer.
 */

const { values } = parseArgs({
  options: { games: { type: 'string', default: '10' }, game: { type: 'string' } },
});
for (const entry of games) {
  const [fewest, most] = entry.game.seats;
  if (values.game !== undefined && values.game !== entry.game.id) continue;
  for (const count of seatsOf(most + 1).slice(fewest)) {
    print(entry, count, playedPresses(entry, count, Number(values.games)));
  }
}

function print({ face, game }: GameEntry, count: number, played: readonly Played[]): void {
  const visits = played.flatMap((game) => game.visits);
  console.log(`\n${face.name}, ${String(count)} seats, ${String(played.length)} games`);
  console.log('  presses                                median  p90  most  times');
  for (const [task, some] of Map.groupBy(visits, (visit) => visit.task))
    row(
      task,
      some.map(({ presses }) => presses),
    );
  for (const open of [false, true]) {
    const rounds = played.flatMap((each) => pressesOfRounds(each, open));
    for (const [seat, some] of Map.groupBy(rounds, (each) => (game.sides ? each.seat : null)))
      row(
        `a round${seat === null ? '' : ` as ${face.seat(seat)}`}${open ? ', panel left open' : ''}`,
        some.map(({ presses }) => presses),
      );
  }
  const forced = played.flatMap((game) => game.forced);
  for (const [kind, some] of Map.groupBy(forced, (each) => each.kind))
    console.log(
      `  one answer only: ${kind.padEnd(14)} ${String(some.length).padStart(5)} times, such as "${some[0]?.label ?? ''}"`,
    );
}

function row(name: string, presses: readonly number[]): void {
  const at = (share: number) => String(quantile(presses, share));
  console.log(
    `  ${name.padEnd(38)} ${at(0.5).padStart(6)} ${at(0.9).padStart(4)} ${at(1).padStart(5)} ${String(presses.length).padStart(6)}`,
  );
}
