import { idsOf, type Proof } from '#engine';
import { isScheme, LOOT_IDS, lootIdOf, SCHEME_IDS, schemeIdOf, type Card } from './cards/cards.ts';
import { CHARACTER_IDS } from './characters/characters.ts';
import { BACKER_TABLE } from './content/backers.ts';
import { LOOT_TABLE } from './content/loot.ts';
import { ROOM_TABLE } from './content/rooms.ts';
import { SCHEME_TABLE } from './content/schemes.ts';
import type { Event } from './state/events.ts';
import { ENCOUNTER_IDS, OBJECTIVE_IDS } from './setup/lay-out.ts';
import type { State } from './state/state.ts';

/**
 * Every character, backer, room, card, objective and ending must occur. (Completing every objective and reaching every
 * level takes heuristic players: test/games/skydock/selfplay.test.ts.)
 */
export const proof: Proof = {
  maxSteps: 5000,
  // The room used most seldom, the bunks, comes up in some three of a hundred random games.
  games: 100,
  content: {
    ids: [
      ...CHARACTER_IDS.map((id) => `character ${id}`),
      ...idsOf(BACKER_TABLE).map((id) => `backer ${id}`),
      ...idsOf(ROOM_TABLE).map((id) => `room ${id}`),
      ...SCHEME_IDS.map((id) => `scheme ${id}`),
      ...LOOT_IDS.map((id) => `loot ${id}`),
      ...ENCOUNTER_IDS.flatMap((id) => [`encounter ${id} guard`, `encounter ${id} random`]),
      ...OBJECTIVE_IDS.map((id) => `objective ${id}`),
      'ending lockdown',
      'ending launch',
      'ending empty-handed',
    ],
    // Random players seldom play a particular card, launch the ship, or reach the alert level of a random half.
    rare: [
      ...ENCOUNTER_IDS.map((id) => `encounter ${id} random`),
      'ending launch',
      ...SCHEME_IDS.map((id) => `scheme ${id}`),
      ...LOOT_IDS.map((id) => `loot ${id}`),
    ],
    inState: ({ table, hidden }: State) => [
      ...table.pirates.map(({ character }) => `character ${character}`),
      ...table.objectives.map(({ id }) => `objective ${id}`),
      ...hidden.hands.map(({ backer }) => `backer ${backer}`),
      ...(table.ending ? [`ending ${table.ending.reason}`] : []),
    ],
    inEvent,
  },
  hiddenNames: new Map(
    [SCHEME_TABLE, LOOT_TABLE, BACKER_TABLE].flatMap((table: Readonly<Record<string, { readonly name: string }>>) =>
      Object.entries(table).map(([id, { name }]): [string, string] => [id, name]),
    ),
  ),
};

function inEvent(event: Event): string[] {
  switch (event.kind) {
    case 'room':
      return [`room ${event.room}`];
    case 'played':
      return [used(event.card)];
    case 'encounter':
      return event.guard ? [`encounter ${event.encounter} guard`] : [];
    case 'random-half':
      return event.happens ? [`encounter ${event.encounter} random`] : [];
    case 'improved':
      return event.card === null ? [] : [used(event.card)];
    default:
      return [];
  }
}

function used(card: Card): string {
  return isScheme(card) ? `scheme ${schemeIdOf(card)}` : `loot ${lootIdOf(card)}`;
}
