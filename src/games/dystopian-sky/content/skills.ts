import type { Act, Reflex, Trait } from './effects.ts';

interface Named {
  readonly name: string;
  readonly text: string;
}

/** Used on one's Turn, for one or two Actions (rules: Activate a Skill). */
export interface Activated extends Named {
  readonly form: 'activated';
  readonly cost: 1 | 2;
  /** How often in a match. */
  readonly uses: number;
  readonly acts: readonly Act[];
}

/** Counts all the time. */
export interface Passive extends Named {
  readonly form: 'passive';
  readonly traits: readonly Trait[];
}

/** One more thing to do in a reaction (rules: Reactions). */
export interface Reactive extends Named {
  readonly form: 'reactive';
  readonly reflex: Reflex;
}

export type Skill = Activated | Passive | Reactive;

/** The 36 skills: 12 activated, 16 passive, 8 for reactions. */
export const SKILLS = {
  // Activated.
  burst: {
    name: 'Burst',
    form: 'activated',
    cost: 1,
    uses: 2,
    acts: [{ kind: 'hurry', n: 7 }],
    text: '7 inches of movement.',
  },
  roar: {
    name: 'Roar',
    form: 'activated',
    cost: 1,
    uses: 1,
    acts: [{ kind: 'afflict', status: 'fear', reach: 6 }],
    text: 'Fear for an enemy within 6 inches.',
  },
  frighten: {
    name: 'Stare Down',
    form: 'activated',
    cost: 1,
    uses: 1,
    acts: [{ kind: 'afflict', status: 'fear', reach: 8 }],
    text: 'Fear for an enemy within 8 inches.',
  },
  'field-surgery': {
    name: 'Field Surgery',
    form: 'activated',
    cost: 2,
    uses: 2,
    acts: [{ kind: 'heal', who: 'friend', dice: 2, plus: 2, reach: 1 }],
    text: '2D6+2 Health for a friend within 1 inch.',
  },
  'patch-up': {
    name: 'Patch Up',
    form: 'activated',
    cost: 1,
    uses: 2,
    acts: [{ kind: 'heal', who: 'friend', dice: 1, plus: 2, reach: 3 }],
    text: 'D6+2 Health for a friend within 3 inches.',
  },
  antidote: {
    name: 'Antidote',
    form: 'activated',
    cost: 1,
    uses: 2,
    acts: [{ kind: 'cure', who: 'friend', reach: 3 }],
    text: 'Takes every status off a friend within 3 inches.',
  },
  overload: {
    name: 'Overload',
    form: 'activated',
    cost: 1,
    uses: 2,
    acts: [{ kind: 'harm', dice: 2, reach: 8 }],
    text: '2D6 damage to an enemy within 8 inches.',
  },
  spit: {
    name: 'Acid Spit',
    form: 'activated',
    cost: 1,
    uses: 2,
    acts: [
      { kind: 'harm', dice: 1, reach: 5 },
      { kind: 'afflict', status: 'burn', reach: 5 },
    ],
    text: 'D6 damage and Burn to an enemy within 5 inches.',
  },
  'taser-shot': {
    name: 'Taser Shot',
    form: 'activated',
    cost: 1,
    uses: 2,
    acts: [{ kind: 'afflict', status: 'disarmed', reach: 10 }],
    text: 'Disarmed for an enemy within 10 inches.',
  },
  'covering-orders': {
    name: 'Heads Down',
    form: 'activated',
    cost: 1,
    uses: 2,
    acts: [{ kind: 'prepare', who: 'friend', what: 'defending', reach: 8 }],
    text: 'A friend within 8 inches defends.',
  },
  'targeting-link': {
    name: 'Targeting Link',
    form: 'activated',
    cost: 1,
    uses: 2,
    acts: [{ kind: 'prepare', who: 'friend', what: 'ready', reach: 12 }],
    text: 'A friend within 12 inches is ready.',
  },
  rally: {
    name: 'Rally',
    form: 'activated',
    cost: 2,
    uses: 1,
    acts: [
      { kind: 'heal', who: 'friend', dice: 1, plus: 0, reach: 6 },
      { kind: 'prepare', who: 'friend', what: 'ready', reach: 6 },
    ],
    text: 'D6 Health for a friend within 6 inches, who is ready.',
  },
  // Passive.
  'thick-skin': {
    name: 'Thick Skin',
    form: 'passive',
    traits: [{ kind: 'armour', n: 1 }],
    text: '1 less damage from every hit.',
  },
  fleet: { name: 'Fleet', form: 'passive', traits: [{ kind: 'move', n: 2 }], text: '+2 inches of movement.' },
  'steady-aim': {
    name: 'Steady Aim',
    form: 'passive',
    traits: [{ kind: 'aim', method: 'gun', n: 2, when: 'not-moved' }],
    text: '+2 to hit with guns before moving.',
  },
  'clean-blood': {
    name: 'Clean Blood',
    form: 'passive',
    traits: [
      { kind: 'resist', status: 'poison', n: 40 },
      { kind: 'resist', status: 'bleed', n: 40 },
    ],
    text: '+40% resistance to Poison and Bleed.',
  },
  insulated: {
    name: 'Insulated',
    form: 'passive',
    traits: [
      { kind: 'resist', status: 'arc', n: 50 },
      { kind: 'resist', status: 'stun', n: 25 },
    ],
    text: '+50% resistance to Arc, +25% to Stun.',
  },
  opportunist: {
    name: 'Opportunist',
    form: 'passive',
    traits: [{ kind: 'harm', n: 2, when: 'target-hurt' }],
    text: '+2 damage to a target that has lost Health.',
  },
  brawler: {
    name: 'Brawler',
    form: 'passive',
    traits: [
      { kind: 'aim', method: 'melee', n: 1, when: 'always' },
      { kind: 'aim', method: 'fists', n: 2, when: 'always' },
    ],
    text: '+1 to hit in melee, +2 with fists.',
  },
  haymaker: {
    name: 'Haymaker',
    form: 'passive',
    traits: [
      { kind: 'inflicts', method: 'fists', status: 'staggered' },
      { kind: 'harm', method: 'fists', n: 2, when: 'always' },
    ],
    text: 'Fists inflict Staggered and do +2 damage.',
  },
  'strong-arm': {
    name: 'Strong Arm',
    form: 'passive',
    traits: [{ kind: 'range', method: 'explosive', n: 4 }],
    text: 'Throws explosives 4 inches further.',
  },
  marksman: {
    name: 'Marksman',
    form: 'passive',
    traits: [{ kind: 'crit', from: 19 }],
    text: 'A roll of 19 is a Critical Hit, too.',
  },
  'long-eye': {
    name: 'Long Eye',
    form: 'passive',
    traits: [{ kind: 'range', method: 'gun', n: 4 }],
    text: 'Guns reach 4 inches further.',
  },
  'rooftop-runner': {
    name: 'Rooftop Runner',
    form: 'passive',
    traits: [
      { kind: 'climb', n: 3 },
      { kind: 'aim', n: 1, when: 'high-ground' },
    ],
    text: '+3 inches of climbing, +1 to hit from the high ground.',
  },
  'cat-landing': {
    name: 'Cat Landing',
    form: 'passive',
    traits: [{ kind: 'lands', n: 2 }],
    text: '2 dice less from every fall.',
  },
  'hard-to-hit': {
    name: 'Hard to Hit',
    form: 'passive',
    traits: [{ kind: 'evades', n: 1, when: 'always' }],
    text: 'Attackers need 1 more to hit.',
  },
  grit: {
    name: 'Grit',
    form: 'passive',
    traits: [{ kind: 'evades', n: 2, when: 'hurt' }],
    text: 'Attackers need 2 more to hit while this unit has half its Health or less.',
  },
  'venom-glands': {
    name: 'Venom Glands',
    form: 'passive',
    traits: [{ kind: 'inflicts', method: 'melee', status: 'poison' }],
    text: 'Melee hits inflict Poison.',
  },
  // For reactions.
  'slip-away': {
    name: 'Slip Away',
    form: 'reactive',
    reflex: { kind: 'dash', n: 6 },
    text: 'A dash of up to 6 inches.',
  },
  'smoke-pellet': {
    name: 'Smoke Pellet',
    form: 'reactive',
    reflex: { kind: 'afflict', status: 'disarmed', reach: 4 },
    text: 'Disarmed for an attacker within 4 inches.',
  },
  brace: { name: 'Brace', form: 'reactive', reflex: { kind: 'brace' }, text: 'Defends until its next Turn.' },
  counterpunch: {
    name: 'Counterpunch',
    form: 'reactive',
    reflex: { kind: 'riposte', n: 3 },
    text: 'Strikes back with +3 to hit.',
  },
  riposte: {
    name: 'Riposte',
    form: 'reactive',
    reflex: { kind: 'riposte', n: 2 },
    text: 'Strikes back with +2 to hit.',
  },
  recover: { name: 'Recover', form: 'reactive', reflex: { kind: 'recover', dice: 1 }, text: 'D6 Health.' },
  'second-heart': { name: 'Second Heart', form: 'reactive', reflex: { kind: 'recover', dice: 2 }, text: '2D6 Health.' },
  'static-field': {
    name: 'Static Field',
    form: 'reactive',
    reflex: { kind: 'afflict', status: 'arc', reach: 3 },
    text: 'Arc for an attacker within 3 inches.',
  },
} as const satisfies Record<string, Skill>;

export type SkillId = keyof typeof SKILLS;

export function skill(id: SkillId): Skill {
  return SKILLS[id];
}
