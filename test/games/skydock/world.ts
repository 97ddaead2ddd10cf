import { sameJson, type Decision, type OfKind, type Rng, type Seat } from '#engine';
import type { Action, CardUse, Kind } from '../../../src/games/skydock/state/actions.ts';
import {
  isScheme,
  lootIdOf,
  LOOT_CARDS,
  schemeIdOf,
  SCHEME_CARDS,
  type Card,
  type LootCard,
  type SchemeCard,
} from '../../../src/games/skydock/cards/cards.ts';
import { startingBoard } from '../../../src/games/skydock/characters/characters.ts';
import { ABILITIES, ABILITY_IDS, type AbilityId } from '../../../src/games/skydock/content/abilities.ts';
import type { BackerId } from '../../../src/games/skydock/content/backers.ts';
import { SPOT_IDS, type SpotId } from '../../../src/games/skydock/content/board.ts';
import type { CharacterId } from '../../../src/games/skydock/content/characters.ts';
import type { EncounterId } from '../../../src/games/skydock/content/encounters.ts';
import type { LootId } from '../../../src/games/skydock/content/loot.ts';
import { NEWEST } from '../../../src/games/skydock/content/newest.ts';
import type { ObjectiveId } from '../../../src/games/skydock/content/objectives.ts';
import { ALERT_ROWS, D20, GUARDS, MARKERS, MARKERS_EACH } from '../../../src/games/skydock/content/printed.ts';
import type { SchemeId } from '../../../src/games/skydock/content/schemes.ts';
import type { Event } from '../../../src/games/skydock/state/events.ts';
import type { Frames } from '../../../src/games/skydock/state/frames.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import type { Guards, Hand, Options, Pirate, Slot, State, Table } from '../../../src/games/skydock/state/state.ts';
import { census } from './census.ts';

/** An ability, at level 1 unless a level is given: "move", "attack 3". */
export type AbilityName = AbilityId | `${AbilityId} ${1 | 2 | 3 | 4}`;

/** A pirate as the rules would describe one. Everything left out is as harmless as can be. */
export interface Sailor {
  readonly character?: CharacterId;
  readonly at?: SpotId;
  readonly glory?: number;
  /** The board, slot by slot; `null` for an empty one. */
  readonly abilities?: readonly (AbilityName | null)[];
  /** Slots with a marker; every ability has one unless said otherwise. */
  readonly marks?: readonly number[];
  readonly lastMarks?: readonly number[];
  readonly assigned?: readonly number[];
  readonly recovering?: readonly number[];
  readonly scheme?: readonly SchemeId[];
  readonly loot?: readonly LootId[];
  readonly armed?: readonly SchemeId[];
  readonly support?: readonly number[];
  readonly backer?: BackerId;
  readonly achievements?: Pirate['achievements'];
}

export interface Situation {
  readonly pirates?: readonly Sailor[];
  readonly rooms?: Partial<Table['rooms']>;
  /** Active guards, or active and stunned ones. Nobody else is on guard. */
  readonly guards?: Partial<Record<SpotId, number | Guards>>;
  readonly supply?: number;
  readonly objectives?: readonly ObjectiveId[];
  /** Seats with a token on each objective, and places on its track. */
  readonly done?: readonly (readonly Seat[])[];
  readonly track?: readonly (readonly number[])[];
  readonly alert?: number;
  readonly launch?: number;
  readonly round?: number;
  readonly first?: Table['first'];
  readonly options?: Partial<Options>;
  readonly tokens?: Partial<Table['tokens']>;
  /** What lies on top of each deck, topmost first. */
  readonly top?: {
    readonly scheme?: readonly SchemeId[];
    readonly loot?: readonly LootId[];
    readonly encounter?: readonly EncounterId[];
  };
  /** Cards in the discards instead of the deck. */
  readonly discards?: { readonly scheme?: readonly SchemeId[]; readonly loot?: readonly LootId[] };
  readonly dice?: readonly number[];
}

/** Rooms without guard icons, and only one with an encounter. */
const QUIET: Table['rooms'] = {
  bridge: 'bridge',
  'bow-port': 'laundry',
  'bow-starboard': 'galley',
  port: 'medbay',
  dock: 'dock',
  starboard: 'charts',
  'aft-port': 'workshop',
  'aft-starboard': 'chapel',
  engine: 'engine',
};

const ZERO: Rng = { int: () => 0 };

