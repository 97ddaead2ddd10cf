import type { Frame as KitFrame, Seat } from '#engine';
import type { UnitId } from './ids.ts';

/** What each kind of frame has to remember. */
export interface Frames {
  /** Outermost: one part of the match after the other. */
  match: { readonly stage: 'zones' | 'deployment' | 'play' };
  /** Every crew gets ready at once. */
  muster: object;
  /** Starting Zones are chosen, the last of the Turn Order first (rules: Determine Turn Order; D1). */
  zones: { readonly order: readonly Seat[] };
  deployment: { readonly order: readonly Seat[] };
  /** A crew's Turn (rules: Turn Structure). `due`: the units whose statuses still act at its beginning or end. */
  turn: { readonly seat: Seat; readonly stage: 'begin' | 'units' | 'end'; readonly due: readonly UnitId[] };
  /**
   * A unit's Phase: what is left of its movement in 1/100 inch and of its climbing in inches, its Actions, and the attack
   * it made last, which it may want to repeat.
   */
  phase: {
    readonly unit: UnitId;
    readonly movement: number;
    readonly climb: number;
    readonly actions: number;
    readonly moved: boolean;
    readonly last: { readonly weapon: number | null; readonly target: UnitId } | null;
  };
  /** Where does it go, with this much movement and climbing? The column is chosen first, then the row. */
  move: {
    readonly unit: UnitId;
    readonly movement: number;
    readonly climb: number;
    readonly why: 'move' | 'dash';
    readonly column: number | null;
  };
  /** An attack with a weapon or fists; `reacting` if it strikes back (rules: Combat). */
  attack: {
    readonly attacker: UnitId;
    readonly weapon: number | null;
    readonly target: UnitId;
    readonly reacting: boolean;
    /** To hit beyond everything else (a reaction skill). */
    readonly extra: number;
    readonly moved: boolean;
    /** Set once it is rolled, while what it causes is settled: whether the target may react afterwards. */
    readonly rolled: { readonly provokes: boolean } | null;
  };
  throw: { readonly attacker: UnitId; readonly weapon: number; readonly target: UnitId };
  /** Each unit that was attacked may react, one after the other (rules: Reactions; D3; D21). */
  reactions: { readonly attacker: UnitId; readonly units: readonly UnitId[] };
  /** Two units are as near as each other; the attacker chooses (rules: Arc; D34). */
  arc: { readonly by: UnitId; readonly units: readonly UnitId[] };
}

export type Frame<K extends keyof Frames = keyof Frames> = KitFrame<Frames, K>;
