import { expect } from 'vitest';
import { at, sameJson, seats, withAt, type Decision, type Rng } from '#engine';
import type { Layout } from '../../../src/games/starcadia/board/board.ts';
import { spaceAt, type Space } from '../../../src/games/starcadia/board/space.ts';
import { shuttleAt } from '../../../src/games/starcadia/board/shuttles.ts';
import { FACES, type Face } from '../../../src/games/starcadia/content/dice.ts';
import { idsOf } from '../../../src/engine/index.ts';
import { EVENTS, type EventId } from '../../../src/games/starcadia/content/events.ts';
import type { HeroId } from '../../../src/games/starcadia/content/heroes.ts';
import type { MonsterId } from '../../../src/games/starcadia/content/monsters.ts';
import type { QuestId } from '../../../src/games/starcadia/content/quests.ts';
import type { TileId } from '../../../src/games/starcadia/content/tiles.ts';
import type { UpgradeId } from '../../../src/games/starcadia/content/upgrades.ts';
import { starcadia } from '../../../src/games/starcadia/game.ts';
import type { Action, Kind } from '../../../src/games/starcadia/state/actions.ts';
import type { Event } from '../../../src/games/starcadia/state/events.ts';
import type { Frame } from '../../../src/games/starcadia/state/frames.ts';
import type { Hero, Monster, Quest, Scenario, State, Table } from '../../../src/games/starcadia/state/state.ts';

/** A hero of the world: where it stands, and what it has. */
interface HeroSketch {
  readonly id?: HeroId;
  readonly at?: string | null;
  readonly upgrades?: readonly UpgradeId[];
  /** Upgrades that are exhausted. */
  readonly used?: readonly UpgradeId[];
  readonly wounds?: number;
  readonly dazed?: boolean;
  readonly gadgets?: Hero['gadgets'];
  readonly quest?: number;
}

interface Sketch {
  readonly tile?: TileId;
  /** The heroes of each crew; the first crew is active. One that is not named is off the board. */
  readonly crews?: readonly (readonly HeroSketch[])[];
  readonly monsters?: readonly (Partial<Monster> & { readonly kind: MonsterId; readonly at: string })[];
  readonly scenario?: Partial<Scenario>;
  readonly quests?: readonly QuestId[];
  /** The event card that comes next. */
  readonly event?: EventId;
  readonly sheet?: Table['sheet'];
  readonly steered?: 'players' | 'program';
}

const PLAIN: readonly HeroId[] = ['bahbaka', 'hannah', 'edge', 'torque', 'blaze', 'red', 'quillon', 'digits'];

/** The first tile stands at column 2 and row 2 of the board, so that A1 of the tile is C3 of the board. */
export function on(name: string): Space {
  return spaceAt(name.charCodeAt(0) - 65 + 2, Number(name.slice(1)) - 1 + 2);
}

/**
 * A scenario in its middle on one tile, named by the tile's own columns and rows: "A1" is its upper left space. The first crew
 * begins its turn.
 */
export function world(sketch: Sketch = {}): World {
  const crews = sketch.crews ?? [[{ at: 'B2' }], [{}]];
  const layout: Layout = {
    tiles: [{ tile: sketch.tile ?? 'cargo-hold', column: 2, row: 2, turns: 0 }],
    shuttles: crews.map((_, seat) => shuttleAt(at(SLOTS, seat))),
  };
  const monsters = (sketch.monsters ?? []).map(({ at: where, ...rest }, n): Monster => ({
    id: 8 + n,
    space: on(where),
    wounds: 0,
    dazed: false,
    ...rest,
  }));
  const scenario: Scenario = {
    id: '1',
    layout,
    slots: crews.map((_, seat) => seat),
    doors: [],
    closed: [],
    portals: [],
    tokens: [],
    armory: null,
    marks: [],
    dashboard: { T1: 'weeble', T2: 'octocold', O1: 'peek-a-round' },
    monsters,
    arrived: 7 + monsters.length,
    quests: (sketch.quests ?? ['1-1', '1-2', '1-3']).map((id) => quest(id, crews.length)),
    rivalries: crews.map(() => null),
    discards: [],
    shuffles: 0,
    turn: 0,
    turns: 1,
    over: null,
    ...sketch.scenario,
  };
  const next = sketch.event ?? 'coffee-break';
  const stack: Frame[] = [
    { kind: 'game', no: 1, stage: 'after' },
    { kind: 'scenario', no: 2, seat: 1 % crews.length },
    { kind: 'turn', no: 3, seat: 0, begun: true },
  ];
  return new World({
    table: {
      options: { play: 'campaign', heroes: 'pairs', monsters: sketch.steered ?? 'players' },
      crews: crews.map((heroes, seat) => ({
        heroes: seats(2).map((slot) => hero(heroes[slot] ?? { at: null }, at(PLAIN, (seat * 2 + slot) % PLAIN.length))),
        tokens: 0,
        badges: 0,
        loose: [],
      })),
      first: 0,
      scenario,
      sheet: sketch.sheet ?? [],
      stack,
      begun: 3,
      ending: null,
    },
    hidden: { events: [next, ...idsOf(EVENTS).filter((id) => id !== next)], hands: [], picked: [] },
  });
}

