import { idsOf, type Proof } from '#engine';
import { EVENTS } from './content/events.ts';
import { HEROES } from './content/heroes.ts';
import { MONSTERS } from './content/monsters.ts';
import { QUESTS } from './content/quests.ts';
import { SCENARIOS } from './content/scenarios.ts';
import { TILES } from './content/tiles.ts';
import { UPGRADES } from './content/upgrades.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

/** The decks that hands are drafted from. */
const LEVELS: readonly string[] = ['1', '2', '3'];

/** Random play must reach every hero, monster, tile, upgrade, event and scenario; quests are seldom completed by chance. */
export const proof: Proof = {
  maxSteps: 20_000,
  // A campaign alone takes 2,500 steps.
  shortGames: 2,
  games: 48,
  // The upgrades of level 1 are drafted from hands before it.
  brief: { play: '2a', monsters: 'program' },
  content: {
    ids: [
      ...idsOf(HEROES).map((id) => `hero ${id}`),
      ...idsOf(MONSTERS).map((id) => `monster ${id}`),
      ...idsOf(TILES).map((id) => `tile ${id}`),
      ...idsOf(UPGRADES).map((id) => `upgrade ${id}`),
      ...idsOf(EVENTS).map((id) => `event ${id}`),
      ...idsOf(SCENARIOS).map((id) => `scenario ${id}`),
      ...idsOf(QUESTS).map((id) => `quest ${id}`),
    ],
    rare: [
      ...idsOf(QUESTS).map((id) => `quest ${id}`),
      ...idsOf(UPGRADES)
        .filter((id) => UPGRADES[id].deck === 'R' || UPGRADES[id].deck === 'A')
        .map((id) => `upgrade ${id}`),
    ],
    inState: ({ table: { crews, scenario } }: State) => [
      ...crews.flatMap(({ heroes }) => heroes.map(({ id }) => `hero ${id}`)),
      ...crews.flatMap(({ heroes }) => heroes.flatMap(({ upgrades }) => upgrades.map(({ id }) => `upgrade ${id}`))),
      ...(scenario
        ? [
            `scenario ${scenario.id}`,
            ...scenario.layout.tiles.map(({ tile }) => `tile ${tile}`),
            ...scenario.monsters.map(({ kind }) => `monster ${kind}`),
            ...scenario.discards.map((id) => `event ${id}`),
          ]
        : []),
    ],
    inEvent: (event: Event) => (event.kind === 'quest' ? [`quest ${event.quest}`] : []),
  },
  hiddenNames: new Map([
    ...idsOf(UPGRADES).flatMap((id) => (LEVELS.includes(UPGRADES[id].deck) ? [[id, UPGRADES[id].name] as const] : [])),
    ...idsOf(EVENTS).map((id) => [id, EVENTS[id].name] as const),
  ]),
};
