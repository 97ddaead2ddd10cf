import type { Stat } from './effects.ts';

interface Background {
  readonly name: string;
  /** What it changes of the stats, and of Health (rules: Background). */
  readonly stats: Readonly<Partial<Record<Stat, number>>>;
  readonly health?: number;
}

/** The twelve backgrounds: what a unit was before. */
export const BACKGROUNDS = {
  courier: { name: 'Courier', stats: { agility: 1, brawn: -1 } },
  welder: { name: 'Welder', stats: { brawn: 1, agility: -1 }, health: 2 },
  gambler: { name: 'Gambler', stats: { focus: 1, brawn: -1 }, health: 1 },
  technician: { name: 'Technician', stats: { tech: 2, brawn: -1 } },
  boxer: { name: 'Prizefighter', stats: { brawn: 1, tech: -1 }, health: 1 },
  sniper: { name: 'Roof Watch', stats: { focus: 1, agility: -1 }, health: 2 },
  medic: { name: 'Street Medic', stats: { tech: 1 }, health: -1 },
  smuggler: { name: 'Smuggler', stats: { agility: 1, tech: -1 } },
  convict: { name: 'Convict', stats: { focus: -1 }, health: 4 },
  orphan: { name: 'Stairwell Kid', stats: { agility: 1, focus: -1 }, health: 1 },
  clerk: { name: 'Records Clerk', stats: { focus: 1, tech: 1, brawn: -2 }, health: 1 },
  diver: { name: 'Tank Diver', stats: { brawn: 1, focus: -1 }, health: 2 },
} as const satisfies Record<string, Background>;

export type BackgroundId = keyof typeof BACKGROUNDS;

export function background(id: BackgroundId): Background {
  return BACKGROUNDS[id];
}
