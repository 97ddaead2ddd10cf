import { heightAt, type Terrain } from '../map/terrain.ts';
import type { Place } from '../map/place.ts';
import { hiddenShare } from './sight.ts';

/** How well terrain covers a target from an attacker. */
export type Cover = 'none' | 'partial' | 'full';

/** Percent hidden from which a target is in full cover (rules: Full Cover; D6). */
const SUBSTANTIAL = 33;

/** What each cover adds to the target's Agility (rules: Partial Cover; Full Cover). */
export const COVER_BONUS = { none: 0, partial: 1, full: 2 } as const satisfies Record<Cover, number>;

/** The cover of a target that an attacker sees. */
export function coverOf(terrain: Terrain, attacker: Place, target: Place): Cover {
  const hidden = hiddenShare(terrain, attacker, target);
  if (hidden === 0) return 'none';
  return hidden < SUBSTANTIAL ? 'partial' : 'full';
}

/** Inches above its target from which an attacker has the high ground (rules: High Ground). */
const HIGH = 2;

export function hasHighGround(terrain: Terrain, attacker: Place, target: Place): boolean {
  return heightAt(terrain, attacker) - heightAt(terrain, target) >= HIGH;
}
