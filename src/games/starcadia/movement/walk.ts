import { automatic, type Seat } from '#engine';
import { isHero, seatOf, spaceOf, who } from '../characters/characters.ts';
import { setCharacter } from '../characters/changes.ts';
import type { Edge, Space } from '../board/space.ts';
import { collect } from '../exploration/collect.ts';
import { countDoor, isOver } from '../quests/quests.ts';
import type { Step } from '../state/actions.ts';
import { changeScenario, emit, pop, push, replace, scenarioOf, type Draft, type Rule } from '../state/draft.ts';
import type { Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';
import { guardsAt } from './paths.ts';
import { clearSpace } from './shove.ts';

/**
 * Goes along a path. Guards strike before each step of a hero out of a space Close to them; a hero that is killed or shoved
 * away by them does not take it, nor the rest of the path (rules: Activated by a Guard Reaction; Q5).
 */
export const walk: Rule<'walk'> = automatic((draft, frame) => {
  const here = spaceOf(draft.table, frame.who);
  const [step, ...rest] = frame.path;
  const isStopped = frame.guarded !== null && frame.guarded !== here;
  if (!step || here === null || isStopped) {
    pop(draft);
    return;
  }
  if (step.kind === 'step' && frame.guarded === null) {
    const monsters = guardsAt(draft.table, frame.who, here);
    if (monsters.length > 0) {
      replace(draft, { ...frame, guarded: here });
      push(draft, { kind: 'guards', hero: frame.who, monsters });
      return;
    }
  }
  replace(draft, { ...frame, path: rest, guarded: null });
  spendPoint(draft);
  if (step.kind === 'door') flipDoor(draft, frame.who, step.edge);
  else enter(draft, frame.who, step);
  if (!isOver(draft) && isActive(draft.table, frame.who)) collect(draft, frame.who);
});

/** Takes a movement point from the frame that walks: the one below the walk. */
function spendPoint(draft: Draft): void {
  const mover = draft.table.stack.at(-2);
  if (mover && 'points' in mover) replace(draft, { ...mover, points: mover.points - 1 });
}

/** Whether it is a hero that was activated, not one on a hoverboard (Q37). */
function isActive(table: Table, id: CharacterId): boolean {
  const mover = table.stack.at(-2);
  return isHero(id) && mover?.kind === 'activation' && mover.hero === id;
}

function enter(draft: Draft, id: CharacterId, step: Extract<Step, { to: Space }>): void {
  setCharacter(draft, id, { space: step.to });
  emit(draft, { kind: 'moved', who: who(draft.table, id), to: step.to, by: step.kind });
  clearSpace(draft, id, step.to, steeredBy(draft.table));
}

/** Who steers what moves now. */
function steeredBy(table: Table): Seat {
  const mover = table.stack.at(-2);
  if (mover?.kind === 'monster') return mover.by;
  return scenarioOf(table).turn;
}

function flipDoor(draft: Draft, id: CharacterId, edge: Edge): void {
  const { closed } = scenarioOf(draft.table);
  const isOpen = closed.includes(edge);
  changeScenario(draft, { closed: isOpen ? closed.filter((other) => other !== edge) : [...closed, edge] });
  emit(draft, { kind: 'door', who: who(draft.table, id), edge, isOpen });
  if (isOpen && isHero(id)) countDoor(draft, seatOf(id));
}