const SLOTS = [
  { column: 2, row: 3, side: 'left' },
  { column: 5, row: 4, side: 'right' },
  { column: 3, row: 2, side: 'top' },
  { column: 4, row: 5, side: 'bottom' },
] as const;

function hero(sketch: HeroSketch, id: HeroId): Hero {
  const fresh = (sketch.upgrades ?? []).map((upgrade) => ({ id: upgrade, used: false }));
  const used = (sketch.used ?? []).map((upgrade) => ({ id: upgrade, used: true }));
  return {
    id: sketch.id ?? id,
    upgrades: [...fresh, ...used],
    space: sketch.at === undefined || sketch.at === null ? null : on(sketch.at),
    wounds: sketch.wounds ?? 0,
    dazed: sketch.dazed ?? false,
    gadgets: sketch.gadgets ?? [],
    quest: sketch.quest ?? 0,
  };
}

function quest(id: QuestId, crews: number): Quest {
  return { id, by: null, early: null, counts: seats(crews).map(() => 0), visited: seats(crews).map(() => []) };
}

/** A game under test, which goes on answer by answer. */
export class World {
  state: State;
  /** Everything that has happened since the last answer. */
  events: readonly Event[] = [];
  /** Whether the last answer has shown something new. */
  reveals = false;
  readonly #dice: Face[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** The faces of the dice to come, in order; afterwards every die shows a face that hits nothing at a distance. */
  dice(...faces: readonly Face[]): this {
    this.#dice.push(...faces);
    return this;
  }

  get table(): Table {
    return this.state.table;
  }

  get scenario(): Scenario {
    const { scenario } = this.table;
    if (!scenario) throw new Error('The scenario is over.');
    return scenario;
  }

  /** What has been done for a quest so far. */
  given(quest: number, changes: Partial<Quest>): this {
    const { quests } = this.scenario;
    const scenario = { ...this.scenario, quests: withAt(quests, quest, { ...at(quests, quest), ...changes }) };
    this.state = { ...this.state, table: { ...this.table, scenario } };
    return this;
  }

  hero(seat: number, slot = 0): Hero {
    return at(at(this.table.crews, seat).heroes, slot);
  }

  tokens(seat: number): number {
    return at(this.table.crews, seat).tokens;
  }

  monster(id = 8): Monster | undefined {
    return this.scenario.monsters.find((monster) => monster.id === id);
  }

  /** The one question that is open. */
  get asked(): Decision<Action> {
    const [decision, ...more] = starcadia.decisions(this.state);
    if (!decision || more.length > 0)
      throw new Error(`${String(more.length + (decision ? 1 : 0))} questions are open.`);
    return decision;
  }

  /** Every option of a kind of action in the question that is open. */
  offered<K extends Action['do']>(does: K): readonly Extract<Action, { do: K }>[] {
    return this.asked.options.filter((option): option is Extract<Action, { do: K }> => option.do === does);
  }

  /** Whether a hero can go to that space of the tile now. */
  canGo(name: string): boolean {
    return this.offered('move').some(({ path }) => endOf(path) === on(name));
  }

  /** Asserts whose question is open, and of which kind. */
  asks(seat: number, kind: Kind): this {
    expect({ seat: this.asked.seat, kind: this.asked.kind }).toEqual({ seat, kind });
    return this;
  }

  /** Gives an answer to the question that is open. */
  answer(...actions: readonly Action[]): this {
    const { seat, id, options } = this.asked;
    for (const action of actions)
      if (!options.some((option) => sameJson(option, action)))
        throw new Error(`${JSON.stringify(action)} is not offered: ${JSON.stringify(options)}`);
    const step = starcadia.apply(this.state, { seat, decision: id, actions }, this.#rng());
    this.state = step.state;
    this.events = step.events.map(({ event }) => event);
    this.reveals = step.reveals ?? false;
    return this;
  }

  activate(slot = 0): this {
    return this.answer({ do: 'activate', hero: slot });
  }

  /** Goes to one space after another, each an answer of its own. */
  go(...names: readonly string[]): this {
    const events: Event[] = [];
    for (const name of names) {
      this.answer({ do: 'move', path: [{ kind: 'step', to: on(name) }] });
      events.push(...this.events);
    }
    this.events = events;
    return this;
  }

  /** The active hero attacks with the weapon at that place. */
  attack(target: number, weapon = 0): this {
    return this.answer({ do: 'attack', weapon, target, path: [] });
  }

  /** Everybody keeps every roll, uses no reaction and no boost, and monsters do nothing, until something else is asked. */
  settle(): this {
    for (;;) {
      const [open] = starcadia.decisions(this.state);
      if (!open) return this;
      if (open.kind === 'reroll' || open.kind === 'reaction') this.answer({ do: 'keep' });
      else if (open.kind === 'boosts') this.answer();
      else if (open.kind === 'monster') this.answer({ do: 'stop' });
      else return this;
    }
  }

  happened<K extends Event['kind']>(kind: K): readonly Extract<Event, { kind: K }>[] {
    return this.events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
  }

  #rng(): Rng {
    return {
      int: (n) => {
        if (n !== FACES.length) return 0;
        return FACES.indexOf(this.#dice.shift() ?? 'melee');
      },
    };
  }
}

/** The space a path ends in. */
function endOf(path: Extract<Action, { do: 'move' }>['path']): Space | null {
  return path.flatMap((step) => ('to' in step ? [step.to] : [])).at(-1) ?? null;
}
