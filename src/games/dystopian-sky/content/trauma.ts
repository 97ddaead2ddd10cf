import type { Stat } from './effects.ts';

interface Trauma {
  readonly name: string;
  readonly stats: Readonly<Partial<Record<Stat, number>>>;
  readonly health?: number;
}

/** The Trauma table: the row of a D20, from 1 (rules: Trauma). Rows 1 to 4 are printed. */
const TRAUMAS: readonly Trauma[] = [
  { name: 'Skull Plate', stats: { agility: -1, brawn: -1, focus: -1, tech: 3 }, health: -2 },
  { name: 'Numb to It', stats: { agility: -1, focus: -1, tech: 2 }, health: 4 },
  { name: 'Rage', stats: { agility: -1, brawn: 2, focus: -1 }, health: 2 },
  { name: 'Steel Leg', stats: { agility: -2, brawn: 1, tech: 1 } },
  { name: 'Shaking Hands', stats: { focus: -2, agility: 1 } },
  { name: 'Lost Eye', stats: { focus: -1, tech: 1 } },
  { name: 'Cybernetic Arm', stats: { brawn: 1, tech: 1, agility: -1 } },
  { name: 'Bad Lung', stats: { agility: -1 }, health: -2 },
  { name: 'Scar Tissue', stats: { agility: -1 }, health: 5 },
  { name: 'Night Terrors', stats: { focus: -1, agility: 1 }, health: -1 },
  { name: 'Cold Patience', stats: { focus: 2, brawn: -1, agility: -1 } },
  { name: 'Short Fuse', stats: { brawn: 2, focus: -1, tech: -1 } },
  { name: 'Rebuilt Spine', stats: { agility: 1, tech: 1, brawn: -1 }, health: -2 },
  { name: 'Flinch', stats: { agility: 2, focus: -1, brawn: -1 } },
  { name: 'Crushed Hand', stats: { tech: -1, brawn: -1 }, health: 2 },
  { name: 'Broken Ribs', stats: { brawn: -1 }, health: -2 },
  { name: 'Survivor', stats: {}, health: 3 },
  { name: 'Nothing to Lose', stats: { focus: 1, brawn: 1, agility: -1 }, health: -2 },
  { name: 'Implant', stats: { tech: 2 }, health: -3 },
  { name: 'Clear Head', stats: { focus: 1 }, health: -1 },
];

/** Rows of the table: a D20. */
export const TRAUMA_ROWS = TRAUMAS.length;

/** The row of that D20. Throws for other numbers. */
export function traumaRow(row: number): Trauma {
  const trauma = TRAUMAS[row - 1];
  if (!trauma) throw new Error(`The Trauma table has no row ${String(row)}.`);
  return trauma;
}
