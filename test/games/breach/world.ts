import { eventsFor, start, submit, type Match, type Viewer } from '#engine';
import type { Action, Event } from '../../../src/games/breach/state/actions.ts';
import { AI_DESIGNS, type AiDesignId } from '../../../src/games/breach/content/ai-units.ts';
import { PIRATE_DESIGNS, type PirateDesignId } from '../../../src/games/breach/content/pirates.ts';
import { boardOf } from '../../../src/games/breach/board/board.ts';
import { breach } from '../../../src/games/breach/index.ts';
import type { AiUnit, PirateUnit, RoomId, State } from '../../../src/games/breach/state/state.ts';

/** A position: the named units are in these rooms, everything else is as at the start. */
export interface Situation extends Partial<Omit<State, 'ai' | 'pirates' | 'placed'>> {
  readonly ai?: Readonly<Record<RoomId, readonly AiDesignId[]>>;
  readonly pirates?: Readonly<Record<RoomId, readonly PirateDesignId[]>>;
  /** Rooms where the Pirates have already been; where pirates stand they always have. */
  readonly visited?: readonly RoomId[];
  /** Rooms where every unit of either side is down to its last point. */
  readonly worn?: readonly RoomId[];
}

const SEED = '0'.repeat(64);

/** The pirates' part of wave 1 in round 1, unless told otherwise. */
export function board({ ai = {}, pirates = {}, visited = [], worn = [], ...rest }: Situation = {}): World {
  const { layout = 'hauler', phase = 'pirate-wave' } = rest;
  let id = 0;
  const state: State = {
    ...breach.setup(2, { layout }, { int: () => 0 }),
    wave: 1,
    rations: 0,
    stack: [
      { kind: 'rounds', no: 1 },
      { kind: phase, no: 2 },
    ],
    ...rest,
    phase,
    ai: units(ai).map(([room, design]): AiUnit => {
      const seen = visited.includes(room) || (pirates[room] ?? []).length > 0;
      const { type, toughness } = AI_DESIGNS[design];
      const taken = worn.includes(room) ? toughness - 1 : 0;
      return {
        id: ++id,
        design,
        room,
        seen,
        endurance: type === 'turret' ? taken : 0,
        security: type === 'trap' ? taken : 0,
      };
    }),
    pirates: units(pirates).map(([room, design]): PirateUnit => {
      const hurt = worn.includes(room) ? PIRATE_DESIGNS[design].health - 1 : 0;
      return { id: ++id, design, room, hurt, acted: false };
    }),
    placed: id,
  };
  return new World({ seats: 2, seq: 0, state: frozen(state), history: null });
}

/** A game from its beginning. */
export function newGame(layout: State['layout'] = 'hauler'): World {
  return new World(start(breach, 2, { layout }, SEED));
}

function units<D>(rooms: Readonly<Record<RoomId, readonly D[]>>): [RoomId, D][] {
  return Object.entries(rooms).flatMap(([room, designs]) => designs.map((design): [RoomId, D] => [room, design]));
}

/** Plays by the gate alone, in the words of the rules. Every move returns the world it was made in. */
export class World {
  match: Match<State, Action>;
  /** The events of the newest step, and whether it revealed something hidden. */
  told: readonly Event[] = [];
  secrets: Readonly<Record<'ai' | 'pirates' | 'public', readonly Event[]>> = { ai: [], pirates: [], public: [] };

  constructor(match: Match<State, Action>) {
    this.match = match;
  }

  get state(): State {
    return this.match.state;
  }

  get decision() {
    return breach.decisions(this.state)[0];
  }

  get options(): readonly Action[] {
    return this.decision?.options ?? [];
  }

  choose(action: Action): this {
    const { decision } = this;
    if (!decision) throw new Error('The game is over.');
    const answer = { seat: decision.seat, decision: decision.id, actions: [action] };
    const taken = submit(breach, this.match, SEED, answer);
    if (!taken.ok) throw new Error(`${JSON.stringify(action)} is ${taken.refusal}`);
    const tell = (viewer: Viewer) => eventsFor(taken.events, viewer);
    this.secrets = { ai: tell(0), pirates: tell(1), public: tell('public') };
    this.told = tell(0);
    this.match = { ...taken.match, state: frozen(taken.match.state) };
    return this;
  }

