import { at, type Seat } from '#engine';
import type { Space } from '../board/space.ts';
import { stepsFrom } from '../board/steps.ts';
import { heroesOf, heroOf, seatOf, spaceOf } from '../characters/characters.ts';
import { questCard } from '../content/quests.ts';
import { scenarioOf } from '../state/draft.ts';
import type { CharacterId, TokenKind } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { killWorth } from './attacks.ts';

/** What a token is worth to who collects it, in victory tokens. */
const TOKEN_WORTH: Readonly<Record<TokenKind, number>> = {
  victory: 1,
  stimpack: 0.5,
  recharge: 0.45,
  hoverboard: 0.3,
  quest: 0.2,
};

/** What being in a space is worth to a hero now: tokens, and what open quests ask for. */
export function placeWorth(table: Table, hero: CharacterId, space: Space): number {
  const { tokens, marks, quests } = scenarioOf(table);
  const seat = seatOf(hero);
  const collected = tokens
    .filter((token) => token.space === space)
    .reduce((sum, { kind }) => sum + TOKEN_WORTH[kind] + (kind === 'quest' && wantsQuestTokens(table) ? 1.2 : 0), 0);
  const quest = quests.reduce((sum, { id, by, visited }) => {
    if (by !== null) return sum;
    const { task, reward } = questCard(id);
    const share = 'n' in task ? reward / task.n : reward;
    if (task.kind === 'visit' && marks.includes(space) && !at(visited, seat).includes(space)) return sum + share;
    if (task.kind === 'deliver' && heroOf(table, hero).quest > 0 && isHome(table, seat, space))
      return sum + share * heroOf(table, hero).quest;
    return sum;
  }, 0);
  return collected + quest;
}

/** What staying in a space until the next turn is worth, where a quest asks for that. */
export function holdWorth(table: Table, space: Space): number {
  const { marks, quests } = scenarioOf(table);
  const open = quests.find(({ id, by }) => by === null && questCard(id).task.kind === 'hold');
  return open && marks.includes(space) ? questCard(open.id).reward + 1 : 0;
}

function wantsQuestTokens(table: Table): boolean {
  return scenarioOf(table).quests.some(
    ({ id, by }) => by === null && ['carry', 'deliver'].includes(questCard(id).task.kind),
  );
}

function isHome(table: Table, seat: Seat, space: Space): boolean {
  return scenarioOf(table).layout.shuttles[seat]?.spaces.includes(space) ?? false;
}

/** What each space is worth going to. */
export type Goals = ReadonlyMap<Space, number>;

/** How well a hero stands in a space for its next turns: the best goal, by what it is worth and how far away it is. */
export function outlook(table: Table, goals: Goals, from: Space): number {
  const steps = stepsFrom(scenarioOf(table).layout, from);
  let best = 0;
  for (const [space, worth] of goals) {
    const away = steps.get(space) ?? FAR;
    if (away < FAR) best = Math.max(best, worth / (away + NEAR));
  }
  return best;
}

/** Closed doors, while a quest asks for doors to be opened. */
function doorsToOpen(table: Table): readonly number[] {
  const { quests, closed } = scenarioOf(table);
  return quests.some(({ id, by }) => by === null && questCard(id).task.kind === 'open') ? closed : [];
}

/** What opening a door is worth then. */
export const DOOR_WORTH = 1;

/** Whether opening that door counts for a quest. */
export function countsAsOpened(table: Table, edge: number): boolean {
  return doorsToOpen(table).includes(edge);
}

/** How much more the heuristic draws a hero that carries quest tokens home than to anything on the way. */
const HOMING = 4;
/** Steps beyond which no goal counts, and how much a goal at hand is divided by. */
const FAR = 14;
const NEAR = 3;

/**
 * The spaces worth going to: tokens, marked spaces, home with quest tokens, enemies that quests and tokens make worth killing.
 * `homing`: how much more home counts than what being there is worth.
 */
export function goalsOf(table: Table, hero: CharacterId, homing = HOMING): Goals {
  const { tokens, marks, monsters, layout } = scenarioOf(table);
  const seat = seatOf(hero);
  const goals = new Map<Space, number>();
  const add = (space: Space, worth: number) => void goals.set(space, (goals.get(space) ?? 0) + worth);
  const places = new Set([...tokens.map(({ space }) => space), ...marks, ...(layout.shuttles[seat]?.spaces ?? [])]);
  for (const space of places) add(space, placeWorth(table, hero, space) * (isHome(table, seat, space) ? homing : 1));
  for (const space of marks) add(space, holdWorth(table, space));
  for (const { id, space } of monsters) add(space, 0.8 * killWorth(table, hero, id));
  for (const edge of doorsToOpen(table)) add(Math.floor(edge / 2), DOOR_WORTH);
  table.crews.forEach((_, other) => {
    if (other === seat) return;
    for (const enemy of heroesOf(table, other)) {
      const space = spaceOf(table, enemy);
      if (space !== null) add(space, 0.6 * killWorth(table, hero, enemy));
    }
  });
  return goals;
}
