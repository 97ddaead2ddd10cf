import type { Frame as KitFrame, Progress } from '#engine';
import type { AiDesignId } from '../content/ai-units.ts';
import type { LayoutId } from '../content/layouts.ts';
import type { PirateDesignId } from '../content/pirates.ts';

/** The seats of the two sides. */
export const AI = 0;
export const PIRATES = 1;

/** A room's coordinates on its layout, column and row: "C3". */
export type RoomId = string;

/** The sections of a round, in turn order. The last two are gone through once for each wave. */
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
  /** The rooms turned into breaches, in order; the breach the Pirates start from is none of them. */
  readonly captured: readonly RoomId[];
  readonly ai: readonly AiUnit[];
  readonly pirates: readonly PirateUnit[];
  /** Units of either side placed so far: the newest one's id. */
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
  /** Damage of each kind taken so far (B7). */
  readonly endurance: number;
  readonly security: number;
}

/** A unit of the Pirates on the board. */
export interface PirateUnit {
  readonly id: number;
  readonly design: PirateDesignId;
  readonly room: RoomId;
  /** Damage taken so far. */
  readonly hurt: number;
  /** Whether its one action of this wave is spent. */
  readonly acted: boolean;
}

/** What each kind of frame has to remember. */
export interface Frames {
  /** Ten rounds, section by section: always the outermost. */
  readonly rounds: object;
  readonly 'ai-set-up': object;
  readonly 'pirate-set-up': object;
  readonly 'pirate-wave': object;
  readonly 'ai-wave': object;
  /** The A.I. has chosen a design to place; where? */
  readonly room: { readonly design: AiDesignId };
  /** The A.I. fires a turret; at whom? */
  readonly target: { readonly unit: number };
  /** The Pirates hire in the middle of a wave; whom? */
  readonly hire: object;
  /** The Pirates have chosen whom to hire; at which breach? */
  readonly breach: { readonly design: PirateDesignId };
  /** A pirate unit acts; how? */
  readonly order: { readonly unit: number };
  /** Every pirate unit of a room that can still act does; how? */
  readonly 'order-room': { readonly room: RoomId };
}

/** A section at hand, or a choice begun in it and not yet made. */
export type Frame<K extends keyof Frames = keyof Frames> = KitFrame<Frames, K>;
