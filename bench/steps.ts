import { recordedGames, throughAll, throughTheGate } from './games.ts';
import { interleaved, rateOf } from './measure.ts';
import { atLeast, timesFaster, type Row } from './row.ts';
import { playedAlone, playedAtMaster } from './tic-tac-toe.ts';

/** Steps with every answer judged by the gate, beside boardgame.io's smallest game. */
export const steps: Row = {
  id: 'steps',
  title: 'Steps with legality enforced',
  async run() {
    const figures = [];
    for (const library of recordedGames()) {
      const { ours, alone, master } = await interleaved({
        ours: () => rateOf(() => throughAll(library, throughTheGate)),
        alone: () => rateOf(playedAlone),
        master: () => rateOf(playedAtMaster),
      });
      const of = (what: string, value: number) => ({
        what: `${library.game.id}, random games`,
        unit: 'steps a CPU-second',
        ours,
        control: { what, value },
        floors: [atLeast(ours, 20_000), timesFaster(ours, value, 10)],
      });
      figures.push(of('boardgame.io moves, one client', alone), of('boardgame.io moves, master', master));
    }
    return figures;
  },
};
