import { expect } from 'vitest';
import { at, resolve, sameJson, openQuestions, withAt, type Decision, type Rng } from '#engine';
import type { AffiliationId } from '../../../src/games/dystopian-sky/content/affiliations.ts';
import type { BackgroundId } from '../../../src/games/dystopian-sky/content/backgrounds.ts';
import type { ConsumableId, GearId } from '../../../src/games/dystopian-sky/content/goods.ts';
import type { MapId } from '../../../src/games/dystopian-sky/content/maps.ts';
import type { SkillId } from '../../../src/games/dystopian-sky/content/skills.ts';
import type { WeaponId } from '../../../src/games/dystopian-sky/content/weapons.ts';
import { RULES } from '../../../src/games/dystopian-sky/game.ts';
import type { Member, OwnedWeapon } from '../../../src/games/dystopian-sky/roster/roster.ts';
import { freshUnits } from '../../../src/games/dystopian-sky/setup/set-up.ts';
import type { Action, Kind } from '../../../src/games/dystopian-sky/state/actions.ts';
import { begin } from '../../../src/games/dystopian-sky/state/draft.ts';
import type { Happening } from '../../../src/games/dystopian-sky/state/events.ts';
import type { Options, State, Table, Unit } from '../../../src/games/dystopian-sky/state/state.ts';
import { beginTurn } from '../../../src/games/dystopian-sky/turn/turn.ts';
import { p } from './ground.ts';

/** A unit of the world: where it stands, and what is not as usual. */
export interface Sketch {
  readonly at: string;
  readonly affiliation?: AffiliationId;
  readonly background?: BackgroundId;
  readonly weapons?: readonly (WeaponId | OwnedWeapon)[];
  readonly skills?: readonly SkillId[];
  readonly gear?: readonly GearId[];
  readonly consumables?: readonly ConsumableId[];
  readonly traumas?: readonly number[];
  readonly unit?: Partial<Unit>;
}

/** A line of the Roster: a Drifter who was a clerk has Agility 12, Brawn 2, Focus 5 and Tech 3, and resists 29 %. */
function member(sketch: Partial<Sketch> = {}): Member {
  return {
    name: 'Somebody',
    affiliation: sketch.affiliation ?? 'drifters',
    background: sketch.background ?? 'clerk',
    level: 1,
    xp: 0,
    points: 0,
    credits: 0,
    grown: [],
    traumas: sketch.traumas ?? [],
    skills: sketch.skills ?? [],
    weapons: (sketch.weapons ?? []).map((weapon) =>
      typeof weapon === 'string' ? { id: weapon, upgrades: 0, attachments: [] } : weapon,
    ),
    gear: sketch.gear ?? [],
    consumables: sketch.consumables ?? [],
  };
}

/** A match in its middle, in the Turn of the first crew; units that are not named are Downed. */
export function world(crews: readonly (readonly Sketch[])[], options: Partial<Options> = {}): World {
  return new World(crews, {
    map: 'market-street' satisfies MapId,
    length: '8',
    reactions: 'asked',
    overshoot: 'off',
    growth: 'dice',
    ...options,
  });
}

/** A match under test, which goes on answer by answer. */
class World {
  state: State;
  events: readonly Happening[] = [];
  readonly #dice: number[] = [];

