import type { MonsterClass } from './monsters.ts';

/** The places on the monster dashboard: class and rank (rules: Monster Designation). */
export const DESIGNATIONS = ['T1', 'T2', 'T3', 'O1', 'O2', 'V'] as const;
export type Designation = (typeof DESIGNATIONS)[number];

export const CLASS_OF = {
  T1: 'trooper',
  T2: 'trooper',
  T3: 'trooper',
  O1: 'officer',
  O2: 'officer',
  V: 'villain',
} as const satisfies Record<Designation, MonsterClass>;
