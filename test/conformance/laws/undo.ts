import { canUndo, seats, undo } from '../../../src/engine/index.ts';
import { difference, inWords } from '../difference.ts';
import type { Move } from '../moment.ts';
import { Violation } from '../violation.ts';

/**
 * Who learns from an answer, learns by chance or by what the game declares a reveal; only what is neither can be taken
 * back. Whoever sees the same whatever was hidden has learned nothing.
 */
export function nobodyLearned({ after, answer, again, drew, echoes }: Move): void {
  const open = canUndo(after.match, answer.seat);
  if (drew && open) throw new Violation('undo', 'An answer that used chance can be taken back.');
  if (drew || again.reveals === true) return;
  for (const { viewer, view } of echoes) {
    const learned = difference(after.views.get(viewer), view);
    if (!learned) continue;
    const what = open ? 'can be taken back' : 'is not declared to reveal anything';
    const who = `${String(viewer)} learned from it`;
    throw new Violation('undo', `${JSON.stringify(answer)} ${what}, but ${who}: ${inWords(learned)}.`);
  }
}

/** A long run costs a long time to play again, so one answer in so many is really taken back. */
const TAKEN_BACK = 4;

/** Taking back restores the state exactly; nobody but the one who answered can. */
export function undoRestores({ before, after, answer }: Move): void {
  if (before.plan.suite.int(TAKEN_BACK) > 0) return;
  for (const seat of seats(after.match.seats)) {
    const undone = undo(before.game, after.match, seat);
    if (undone !== null && seat !== answer.seat) throw new Violation('undo', 'Another seat can take it back.');
    if (!undone) continue;
    const differing = difference(before.match.state, undone.match.state);
    if (differing) throw new Violation('undo', `Taking back leads elsewhere: ${inWords(differing)}.`);
    if (undone.match.seq !== after.match.seq + 1) throw new Violation('undo', 'Taking back is no entry of the log.');
  }
}