/** The first space of an alert level for this number of players. */
export function firstSpace(level: number, players = 2): number {
  return ALERT_ROWS.slice(0, level).reduce((sum, { spaces }) => sum + (spaces[players - 2] ?? 0), 0);
}

/** The last space before LOCKDOWN. */
export function lastSpace(players = 2): number {
  return firstSpace(ALERT_ROWS.length, players) - 1;
}

/** The turn of seat 0 in this situation. */
export function turn(situation: Situation = {}): World {
  return at(situation, { kind: 'turn', seat: 0, acted: false, stays: false });
}

/** The planning phase once all cards are drawn, of round 2 unless given. */
export function planning(situation: Situation = {}): World {
  return planningWith(situation, 0);
}

/** The beginning of the planning phase, of round 2 unless given. */
export function drawing(situation: Situation = {}): World {
  return planningWith(situation, situation.round === 1 ? 4 : 2);
}

function planningWith(situation: Situation, draws: number): World {
  const state = stateOf({ round: 2, ...situation }, { kind: 'planning', again: false });
  const pirates = state.table.pirates.map((pirate) => ({
    ...pirate,
    board: pirate.board.map((slot) => slot && { ...slot, markers: 0 }),
    markers: MARKERS_EACH,
    planning: { draws, placed: false, locked: false },
  }));
  const markers = MARKERS - MARKERS_EACH * pirates.length;
  return new World({ ...state, table: { ...state.table, turn: null, pirates, markers } }, situation.dice);
}

/** The action phase is over: the last marker has gone. */
export function upkeep(situation: Situation = {}): World {
  const pirates = (situation.pirates ?? [{}, {}]).map((sailor) => ({ marks: [], ...sailor }));
  const world = at({ ...situation, pirates }, { kind: 'upkeep', step: 'discard' });
  return world.goOn();
}

/** Any other moment. */
export function at(situation: Situation, frame: OfKind<Frames>): World {
  return new World(stateOf(situation, frame), situation.dice);
}

/** A game from its beginning. */
export function newGame(seats = 2, options: Partial<Options> = {}): World {
  return new World(skydock.setup(seats, { patrolReinforce: 'icon', stats: 'on', printing: NEWEST, ...options }, ZERO));
}

function stateOf(situation: Situation, frame: OfKind<Frames>): State {
  const sailors = situation.pirates ?? [{}, {}];
  const options = { patrolReinforce: 'icon', stats: 'off', printing: NEWEST, ...situation.options } as const;
  const blank = skydock.setup(sailors.length, options, ZERO);
  const box = new Box(blank);
  const hands = sailors.map((sailor, seat) => box.hand(sailor, seat));
  const pirates = sailors.map((sailor, seat) => pirateOf(sailor, seat));
  const guards = guardsOf(situation.guards ?? {});
  const onBoard = SPOT_IDS.reduce((sum, spot) => sum + guards[spot].active + guards[spot].stunned, 0);
  const supply = situation.supply ?? GUARDS - onBoard;
  const discards = { scheme: box.take(situation.discards?.scheme), loot: box.takeLoot(situation.discards?.loot) };
  const markers = MARKERS - pirates.reduce((sum, { markers: own, board }) => sum + own + onSlots(board), 0);
  return {
    table: {
      ...blank.table,
      rooms: { ...QUIET, ...situation.rooms },
      objectives: (situation.objectives ?? ['steal-the-recipe', 'log-our-side', 'see-the-sights']).map((id, i) => ({
        id,
        done: situation.done?.[i] ?? [],
        track: situation.track?.[i] ?? sailors.map(() => 0),
      })),
      round: situation.round ?? 1,
      launch: situation.launch ?? 5,
      alert: situation.alert ?? 0,
      first: situation.first ?? { holder: 0, claimed: false },
      guards,
      guardSupply: supply,
      ...tokensFor(pirates, situation.tokens, blank.table, GUARDS - onBoard - supply),
      markers,
      pirates,
      turn: { seat: 0, bonus: 0, asked: [] },
      discards: { ...discards, encounter: [] },
      stack: [{ ...frame, no: 1 }],
      begun: 1,
    },
    hidden: {
      decks: {
        scheme: box.deck(situation.top?.scheme),
        loot: box.lootDeck(situation.top?.loot),
        encounter: onTop(blank.hidden.decks.encounter, situation.top?.encounter ?? []),
      },
      support: box.support,
      hands,
    },
  };
}

