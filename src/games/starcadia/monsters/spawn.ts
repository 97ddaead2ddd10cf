import { doing, only } from '#engine';
import type { Space } from '../board/space.ts';
import { crowdIn, ground, SPACE_LIMIT, who } from '../characters/characters.ts';
import { neighbours } from '../board/board.ts';
import { monsterCard, type MonsterId } from '../content/monsters.ts';
import type { Designation } from '../content/designations.ts';
import type { Action } from '../state/actions.ts';
import { changeScenario, emit, pop, question, scenarioOf, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';

/**
 * A monster comes to a spawn point of the active player's choice, or Close to one when all are Full; to the space a quest
 * names, or Close to it (rules: Event Deck; Quests). With no figure left nothing comes (Q33).
 */
export const spawn: Rule<'spawn'> = {
  run(draft, frame) {
    const kind = scenarioOf(draft.table).dashboard[frame.who];
    const spaces = spacesFor(draft.table, frame);
    const [first, ...more] = spaces;
    if (kind && first !== undefined && more.length > 0 && hasFigure(draft.table, kind)) return 'ask';
    pop(draft);
    if (kind && !hasFigure(draft.table, kind)) emit(draft, { kind: 'none-left', monster: kind });
    else if (kind && first !== undefined) arrive(draft, kind, first);
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, frame.seat, 'spawn', {
      options: spacesFor(table, frame).map((space): Action => ({ do: 'place', space })),
    }),
  ],
  answer(draft, frame, answer) {
    const kind = scenarioOf(draft.table).dashboard[frame.who];
    pop(draft);
    if (kind) arrive(draft, kind, doing(only(answer), 'place').space);
  },
};

/** Whether a figure of the monster is left in the box. */
function hasFigure(table: Table, kind: MonsterId): boolean {
  return scenarioOf(table).monsters.filter((monster) => monster.kind === kind).length < monsterCard(kind).figures;
}

function spacesFor(table: Table, frame: Frame<'spawn'>): readonly Space[] {
  const kind = scenarioOf(table).dashboard[frame.who];
  return kind ? spacesNear(table, frame.at === null ? spawnPoints(table) : [frame.at], kind) : [];
}

/** Of these spaces, those a monster has room in; else the spaces Close to them it has room in. */
export function spacesNear(table: Table, spaces: readonly Space[], kind: MonsterId): readonly Space[] {
  const size = monsterCard(kind).traits.some((trait) => trait.kind === 'huge') ? SPACE_LIMIT : 1;
  const hasSpace = (space: Space) => crowdIn(table, space) + size <= SPACE_LIMIT;
  const free = spaces.filter(hasSpace);
  if (free.length > 0) return free;
  const { board, closed } = ground(scenarioOf(table));
  const close = spaces.flatMap((space) => neighbours(board, closed, space));
  return [...new Set(close)].filter(hasSpace).toSorted((a, b) => a - b);
}

function spawnPoints(table: Table): readonly Space[] {
  const { board } = ground(scenarioOf(table));
  return board.spaces.filter((space) => board.prints.get(space) === 'spawn');
}

/** Puts a monster on the board. */
export function arrive(draft: Draft, kind: MonsterId, space: Space): void {
  const { monsters, arrived } = scenarioOf(draft.table);
  const id = arrived + 1;
  changeScenario(draft, { monsters: [...monsters, { id, kind, space, wounds: 0, dazed: false }], arrived: id });
  emit(draft, { kind: 'spawned', who: who(draft.table, id), space });
}

/** The place on the dashboard of that card, if this scenario has one. */
export function cardOf(table: Table, designation: Designation): MonsterId | null {
  return scenarioOf(table).dashboard[designation] ?? null;
}
