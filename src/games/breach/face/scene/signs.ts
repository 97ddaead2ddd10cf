import type { Box, Piece } from '#engine';
import { healthLeft, toughnessLeft } from '../../battle/battle.ts';
import { AI_DESIGNS, type AiDesignId } from '../../content/ai-units.ts';
import { PIRATE_DESIGNS, type PirateDesignId } from '../../content/pirates.ts';
import type { PirateUnit } from '../../state/state.ts';
import type { AiUnitView, View } from '../../state/view.ts';
import { hasActed } from '../words.ts';

/** The letter of each design on its piece, unique within a side. */
export const AI_LETTERS = {
  'polite-notice': 'N',
  'door-policy': 'D',
  'final-reminder': 'R',
  'closing-remark': 'C',
  'static-carpet': 'S',
  'fresh-air': 'A',
  'fire-drill': 'F',
  'terms-of-use': 'T',
} as const satisfies Record<AiDesignId, string>;

export const PIRATE_LETTERS = {
  grunt: 'G',
  geek: 'K',
  stowaway: 'S',
  'fuse-lighter': 'F',
  optimist: 'O',
  'hull-opener': 'H',
  intern: 'I',
  'password-guesser': 'P',
  'union-rep': 'U',
  'ghost-writer': 'W',
} as const satisfies Record<PirateDesignId, string>;

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
