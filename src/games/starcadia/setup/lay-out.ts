import { at, idsOf, seats, shuffled, type Rng } from '#engine';
import { boardOf, type Layout } from '../board/board.ts';
import { edgeOf, spaceAt, type Space } from '../board/space.ts';
import type { Print } from '../board/tile-plan.ts';
import { EVENTS } from '../content/events.ts';
import { MONSTERS, monsterCard, type MonsterId } from '../content/monsters.ts';
import { SCENARIOS, type ScenarioId } from '../content/scenarios.ts';
import { CLASS_OF, DESIGNATIONS, type Designation } from '../content/designations.ts';
import { TILES } from '../content/tiles.ts';
import { UPGRADES, type UpgradeId } from '../content/upgrades.ts';
import { FIRST_MONSTER } from '../characters/characters.ts';
import { arrive, spacesNear } from '../monsters/spawn.ts';
import { questsOf } from '../quests/quests.ts';
import { emit, scenarioOf, type Draft } from '../state/draft.ts';
import type { Portal, Token } from '../state/state.ts';

/** The upgrades of the armory, one of which lies in its slot. */
const ARMORY: readonly UpgradeId[] = idsOf(UPGRADES).filter((id) => UPGRADES[id].deck === 'A');

/** Slots whose print is the token that lies there at the beginning. */
const SLOTS = { stimpack: 'stimpack', hoverboard: 'hoverboard', recharge: 'recharge', victory: 'victory' } as const;

const PORTALS = { 'portal-1': 1, 'portal-2': 2, 'portal-3': 3 } as const;

/**
 * Sets up a scenario (rules: Scenario Setup): tiles shuffled face down and turned so that hatches fit, their slots filled,
 * doors, quest tokens, the dashboard and the monsters, quests and the event deck. The shuttles are claimed afterwards.
 */
export function layOut(draft: Draft, id: ScenarioId): void {
  const { rng, table } = draft;
  const card = SCENARIOS[id];
  const tiles = shuffled(rng, idsOf(TILES)).slice(0, card.tiles.length);
  const layout: Layout = {
    tiles: card.tiles.map(({ column, row, sideways }, n) => ({
      tile: at(tiles, n),
      column,
      row,
      // Of the two ways that fit, chance takes one (Q32).
      turns: rng.int(2) * 2 + (sideways ? 1 : 0),
    })),
    shuttles: [],
  };
  const { prints, spaces } = boardOf(layout);
  const printed = (print: Print) => spaces.filter((space) => prints.get(space) === print);
  const marks = card.marks.map((tile) => spaceOnTile(layout, tile, 'terminal'));
  const doors = card.doors.map(({ column, row, side }) => edgeOf(spaceAt(column, row), side));
  const [armorySlot] = printed('armory');
  draft.table.scenario = {
    id,
    layout,
    slots: seats(table.crews.length).map(() => null),
    doors,
    closed: doors,
    portals: Object.entries(PORTALS).flatMap(([print, colour]) =>
      spaces.filter((space) => prints.get(space) === print).map((space): Portal => ({ colour, space, isToken: false })),
    ),
    tokens: [
      ...Object.values(SLOTS).flatMap((kind) => printed(kind).map((space): Token => ({ kind, space }))),
      ...(card.tokens ? marks.map((space): Token => ({ kind: 'quest', space })) : []),
    ],
    armory: armorySlot === undefined ? null : { upgrade: at(shuffled(rng, ARMORY), 0), space: armorySlot },
    marks,
    dashboard: dashboardOf(rng, id),
    monsters: [],
    arrived: FIRST_MONSTER - 1,
    quests: questsOf(id, table.sheet.at(-1)?.scenario ?? null, table.crews.length),
    rivalries: table.crews.map(() => null),
    discards: [],
    shuffles: 0,
    turn: table.first,
    turns: 0,
    over: null,
  };
  emit(draft, { kind: 'scenario-begun', scenario: id });
  for (const [designation, tile] of card.stand) {
    const kind = scenarioOf(draft.table).dashboard[designation];
    const spawns = spawnsOnTile(layout, tile);
    const space = kind && spacesNear(draft.table, spawns, kind)[0];
    if (kind && space !== undefined) arrive(draft, kind, space);
  }
  draft.hidden.events = shuffled(rng, idsOf(EVENTS));
}

function spaceOnTile(layout: Layout, tile: number, print: Print): Space {
  const { prints, tileOf } = boardOf(layout);
  const found = [...prints].find(([space, other]) => other === print && tileOf.get(space) === tile);
  if (!found) throw new Error(`Tile ${String(tile)} has no ${print}.`);
  return found[0];
}

function spawnsOnTile(layout: Layout, tile: number): readonly Space[] {
  const { prints, tileOf } = boardOf(layout);
  return [...prints].flatMap(([space, print]) => (print === 'spawn' && tileOf.get(space) === tile ? [space] : []));
}

/** The monster of each designation: the one the card names, or a random one of its class (rules: Monster Assignment). */
function dashboardOf(rng: Rng, id: ScenarioId): Readonly<Partial<Record<Designation, MonsterId>>> {
  const { monsters } = SCENARIOS[id];
  const named = Object.values(monsters).filter((monster) => monster !== 'random');
  let free = shuffled(rng, idsOf(MONSTERS)).filter((monster) => !named.includes(monster));
  const dashboard: Partial<Record<Designation, MonsterId>> = {};
  for (const designation of DESIGNATIONS) {
    const wanted = monsters[designation];
    if (!wanted) continue;
    const monster =
      wanted === 'random' ? free.find((other) => monsterCard(other).class === CLASS_OF[designation]) : wanted;
    if (!monster) continue;
    dashboard[designation] = monster;
    free = free.filter((other) => other !== monster);
  }
  return dashboard;
}
