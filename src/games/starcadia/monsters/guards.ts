import { doing, only } from '#engine';
import { isClose } from '../board/board.ts';
import { ground, monsterOf, spaceOf } from '../characters/characters.ts';
import { beginAttack, rightHand } from '../attack/attack.ts';
import { pop, question, replace, scenarioOf, type Draft, type Rule } from '../state/draft.ts';
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
    const kinds = new Set([first, ...more].map((id) => monsterOf(draft.table, id).kind));
    if (kinds.size > 1 && draft.table.options.monsters === 'players') return 'ask';
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

/** The guards that can still strike: the hero lives, and they reach it. */
function able(table: Table, { hero, monsters }: Frame<'guards'>): readonly CharacterId[] {
  const space = spaceOf(table, hero);
  if (space === null) return [];
  const { board, closed } = ground(scenarioOf(table));
  return monsters.filter((id) => {
    const from = spaceOf(table, id);
    return from !== null && isClose(board, closed, from, space);
  });
}

function strike(draft: Draft, frame: Frame<'guards'>, monster: CharacterId): void {
  const left = able(draft.table, frame).filter((id) => id !== monster);
  replace(draft, { ...frame, monsters: left });
  const by = rightHand(draft);
  beginAttack(draft, { attacker: monster, by, target: frame.hero, cause: 'guard', hasMoved: false });
}
