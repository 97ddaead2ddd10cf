import { doing, only, type Seat } from '#engine';
import { has, spaceOf, who } from '../characters/characters.ts';
import { setCharacter } from '../characters/changes.ts';
import type { Action } from '../state/actions.ts';
import { emit, pop, push, question, type Draft, type Rule } from '../state/draft.ts';
import type { CharacterId } from '../state/ids.ts';
import { roomAround } from './paths.ts';

/** Begins to shove a character, unless it is steady (rules: Shove). */
export function beginShove(draft: Draft, id: CharacterId, by: Seat): void {
  if (!has(draft.table, id, 'steady')) push(draft, { kind: 'shove', who: id, by });
}

/** A character is pushed into a Close space that is not Full, chosen by who shoves; no guards strike (rules: Shove; Q35). */
export const shove: Rule<'shove'> = {
  run(draft, frame) {
    const here = spaceOf(draft.table, frame.who);
    const [to, ...more] = here === null ? [] : roomAround(draft.table, here);
    if (to !== undefined && more.length > 0) return 'ask';
    pop(draft);
    if (here !== null) place(draft, frame.who, to ?? null);
    return 'on';
  },
  ask({ table }, frame) {
    const here = spaceOf(table, frame.who);
    const spaces = here === null ? [] : roomAround(table, here);
    return [question(frame, frame.by, 'shove', { options: spaces.map((to): Action => ({ do: 'shove', to })) })];
  },
  answer(draft, frame, answer) {
    pop(draft);
    place(draft, frame.who, doing(only(answer), 'shove').to);
  },
};

function place(draft: Draft, id: CharacterId, to: number | null): void {
  if (to !== null) setCharacter(draft, id, { space: to });
  emit(draft, { kind: 'shoved', who: who(draft.table, id), to });
}
