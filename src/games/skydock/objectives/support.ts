import { emitTo, type Seat } from '#engine';
import { changeHand, handOf, type Draft } from '../state/draft.ts';

/** Draws a face-down support token, if any is left (S18). */
export function drawSupport(draft: Draft, seat: Seat): void {
  const value = draft.hidden.support.at(-1);
  if (value === undefined) return;
  draft.hidden.support = draft.hidden.support.slice(0, -1);
  changeHand(draft, seat, { support: [...handOf(draft, seat).support, value] });
  draft.reveals = true;
  emitTo(draft, seat, { kind: 'support', seat, value }, { kind: 'support', seat, value: null });
}
