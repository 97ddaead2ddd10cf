import type { Act, Trait } from './effects.ts';

interface Article {
  readonly name: string;
  readonly tech: number;
  readonly value: number;
  readonly text: string;
}

/** Fixed to a gun, permanently (rules: Weapon Upgrades). */
export interface Attachment extends Article {
  readonly traits: readonly Trait[];
}

/** The six attachments. Each counts for attacks with its own gun alone. */
export const ATTACHMENTS = {
  scope: {
    name: 'Scope',
    tech: 1,
    value: 80,
    traits: [{ kind: 'range', method: 'gun', n: 6 }],
    text: 'Reaches 6 inches further.',
  },
  laser: {
    name: 'Laser Sight',
    tech: 1,
    value: 100,
    traits: [{ kind: 'aim', method: 'gun', n: 1, when: 'always' }],
    text: '+1 to hit.',
  },
  stock: {
    name: 'Braced Stock',
    tech: 1,
    value: 60,
    traits: [{ kind: 'aim', method: 'gun', n: 2, when: 'not-moved' }],
    text: '+2 to hit before moving.',
  },
  barrel: {
    name: 'Long Barrel',
    tech: 2,
    value: 110,
    traits: [{ kind: 'harm', method: 'gun', n: 1, when: 'always' }],
    text: '+1 damage.',
  },
  spikes: {
    name: 'Hollow Rounds',
    tech: 2,
    value: 120,
    traits: [{ kind: 'inflicts', method: 'gun', status: 'bleed' }],
    text: 'Inflicts Bleed.',
  },
  grip: {
    name: 'Quick Grip',
    tech: 1,
    value: 70,
    traits: [{ kind: 'aim', method: 'gun', n: 2, when: 'reacting' }],
    text: '+2 to hit when it strikes back.',
  },
} as const satisfies Record<string, Attachment>;

export type AttachmentId = keyof typeof ATTACHMENTS;

/** Worn, one of each kind (rules: Resistances; Inventory). */
export interface Gear extends Article {
  readonly traits: readonly Trait[];
}

/** The eight pieces of gear. */
export const GEAR = {
  'gas-mask': {
    name: 'Gas Mask',
    tech: 1,
    value: 60,
    traits: [{ kind: 'resist', status: 'poison', n: 50 }],
    text: '+50% resistance to Poison.',
  },
  'fire-coat': {
    name: 'Fire Coat',
    tech: 1,
    value: 70,
    traits: [{ kind: 'resist', status: 'burn', n: 50 }],
    text: '+50% resistance to Burn.',
  },
  'rubber-soles': {
    name: 'Rubber Soles',
    tech: 1,
    value: 60,
    traits: [
      { kind: 'resist', status: 'arc', n: 50 },
      { kind: 'lands', n: 1 },
    ],
    text: '+50% resistance to Arc, 1 die less from falls.',
  },
  'wrist-strap': {
    name: 'Wrist Strap',
    tech: 1,
    value: 50,
    traits: [{ kind: 'resist', status: 'disarmed', n: 50 }],
    text: '+50% resistance to Disarmed.',
  },
  'padded-vest': {
    name: 'Padded Vest',
    tech: 1,
    value: 120,
    traits: [{ kind: 'armour', n: 1 }],
    text: '1 less damage from every hit.',
  },
  'plate-vest': {
    name: 'Plate Vest',
    tech: 2,
    value: 260,
    traits: [
      { kind: 'armour', n: 2 },
      { kind: 'move', n: -1 },
    ],
    text: '2 less damage from every hit, 1 inch less movement.',
  },
  'lucky-charm': {
    name: 'Lucky Charm',
    tech: 1,
    value: 80,
    traits: [{ kind: 'resist', n: 10 }],
    text: '+10% resistance to everything.',
  },
  'climbing-claws': {
    name: 'Climbing Claws',
    tech: 1,
    value: 60,
    traits: [{ kind: 'climb', n: 3 }],
    text: '+3 inches of climbing.',
  },
} as const satisfies Record<string, Gear>;

export type GearId = keyof typeof GEAR;

/** Used up for one Action (rules: Consume an Item). */
export interface Consumable extends Article {
  readonly acts: readonly Act[];
}

/** The eight consumables. */
export const CONSUMABLES = {
  bandage: {
    name: 'Bandage',
    tech: 1,
    value: 25,
    acts: [{ kind: 'heal', who: 'self', dice: 1, plus: 1, reach: 0 }],
    text: 'D6+1 Health.',
  },
  medkit: {
    name: 'Medkit',
    tech: 1,
    value: 60,
    acts: [{ kind: 'heal', who: 'friend', dice: 2, plus: 2, reach: 1 }],
    text: '2D6+2 Health for a friend within 1 inch.',
  },
  'field-dose': {
    name: 'Field Dose',
    tech: 1,
    value: 45,
    acts: [{ kind: 'heal', who: 'self', dice: 2, plus: 0, reach: 0 }],
    text: '2D6 Health.',
  },
  purge: {
    name: 'Purge Pill',
    tech: 1,
    value: 30,
    acts: [{ kind: 'cure', who: 'self', reach: 0 }],
    text: 'Takes every status off.',
  },
  stimulant: { name: 'Stimulant', tech: 1, value: 35, acts: [{ kind: 'hurry', n: 6 }], text: '6 inches of movement.' },
  focus: {
    name: 'Focus Drops',
    tech: 1,
    value: 30,
    acts: [
      { kind: 'prepare', who: 'self', what: 'ready', reach: 0 },
      { kind: 'hurry', n: 2 },
    ],
    text: 'Ready, and 2 inches of movement.',
  },
  'smoke-can': {
    name: 'Smoke Can',
    tech: 1,
    value: 30,
    acts: [{ kind: 'prepare', who: 'friend', what: 'defending', reach: 4 }],
    text: 'A friend within 4 inches defends.',
  },
  screamer: {
    name: 'Screamer',
    tech: 2,
    value: 50,
    acts: [{ kind: 'afflict', status: 'fear', reach: 8 }],
    text: 'Fear for an enemy within 8 inches.',
  },
} as const satisfies Record<string, Consumable>;

export type ConsumableId = keyof typeof CONSUMABLES;

export function attachment(id: AttachmentId): Attachment {
  return ATTACHMENTS[id];
}

export function gear(id: GearId): Gear {
  return GEAR[id];
}

export function consumable(id: ConsumableId): Consumable {
  return CONSUMABLES[id];
}
