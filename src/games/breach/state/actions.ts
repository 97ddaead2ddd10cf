import type { Doing, OfKind } from '#engine';
import type { AiDesignId } from '../content/ai-units.ts';
import type { CrewId } from '../content/crews.ts';
import type { PirateDesignId } from '../content/pirates.ts';
import type { Ending, RoomId } from './state.ts';

/** What a seat can answer, by what it does. */
export interface Actions {
  // Set-Up of the A.I.
  generator: { count: number };
  place: { design: AiDesignId };
  room: { room: RoomId };
  /** A whole Set-Up as suggested. */
  defend: object;
  // Placing pirates, in Set-Up or during a wave
  recruit: object;
  hire: { design: PirateDesignId };
  'hire-crew': { crew: CrewId };
  breach: { room: RoomId; count: number };
  // One order for every pirate that can still act, for those of one room, or for one pirate
  everyone: { orders: CommonOrder };
  'order-room': { room: RoomId };
  order: { unit: number };
  // What a pirate does with its one action per wave
  move: { room: RoomId };
  attack: { unit: number };
  capture: object;
  // Attacks of the A.I.
  fire: { unit: number };
  target: { unit: number };
  spring: { unit: number };
  // Leave a half-made choice; end the section
  back: object;
  end: object;
}

export type Action<K extends keyof Actions = keyof Actions> = Doing<Actions, K>;

/** What a pirate does with its one action per wave. */
export type Order = Action<'move' | 'attack' | 'capture'>;

export function isOrder(action: Action): action is Order {
  return action.do === 'move' || action.do === 'attack' || action.do === 'capture';
}

/**
 * What every pirate is ordered to do: attack, advance to the Bridge, settle (capture rooms or go to such as can be
 * captured), or `all`: attack, capture or advance.
 */
export type CommonOrder = 'all' | 'attack' | 'settle' | 'advance';

/** What happens, by kind. */
export interface Events {
  round: { round: number; reactor: number; rations: number };
  wave: {
    wave: number;
    supplied: number;
    capacitor: number;
    /** The first of the waves that a summary tells as one. */
    from?: number;
  };
  activated: { generators: number; reactor: number };
  /** The Ship's set-up is over: its units aboard, and how many of them no pirate has seen. */
  prepared: { units: number; unseen: number };
  /** `design` is `null` for viewers who may not know it. */
  placed: {
    unit: number;
    design: AiDesignId | null;
    room: RoomId;
    /** How many unseen units a summary tells as one. */
    count?: number;
  };
  hired: { designs: readonly PirateDesignId[]; room: RoomId; rations: number };
  moved: { designs: readonly PirateDesignId[]; from: RoomId; to: RoomId };
  revealed: { room: RoomId; designs: readonly AiDesignId[] };
  attacked: {
    design: PirateDesignId;
    room: RoomId;
    wave: number;
    target: AiDesignId;
    endurance: number;
    security: number;
    /** Endurance (turret) or Security (trap) left; 0 when it is destroyed. */
    left: number;
    /** Pirates that hit it before this one, where summaries tell several attacks as one. */
    before?: readonly PirateDesignId[];
  };
  /** The Pirates ended their part of a wave while these could still have acted; empty when no pirate could act. */
  passed: {
    units: readonly { readonly design: PirateDesignId; readonly room: RoomId }[];
    wave: number;
    /** The first of the waves without a pirate who could act that a summary tells as one. */
    from?: number;
  };
  captured: {
    design: PirateDesignId;
    room: RoomId;
    round: number;
    wave: number;
    /** Rooms captured before this one, where summaries tell several as one. */
    before?: readonly RoomId[];
  };
  /** A turret or a trap was used; `left` is the Health left to each pirate it hit. */
  used: {
    design: AiDesignId;
    room: RoomId;
    round: number;
    wave: number;
    hits: readonly { readonly unit: number; readonly design: PirateDesignId; readonly left: number }[];
    /** Units used there before this one, where summaries tell several uses as one. */
    before?: readonly AiDesignId[];
  };
  /** The A.I. ended its part of a wave while it could still have used these; empty when it had too little energy. */
  'held-back': { units: readonly { readonly design: AiDesignId; readonly room: RoomId }[]; capacitor: number };
  ended: { ending: Ending };
}

export type Event<K extends keyof Events = keyof Events> = OfKind<Events, K>;
