import { replayed, type AnyGame } from '#engine';
import { recordedGames, throughAll, throughTheGate, type Recorded } from './recorded-games.ts';
import { interleaved, rateOf } from '../measure.ts';
import { atLeast, type Row } from '../row.ts';

/** Actions a CPU-second of the larger games; the others do 50,000. */
const FLOORS: Readonly<Record<string, number>> = { starcadia: 30_000, 'dystopian-sky': 20_000 };

/** Logs applied again as they were trusted, beside the same logs judged by the gate. */
export const replays: Row = {
  id: 'replay',
  title: 'Replay',
  async run() {
    const figures = [];
    for (const library of recordedGames()) {
      const { ours, gate } = await interleaved({
        ours: () => rateOf(() => throughAll(library, replayedEntries)),
        gate: () => rateOf(() => throughAll(library, throughTheGate)),
      });
      figures.push({
        what: library.game.id,
        unit: 'actions/CPU-s',
        ours,
        control: { what: 'the same, through the gate', value: gate },
        floors: [atLeast(ours, FLOORS[library.game.id] ?? 50_000)],
      });
    }
    return figures;
  },
};

function replayedEntries(game: AnyGame, one: Recorded): number {
  return replayed(game, one).seq;
}