function pirateOf(sailor: Sailor, seat: Seat): Pirate {
  const character = sailor.character ?? (['doc', 'marrow', 'vex', 'tilly'] as const)[seat] ?? 'quill';
  const board: (Slot | null)[] = startingBoard(character).map(() => null);
  const abilities = sailor.abilities ?? ['move', 'interact', 'scheme', 'loot', 'attack', 'heal'];
  for (const [slot, name] of abilities.entries()) {
    if (name === null) continue;
    const marked = sailor.marks?.includes(slot) ?? true;
    const neutralized = sailor.assigned?.includes(slot)
      ? 'assigned'
      : sailor.recovering?.includes(slot)
        ? 'recovering'
        : 'no';
    board[slot] = { ...slotOf(name), markers: marked ? 1 : 0, neutralized };
  }
  return {
    character,
    spot: sailor.at ?? 'dock',
    visited: ['dock'],
    glory: sailor.glory ?? 0,
    board,
    markers: Math.max(0, MARKERS_EACH - onSlots(board)),
    planning: { draws: 0, placed: true, locked: true },
    lastMarks: sailor.lastMarks ?? [],
    achievements: sailor.achievements ?? {},
  };
}

function slotOf(name: AbilityName): Pick<Slot, 'ability' | 'level'> {
  const [id, level = '1'] = name.split(' ');
  const ability = ABILITY_IDS.find((other) => other === id);
  if (!ability) throw new Error(`There is no ability ${name}.`);
  return { ability, level: Number(level) };
}

function onSlots(board: Pirate['board']): number {
  return board.reduce((sum, slot) => sum + (slot?.markers ?? 0), 0);
}

