import type { Box, Piece } from '#engine';
import { healthLeft, toughnessLeft } from '../../battle/battle.ts';
import { AI_DESIGNS } from '../../content/ai-units.ts';
import { PIRATE_DESIGNS } from '../../content/pirates.ts';
import type { PirateUnit } from '../../state/state.ts';
import { AI_LETTERS, PIRATE_LETTERS } from '../letters.ts';
import type { AiUnitView, View } from '../../state/view.ts';
import { hasActed } from '../words.ts';

/** A unit to draw: its piece and its points left, `null` if unknown. */
export interface Unit {
  readonly piece: Omit<Piece, keyof Box>;
  readonly points: number | null;
}

/** A unit of the A.I.: with gaps in its edge until a pirate has seen it, as a question mark if this viewer does not know it. */
export function aiUnit({ design, endurance, security, seen }: AiUnitView): Unit {
  const look = seen ? 'full' : 'hidden';
  if (design === null) return { piece: { kind: 'piece', owner: 'blue', letter: '?', look }, points: null };
  const points = toughnessLeft({ design, endurance, security });
  return unit('blue', AI_LETTERS[design], look, points, AI_DESIGNS[design].toughness);
}

/** A pirate: a ring when it has acted this wave. */
export function pirateUnit(pirate: PirateUnit, view: Pick<View, 'wave'>): Unit {
  const { health } = PIRATE_DESIGNS[pirate.design];
  const look = hasActed(pirate, view) ? 'spent' : 'full';
  return unit('red', PIRATE_LETTERS[pirate.design], look, healthLeft(pirate), health);
}

function unit(owner: Piece['owner'], letter: string, look: Piece['look'], points: number, of: number): Unit {
  const hurt = points < of ? { left: points / of } : {};
  return { piece: { kind: 'piece', owner, letter, look, ...hurt }, points };
}
