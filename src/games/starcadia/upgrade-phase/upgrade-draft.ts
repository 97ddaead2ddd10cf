import { at, doing, only, seats, without, type Seat } from '#engine';
import type { Action } from '../state/actions.ts';
import type { UpgradeId } from '../content/upgrades.ts';
import { changeCrew, emit, pop, question, replace, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { Result } from '../state/state.ts';

/** Tokens a crew picks at once, there and back (rules: Upgrade Phase). */
const PICKS = 2;

/**
 * The order of picks after a scenario: two each from the winner down, two each back up, then one each for every badge just
 * scored, from the winner down, pass after pass (rules: Upgrade Phase; Q9).
 */
export function picksAfter({ order, badges }: Result): readonly Seat[] {
  const twice = (list: readonly Seat[]) => list.flatMap((seat) => Array.from({ length: PICKS }, () => seat));
  const passes = seats(Math.max(0, ...badges));
  return [
    ...twice(order),
    ...twice(order.toReversed()),
    ...passes.flatMap((pass) => order.filter((seat) => at(badges, seat) > pass)),
  ];
}

/** One token after another is picked from the level's deck, which lies open, until all have theirs or it is out. */
export const upgradeDraft: Rule<'upgrade-draft'> = {
  run(draft, frame) {
    const { deck, picks } = frame;
    const [first] = deck;
    if (picks.length === 0 || first === undefined) {
      pop(draft);
      return 'on';
    }
    // Tokens of one design alone are no choice.
    if (deck.some((upgrade) => upgrade !== first)) return 'ask';
    pickUp(draft, frame, first);
    return 'on';
  },
  ask: (_state, frame) => [
    question(frame, at(frame.picks, 0), 'upgrade-draft', {
      options: [...new Set(frame.deck)].map((upgrade): Action => ({ do: 'draft', upgrade })),
      part: frame.picks.length,
    }),
  ],
  answer(draft, frame, answer) {
    pickUp(draft, frame, doing(only(answer), 'draft').upgrade);
  },
};

function pickUp(draft: Draft, frame: Frame<'upgrade-draft'>, upgrade: UpgradeId): void {
  const seat = at(frame.picks, 0);
  changeCrew(draft, seat, { loose: [...at(draft.table.crews, seat).loose, upgrade] });
  emit(draft, { kind: 'drafted', seat, upgrade });
  replace(draft, { ...frame, deck: without(frame.deck, upgrade), picks: frame.picks.slice(1) });
}
