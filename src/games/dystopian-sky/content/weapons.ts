import type { Status } from './effects.ts';

/** What every article of the Armory has (rules: Inventory). */
interface Article {
  readonly name: string;
  /** The Tech a unit needs to use it (D29). */
  readonly tech: number;
  /** Its price in credits. */
  readonly value: number;
  readonly text?: string;
}

/** This many dice of this many sides. */
export interface Dice {
  readonly n: number;
  readonly sides: 4 | 6 | 8 | 10 | 12;
}

export interface Melee extends Article {
  readonly method: 'melee';
  readonly damage: Dice;
  /** Inches (D9). */
  readonly reach: number;
  readonly inflicts?: Status;
}

export interface Gun extends Article {
  readonly method: 'gun';
  readonly damage: Dice;
  /** Its effective range in inches (rules: Effective Range). */
  readonly range: readonly [from: number, to: number];
  readonly inflicts?: Status;
}

/** Used up when thrown (rules: Explosives). */
export interface Explosive extends Article {
  readonly method: 'explosive';
  /** The Blast Radius. */
  readonly damage: Dice;
  readonly inflicts?: Status;
}

export type Weapon = Melee | Gun | Explosive;

/** Eight melee weapons, twelve guns and five explosives. */
export const WEAPONS = {
  knife: {
    name: 'Knife',
    method: 'melee',
    tech: 1,
    value: 50,
    damage: { n: 1, sides: 6 },
    reach: 1,
    inflicts: 'bleed',
  },
  wrench: { name: 'Pipe Wrench', method: 'melee', tech: 1, value: 60, damage: { n: 1, sides: 8 }, reach: 1 },
  machete: { name: 'Machete', method: 'melee', tech: 1, value: 100, damage: { n: 1, sides: 10 }, reach: 1 },
  chain: { name: 'Drag Chain', method: 'melee', tech: 1, value: 110, damage: { n: 1, sides: 6 }, reach: 3 },
  'shock-baton': {
    name: 'Shock Baton',
    method: 'melee',
    tech: 2,
    value: 160,
    damage: { n: 1, sides: 8 },
    reach: 1,
    inflicts: 'stun',
  },
  'ram-hammer': {
    name: 'Ram Hammer',
    method: 'melee',
    tech: 2,
    value: 180,
    damage: { n: 1, sides: 10 },
    reach: 1,
    inflicts: 'staggered',
  },
  'heat-blade': {
    name: 'Heat Blade',
    method: 'melee',
    tech: 3,
    value: 260,
    damage: { n: 2, sides: 6 },
    reach: 1,
    inflicts: 'burn',
  },
  'arc-lance': {
    name: 'Arc Lance',
    method: 'melee',
    tech: 4,
    value: 320,
    damage: { n: 2, sides: 6 },
    reach: 2,
    inflicts: 'arc',
  },

  'zip-gun': { name: 'Zip Gun', method: 'gun', tech: 1, value: 60, damage: { n: 1, sides: 6 }, range: [0, 8] },
  revolver: { name: 'Revolver', method: 'gun', tech: 1, value: 100, damage: { n: 1, sides: 8 }, range: [0, 10] },
  'nail-driver': {
    name: 'Nail Driver',
    method: 'gun',
    tech: 1,
    value: 110,
    damage: { n: 1, sides: 6 },
    range: [0, 8],
    inflicts: 'bleed',
  },
  carbine: { name: 'Carbine', method: 'gun', tech: 1, value: 150, damage: { n: 1, sides: 8 }, range: [4, 16] },
  shotgun: { name: 'Shotgun', method: 'gun', tech: 1, value: 160, damage: { n: 2, sides: 6 }, range: [0, 6] },
  'machine-pistol': {
    name: 'Machine Pistol',
    method: 'gun',
    tech: 2,
    value: 180,
    damage: { n: 2, sides: 4 },
    range: [0, 10],
  },
  'hunting-rifle': {
    name: 'Hunting Rifle',
    method: 'gun',
    tech: 2,
    value: 210,
    damage: { n: 1, sides: 12 },
    range: [8, 24],
  },
  'fear-projector': {
    name: 'Fear Projector',
    method: 'gun',
    tech: 2,
    value: 110,
    damage: { n: 1, sides: 6 },
    range: [0, 10],
    inflicts: 'fear',
  },
  'dart-rifle': {
    name: 'Dart Rifle',
    method: 'gun',
    tech: 2,
    value: 190,
    damage: { n: 1, sides: 6 },
    range: [4, 14],
    inflicts: 'poison',
  },
  flamer: {
    name: 'Flamer',
    method: 'gun',
    tech: 2,
    value: 230,
    damage: { n: 1, sides: 8 },
    range: [0, 6],
    inflicts: 'burn',
  },
  'coil-gun': { name: 'Coil Gun', method: 'gun', tech: 3, value: 280, damage: { n: 2, sides: 6 }, range: [4, 14] },
  'arc-caster': {
    name: 'Arc Caster',
    method: 'gun',
    tech: 4,
    value: 320,
    damage: { n: 2, sides: 6 },
    range: [2, 12],
    inflicts: 'arc',
  },

  grenade: { name: 'Grenade', method: 'explosive', tech: 1, value: 160, damage: { n: 4, sides: 6 } },
  molotov: {
    name: 'Molotov Cocktail',
    method: 'explosive',
    tech: 1,
    value: 120,
    damage: { n: 2, sides: 6 },
    inflicts: 'burn',
  },
  'flash-can': {
    name: 'Flash Can',
    method: 'explosive',
    tech: 1,
    value: 50,
    damage: { n: 2, sides: 4 },
    inflicts: 'disarmed',
  },
  'toxin-flask': {
    name: 'Toxin Flask',
    method: 'explosive',
    tech: 2,
    value: 70,
    damage: { n: 2, sides: 4 },
    inflicts: 'poison',
  },
  'shard-mine': {
    name: 'Shard Charge',
    method: 'explosive',
    tech: 2,
    value: 120,
    damage: { n: 3, sides: 6 },
    inflicts: 'bleed',
  },
} as const satisfies Record<string, Weapon>;

export type WeaponId = keyof typeof WEAPONS;

export function weapon(id: WeaponId): Weapon {
  return WEAPONS[id];
}
