import type { Doing, OfKind } from '#engine';
import type { AiDesignId } from '../content/ai-units.ts';
import type { PirateDesignId } from '../content/pirates.ts';
import type { Ending, RoomId } from './state.ts';

/** What a seat can answer, by what it does. */
export interface Actions {
  // Set-Up of the A.I.
  generator: object;
  place: { design: AiDesignId };
  room: { room: RoomId };
  // Placing pirates, in Set-Up or during a wave
  recruit: object;
  hire: { design: PirateDesignId };
  breach: { room: RoomId };
  // The one action per wave of a pirate
  order: { unit: number };
  move: { room: RoomId };
  attack: { unit: number };
  capture: object;
  // One order for all pirates of a room that can still act
  'order-room': { room: RoomId };
  // Attacks of the A.I.
  fire: { unit: number };
  target: { unit: number };
  spring: { unit: number };
  // Leave a half-made choice; end the section
  back: object;
  end: object;
}

export type Action<K extends keyof Actions = keyof Actions> = Doing<Actions, K>;

/** What happens, by kind. */
export interface Events {
  round: { round: number; reactor: number; rations: number };
  wave: { wave: number; supplied: number; capacitor: number };
  activated: { generators: number; reactor: number };
  /** `design` is `null` for viewers who may not know it. */
  placed: { unit: number; design: AiDesignId | null; room: RoomId };
  hired: { unit: number; design: PirateDesignId; room: RoomId; rations: number };
  moved: { design: PirateDesignId; from: RoomId; to: RoomId };
  revealed: { room: RoomId; designs: readonly AiDesignId[] };
  attacked: {
    design: PirateDesignId;
    room: RoomId;
    target: AiDesignId;
    endurance: number;
    security: number;
    /** Endurance (turret) or Security (trap) left; 0 when it is destroyed. */
    left: number;
  };
  /** The Pirates ended their part of a wave while these could still have acted; empty when no pirate could act. */
  passed: { units: readonly { readonly design: PirateDesignId; readonly room: RoomId }[] };
  captured: { design: PirateDesignId; room: RoomId };
  /** A turret or a trap was used; `left` is the Health left to each pirate it hit. */
  used: {
    design: AiDesignId;
    room: RoomId;
    hits: readonly { readonly design: PirateDesignId; readonly left: number }[];
    capacitor: number;
  };
  /** The A.I. ended its part of a wave while it could still have used these; empty when it had too little energy. */
  'held-back': { units: readonly { readonly design: AiDesignId; readonly room: RoomId }[]; capacitor: number };
  ended: { ending: Ending };
}

export type Event<K extends keyof Events = keyof Events> = OfKind<Events, K>;