  end(): this {
    return this.choose({ do: 'end' });
  }

  /** Ends sections until that one is asked. */
  endUntil(phase: State['phase'], wave = 0): this {
    do this.end();
    while (this.state.ending === null && (this.state.phase !== phase || this.state.wave !== wave));
    return this;
  }

  place(design: AiDesignId, room: RoomId): this {
    return this.choose({ do: 'place', design }).choose({ do: 'room', room });
  }

  order(design: PirateDesignId, room: RoomId, action: Action): this {
    return this.chooseUnit(design, room).choose(action);
  }

  /** Chooses that pirate alone to act, by way of its room where others can act too. */
  chooseUnit(design: PirateDesignId, room: RoomId): this {
    if (this.options.some((option) => option.do === 'order-room' && option.room === room))
      this.choose({ do: 'order-room', room });
    return this.choose({ do: 'order', unit: this.ready(design, room) });
  }

  /** Places that many pirates of a design in a breach. */
  hire(design: PirateDesignId, room = boardOf(this.state.layout).breach, count = 1): this {
    this.choose({ do: 'hire', design });
    return this.decision?.kind === 'breach' ? this.choose({ do: 'breach', room, count }) : this;
  }

  move(design: PirateDesignId, from: RoomId, to: RoomId): this {
    return this.order(design, from, { do: 'move', room: to });
  }

  attack(design: PirateDesignId, room: RoomId, target: AiDesignId): this {
    return this.order(design, room, { do: 'attack', unit: this.ai(target, room).id });
  }

  capture(design: PirateDesignId, room: RoomId): this {
    return this.order(design, room, { do: 'capture' });
  }

  fire(design: AiDesignId, room: RoomId, target?: PirateDesignId): this {
    this.choose({ do: 'fire', unit: this.ai(design, room).id });
    return target ? this.choose({ do: 'target', unit: this.pirate(target, room).id }) : this;
  }

  spring(design: AiDesignId, room: RoomId): this {
    return this.choose({ do: 'spring', unit: this.ai(design, room).id });
  }

  /** The unit of that design in that room; fails when there is none. */
  ai(design: AiDesignId, room: RoomId): AiUnit {
    return found(this.state.ai, design, room);
  }

  pirate(design: PirateDesignId, room: RoomId): PirateUnit {
    return found(this.state.pirates, design, room);
  }

  /** What the pirate of that design in that room could do. */
  ordersOf(design: PirateDesignId, room: RoomId): readonly string[] {
    const asked = new World(this.match).chooseUnit(design, room);
    return asked.options.map((option) =>
      option.do === 'move'
        ? `move ${option.room}`
        : option.do === 'attack'
          ? `attack ${this.nameOf(option.unit)}`
          : option.do,
    );
  }

  /** Whether that pirate is offered to act. */
  canOrder(design: PirateDesignId, room: RoomId): boolean {
    const toRoom = this.options.find((option) => option.do === 'order-room' && option.room === room);
    const { options } = toRoom ? new World(this.match).choose(toRoom) : this;
    return options.some((option) => option.do === 'order' && this.isThat(option.unit, design, room));
  }

  private ready(design: PirateDesignId, room: RoomId): number {
    for (const option of this.options) {
      if (option.do === 'order' && this.isThat(option.unit, design, room)) return option.unit;
    }
    throw new Error(`No ${design} in ${room} can act.`);
  }

  private isThat(id: number, design: PirateDesignId, room: RoomId): boolean {
    return this.state.pirates.some((unit) => unit.id === id && unit.design === design && unit.room === room);
  }

  private nameOf(id: number): string {
    return this.state.ai.find((unit) => unit.id === id)?.design ?? '';
  }
}

function found<U extends { readonly design: string; readonly room: RoomId }>(
  all: readonly U[],
  design: string,
  room: RoomId,
): U {
  const unit = all.find((other) => other.design === design && other.room === room);
  if (!unit) throw new Error(`There is no ${design} in ${room}.`);
  return unit;
}

/** The rules may never change what they are given. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
