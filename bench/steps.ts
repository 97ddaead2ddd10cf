import { recordedGames, throughAll, throughTheGate } from './games.ts';
import { interleaved, rateOf } from './measure.ts';
import { atLeast, timesFaster, type Floor, type Row } from './row.ts';
import { playedAlone, playedAtMaster } from './tic-tac-toe.ts';

/** Steps with every answer judged by the gate, beside boardgame.io's smallest game. */
export const steps: Row = {
  id: 'steps',
  title: 'Rules enforced',
  async run() {
    const figures = [];
    for (const library of recordedGames()) {
      const { ours, alone, master } = await interleaved({
        ours: () => rateOf(() => throughAll(library, throughTheGate)),
        alone: () => rateOf(playedAlone),
        master: () => rateOf(playedAtMaster),
      });
      const figure = (what: string, value: number, ...floors: Floor[]) => ({
        what: library.game.id,
        unit: 'steps/CPU-s',
        ours,
        control: { what, value },
        floors: [...floors, timesFaster(ours, value, 10)],
      });
      figures.push(
        figure('boardgame.io moves/CPU-s, one client', alone, atLeast(ours, 20_000)),
        figure('boardgame.io moves/CPU-s, its master', master),
      );
    }
    return figures;
  },
};
