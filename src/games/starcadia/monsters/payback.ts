import { doing, only } from '#engine';
import { movementOf, spaceOf } from '../characters/characters.ts';
import { rightHand } from '../attack/attack.ts';
import { removeMonsters } from '../attack/kills.ts';
import type { Action } from '../state/actions.ts';
import { pop, push, question, replace, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { CharacterId } from '../state/ids.ts';

/**
 * One of the monsters a hero has attacked strikes back, steered by the player to the right of the active one, who picks it
 * (rules: Activated by a Payback Reaction; Q7). Killed ones leave the board afterwards (Q6).
 */
export const payback: Rule<'payback'> = {
  run(draft, frame) {
    const [first, ...more] = frame.monsters;
    if (first === undefined || spaceOf(draft.table, frame.hero) === null) {
      pop(draft);
      removeMonsters(draft, frame.dead);
      return 'on';
    }
    if (more.length > 0 && draft.table.options.monsters === 'players') return 'ask';
    rouse(draft, frame, first);
    return 'on';
  },
  ask: (state, frame) => [
    question(frame, rightHand(state), 'payback', {
      options: frame.monsters.map((who): Action => ({ do: 'pick', who })),
    }),
  ],
  answer(draft, frame, answer) {
    rouse(draft, frame, doing(only(answer), 'pick').who);
  },
};

function rouse(draft: Draft, frame: Frame<'payback'>, monster: CharacterId): void {
  // The others that were killed are gone before it acts.
  removeMonsters(
    draft,
    frame.dead.filter((id) => id !== monster),
  );
  replace(draft, { ...frame, monsters: [], dead: frame.dead.filter((id) => id === monster) });
  push(draft, {
    kind: 'monster',
    who: monster,
    by: rightHand(draft),
    target: frame.hero,
    movement: 'unused',
    points: movementOf(draft.table, monster),
    attacked: false,
  });
}
