import { idsOf } from '#engine';
import { AI_DESIGNS, type AiDesign, type AiDesignId } from '../content/ai-units.ts';
import { PIRATE_DESIGNS, type PirateDesign, type PirateDesignId } from '../content/pirates.ts';

export const AI_DESIGN_IDS = idsOf(AI_DESIGNS);
export const PIRATE_DESIGN_IDS = idsOf(PIRATE_DESIGNS);

export function aiDesign(id: AiDesignId): AiDesign {
  return AI_DESIGNS[id];
}

export function pirateDesign(id: PirateDesignId): PirateDesign {
  return PIRATE_DESIGNS[id];
}
