import type { Frame as KitFrame, Progress } from '#engine';
import type { AiDesignId } from '../content/ai-units.ts';
import type { LayoutId } from '../content/layouts.ts';
import type { CrewId } from '../content/crews.ts';
import type { PirateDesignId } from '../content/pirates.ts';

export const AI = 0;
export const PIRATES = 1;

/** A room's coordinates on its layout, column and row: "C3". */
export type RoomId = string;

/** The sections of a round, in turn order. The last two are played once per wave. */
export type Phase = 'ai-set-up' | 'pirate-set-up' | 'pirate-wave' | 'ai-wave';

export type Ending = 'bridge-captured' | 'bridge-held';

export interface State extends Progress<Frames> {
  readonly layout: LayoutId;
  /** 1 … 10. */
  readonly round: number;
  readonly phase: Phase;
  /** 1 … 3, and 0 during Set-Up. */
  readonly wave: number;
  readonly reactor: number;
  readonly capacitor: number;
  /** Generators activated this round. */
  readonly generators: number;
  readonly rations: number;
  /** The captured rooms, in order, without the breach the Pirates start from. */
  readonly captured: readonly RoomId[];
  readonly ai: readonly AiUnit[];
  readonly pirates: readonly PirateUnit[];
  /** The number of units either side has placed, which is the newest unit's id. */
  readonly placed: number;
  readonly ending: Ending | null;
}

/** A unit of the A.I. on the board. It never leaves its room. */
export interface AiUnit {
  readonly id: number;
  readonly design: AiDesignId;
  readonly room: RoomId;
  /** Whether a pirate has shared its room: what has been seen stays known (B5). */
  readonly seen: boolean;
  /** Damage taken, by kind (B7). */
  readonly endurance: number;
  readonly security: number;
}

/** A unit of the Pirates on the board. */
export interface PirateUnit {
  readonly id: number;
  readonly design: PirateDesignId;
  readonly room: RoomId;
  /** Damage taken. */
  readonly hurt: number;
  /** Whether its one action of this wave is spent. */
  readonly acted: boolean;
}

/** The data of each kind of frame. */
export interface Frames {
  /** Always the outermost frame: goes through the rounds, section by section. */
  rounds: object;
  'ai-set-up': object;
  'pirate-set-up': object;
  'pirate-wave': object;
  'ai-wave': object;
  /** In which room does the A.I. place this design? */
  room: { design: AiDesignId };
  /** Which pirate does this turret hit? */
  target: { unit: number };
  /** Which pirate is hired during a wave? */
  hire: object;
  /** In which breach are pirates of this design placed, and how many? Or in which is this crew placed? */
  breach: { readonly design: PirateDesignId } | { readonly crew: CrewId };
  /** What does this pirate do? */
  order: { unit: number };
  /** What do the pirates of this room do that can still act? */
  'order-room': { room: RoomId };
}

/** The current section, or a half-made choice in it. */
export type Frame<K extends keyof Frames = keyof Frames> = KitFrame<Frames, K>;
