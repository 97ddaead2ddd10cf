import { newOptions, seats as seatsOf, type Figures } from '#engine';
import { playChains } from './bouts.ts';
import { called, type Contestant } from './contest.ts';
import { rivalry } from './rivalry.ts';
import { readRequest, type Request } from './selfplay-request.ts';

async function main(args: readonly string[]): Promise<number> {
  const request = readRequest(args);
  if (typeof request === 'string') {
    console.error(request);
    return 1;
  }
  const { entry, games, from, chain, players, choices } = request;
  const [one = { strength: 'heuristic' }, other = one] = players;
  const { figures } = entry;
  if (figures && called(other) === called(one)) await printFigures(request, figures, one);
  else {
    const rivals = { one, other, games, from, chain, choices, onGame: progress(games * chain) };
    console.log((await rivalry(entry, rivals)).join('\n'));
  }
  return 0;
}

/** Prints statistics of games between equal players, for each number of seats. */
async function printFigures(
  { entry, games, from, chain, seats, choices }: Request,
  figuresOf: (seats: number) => Figures,
  player: Contestant,
): Promise<void> {
  const [fewest, most] = entry.game.seats;
  for (const count of seatsOf(most + 1).slice(fewest)) {
    if (seats !== null && seats !== count) continue;
    const bouts = seatsOf(games).map((number) => ({
      options: newOptions(entry.game, choices),
      players: seatsOf(count).map(() => player),
      name: `selfplay ${String(count)} ${String(from + number)}`,
    }));
    const figures = figuresOf(count);
    for (const { state, events } of await playChains(entry, bouts, chain, progress(games * chain)))
      figures.note(state, events);
    console.log(figures.lines().join('\n'));
  }
}

/** Shows progress on a terminal. */
function progress(games: number): (played: number) => void {
  return (played) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${String(played)} of ${String(games)} games`);
    if (process.stderr.isTTY && played === games) process.stderr.write('\n');
  };
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
