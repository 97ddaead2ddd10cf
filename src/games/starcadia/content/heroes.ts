import type { Trait } from './effects.ts';

interface Hero {
  readonly name: string;
  readonly defense: number;
  readonly life: number;
  readonly ability: string;
  readonly traits: readonly Trait[];
}

/** The eight heroes (rules: Anatomy of a Hero). The ability of each acts at a moment of its own. */
export const HEROES = {
  edge: {
    name: 'Edge',
    defense: 2,
    life: 4,
    ability: 'Clean cut: when he kills, the weapon he used is unexhausted.',
    traits: [{ kind: 'strike', strike: { kind: 'on-kill', gain: 'ready-weapon' } }],
  },
  hannah: {
    name: 'Hannah Lone',
    defense: 2,
    life: 4,
    ability: 'Steady aim: 1 more die in ranged attacks before she moves.',
    traits: [{ kind: 'strike', reach: 'ranged', strike: { kind: 'dice', n: 1, when: 'before-moving' } }],
  },
  bahbaka: {
    name: 'Bahbaka',
    defense: 1,
    life: 6,
    ability: 'Long nap: 2 of his wounds are removed whenever the crew rests.',
    traits: [{ kind: 'rest', n: 2 }],
  },
  red: {
    name: 'Red',
    defense: 1,
    life: 6,
    ability: 'Haymaker: a CRIT in her melee attack dazes the target.',
    traits: [{ kind: 'strike', reach: 'melee', strike: { kind: 'on-crit', blow: 'daze' } }],
  },
  blaze: {
    name: 'Col. Blaze McGunner',
    defense: 2,
    life: 5,
    ability: 'Medals, many: 1 reroll in every attack on a monster.',
    traits: [{ kind: 'strike', strike: { kind: 'rerolls', n: 1, when: 'against-monsters' } }],
  },
  digits: {
    name: 'Digits',
    defense: 2,
    life: 4,
    ability: 'Tinkerer: collecting a gadget unexhausts all boosts and reactions of Digits.',
    traits: [{ kind: 'tinker' }],
  },
  quillon: {
    name: 'Quillon Vask',
    defense: 1,
    life: 4,
    ability: 'Excuse me: moving triggers no guard reactions.',
    traits: [{ kind: 'unguarded' }],
  },
  torque: {
    name: 'Mama Torque',
    defense: 2,
    life: 4,
    ability: 'Live wire: a Close attacker that inflicts no wound on her takes 1 wound.',
    traits: [{ kind: 'thorns' }],
  },
} as const satisfies Record<string, Hero>;

export type HeroId = keyof typeof HEROES;
