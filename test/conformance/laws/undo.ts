import { canUndo, eventsFor, seats, undo, type Entry, type Match } from '#engine';
import { difference, inWords } from '../difference.ts';
import type { Move } from '../moment.ts';
import { Violation } from '../violation.ts';

/**
 * Who learns from an answer, learns by chance or by what the game declares a reveal; only what is neither can be taken
 * back. A viewer that sees the same whatever was hidden has learned nothing.
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

/** A long run costs a long time to play again, so only one answer in this many is really taken back. */
const TAKEN_BACK = 4;

/** Undo restores the state exactly. Of the seats that learned of the answer, only the one that gave it can undo it. */
export function undoRestores({ before, after, answer }: Move): void {
  if (before.plan.suite.int(TAKEN_BACK) > 0) return;
  const undone = undo(before.game, after.match, answer.seat);
  if (!undone) return;
  const differing = difference(before.match.state, undone.match.state);
  if (differing) throw new Violation('undo', `Taking back leads elsewhere: ${inWords(differing)}.`);
  if (undone.match.seq !== after.match.seq + 1) throw new Violation('undo', 'Taking back is no entry of the log.');
}

/**
 * Another seat can go on taking its own answer back for as long as it learned of nothing, and sees the same when it
 * does: otherwise whether it can would tell of what was done in secret.
 */
export function secretsLeaveUndo({ before, after, answer, events }: Move): void {
  for (const seat of seats(after.match.seats)) {
    const could = canUndo(before.match, seat);
    const can = canUndo(after.match, seat);
    if (seat === answer.seat || (!could && !can)) continue;
    const told =
      eventsFor(events, seat).length > 0 || difference(before.views.get(seat), after.views.get(seat)) !== null;
    if (told && can) throw new Violation('undo', `Seat ${String(seat)} goes back over what another did.`);
    if (told || could === can) continue;
    throw new Violation(
      'undo',
      `${JSON.stringify(answer)} in secret tells seat ${String(seat)}: it ${can ? 'can now' : 'no longer can'} go back.`,
    );
  }
  for (const seat of seats(after.match.seats)) {
    if (seat === answer.seat || !canUndo(after.match, seat)) continue;
    const alone = undo(before.game, before.match, seat);
    const over = undo(before.game, after.match, seat);
    if (!alone || !over) throw new Violation('undo', 'What can be taken back is not taken back.');
    if (over.answer.seat !== seat) throw new Violation('undo', 'Another seat can take it back.');
    const view = (match: Match<unknown, unknown>) => before.game.view(match.state, seat);
    const seen = difference(view(alone.match), view(over.match));
    if (seen) throw new Violation('undo', `Going back over a secret shows seat ${String(seat)}: ${inWords(seen)}.`);
  }
}

/** A seat that loses something when another undoes could see what was undone: no seat's decisions depend on what it cannot see. */
export function losesNothingUnheard({ quiet, lost = [] }: Entry<unknown> & { kind: 'undo' }): void {
  if (quiet && lost.length > 0) throw new Violation('undo', `Seats ${lost.join()} lost something and hear of nothing.`);
}
