import { leftOf, emit, type Seat } from '#engine';
import { countAchievement } from '../characters/achievements.ts';
import type { Draft } from '../state/draft.ts';

/** Takes the first player token and flips it to the claimed side, unless somebody has (sheet: Action Phase). */
export function claimFirst(draft: Draft, seat: Seat): void {
  if (draft.table.first.claimed) return;
  draft.table.first = { holder: seat, claimed: true };
  emit(draft, { kind: 'claimed', seat });
  countAchievement(draft, seat, 'claim');
}

/** Upkeep 3: an unclaimed token goes one place clockwise, a claimed one is flipped back. */
export function passFirst(draft: Draft): void {
  const { holder, claimed } = draft.table.first;
  const seat = claimed ? holder : leftOf(draft.table.pirates.length, holder);
  draft.table.first = { holder: seat, claimed: false };
  emit(draft, { kind: 'first-player', seat, was: claimed ? 'claimed' : 'passed-on' });
}
