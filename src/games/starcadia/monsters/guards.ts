import { doing, only } from '#engine';
import { monsterOf, spaceOf, traitsOf } from '../characters/characters.ts';
import { beginAttack, rightHand } from '../attack/attack.ts';
import { preyOf } from '../attack/targets.ts';
import { pop, question, replace, type Draft, type Rule } from '../state/draft.ts';
import type { Action } from '../state/actions.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/**
 * Every monster whose guard a hero's next step would lower attacks it before the step, in the order of the player to the
 * right of the active one (rules: Activated by a Guard Reaction; Q5). They attack and do not move.
 */
export const guards: Rule<'guards'> = {
  run(draft, frame) {
    const [first, ...more] = able(draft.table, frame);
    if (first === undefined) {
      pop(draft);
      return 'on';
    }
    if (draft.table.options.monsters === 'players' && isOrderOpen(draft.table, [first, ...more])) return 'ask';
    strike(draft, frame, first);
    return 'on';
  },
  ask: ({ table, hidden }, frame) => [
    question(frame, rightHand({ table, hidden }), 'guards', {
      options: able(table, frame).map((who): Action => ({ do: 'pick', who })),
    }),
  ],
  answer(draft, frame, answer) {
    strike(draft, frame, doing(only(answer), 'pick').who);
  },
};

/** Whether it makes a difference who strikes first: monsters alike whose place does not matter need no order. */
function isOrderOpen(table: Table, monsters: readonly CharacterId[]): boolean {
  const kinds = new Set(monsters.map((id) => monsterOf(table, id).kind));
  const spaces = new Set(monsters.map((id) => spaceOf(table, id)));
  const isPlaced = monsters.some((id) =>
    traitsOf(table, id).some(
      (trait) =>
        trait.kind === 'strike' &&
        ((trait.strike.kind === 'on-wound' && trait.strike.blow === 'shove') || trait.strike.kind === 'splash'),
    ),
  );
  return kinds.size > 1 || (spaces.size > 1 && isPlaced);
}

/** The guards that can still strike: the hero lives, and their attack reaches it, wherever it was shoved. */
function able(table: Table, { hero, monsters }: Frame<'guards'>): readonly CharacterId[] {
  return monsters.filter((id) => {
    const from = spaceOf(table, id);
    return from !== null && preyOf(table, id, from).includes(hero);
  });
}

function strike(draft: Draft, frame: Frame<'guards'>, monster: CharacterId): void {
  const left = able(draft.table, frame).filter((id) => id !== monster);
  replace(draft, { ...frame, monsters: left });
  const by = rightHand(draft);
  beginAttack(draft, { attacker: monster, by, target: frame.hero, cause: 'guard', hasMoved: false });
}
