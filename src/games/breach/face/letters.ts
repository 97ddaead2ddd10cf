import type { AiDesignId } from '../content/ai-units.ts';
import type { PirateDesignId } from '../content/pirates.ts';

/** The letter of each design on its piece and in texts, unique among both sides: units of both meet in a room. */
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
  stowaway: 'Y',
  'fuse-lighter': 'L',
  optimist: 'O',
  'hull-opener': 'H',
  intern: 'I',
  'password-guesser': 'P',
  'union-rep': 'U',
  'ghost-writer': 'W',
} as const satisfies Record<PirateDesignId, string>;
