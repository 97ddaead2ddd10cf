import { isClose, neighbours, type Board, type ClosedDoors } from '../board/board.ts';
import { beside, edgeOf, SIDES, type Edge, type Space } from '../board/space.ts';
import {
  charactersIn,
  crowdIn,
  ground,
  has,
  hasRoom,
  isHero,
  sizeOf,
  spaceOf,
  SPACE_LIMIT,
} from '../characters/characters.ts';
import type { Step } from '../state/actions.ts';
import { scenarioOf } from '../state/draft.ts';
import type { Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/** A way to a space. */
export interface Path {
  readonly to: Space;
  readonly steps: readonly Step[];
  /** How many monsters strike on the way (rules: Activated by a Guard Reaction). */
  readonly strikes: number;
}

/**
 * The ways of a character to every space it can end its movement in with these points: to each, the one with the fewest
 * strikes of guards and then the shortest, and the shortest of all where that is another. Doors in the way are opened.
 */
export function pathsOf(table: Table, who: CharacterId, points: number): readonly Path[] {
  const start = spaceOf(table, who);
  if (start === null) return [];
  const found = search(table, who, start, points);
  return [...found].flatMap(([to, paths]) => {
    if (to === start || !canEnd(table, who, to)) return [];
    const safest = paths.reduce((a, b) => (b.strikes < a.strikes ? b : a));
    const [shortest] = paths;
    return shortest && shortest.strikes > safest.strikes ? [safest, shortest] : [safest];
  });
}

/** Every single thing a movement point can be spent on now that leaves a legal end (Q14). */
export function singleSteps(table: Table, who: CharacterId, points: number): readonly Step[] {
  const here = spaceOf(table, who);
  if (here === null || points === 0) return [];
  const { board, closed } = ground(scenarioOf(table));
  const isLegal = (to: Space, doors: ClosedDoors) => canGoOn(table, who, to, points - 1, doors);
  const steps = neighbours(board, closed, here)
    .filter((to) => isLegal(to, closed))
    .map((to): Step => ({ kind: 'step', to }));
  const portals = portalsFrom(table, here)
    .filter((to) => isLegal(to, closed))
    .map((to): Step => ({ kind: 'portal', to }));
  const doors = doorsAt(table, here)
    .filter((edge) => isLegal(here, flipped(closed, edge)))
    .map((edge): Step => ({ kind: 'door', edge }));
  return [...steps, ...portals, ...doors];
}

/** Whether a character can end its movement in a space, or go on from it to one where it can. */
function canGoOn(table: Table, who: CharacterId, from: Space, points: number, closed: ClosedDoors): boolean {
  if (canEnd(table, who, from)) return true;
  return [...search(table, who, from, points, closed).keys()].some((to) => canEnd(table, who, to));
}

/** Whether a character may end its movement in a space: it is not Full without it (rules: Full Spaces; Q34). */
export function canEnd(table: Table, who: CharacterId, space: Space): boolean {
  if (hasRoom(table, space, who)) return true;
  return has(table, who, 'huge') && canClear(table, who, space);
}

/** Whether everybody in a space could be shoved out of it, also to where the one that enters comes from (Q34; Q35). */
function canClear(table: Table, who: CharacterId, space: Space): boolean {
  const there = charactersIn(table, space).filter((id) => id !== who);
  const { board, closed } = ground(scenarioOf(table));
  const around = neighbours(board, closed, space);
  const room = around.reduce((sum, other) => sum + SPACE_LIMIT - crowdIn(table, other, [who]), 0);
  return there.every((id) => !has(table, id, 'steady') && sizeOf(table, id) === 1) && there.length <= room;
}

/** The Close spaces a character could be shoved into: one is not Full, and has room for a huge one once it is cleared (Q35). */
export function shovesFrom(table: Table, who: CharacterId): readonly Space[] {
  const here = spaceOf(table, who);
  if (here === null) return [];
  const { board, closed } = ground(scenarioOf(table));
  return neighbours(board, closed, here).filter((space) => canEnd(table, who, space));
}

/** The monsters that strike a hero who steps away from a space, closed doors being these. */
export function guardsAt(table: Table, hero: CharacterId, space: Space, closed?: ClosedDoors): readonly CharacterId[] {
  if (!isHero(hero) || has(table, hero, 'unguarded')) return [];
  const scenario = scenarioOf(table);
  const now = ground(scenario);
  return scenario.monsters
    .filter((monster) => isClose(now.board, closed ?? now.closed, space, monster.space))
    .map(({ id }) => id);
}

/** Spaces a portal in this space leads to (rules: Portals). */
function portalsFrom(table: Table, space: Space): readonly Space[] {
  const { portals } = scenarioOf(table);
  const colours = portals.filter((portal) => portal.space === space).map(({ colour }) => colour);
  const ends = portals.filter(({ colour, space: other }) => colours.includes(colour) && other !== space);
  return [...new Set(ends.map((portal) => portal.space))];
}

/** The doors at the edges of a space. */
function doorsAt(table: Table, space: Space): readonly Edge[] {
  const { doors } = scenarioOf(table);
  return SIDES.map((side) => edgeOf(space, side)).filter((edge) => doors.includes(edge));
}

function flipped(closed: ClosedDoors, edge: Edge): ClosedDoors {
  return closed.has(edge) ? new Set([...closed].filter((other) => other !== edge)) : new Set([...closed, edge]);
}

interface Way {
  readonly steps: readonly Step[];
  readonly strikes: number;
}

/** For each space that can be reached, the way with the fewest strikes for every number of points, shortest first. */
function search(
  table: Table,
  who: CharacterId,
  start: Space,
  points: number,
  closed: ClosedDoors = ground(scenarioOf(table)).closed,
): ReadonlyMap<Space, readonly Path[]> {
  const { board } = ground(scenarioOf(table));
  const layers: Map<Space, Way>[] = [new Map([[start, { steps: [], strikes: 0 }]])];
  const guards = guardCounter(table, who, closed);
  for (let spent = 0; spent < points; spent++)
    for (const [space, way] of layers[spent] ?? []) {
      for (const exit of exitsOf(table, board, closed, space)) {
        if (spent + exit.steps.length > points) continue;
        const layer = (layers[spent + exit.steps.length] ??= new Map<Space, Way>());
        const strikes = way.strikes + (exit.triggers ? guards(space, exit.door) : 0);
        const known = layer.get(exit.to);
        if (!known || strikes < known.strikes) layer.set(exit.to, { steps: [...way.steps, ...exit.steps], strikes });
      }
    }
  const found = new Map<Space, Path[]>();
  for (const layer of layers)
    for (const [to, { steps, strikes }] of layer) found.set(to, [...(found.get(to) ?? []), { to, steps, strikes }]);
  return found;
}

interface Exit {
  readonly to: Space;
  readonly steps: readonly Step[];
  /** Whether guards strike: at steps, never at portals. */
  readonly triggers: boolean;
  /** The door that is opened for it. */
  readonly door: Edge | null;
}

function exitsOf(table: Table, board: Board, closed: ClosedDoors, space: Space): readonly Exit[] {
  const sides = SIDES.flatMap((side): Exit[] => {
    const edge = edgeOf(space, side);
    if (!board.ways.has(edge)) return [];
    const step: Step = { kind: 'step', to: beside(space, side) };
    const isClosed = closed.has(edge);
    const steps: Step[] = isClosed ? [{ kind: 'door', edge }, step] : [step];
    return [{ to: beside(space, side), steps, triggers: true, door: isClosed ? edge : null }];
  });
  const portals = portalsFrom(table, space).map((to): Exit => ({
    to,
    steps: [{ kind: 'portal', to }],
    triggers: false,
    door: null,
  }));
  return [...sides, ...portals];
}

/** Counts the guards of a space once each, with the door that is opened there. */
function guardCounter(
  table: Table,
  who: CharacterId,
  closed: ClosedDoors,
): (space: Space, door: Edge | null) => number {
  const counted = new Map<string, number>();
  return (space, door) => {
    const key = `${String(space)} ${String(door)}`;
    const known = counted.get(key);
    if (known !== undefined) return known;
    const count = guardsAt(table, who, space, door === null ? closed : flipped(closed, door)).length;
    counted.set(key, count);
    return count;
  };
}
