import type { AiDesignId } from '../content/ai-units.ts';
import type { PirateDesignId } from '../content/pirates.ts';
import type { Ending, RoomId } from './state.ts';

export type Action =
  // Set-Up of the A.I.
  | { readonly do: 'generator' }
  | { readonly do: 'place'; readonly design: AiDesignId }
  | { readonly do: 'room'; readonly room: RoomId }
  // Placing pirates, in Set-Up or during a wave
  | { readonly do: 'recruit' }
  | { readonly do: 'hire'; readonly design: PirateDesignId }
  | { readonly do: 'breach'; readonly room: RoomId }
  // The one action per wave of a pirate
  | { readonly do: 'order'; readonly unit: number }
  | { readonly do: 'move'; readonly room: RoomId }
  | { readonly do: 'attack'; readonly unit: number }
  | { readonly do: 'capture' }
  // One order for all pirates of a room that can still act
  | { readonly do: 'order-room'; readonly room: RoomId }
  // Attacks of the A.I.
  | { readonly do: 'fire'; readonly unit: number }
  | { readonly do: 'target'; readonly unit: number }
  | { readonly do: 'spring'; readonly unit: number }
  // Leave a half-made choice; end the section
  | { readonly do: 'back' }
  | { readonly do: 'end' };

export type Event =
  | { readonly kind: 'round'; readonly round: number; readonly reactor: number; readonly rations: number }
  | { readonly kind: 'wave'; readonly wave: number; readonly supplied: number; readonly capacitor: number }
  | { readonly kind: 'activated'; readonly generators: number; readonly reactor: number }
  /** `design` is `null` for viewers who may not know it. */
  | { readonly kind: 'placed'; readonly unit: number; readonly design: AiDesignId | null; readonly room: RoomId }
  | {
      readonly kind: 'hired';
      readonly unit: number;
      readonly design: PirateDesignId;
      readonly room: RoomId;
      readonly rations: number;
    }
  | { readonly kind: 'moved'; readonly design: PirateDesignId; readonly from: RoomId; readonly to: RoomId }
  | { readonly kind: 'revealed'; readonly room: RoomId; readonly designs: readonly AiDesignId[] }
  | {
      readonly kind: 'attacked';
      readonly design: PirateDesignId;
      readonly room: RoomId;
      readonly target: AiDesignId;
      readonly endurance: number;
      readonly security: number;
      /** Endurance (turret) or Security (trap) left; 0 when it is destroyed. */
      readonly left: number;
    }
  /** The Pirates ended their part of a wave while these could still have acted; empty when no pirate could act. */
  | {
      readonly kind: 'passed';
      readonly units: readonly { readonly design: PirateDesignId; readonly room: RoomId }[];
    }
  | { readonly kind: 'captured'; readonly design: PirateDesignId; readonly room: RoomId }
  /** A turret or a trap was used; `left` is the Health left to each pirate it hit. */
  | {
      readonly kind: 'used';
      readonly design: AiDesignId;
      readonly room: RoomId;
      readonly hits: readonly { readonly design: PirateDesignId; readonly left: number }[];
      readonly capacitor: number;
    }
  /** The A.I. ended its part of a wave while it could still have used these; empty when it had too little energy. */
  | {
      readonly kind: 'held-back';
      readonly units: readonly { readonly design: AiDesignId; readonly room: RoomId }[];
      readonly capacitor: number;
    }
  | { readonly kind: 'ended'; readonly ending: Ending };
