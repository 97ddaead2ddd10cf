import { doing, only, type Seat } from '#engine';
import type { Space } from '../board/space.ts';
import { charactersIn, has, spaceOf, who } from '../characters/characters.ts';
import { setCharacter } from '../characters/changes.ts';
import type { Action } from '../state/actions.ts';
import { emit, pop, push, question, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { CharacterId } from '../state/ids.ts';
import { shovesFrom } from './paths.ts';

/** Begins to shove a character, unless it is steady (rules: Shove). */
export function beginShove(draft: Draft, id: CharacterId, by: Seat): void {
  if (!has(draft.table, id, 'steady')) push(draft, { kind: 'shove', who: id, by });
}

/** A huge character shoves everybody out of each space it enters (rules: Huge Characters). */
export function clearSpace(draft: Draft, huge: CharacterId, space: Space, by: Seat): void {
  if (!has(draft.table, huge, 'huge')) return;
  for (const other of charactersIn(draft.table, space)) if (other !== huge) beginShove(draft, other, by);
}

/** A character is pushed into a Close space that is not Full, chosen by who shoves; no guards strike (rules: Shove; Q35). */
export const shove: Rule<'shove'> = {
  run(draft, frame) {
    const [to, ...more] = shovesFrom(draft.table, frame.who);
    if (to !== undefined && more.length > 0) return 'ask';
    pop(draft);
    if (spaceOf(draft.table, frame.who) !== null) place(draft, frame, to ?? null);
    return 'on';
  },
  ask({ table }, frame) {
    const options = shovesFrom(table, frame.who).map((to): Action => ({ do: 'shove', to }));
    return [question(frame, frame.by, 'shove', { options })];
  },
  answer(draft, frame, answer) {
    pop(draft);
    place(draft, frame, doing(only(answer), 'shove').to);
  },
};

function place(draft: Draft, { who: id, by }: Frame<'shove'>, to: Space | null): void {
  if (to !== null) setCharacter(draft, id, { space: to });
  emit(draft, { kind: 'shoved', who: who(draft.table, id), to });
  if (to !== null) clearSpace(draft, id, to, by);
}