function guardsOf(given: Partial<Record<SpotId, number | Guards>>): Table['guards'] {
  const of = (spot: SpotId): Guards => {
    const guards = given[spot] ?? 0;
    return typeof guards === 'number' ? { active: guards, stunned: 0 } : guards;
  };
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

/** The supply: all tokens on no board, or those given; then the rest has left the game. */
function tokensFor(
  pirates: readonly Pirate[],
  given: Partial<Table['tokens']> | undefined,
  blank: Table,
  guards: number,
): Pick<Table, 'tokens' | 'box'> {
  let tokens = blank.tokens;
  let boxed = blank.box.tokens;
  for (const id of ABILITY_IDS) {
    const levels = pirates.flatMap(({ board }) => board.flatMap((slot) => (slot?.ability === id ? [slot.level] : [])));
    const low = ABILITIES[id].low - levels.filter((level) => level <= 2).length;
    const high = ABILITIES[id].high - levels.filter((level) => level >= 3).length;
    const left = given?.[id] ?? { low, high };
    tokens = { ...tokens, [id]: left };
    boxed = { ...boxed, [id]: { low: low - left.low, high: high - left.high } };
  }
  return { tokens, box: { guards, tokens: boxed } };
}

/** The cards and tokens of the box, handed out by design. */
class Box {
  #scheme = [...SCHEME_CARDS];
  #loot = [...LOOT_CARDS];
  readonly #backers: BackerId[];
  support: readonly number[];

  constructor(blank: State) {
    this.support = blank.hidden.support;
    this.#backers = blank.hidden.hands.flatMap(({ dealt }) => dealt);
  }

  take(designs: readonly SchemeId[] = []): SchemeCard[] {
    return designs.map((id) => {
      const card = this.#scheme.find((other) => schemeIdOf(other) === id);
      if (!card) throw new Error(`No ${id} is left.`);
      this.#scheme = this.#scheme.filter((other) => other !== card);
      return card;
    });
  }

  takeLoot(designs: readonly LootId[] = []): LootCard[] {
    return designs.map((id) => {
      const card = this.#loot.find((other) => lootIdOf(other) === id);
      if (!card) throw new Error(`No ${id} is left.`);
      this.#loot = this.#loot.filter((other) => other !== card);
      return card;
    });
  }

  deck(top: readonly SchemeId[] = []): SchemeCard[] {
    const cards = this.take(top);
    return [...this.#scheme, ...cards.reverse()];
  }

  lootDeck(top: readonly LootId[] = []): LootCard[] {
    const cards = this.takeLoot(top);
    return [...this.#loot, ...cards.reverse()];
  }

  hand(sailor: Sailor, seat: Seat): Hand {
    const scheme = this.take(sailor.scheme);
    const armed = this.take(sailor.armed);
    for (const value of sailor.support ?? []) {
      const place = this.support.indexOf(value);
      this.support = this.support.filter((_, i) => i !== place);
    }
    const dealt = this.#backers.slice(seat * 2, seat * 2 + 2);
    const backer = sailor.backer ?? dealt[0] ?? null;
    return {
      scheme: [...scheme, ...armed],
      loot: this.takeLoot(sailor.loot),
      support: sailor.support ?? [],
      dealt: backer !== null && !dealt.includes(backer) ? [backer] : dealt,
      backer,
      armed,
      plan: { marks: [], orders: [] },
      sifting: [],
      pledge: null,
      paying: [],
    };
  }
}

function onTop<T>(deck: readonly T[], top: readonly T[]): T[] {
  return [...deck.filter((card) => !top.includes(card)), ...[...top].reverse()];
}

/** A game being played in the words of the rules. Dice fall as given, or show a 1; every step is checked for lost or found pieces. */
export class World {
  state: State;
  /** All events of the newest step. */
  events: readonly Event[] = [];
  reveals = false;
  readonly #dice: number[];

  constructor(state: State, dice: readonly number[] = []) {
    this.state = frozen(state);
    this.#dice = [...dice];
  }

  get table(): Table {
    return this.state.table;
  }

  pirate(seat: Seat): Pirate {
    const pirate = this.table.pirates[seat];
    if (!pirate) throw new Error(`Nobody sits at ${seat}.`);
    return pirate;
  }

  hand(seat: Seat): Hand {
    const hand = this.state.hidden.hands[seat];
    if (!hand) throw new Error(`Nobody sits at ${seat}.`);
    return hand;
  }

  guards(spot: SpotId): Guards {
    return this.table.guards[spot];
  }

  slot(seat: Seat, slot: number): Slot {
    const held = this.pirate(seat).board[slot];
    if (!held) throw new Error(`Slot ${slot} is empty.`);
    return held;
  }

  /** The abilities of a board in order, with level and sign: "move", "attack 2", "heal x" neutralized, "loot o" recovering. */
  board(seat: Seat): string[] {
    return this.pirate(seat).board.flatMap((slot) => {
      if (!slot) return [];
      const level = slot.level > 1 ? ` ${slot.level}` : '';
      const sign = { no: '', assigned: ' x', recovering: ' o' }[slot.neutralized];
      return [`${slot.ability}${level}${sign}`];
    });
  }

  get open(): readonly Decision<Action>[] {
    return skydock.decisions(this.state);
  }

  /** What is open: "turn 0", "hand 1?" for what nobody waits for. */
  get asked(): string[] {
    return this.open.map(({ kind, seat, urgency }) => `${kind} ${seat}${urgency === 'required' ? '' : '?'}`);
  }

  question(kind: Kind, seat?: Seat): Decision<Action> {
    const found = this.open.find(
      (decision) => decision.kind === kind && (seat === undefined || decision.seat === seat),
    );
    if (!found) throw new Error(`${kind} is not asked, but ${this.asked.join(', ')}.`);
    return found;
  }

  options(kind: Kind, seat?: Seat): readonly Action[] {
    return this.question(kind, seat).options;
  }

  /** Whether anybody is offered this. */
  offers(action: Action, seat?: Seat): boolean {
    return this.open.some(
      (decision) =>
        (seat === undefined || decision.seat === seat) && decision.options.some((option) => sameJson(option, action)),
    );
  }

  /** Gives an answer to whichever open question offers it. */
  choose(action: Action, seat?: Seat): this {
    const decision = this.open.find(
      (other) =>
        other.pick === undefined &&
        (seat === undefined || other.seat === seat) &&
        other.options.some((option) => sameJson(option, action)),
    );
    if (!decision) throw new Error(`${JSON.stringify(action)} is not offered, but ${JSON.stringify(this.open)}`);
    return this.#answer(decision, [action]);
  }

  /** Answers a question for several with these. */
  pick(kind: Kind, actions: readonly Action[], seat?: Seat): this {
    const decision = this.question(kind, seat);
    const { min, max } = decision.pick ?? { min: 1, max: 1 };
    if (actions.length < min || actions.length > max) throw new Error(`${kind} asks for ${min} to ${max}.`);
    for (const action of actions) {
      if (!decision.options.some((option) => sameJson(option, action))) {
        throw new Error(`${JSON.stringify(action)} is not offered.`);
      }
    }
    return this.#answer(decision, actions);
  }

  /** Lets go on by itself what needs no answer: the first step of a world that begins in the middle of one. */
  goOn(): this {
    if (this.open.length > 0) return this;
    return this.#answer({ id: '', seat: 0, kind: '', options: [], urgency: 'required', onTimeout: [] }, []);
  }

  use(ability: AbilityId, seat: Seat = this.table.turn?.seat ?? 0): this {
    return this.choose({ do: 'use', slot: this.slotOf(ability, seat) }, seat);
  }

  /** A Loot action with its roll. */
  loot(): this {
    return this.use('loot').choose({ do: 'roll' });
  }

  drop(ability: AbilityId, seat: Seat = this.table.turn?.seat ?? 0): this {
    if (this.offers({ do: 'pass' }, seat)) this.choose({ do: 'pass' }, seat);
    return this.choose({ do: 'drop', slot: this.slotOf(ability, seat) }, seat);
  }

  /** Interacts with the room alone. */
  room(): this {
    this.use('interact');
    return this.wasTold('room') ? this : this.choose({ do: 'room' });
  }

  /** Keeps the turn open after its action. */
  stay(): this {
    return this.choose({ do: 'stay' });
  }

  /** Ends the turn, if it does not end by itself. */
  end(): this {
    return this.asked.some((asked) => asked.startsWith('end-turn')) ? this.choose({ do: 'end' }) : this;
  }

  move(...path: SpotId[]): this {
    return this.use('move').choose({ do: 'go', path });
  }

  slotOf(ability: AbilityId, seat: Seat = 0): number {
    const slot = this.pirate(seat).board.findIndex((held) => held?.ability === ability && held.markers > 0);
    return slot < 0 ? this.pirate(seat).board.findIndex((held) => held?.ability === ability) : slot;
  }

  /** The card of that design in a hand. */
  held(design: SchemeId | LootId, seat: Seat = 0): Card {
    const { scheme, loot } = this.hand(seat);
    const found = [...scheme, ...loot].find((card) => (isScheme(card) ? schemeIdOf(card) : lootIdOf(card)) === design);
    if (!found) throw new Error(`Seat ${seat} holds no ${design}.`);
    return found;
  }

  scheme(design: SchemeId, seat: Seat = 0): SchemeCard {
    const card = this.held(design, seat);
    if (!isScheme(card)) throw new Error(`${design} is no scheme card.`);
    return card;
  }

  /** Uses a card of the hand. */
  card(design: SchemeId | LootId, use: CardUse, seat: Seat = 0): this {
    return this.choose({ do: 'card', card: this.held(design, seat), use }, seat);
  }

  play(design: SchemeId | LootId, seat: Seat = 0): this {
    return this.card(design, { do: 'play' }, seat);
  }

  /** What a card of the hand can be used for now. */
  usesOf(design: SchemeId | LootId, seat: Seat = 0): string[] {
    const card = this.held(design, seat);
    return this.options('hand', seat).flatMap((option) =>
      option.do === 'card' && option.card === card ? [option.use.do] : [],
    );
  }

  /** The designs of the cards in a hand. */
  cards(seat: Seat = 0): string[] {
    const { scheme, loot } = this.hand(seat);
    return [...scheme.map(schemeIdOf), ...loot.map(lootIdOf)];
  }

  /** The first event of that kind in the newest step; fails without one. */
  heard<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }> {
    const found = this.events.find((event): event is Extract<Event, { kind: K }> => event.kind === kind);
    if (!found) throw new Error(`No event ${kind}, but ${this.events.map((event) => event.kind).join(', ')}.`);
    return found;
  }

  /** Whether the newest step has an event of that kind. */
  wasTold(kind: Event['kind']): boolean {
    return this.events.some((event) => event.kind === kind);
  }

  #answer(decision: Decision<Action>, actions: readonly Action[]): this {
    const rng: Rng = {
      int: (n) => (n === D20 ? (this.#dice.shift() ?? 1) - 1 : 0),
    };
    const before = census(this.state);
    const step = skydock.apply(this.state, { seat: decision.seat, decision: decision.id, actions }, rng);
    if (census(step.state) !== before) throw new Error(`Pieces were lost or found: ${census(step.state)}`);
    this.state = frozen(step.state);
    this.events = step.events.map(({ event }) => event);
    this.reveals = step.reveals === true;
    return this;
  }
}

/** The rules may never change what they are given. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
