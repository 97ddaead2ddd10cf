import { at, seats, withAt, type Seat } from '#engine';
import { enemiesIn, heroesOf, heroOf, seatOf, spaceOf } from '../characters/characters.ts';
import { setHero } from '../characters/changes.ts';
import type { MonsterClass } from '../content/monsters.ts';
import { PVP_REWARD, questCard, type Task } from '../content/quests.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { changeCrew, changeScenario, emit, push, scenarioOf, type Draft } from '../state/draft.ts';
import type { Quest, Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/** Gives a crew victory tokens (rules: Victory Tokens). */
export function giveTokens(draft: Draft, seat: Seat, n: number): void {
  if (n === 0) return;
  changeCrew(draft, seat, { tokens: at(draft.table.crews, seat).tokens + n });
  emit(draft, { kind: 'tokens', seat, n });
}

/** Counts a monster that a crew has killed. */
export function countKill(draft: Draft, seat: Seat, of: MonsterClass): void {
  count(draft, seat, (task) => task.kind === 'kill' && (task.of === 'any' || task.of === of));
}

/** Counts a door that a crew has opened. */
export function countDoor(draft: Draft, seat: Seat): void {
  count(draft, seat, ({ kind }) => kind === 'open');
}

function count(draft: Draft, seat: Seat, counts: (task: Task) => boolean, n = 1): void {
  const { quests } = scenarioOf(draft.table);
  changeScenario(draft, {
    quests: quests.map((quest) =>
      quest.by === null && counts(questCard(quest.id).task)
        ? { ...quest, counts: withAt(quest.counts, seat, at(quest.counts, seat) + n) }
        : quest,
    ),
  });
  settleQuests(draft, seat);
}

/** What an active hero does for quests by being where it is: visits a marked space, brings tokens home. */
export function countPlace(draft: Draft, hero: CharacterId): void {
  const space = spaceOf(draft.table, hero);
  if (space === null || enemiesIn(draft.table, hero, space).length > 0) return;
  const seat = seatOf(hero);
  const { marks, quests } = scenarioOf(draft.table);
  if (marks.includes(space))
    changeScenario(draft, {
      quests: quests.map((quest) => {
        const visited = at(quest.visited, seat);
        if (questCard(quest.id).task.kind !== 'visit' || visited.includes(space)) return quest;
        return { ...quest, visited: withAt(quest.visited, seat, [...visited, space]) };
      }),
    });
  const carried = heroOf(draft.table, hero).quest;
  const delivers = quests.some(({ id, by }) => by === null && questCard(id).task.kind === 'deliver');
  if (carried > 0 && delivers && shuttleSpaces(draft.table, seat).includes(space)) {
    setHero(draft, hero, { quest: 0 });
    count(draft, seat, ({ kind }) => kind === 'deliver' || kind === 'carry', carried);
  }
  settleQuests(draft, seat);
}

/** What a crew does for quests by holding a marked space when its turn begins. */
export function countHolding(draft: Draft, seat: Seat): void {
  const { marks } = scenarioOf(draft.table);
  const holds = heroesOf(draft.table, seat).some((hero) => {
    const space = spaceOf(draft.table, hero);
    return space !== null && marks.includes(space) && enemiesIn(draft.table, hero, space).length === 0;
  });
  if (holds) count(draft, seat, ({ kind }) => kind === 'hold');
}

/** The two spaces of a crew's shuttle, the one at the hatch first; none before it is claimed. */
export function shuttleSpaces(table: Table, seat: Seat): readonly number[] {
  return scenarioOf(table).layout.shuttles[seat]?.spaces ?? [];
}

function isDone(table: Table, quest: Quest, seat: Seat): boolean {
  const { task } = questCard(quest.id);
  const counted = at(quest.counts, seat);
  switch (task.kind) {
    case 'kill':
    case 'open':
    case 'deliver':
      return counted >= task.n;
    case 'hold':
      return counted > 0;
    case 'visit':
      return at(quest.visited, seat).length >= task.n;
    case 'carry': {
      // What was brought home was carried.
      const carried = heroesOf(table, seat).reduce((sum, hero) => sum + heroOf(table, hero).quest, 0);
      return carried + counted >= task.n;
    }
  }
}

/**
 * Completes the quests that can be completed now, in order (rules: Quests; Q21; Q45): the crew that has just acted has done
 * their tasks, or another did so before.
 */
export function settleQuests(draft: Draft, seat: Seat): void {
  const noted = scenarioOf(draft.table).quests.map((quest) =>
    quest.by === null && quest.early === null && isDone(draft.table, quest, seat) ? { ...quest, early: seat } : quest,
  );
  if (noted.some((quest, n) => quest !== scenarioOf(draft.table).quests[n])) changeScenario(draft, { quests: noted });
  for (;;) {
    const { quests, turn } = scenarioOf(draft.table);
    const n = quests.findIndex(({ by }) => by === null);
    const open = quests[n];
    if (!open) break;
    if (open.early === null) break;
    changeScenario(draft, { quests: withAt(quests, n, { ...open, by: open.early }) });
    emit(draft, { kind: 'quest', seat: open.early, quest: open.id });
    const { reward, brings } = questCard(open.id);
    giveTokens(draft, open.early, reward);
    const [mark] = scenarioOf(draft.table).marks;
    if (brings && mark !== undefined) push(draft, { kind: 'spawn', seat: turn, who: brings, at: mark });
  }
  settleEnd(draft);
}

/** A hero of a crew has killed one of another (rules: Quests, PvP; Scenario Rewards). */
export function countRivalry(draft: Draft, seat: Seat, over: Seat): void {
  const { rivalries, id } = scenarioOf(draft.table);
  if (at(rivalries, over) !== null) return;
  const isFirst = rivalries.every((by) => by === null);
  changeScenario(draft, { rivalries: withAt(rivalries, over, seat) });
  emit(draft, { kind: 'rivalry', seat, over });
  giveTokens(draft, seat, PVP_REWARD);
  if (isFirst) push(draft, { kind: 'receive', seat, upgrade: SCENARIOS[id].reward });
  settleEnd(draft);
}

/**
 * Ends the scenario as soon as all PvE quests and one PvP quest are completed, in the middle of whatever is going on
 * (rules: Scenario Rewards; Q27).
 */
function settleEnd(draft: Draft): void {
  const { quests, rivalries, over } = scenarioOf(draft.table);
  if (over !== null || quests.some(({ by }) => by === null) || rivalries.every((by) => by === null)) return;
  endScenario(draft, 'quests');
}

export function endScenario(draft: Draft, over: 'quests' | 'time'): void {
  changeScenario(draft, { over });
  dropWhatIsLeft(draft);
}

/** Once the scenario is over nothing goes on but to hand out an upgrade that was just won. */
export function dropWhatIsLeft(draft: Draft): void {
  const { stack } = draft.table;
  const base = stack.findIndex(({ kind }) => kind === 'scenario');
  draft.table.stack = stack.filter(({ kind }, n) => n <= base || kind === 'receive');
}

/** Whether the scenario at hand is over, so that nothing more follows from what ended it. */
export function isOver(draft: Draft): boolean {
  return scenarioOf(draft.table).over !== null;
}

/** The PvE quests of a scenario that follows another, none done yet. */
export function questsOf(id: keyof typeof SCENARIOS, before: string | null, crews: number): readonly Quest[] {
  return SCENARIOS[id].quests.flatMap((each): Quest[] => {
    const chosen = typeof each === 'string' ? each : (each[before ?? ''] ?? Object.values(each)[0]);
    if (!chosen) return [];
    const none = seats(crews);
    return [{ id: chosen, by: null, early: null, counts: none.map(() => 0), visited: none.map(() => []) }];
  });
}
