import { at, seats, type Seat } from '#engine';
import type { Space } from '../board/space.ts';
import { stepsFrom, type Steps } from '../board/steps.ts';
import { heroesOf, spaceOf } from '../characters/characters.ts';
import { monsterCard } from '../content/monsters.ts';
import { questCard } from '../content/quests.ts';
import { shuttleSpaces } from '../quests/quests.ts';
import { scenarioOf } from '../state/draft.ts';
import type { Quest, Table } from '../state/state.ts';

/** Steps that what takes turns counts as: a fight, holding a space until the next turn, a rest to resurrect a hero. */
const FIGHT = 4;
const HOLD = 4;
const REST = 6;
/** Steps to what is not on the board yet. */
const FAR = 16;
/** Steps that luck decides: by how little a crew that is nearer is the likelier one. */
const LUCK = 4;

/**
 * The victory tokens each crew can expect of the quests that are open: all race for each of them, and the fewer steps a crew
 * still needs, the likelier it is first. A quest whose task was done early is sure (Q45).
 */
export function questsExpected(table: Table): readonly number[] {
  const crews = seats(table.crews.length);
  const open = scenarioOf(table).quests.filter(({ by }) => by === null);
  const expected = open.map((quest) => {
    const nearness = crews.map((seat) =>
      quest.early === null ? 1 / (LUCK + stepsLeft(table, quest, seat)) : Number(quest.early === seat),
    );
    const all = nearness.reduce((sum, near) => sum + near, 0);
    return nearness.map((near) => (questCard(quest.id).reward * near) / all);
  });
  return crews.map((seat) => expected.reduce((sum, shares) => sum + at(shares, seat), 0));
}

/** About how many steps a crew still needs for a quest. */
function stepsLeft(table: Table, quest: Quest, seat: Seat): number {
  const { task } = questCard(quest.id);
  const { marks, monsters, tokens, closed } = scenarioOf(table);
  const counted = at(quest.counts, seat);
  const visited = at(quest.visited, seat);
  const crew = at(table.crews, seat).heroes;
  const loose = tokens.filter(({ kind }) => kind === 'quest');
  const to = stepsOfCrew(table, seat);
  const home = stepsHome(table, seat);
  switch (task.kind) {
    case 'kill': {
      const wanted = monsters.filter(({ kind }) => task.of === 'any' || monsterCard(kind).class === task.of);
      return sumOfLeast(
        task.n - counted,
        wanted.map(({ space }) => to(space) + FIGHT),
      );
    }
    case 'visit':
      return sumOfLeast(task.n - visited.length, marks.filter((space) => !visited.includes(space)).map(to));
    case 'carry': {
      const carried = crew.reduce((sum, hero) => sum + hero.quest, counted);
      return sumOfLeast(
        task.n - carried,
        loose.map(({ space }) => to(space)),
      );
    }
    case 'deliver':
      return sumOfLeast(task.n - counted, [
        ...crew.flatMap((hero) => Array.from({ length: hero.quest }, () => home(hero.space))),
        ...loose.map(({ space }) => to(space) + home(space)),
      ]);
    case 'open':
      return sumOfLeast(
        task.n - counted,
        closed.map((edge) => to(Math.floor(edge / 2))),
      );
    case 'hold':
      return sumOfLeast(1, marks.map(to)) + HOLD;
  }
}

/** The `n` nearest things to do, one after another. */
function sumOfLeast(n: number, steps: readonly number[]): number {
  const left = Math.max(0, n);
  const least = steps.toSorted((a, b) => a - b).slice(0, left);
  return least.reduce((sum, each) => sum + each, 0) + (left - least.length) * FAR;
}

/** Steps to a space from the nearest hero of a crew; a killed one comes from the shuttle after a rest. */
function stepsOfCrew(table: Table, seat: Seat): (to: Space) => number {
  const home = stepsHome(table, seat);
  const ways = heroesOf(table, seat).map((hero) => {
    const space = spaceOf(table, hero);
    if (space === null) return (to: Space) => home(to) + REST;
    const steps = stepsFrom(scenarioOf(table).layout, space);
    return (to: Space) => steps.get(to) ?? FAR;
  });
  return (to) => Math.min(...ways.map((way) => way(to)));
}

/** Steps from a space to the hatch of a crew's shuttle. */
function stepsHome(table: Table, seat: Seat): (from: Space | null) => number {
  const [hatch] = shuttleSpaces(table, seat);
  const steps: Steps = hatch === undefined ? new Map() : stepsFrom(scenarioOf(table).layout, hatch);
  return (from) => (from === null ? FAR : (steps.get(from) ?? FAR));
}
