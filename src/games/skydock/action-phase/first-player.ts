import { leftOf, emit, type Seat } from '#engine';
import { countAchievement } from '../characters/achievements.ts';
import type { Draft } from '../state/draft.ts';

/** Claims the first player token unless it is claimed already (sheet: Action Phase). */
export function claimFirst(draft: Draft, seat: Seat): void {
  if (draft.table.first.claimed) return;
  draft.table.first = { holder: seat, claimed: true };
  emit(draft, { kind: 'claimed', seat });
  countAchievement(draft, seat, 'claim');
}

/** Upkeep 3: passes an unclaimed token clockwise, or flips a claimed one back. */
export function passFirst(draft: Draft): void {
  const { holder, claimed } = draft.table.first;
  const seat = claimed ? holder : leftOf(draft.table.pirates.length, holder);
  draft.table.first = { holder: seat, claimed: false };
  emit(draft, { kind: 'first-player', seat, was: claimed ? 'claimed' : 'passed-on' });
}
