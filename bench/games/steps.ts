import { recordedGames, throughAll, throughTheGate } from './recorded-games.ts';
import { interleaved, rateOf } from '../measure.ts';
import { atLeast, timesFaster, type Figure, type Bound, type Row } from '../row.ts';
import { playedOnKernel } from './tic-tac-toe-kernel.ts';
import { playedAlone, playedAtMaster } from './tic-tac-toe.ts';

/** Steps a CPU-second of the larger games; the others do 20,000. */
const FLOORS: Readonly<Record<string, number>> = { starcadia: 10_000, 'dystopian-sky': 5_000 };

/** Steps with every answer judged by the gate: tic-tac-toe beside boardgame.io's, and the real games on their own. */
export const steps: Row = {
  id: 'steps',
  title: 'Rules enforced',
  async run() {
    const { ours, alone, master } = await interleaved({
      ours: () => rateOf(playedOnKernel),
      alone: () => rateOf(playedAlone),
      master: () => rateOf(playedAtMaster),
    });
    const same = (what: string, value: number, floor: Bound): Figure => ({
      what: 'tic-tac-toe',
      unit: 'steps/CPU-s',
      ours,
      control: { what, value },
      floors: [floor],
    });
    const figures = [
      same('boardgame.io moves/CPU-s, one client', alone, timesFaster(ours, alone, 5)),
      same('boardgame.io moves/CPU-s, its master', master, timesFaster(ours, master, 10)),
    ];
    for (const library of recordedGames()) {
      const real = rateOf(() => throughAll(library, throughTheGate));
      const control = { what: 'tic-tac-toe on the same kernel', value: ours };
      figures.push({
        what: library.game.id,
        unit: 'steps/CPU-s',
        ours: real,
        control,
        floors: [atLeast(real, FLOORS[library.game.id] ?? 20_000)],
      });
    }
    return figures;
  },
};
