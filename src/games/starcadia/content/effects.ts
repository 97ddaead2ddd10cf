/** How an attack reaches its target (rules: Confirm Target). */
export type Reach = 'melee' | 'ranged';

/** The type of a weapon or boost; those of type Special attack as their dice say (rules: Weapons; Boosts). */
export type UpgradeType = 'melee' | 'ranged' | 'special';

/** When a bonus of an attack counts. */
export type When =
  | 'always'
  | 'against-monsters'
  | 'against-heroes'
  | 'against-wounded'
  | 'against-dazed'
  | 'same-space'
  | 'before-moving'
  | 'after-moving'
  | 'while-wounded'
  | 'ally-close';

/** What an attack does to a target. */
export type Blow = 'daze' | 'shove' | 'drop-gadget';

/** What the attacker gets out of an attack. */
export type Gain = 'recover' | 'ready-weapon' | 'token';

/** One thing an attack has beside its dice. */
export type Strike =
  /** That many more dice, or rerolls. */
  | { readonly kind: 'dice' | 'rerolls'; readonly n: number; readonly when: When }
  /** That many hits without a die. */
  | { readonly kind: 'hits'; readonly n: number; readonly when: When }
  /** That many saves of each target do not count. */
  | { readonly kind: 'pierce'; readonly n: number }
  /** The roll also counts against every other enemy in the target's space, or Close to the attacker. */
  | { readonly kind: 'splash'; readonly over: 'target-space' | 'around-attacker' }
  /** Wounds the attacker takes before rolling; not allowed if they would kill (rules: Self Sacrifice). */
  | { readonly kind: 'sacrifice'; readonly n: number }
  /** Once an attack, if a crit is rolled. */
  | { readonly kind: 'on-crit'; readonly blow: Blow }
  | { readonly kind: 'on-crit-gain'; readonly gain: Gain }
  /** If the primary target takes a wound. */
  | { readonly kind: 'on-wound'; readonly blow: Blow }
  /** For each target it kills. */
  | { readonly kind: 'on-kill'; readonly gain: Gain }
  /** A monster attacked this way does not pay back. */
  | { readonly kind: 'no-payback' };

/** What somebody always has (rules: Passives; natural abilities of heroes, abilities of monsters). */
export type Trait =
  | { readonly kind: 'movement'; readonly n: number }
  /** Moving triggers no guard reactions. */
  | { readonly kind: 'unguarded' }
  /** Every attack with that reach has this as well; with any reach where none is named. */
  | { readonly kind: 'strike'; readonly reach?: Reach; readonly strike: Strike }
  | { readonly kind: 'defense'; readonly n: number; readonly against: Reach | 'while-wounded' }
  /** Cannot be dazed or shoved. */
  | { readonly kind: 'steady' }
  /** A Close attacker that inflicts no wound takes one. */
  | { readonly kind: 'thorns' }
  /** Loses that many wounds when its crew rests. */
  | { readonly kind: 'rest'; readonly n: number }
  /** Begins each scenario with this gadget. */
  | { readonly kind: 'gear'; readonly gadget: GadgetId }
  /** Collecting a gadget unexhausts all of its upgrades of that category. */
  | { readonly kind: 'tinker' }
  /** Its crew gets that many more victory tokens for each monster it kills. */
  | { readonly kind: 'bounty'; readonly n: number }
  /** Occupies a whole space, and shoves everybody out of each space it enters (rules: Huge Characters). */
  | { readonly kind: 'huge' };

/** What a reaction does to the attack it answers (rules: Reactions). */
export type Reflex =
  /** This many more dice in the defense roll, or fewer in the attack roll. */
  | { readonly kind: 'defense' | 'fewer-dice'; readonly n: number }
  /** This many saves without a die. */
  | { readonly kind: 'saves'; readonly n: number }
  /** More dice of this defense roll can be rolled again. */
  | { readonly kind: 'rerolls'; readonly n: number }
  /** Crits of the attack roll no extra dice. */
  | { readonly kind: 'no-extra-dice' }
  /** The attacker takes a wound if the attack inflicts none. */
  | { readonly kind: 'strike-back' };

export const GADGETS = {
  stimpack: { name: 'Stimpack' },
  hoverboard: { name: 'Hoverboard' },
  recharge: { name: 'Recharge' },
} as const satisfies Record<string, { readonly name: string }>;

export type GadgetId = keyof typeof GADGETS;
