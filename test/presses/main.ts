import { parseArgs } from 'node:util';
import { newOptions, seats as seatsOf, type GameEntry } from '#engine';
import { games } from '../../src/games/index.ts';
import { newTable } from '../../src/tables/commands/lobby.ts';
import type { Table } from '../../src/tables/index.ts';
import { playAndCount, seedOf, type Played, type Visit } from './count.ts';

/*
 * Counts what people press: `npm run presses -- --games 20`. Plays whole games between heuristic AI players and prints, for
 * each task and for a whole round of one seat, the median and the 90th percentile of presses; then the questions that
 * had a single answer.
 */

const { values } = parseArgs({
  options: { games: { type: 'string', default: '10' }, game: { type: 'string' } },
});
for (const entry of games) {
  const [fewest, most] = entry.game.seats;
  if (values.game !== undefined && values.game !== entry.game.id) continue;
  for (const count of seatsOf(most + 1).slice(fewest)) {
    const played = seatsOf(Number(values.games)).map((number) =>
      playAndCount(entry, tableFor(entry, count), seedOf(`presses ${String(count)} ${String(number)}`)),
    );
    print(entry, count, played);
  }
}

/** A table of people, in every seat, with nothing but what a panel needs. */
function tableFor(entry: GameEntry, count: number): Table {
  const press = { person: { id: 'p0', name: 'Ada' }, interaction: 'i' };
  const record = newTable({ guild: 'g', channel: 'c' }, entry, press, 0);
  const seats = seatsOf(count).map((seat) => ({
    ...{ seat, player: `p${String(seat)}`, name: `Player ${String(seat)}`, joined: '' },
    ...{ conceded: false, ai: null, chosen: false },
  }));
  const options = newOptions(entry.game);
  return {
    ...entry,
    record: { ...record, status: 'playing', seats, options },
    play: null,
    ending: null,
    proposal: null,
  };
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
  for (const [name, some] of Map.groupBy(played.flatMap(roundsOf), ({ name }) => name))
    row(
      name,
      some.map(({ presses }) => presses),
    );
  const forced = played.flatMap((game) => game.forced);
  for (const [kind, some] of Map.groupBy(forced, (each) => each.kind))
    console.log(
      `  one answer only: ${kind.padEnd(14)} ${String(some.length).padStart(5)} times, such as "${some[0]?.label ?? ''}"`,
    );

  /** The presses of each seat in each round from the first on. */
  function roundsOf({ visits: all }: Played): { name: string; presses: number }[] {
    const rounds = Map.groupBy(
      all.filter(({ round }) => round > 0),
      ({ seat, round }: Visit) => `${String(seat)} ${String(round)}`,
    );
    return [...rounds.values()].map((some) => ({
      name: game.sides ? `a round as ${face.seat(some[0]?.seat ?? 0)}` : 'a round',
      presses: some.reduce((sum, { presses }) => sum + presses, 0),
    }));
  }
}

function row(name: string, presses: readonly number[]): void {
  const sorted = [...presses].sort((a, b) => a - b);
  const at = (share: number) => String(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  console.log(
    `  ${name.padEnd(38)} ${at(0.5).padStart(6)} ${at(0.9).padStart(4)} ${at(1).padStart(5)} ${String(sorted.length).padStart(6)}`,
  );
}
