import { start, type AnyGame } from '#engine';
import { askingTellsNothing } from '../../test/conformance/laws/asking.ts';
import { eventsHide, undoHides, viewsHide } from '../../test/conformance/laws/hidden.ts';
import { momentOf, moveOf, type Setting } from '../../test/conformance/moment.ts';
import { planOf } from '../../test/conformance/plan.ts';
import { recordedGames, throughAll, throughTheGate, type Recorded } from './recorded-games.ts';
import { interleaved, rateOf } from '../measure.ts';
import { atLeast, type Row } from '../row.ts';

/** States a CPU-second of the larger games; the others do 2,000. */
const FLOORS: Readonly<Record<string, number>> = { 'dystopian-sky': 500 };

/** States proven to hide what they should, for every seat and the public, beside the same states merely played. */
export const leaks: Row = {
  id: 'leaks',
  title: 'Leak proof, every viewer',
  async run() {
    const figures = [];
    for (const library of recordedGames()) {
      const { ours, gate } = await interleaved({
        ours: () => rateOf(() => throughAll(library, proven)),
        gate: () => rateOf(() => throughAll(library, throughTheGate)),
      });
      figures.push({
        what: library.game.id,
        unit: 'states/CPU-s',
        ours,
        control: { what: 'the same, not proven', value: gate },
        floors: [atLeast(ours, FLOORS[library.game.id] ?? 2_000)],
      });
    }
    return figures;
  },
};

/** Goes through a recorded game with the laws about hidden things kept at every step; how many states were looked at. */
function proven(game: AnyGame, { seats, options, seed, log }: Recorded): number {
  const subject = { game, maxSteps: log.length };
  const setting: Setting = { subject, game, plan: { ...planOf(game, 0), seats, options, seed }, past: new Set() };
  let moment = momentOf(setting, start(game, seats, options, seed));
  for (const entry of log) {
    if (entry.kind !== 'answer') throw new Error('Random games take nothing back.');
    const move = moveOf(moment, entry);
    for (const law of [eventsHide, undoHides]) law(move);
    moment = move.after;
    for (const law of [viewsHide, askingTellsNothing]) law(moment);
  }
  return log.length;
}
