import { draw, idsOf, seats, shuffled, type Rng } from '#engine';
import { lootDeck, schemeDeck } from '../cards/cards.ts';
import { BACKER_TABLE } from '../content/backers.ts';
import { ABILITIES, type Ability, type AbilityId } from '../content/abilities.ts';
import { BOARD, type SpotId } from '../content/board.ts';
import { ENCOUNTER_TABLE } from '../content/encounters.ts';
import { idsIn } from '../content/ids.ts';
import { OBJECTIVE_TABLE, type Objective, type ObjectiveId } from '../content/objectives.ts';
import {
  BACKERS_DEALT,
  GUARDS,
  LAUNCH,
  MARKERS,
  MARKERS_EACH,
  OBJECTIVES_IN_PLAY,
  SUPPORT_TOKENS,
} from '../content/printed.ts';
import { isPrinted, type Printing } from '../content/printing.ts';
import { ROOM_TABLE, TILES } from '../content/rooms.ts';
import type { Guards, Hand, Options, Pirate, State, Table, TokenPile } from '../state/state.ts';

export const ENCOUNTER_IDS = idsOf(ENCOUNTER_TABLE);
export const OBJECTIVE_IDS = idsOf(OBJECTIVE_TABLE);

/** Every support token of the box, by value. */
export const SUPPORT: readonly number[] = SUPPORT_TOKENS.flatMap(({ value, copies }) =>
  Array.from({ length: copies }, () => value),
);

const NO_PILES = pilesOf(() => ({ low: 0, high: 0 }));

/** The table before the first choice (sheet: Setup). */
export function setUp(count: number, options: Options, rng: Rng): State {
  const players = seats(count);
  const { printing } = options;
  const backers = shuffled(rng, idsIn(BACKER_TABLE, printing));
  return {
    table: {
      options,
      rooms: layRooms(printing, rng),
      objectives: chooseObjectives(shuffled(rng, idsIn(OBJECTIVE_TABLE, printing))).map((id) => ({
        id,
        done: [],
        track: players.map(() => 0),
      })),
      round: 0,
      launch: LAUNCH,
      alert: 0,
      first: { holder: draw(rng, players), claimed: false },
      guards: firstGuards(),
      guardSupply: GUARDS - 2,
      tokens: pilesOf(({ low, high }) => ({ low, high })),
      box: { guards: 0, tokens: NO_PILES },
      markers: MARKERS - MARKERS_EACH * count,
      discards: { scheme: [], loot: [], encounter: [] },
      shuffledIn: [],
      pirates: players.map(newPirate),
      turn: null,
      schemed: [],
      stack: [{ kind: 'character', seat: 0, no: 1 }],
      begun: 1,
      ending: null,
    },
    hidden: {
      decks: {
        scheme: shuffled(rng, schemeDeck(printing)),
        loot: shuffled(rng, lootDeck(printing)),
        encounter: shuffled(rng, idsIn(ENCOUNTER_TABLE, printing)),
      },
      support: shuffled(rng, SUPPORT),
      hands: players.map((seat) => newHand(backers.slice(seat * BACKERS_DEALT, (seat + 1) * BACKERS_DEALT))),
    },
  };
}

/** Fixed rooms on their spots, and a random tile with a random side on every other spot. */
function layRooms(printing: Printing, rng: Rng): Table['rooms'] {
  const tiles = shuffled(
    rng,
    TILES.filter((faces) => faces.every((room) => isPrinted(ROOM_TABLE[room], printing))),
  );
  return everySpot((spot) => BOARD[spot].fixed ?? draw(rng, tiles.pop() ?? []));
}

function everySpot<T>(of: (spot: SpotId) => T): Record<SpotId, T> {
  return {
    bridge: of('bridge'),
    'bow-port': of('bow-port'),
    'bow-starboard': of('bow-starboard'),
    port: of('port'),
    dock: of('dock'),
    starboard: of('starboard'),
    'aft-port': of('aft-port'),
    'aft-starboard': of('aft-starboard'),
    engine: of('engine'),
  };
}

/** The first three objectives without two that need the same room. */
export function chooseObjectives(deck: readonly ObjectiveId[]): ObjectiveId[] {
  const chosen: ObjectiveId[] = [];
  const rooms = new Set<string>();
  for (const id of deck) {
    const { room }: Objective = OBJECTIVE_TABLE[id];
    if (chosen.length === OBJECTIVES_IN_PLAY || (room !== undefined && rooms.has(room))) continue;
    chosen.push(id);
    if (room !== undefined) rooms.add(room);
  }
  return chosen;
}

function firstGuards(): Record<SpotId, Guards> {
  return everySpot((spot) => ({ active: spot === 'bridge' || spot === 'engine' ? 1 : 0, stunned: 0 }));
}

function pilesOf(count: (ability: Ability) => TokenPile): Record<AbilityId, TokenPile> {
  return {
    move: count(ABILITIES.move),
    interact: count(ABILITIES.interact),
    scheme: count(ABILITIES.scheme),
    loot: count(ABILITIES.loot),
    attack: count(ABILITIES.attack),
    heal: count(ABILITIES.heal),
  };
}

function newPirate(): Pirate {
  return {
    character: null,
    spot: 'dock',
    visited: ['dock'],
    glory: 0,
    board: [],
    markers: MARKERS_EACH,
    planning: { draws: 0, placed: false, locked: false },
    lastMarks: [],
    achievements: {},
  };
}

function newHand(dealt: Hand['dealt']): Hand {
  return {
    scheme: [],
    loot: [],
    support: [],
    dealt,
    backer: null,
    armed: [],
    plan: { marks: [], orders: [] },
    sifting: [],
    pledge: null,
    paying: [],
  };
}
