import { awaited, chapterOf, eventsFor } from '#engine';
import { difference, inWords } from '../difference.ts';
import type { Moment, Move } from '../moment.ts';
import { Violation } from '../violation.ts';

/** No viewer sees anything that depends on what is hidden from it; nor does how the game ended. */
export function viewsHide({ game, views, twins, outcome }: Moment): void {
  for (const { viewer, view, state } of twins) {
    const seen = difference(views.get(viewer), view);
    if (seen) broken('view', viewer, inWords(seen));
    const ended = difference(outcome, game.outcome(state));
    if (ended) broken('outcome', viewer, inWords(ended));
  }
}

/**
 * A viewer who sees the same after an answer, whatever was hidden, was also told the same. Only what a step reveals as it
 * ends a chapter or the game may be out of sight afterwards: the card turned over last went with its discards.
 */
export function eventsHide({ before, after, again, events, echoes }: Move): void {
  const { game } = before;
  const ends = after.outcome !== null || chapterOf(game, after.match.state) > chapterOf(game, before.match.state);
  for (const { viewer, view, step } of echoes) {
    if (ends && again.reveals === true && step.reveals === true) continue;
    if (difference(after.views.get(viewer), view)) continue;
    const told = difference(eventsFor(events, viewer), eventsFor(step.events, viewer));
    if (told) broken('told events', viewer, inWords(told));
  }
}

/** Whether an answer can be taken back tells the seat that gave it nothing beyond what it sees afterwards. */
export function undoHides({ after, answer, again, drew, echoes }: Move): void {
  if (!awaited(after.open).includes(answer.seat)) return;
  const echo = echoes.find(({ viewer }) => viewer === answer.seat);
  if (!echo || difference(after.views.get(answer.seat), echo.view)) return;
  const closed = drew || again.reveals === true;
  const echoed = echo.drew || echo.step.reveals === true;
  if (closed !== echoed) broken('undo', answer.seat, closed ? 'here it is closed' : 'here it is open');
}

function broken(what: string, viewer: unknown, how: string): never {
  throw new Violation('hidden', `The ${what} of ${String(viewer)} depends on something hidden from it: ${how}.`);
}
