import { at, doing, idsOf, rightOf, seats, shuffled, type Rng } from '#engine';
import { UPGRADES, upgrade, type UpgradeId } from '../content/upgrades.ts';
import type { Action } from '../state/actions.ts';
import { changeCrew, emit, pop, question, replace, type Draft, type Rule } from '../state/draft.ts';

/** Tokens picked from each hand. */
const PICKS = 2;

/** Every token of a level's deck, copies and all. */
export function levelDeck(level: 1 | 2 | 3): readonly UpgradeId[] {
  return idsOf(UPGRADES).flatMap((id) => {
    const { deck, copies = 1 } = upgrade(id);
    return deck === String(level) ? Array.from({ length: copies }, () => id) : [];
  });
}

/** Deals a level's deck as equally as possible (rules: Drafting). */
function dealHands(rng: Rng, level: 1 | 2 | 3, crews: number): readonly (readonly UpgradeId[])[] {
  const deck = shuffled(rng, levelDeck(level));
  return seats(crews).map((seat) => deck.filter((_, n) => n % crews === seat));
}

/**
 * The draft of episodic mode (rules: Drafting): everybody picks two tokens of a hand at once, sealed, passes the rest to the
 * left, and picks two more. What is left is out of the game. What was picked is shown when all have picked.
 */
export const handDraft: Rule<'hand-draft'> = {
  run(draft, frame) {
    const { hands, picked } = draft.hidden;
    if (hands.length === 0) {
      draft.hidden.hands = dealHands(draft.rng, frame.level, draft.table.crews.length);
      draft.hidden.picked = draft.hidden.hands.map(() => null);
      draft.reveals = true;
      return 'ask';
    }
    if (picked.includes(null)) return 'ask';
    showPicks(draft);
    if (frame.pass === 0) {
      const count = hands.length;
      // Each hand goes to the left: a seat receives that of its right neighbour.
      draft.hidden.hands = seats(count).map((seat) => at(draft.hidden.hands, rightOf(count, seat)));
      replace(draft, { ...frame, pass: 1 });
      return 'ask';
    }
    draft.hidden.hands = [];
    draft.hidden.picked = [];
    pop(draft);
    return 'on';
  },
  ask: ({ hidden }, frame) =>
    hidden.picked.flatMap((done, seat) => {
      if (done !== null) return [];
      const options = at(hidden.hands, seat).map(tokenOf);
      return [
        question(frame, seat, 'hand-draft', {
          options,
          pick: { min: PICKS, max: PICKS },
          onTimeout: options.slice(0, PICKS),
        }),
      ];
    }),
  answer(draft, _frame, { seat, actions }) {
    const chosen = actions.map((action) => doing(action, 'draft').upgrade);
    draft.hidden.picked = draft.hidden.picked.map((known, other) => (other === seat ? chosen : known));
    emit(draft, { kind: 'picked', seat });
  },
};

/** A token of a hand: two of one design are two options, as both may be picked. */
function tokenOf(upgrade: UpgradeId, place: number, hand: readonly UpgradeId[]): Action {
  const copy = hand.slice(0, place).filter((other) => other === upgrade).length;
  return copy === 0 ? { do: 'draft', upgrade } : { do: 'draft', upgrade, copy };
}

/** All picks are shown at once, and leave the hands. */
function showPicks(draft: Draft): void {
  draft.reveals = true;
  draft.hidden.picked.forEach((chosen, seat) => {
    for (const upgrade of chosen ?? []) emit(draft, { kind: 'drafted', seat, upgrade });
    changeCrew(draft, seat, { loose: [...at(draft.table.crews, seat).loose, ...(chosen ?? [])] });
  });
  draft.hidden.hands = draft.hidden.hands.map((hand, seat) => {
    const left = [...hand];
    for (const upgrade of at(draft.hidden.picked, seat) ?? []) left.splice(left.indexOf(upgrade), 1);
    return left;
  });
  draft.hidden.picked = draft.hidden.hands.map(() => null);
}
