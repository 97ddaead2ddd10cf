/** The four stats of a unit (rules: Stats). */
export const STATS = ['agility', 'brawn', 'focus', 'tech'] as const;
export type Stat = (typeof STATS)[number];

/** The eight conditions (rules: Status Effects). */
export const STATUSES = ['stun', 'arc', 'bleed', 'burn', 'disarmed', 'fear', 'poison', 'staggered'] as const;
export type Status = (typeof STATUSES)[number];

/** What an attack is made with. Fists are always at hand. */
export const METHODS = ['melee', 'gun', 'explosive', 'fists'] as const;
export type Method = (typeof METHODS)[number];

/** When a bonus counts. */
export type When = 'always' | 'high-ground' | 'not-moved' | 'target-hurt' | 'hurt' | 'reacting';

/** What a skill, an attachment or a piece of gear gives permanently. A closed list. */
export type Trait =
  /** Added to a roll to hit, or to damage, of attacks by this method; by any where none is named. */
  | { readonly kind: 'aim' | 'harm'; readonly method?: Method; readonly n: number; readonly when: When }
  /** One status more that a hit by this method inflicts. */
  | { readonly kind: 'inflicts'; readonly method: Method; readonly status: Status }
  /** Percent added to the chance to resist a status; to every chance where none is named. */
  | { readonly kind: 'resist'; readonly status?: Status; readonly n: number }
  /** Inches of movement, or of climbing, in each phase. */
  | { readonly kind: 'move' | 'climb'; readonly n: number }
  /** This many damage dice of each fall do not count. */
  | { readonly kind: 'lands'; readonly n: number }
  /** Taken off the damage of every hit, as far as it goes. */
  | { readonly kind: 'armour'; readonly n: number }
  /** Attackers need so much more to hit. */
  | { readonly kind: 'evades'; readonly n: number; readonly when: When }
  /** A roll of this or more is a Critical Hit. */
  | { readonly kind: 'crit'; readonly from: number }
  /** Inches added to the far end of the effective range of guns, or to the throw of explosives. */
  | { readonly kind: 'range'; readonly method: 'gun' | 'explosive'; readonly n: number }
  /** Inches added to the dash of a reaction. */
  | { readonly kind: 'dash'; readonly n: number }
  /** Health added to what a rest or a consumable heals. */
  | { readonly kind: 'heals'; readonly n: number };

/** What an activated skill or a consumable does at once. A closed list. */
export type Act =
  /** Health for a unit: dice of six, and a number. */
  | {
      readonly kind: 'heal';
      readonly who: 'self' | 'friend';
      readonly dice: number;
      readonly plus: number;
      readonly reach: number;
    }
  /** Takes every status off a unit. */
  | { readonly kind: 'cure'; readonly who: 'self' | 'friend'; readonly reach: number }
  /** Inches of movement for this phase. */
  | { readonly kind: 'hurry'; readonly n: number }
  /** A status for an enemy in line of sight, within this many inches. */
  | { readonly kind: 'afflict'; readonly status: Status; readonly reach: number }
  /** Damage to an enemy in line of sight, within this many inches, without a roll to hit. */
  | { readonly kind: 'harm'; readonly dice: number; readonly reach: number }
  /** A friend, or the unit itself, is ready or defending until its crew's next Turn. */
  | {
      readonly kind: 'prepare';
      readonly who: 'self' | 'friend';
      readonly what: 'ready' | 'defending';
      readonly reach: number;
    };

/** What a reaction skill allows beside striking back and a dash (rules: Reactions). */
export type Reflex =
  /** A dash of this many inches. */
  | { readonly kind: 'dash'; readonly n: number }
  /** Health: dice of six. */
  | { readonly kind: 'recover'; readonly dice: number }
  /** Defending until its crew's next Turn. */
  | { readonly kind: 'brace' }
  /** A status for the attacker, if it is within this many inches. */
  | { readonly kind: 'afflict'; readonly status: Status; readonly reach: number }
  /** Strikes back with so much more to hit. */
  | { readonly kind: 'riposte'; readonly n: number };
