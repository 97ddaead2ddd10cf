/**
 * Crews that can be hired at one press. A crew fills the space of one breach as far as the rations go, with the most
 * expensive pirates that leave enough for the others; `kinds` says which kind of damage each specializes in, in turn.
 */
export interface Crew {
  readonly name: string;
  readonly kinds: readonly ('endurance' | 'security')[];
}

export const CREWS = {
  mixed: { name: 'Mixed Crew', kinds: ['endurance', 'security'] },
  breakers: { name: 'Anti-Turret Crew', kinds: ['endurance'] },
  hackers: { name: 'Anti-Trap Crew', kinds: ['security'] },
} as const satisfies Record<string, Crew>;

export type CrewId = keyof typeof CREWS;
