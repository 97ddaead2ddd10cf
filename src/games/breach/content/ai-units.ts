import { idsOf } from '#engine';

/**
 * A unit the A.I. can place. Every design costs one Reactor energy to place, so designs differ in the answer they demand
 * from the Pirates: patience, the right kind of damage, spreading out, or holding back expensive pirates.
 */
export interface AiDesign {
  readonly name: string;
  /** Endurance damage destroys a turret, which hits one pirate. Security damage destroys a trap, which hits the room. */
  readonly type: 'turret' | 'trap';
  /** Its Endurance (turret) or Security (trap). */
  readonly toughness: number;
  readonly damage: number;
  /** Capacitor energy per use. */
  readonly cost: number;
  readonly quip: string;
}

const DESIGNS = {
  'polite-notice': {
    name: 'Polite Notice',
    type: 'turret',
    toughness: 6,
    damage: 3,
    cost: 1,
    quip: 'Kindly stop bleeding on the carpet.',
  },
  'door-policy': {
    name: 'Door Policy',
    type: 'turret',
    toughness: 13,
    damage: 1,
    cost: 1,
    quip: 'Not in those boots.',
  },
  'final-reminder': {
    name: 'Final Reminder',
    type: 'turret',
    toughness: 9,
    damage: 7,
    cost: 2,
    quip: 'This is my last message on the subject.',
  },
  'closing-remark': {
    name: 'Closing Remark',
    type: 'turret',
    toughness: 10,
    damage: 9,
    cost: 3,
    quip: 'And that concludes our tour.',
  },
  'static-carpet': {
    name: 'Static Carpet',
    type: 'trap',
    toughness: 8,
    damage: 1,
    cost: 1,
    quip: 'It tingles because it cares.',
  },
  'fresh-air': {
    name: 'Fresh Air',
    type: 'trap',
    toughness: 7,
    damage: 3,
    cost: 2,
    quip: 'You looked as if you wanted to step outside.',
  },
  'fire-drill': {
    name: 'Fire Drill',
    type: 'trap',
    toughness: 5,
    damage: 5,
    cost: 3,
    quip: 'The fire is real. So is the drill.',
  },
  'terms-of-use': {
    name: 'Terms of Use',
    type: 'trap',
    toughness: 12,
    damage: 1,
    cost: 2,
    quip: 'Please scroll to the end before entering.',
  },
} as const satisfies Record<string, AiDesign>;

export type AiDesignId = keyof typeof DESIGNS;

export const AI_DESIGNS: Readonly<Record<AiDesignId, AiDesign>> = DESIGNS;
export const AI_DESIGN_IDS = idsOf(AI_DESIGNS);