  constructor(crews: readonly (readonly Sketch[])[], options: Options) {
    const table: Table = {
      options,
      crews: crews.map((sketches, seat) => {
        const members = [0, 1, 2, 3].map((slot) => member(sketches[slot]));
        const units = freshUnits(seat, { name: `Crew ${String(seat)}`, members }).map((unit, slot): Unit => {
          const sketch = sketches[slot];
          return sketch ? { ...unit, place: p(sketch.at), ...sketch.unit } : unit;
        });
        return {
          brought: null,
          lent: 0,
          isReady: true,
          roster: { name: `Crew ${String(seat)}`, members },
          change: null,
          conceded: false,
          zone: seat,
          units,
        };
      }),
      order: crews.map((_, seat) => seat),
      round: 1,
      stack: [{ kind: 'match', no: 1, stage: 'play' }],
      begun: 1,
      ending: null,
      recent: null,
    };
    this.state = { table, hidden: { musters: [] } };
    this.#run((draft) => {
      beginTurn(draft, 0);
    });
  }

  /** What the dice to come show, in order; afterwards each shows 2. */
  dice(...faces: readonly number[]): this {
    this.#dice.push(...faces);
    return this;
  }

  get table(): Table {
    return this.state.table;
  }

  unit(seat: number, slot = 0): Unit {
    return at(at(this.table.crews, seat).units, slot);
  }

  given(seat: number, slot: number, changes: Partial<Unit>): this {
    const { crews } = this.table;
    const crew = at(crews, seat);
    const units = withAt(crew.units, slot, { ...at(crew.units, slot), ...changes });
    this.state = { ...this.state, table: { ...this.table, crews: withAt(crews, seat, { ...crew, units }) } };
    return this;
  }

  get open(): readonly Decision<Action>[] {
    return openQuestions(RULES, this.state, this.table);
  }

  get asked(): Decision<Action> {
    const [decision, ...more] = this.open;
    if (!decision || more.length > 0) throw new Error(`${String(this.open.length)} questions are open.`);
    return decision;
  }

  asks(seat: number, kind: Kind): this {
    expect({ seat: this.asked.seat, kind: this.asked.kind }).toEqual({ seat, kind });
    return this;
  }

  offered<K extends Action['do']>(does: K): readonly Extract<Action, { do: K }>[] {
    return this.asked.options.filter((option): option is Extract<Action, { do: K }> => option.do === does);
  }

  offers(action: Action): boolean {
    return this.asked.options.some((option) => sameJson(option, action));
  }

  answer(action: Action): this {
    if (!this.offers(action))
      throw new Error(`${JSON.stringify(action)} is not offered: ${JSON.stringify(this.asked.options)}`);
    const { seat, id } = this.asked;
    this.#run((draft) => {
      resolve(RULES, draft, draft.table, { seat, decision: id, actions: [action] });
    });
    return this;
  }

  activate(slot = 0): this {
    return this.answer({ do: 'activate', unit: this.asked.seat * 4 + slot });
  }

  /** Walks to a place, by its column and its row. */
  go(name: string): this {
    const to = p(name);
    if (!this.offers({ do: 'go', to })) this.answer({ do: 'column', column: to % 24 });
    return this.answer({ do: 'go', to });
  }

  attack(target: number, weapon: number | null = 0): this {
    return this.answer({ do: 'attack', weapon, target });
  }

  /** Ends the Phase at hand. */
  done(): this {
    return this.answer({ do: 'done' });
  }

  /** Every unit of the crew at hand ends its Phase at once. */
  endTurn(): this {
    const { seat } = this.asked;
    while (this.open.length > 0 && this.asked.seat === seat)
      this.answer(this.asked.kind === 'phase' ? { do: 'done' } : at(this.asked.options, 0));
    return this;
  }

  happened<K extends Happening['kind']>(kind: K): readonly Extract<Happening, { kind: K }>[] {
    return this.events.filter((event): event is Extract<Happening, { kind: K }> => event.kind === kind);
  }

  #run(work: (draft: ReturnType<typeof begin>) => void): void {
    const rng: Rng = { int: (n) => (this.#dice.shift() ?? Math.min(2, n)) - 1 };
    const draft = begin(this.state, rng);
    work(draft);
    if (draft.table.stack.at(-1)?.kind === 'turn' && draft.table.stack.length === 2 && this.events.length === 0)
      settle(draft);
    this.state = { table: draft.table, hidden: draft.hidden };
    this.events = draft.events.map(({ event: { names: _, ...event } }) => event);
  }
}

/** Runs the frames of a world that has just been made until one asks. */
function settle(draft: ReturnType<typeof begin>): void {
  for (;;) {
    const top = draft.table.stack.at(-1);
    if (top?.kind !== 'turn' || RULES.turn.run(draft, top) === 'ask') return;
  }
}
