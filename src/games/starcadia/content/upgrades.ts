import type { Reach, Reflex, Strike, Trait, UpgradeType } from './effects.ts';

/** The deck an upgrade belongs to (rules: Token ID): starters, the three levels, scenario rewards, armory. */
export type UpgradeDeck = 'S' | '1' | '2' | '3' | 'R' | 'A';

interface Token {
  readonly name: string;
  readonly deck: UpgradeDeck;
  /** Tokens of this design in its deck; one unless it says more. Of starters, one for each crew. */
  readonly copies?: number;
  readonly text: string;
}

export interface Weapon extends Token {
  readonly category: 'weapon';
  readonly type: UpgradeType;
  readonly reach: Reach;
  readonly dice: number;
  readonly strikes?: readonly Strike[];
}

export interface Boost extends Token {
  readonly category: 'boost';
  readonly type: UpgradeType;
  readonly strikes: readonly Strike[];
}

export interface Passive extends Token {
  readonly category: 'passive';
  readonly defense?: number;
  readonly life?: number;
  readonly rerolls?: number;
  readonly traits?: readonly Trait[];
}

export interface Reaction extends Token {
  readonly category: 'reaction';
  readonly reflexes: readonly Reflex[];
}

export type Upgrade = Weapon | Boost | Passive | Reaction;

const always = 'always';

/** Every design of an upgrade token (rules: Upgrades). The seven starters and the Combat Exosuit have printed figures. */
export const UPGRADES = {
  // Starters, one of each for every crew.
  'pulse-blade': {
    name: 'Pulse Blade',
    deck: 'S',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 3,
    text: '',
  },
  'repeater-pistol': {
    name: 'Repeater Pistol',
    deck: 'S',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 2,
    text: '',
  },
  'blaster-rifle': {
    name: 'Blaster Rifle',
    deck: 'S',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 3,
    text: '',
  },
  'iron-fists': {
    name: 'Iron Fists',
    deck: 'S',
    category: 'boost',
    type: 'melee',
    strikes: [{ kind: 'dice', n: 1, when: always }],
    text: '1 more die.',
  },
  'red-dot-sight': {
    name: 'Red Dot Sight',
    deck: 'S',
    category: 'boost',
    type: 'ranged',
    strikes: [{ kind: 'rerolls', n: 2, when: always }],
    text: '2 rerolls.',
  },
  'kitty-primed': {
    name: 'Kitty Primed',
    deck: 'S',
    category: 'weapon',
    type: 'special',
    reach: 'ranged',
    dice: 2,
    strikes: [{ kind: 'splash', over: 'target-space' }],
    text: 'Also hits all other enemies in the target’s space.',
  },
  'red-shirt': { name: 'Red Shirt', deck: 'S', category: 'passive', defense: 1, rerolls: 1, text: '' },

  // Level 1.
  'combat-exosuit': { name: 'Combat Exosuit', deck: '1', category: 'passive', rerolls: 2, copies: 2, text: '' },
  'plasma-cutter': {
    name: 'Plasma Cutter',
    deck: '1',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 3,
    strikes: [{ kind: 'pierce', n: 1 }],
    text: 'Ignores 1 save.',
  },
  'boarding-axe': {
    name: 'Boarding Axe',
    deck: '1',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 4,
    text: '',
  },
  'static-whip': {
    name: 'Static Whip',
    deck: '1',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 3,
    strikes: [{ kind: 'on-wound', blow: 'shove' }],
    text: 'Shoves a target it wounds.',
  },
  'long-scope': {
    name: 'Long Scope Carbine',
    deck: '1',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 3,
    strikes: [{ kind: 'dice', n: 1, when: 'before-moving' }],
    text: '1 more die if used before moving.',
  },
  'twin-poppers': {
    name: 'Twin Poppers',
    deck: '1',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 3,
    strikes: [{ kind: 'rerolls', n: 1, when: always }],
    copies: 2,
    text: '1 reroll.',
  },
  'ice-cream-cannon': {
    name: 'Ice Cream Cannon',
    deck: '1',
    category: 'weapon',
    type: 'special',
    reach: 'ranged',
    dice: 3,
    strikes: [{ kind: 'on-crit', blow: 'daze' }],
    text: 'A CRIT dazes the target.',
  },
  'spin-kick': {
    name: 'Spin Kick',
    deck: '1',
    category: 'boost',
    type: 'melee',
    strikes: [{ kind: 'splash', over: 'around-attacker' }],
    text: 'Also hits every other Close enemy.',
  },
  'brass-knuckles': {
    name: 'Brass Knuckles',
    deck: '1',
    category: 'boost',
    type: 'melee',
    strikes: [{ kind: 'dice', n: 2, when: 'same-space' }],
    copies: 2,
    text: '2 more dice against a target in the same space.',
  },
  'trick-mirror': {
    name: 'Trick Mirror',
    deck: '1',
    category: 'boost',
    type: 'ranged',
    strikes: [{ kind: 'dice', n: 1, when: always }],
    copies: 2,
    text: '1 more die.',
  },
  'spare-battery': {
    name: 'Spare Battery',
    deck: '1',
    category: 'boost',
    type: 'special',
    strikes: [{ kind: 'dice', n: 2, when: always }],
    text: '2 more dice.',
  },
  'padded-vest': { name: 'Padded Vest', deck: '1', category: 'passive', life: 1, copies: 2, text: '' },
  'magnet-boots': {
    name: 'Magnet Boots',
    deck: '1',
    category: 'passive',
    traits: [{ kind: 'steady' }],
    defense: 1,
    text: 'Cannot be dazed or shoved.',
  },
  duck: {
    name: 'Duck!',
    deck: '1',
    category: 'reaction',
    reflexes: [{ kind: 'fewer-dice', n: 2 }],
    copies: 2,
    text: 'The attacker rolls 2 fewer dice.',
  },

  // Level 2.
  'gravity-hammer': {
    name: 'Gravity Hammer',
    deck: '2',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 5,
    strikes: [{ kind: 'on-wound', blow: 'shove' }],
    text: 'Shoves a target it wounds.',
  },
  'vibro-rapier': {
    name: 'Vibro Rapier',
    deck: '2',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 4,
    strikes: [{ kind: 'rerolls', n: 2, when: 'against-heroes' }],
    text: '2 rerolls against heroes.',
  },
  'chainsaw-lasso': {
    name: 'Chainsaw Lasso',
    deck: '2',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 4,
    strikes: [{ kind: 'splash', over: 'around-attacker' }],
    text: 'Also hits every other Close enemy.',
  },
  'rail-needle': {
    name: 'Rail Needle',
    deck: '2',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 4,
    strikes: [{ kind: 'pierce', n: 2 }],
    text: 'Ignores 2 saves.',
  },
  'scatter-blaster': {
    name: 'Scatter Blaster',
    deck: '2',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 3,
    strikes: [
      { kind: 'splash', over: 'target-space' },
      { kind: 'dice', n: 1, when: 'after-moving' },
    ],
    text: 'Also hits all other enemies in that space. 1 more die if used after moving.',
  },
  'quiet-type': {
    name: 'The Quiet Type',
    deck: '2',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 4,
    strikes: [{ kind: 'no-payback' }],
    copies: 2,
    text: 'Its target does not pay back.',
  },
  'taco-launcher': {
    name: 'Taco Launcher',
    deck: '2',
    category: 'weapon',
    type: 'special',
    reach: 'ranged',
    dice: 4,
    strikes: [{ kind: 'on-crit', blow: 'drop-gadget' }],
    text: 'A CRIT makes the target drop a gadget.',
  },
  'shock-gloves': {
    name: 'Shock Gloves',
    deck: '2',
    category: 'weapon',
    type: 'special',
    reach: 'melee',
    dice: 4,
    strikes: [{ kind: 'on-wound', blow: 'daze' }],
    text: 'Dazes a target it wounds.',
  },
  adrenaline: {
    name: 'Adrenaline',
    deck: '2',
    category: 'boost',
    type: 'melee',
    strikes: [{ kind: 'dice', n: 2, when: 'while-wounded' }],
    text: '2 more dice while this hero is wounded.',
  },
  'tracer-rounds': {
    name: 'Tracer Rounds',
    deck: '2',
    category: 'boost',
    type: 'ranged',
    strikes: [{ kind: 'hits', n: 1, when: 'against-wounded' }],
    copies: 2,
    text: '1 more hit against a wounded target.',
  },
  overcharge: {
    name: 'Overcharge',
    deck: '2',
    category: 'boost',
    type: 'special',
    strikes: [
      { kind: 'sacrifice', n: 1 },
      { kind: 'hits', n: 2, when: always },
    ],
    text: 'Take 1 wound for 2 more hits.',
  },
  'jump-jets': {
    name: 'Jump Jets',
    deck: '2',
    category: 'passive',
    traits: [{ kind: 'movement', n: 1 }, { kind: 'unguarded' }],
    text: '1 more movement point. Moving triggers no guard reactions.',
  },
  deflector: {
    name: 'Deflector',
    deck: '2',
    category: 'passive',
    defense: 1,
    traits: [{ kind: 'defense', n: 1, against: 'ranged' }],
    copies: 2,
    text: '1 more defense die against ranged attacks.',
  },
  'tall-tales': {
    name: 'Book of Tall Tales',
    deck: '2',
    category: 'passive',
    traits: [{ kind: 'bounty', n: 1 }],
    text: '1 more victory token for each monster this hero kills.',
  },
  'second-wind': {
    name: 'Second Wind',
    deck: '2',
    category: 'passive',
    life: 2,
    traits: [{ kind: 'rest', n: 1 }],
    text: '1 wound is removed when the crew rests.',
  },
  'mirror-shield': {
    name: 'Mirror Shield',
    deck: '2',
    category: 'reaction',
    reflexes: [{ kind: 'saves', n: 1 }, { kind: 'strike-back' }],
    copies: 2,
    text: '1 save. An attacker that inflicts no wound takes 1 wound.',
  },

  // Level 3.
  'star-cleaver': {
    name: 'Star Cleaver',
    deck: '3',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 6,
    text: '',
  },
  'last-word': {
    name: 'The Last Word',
    deck: '3',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 5,
    strikes: [
      { kind: 'on-kill', gain: 'recover' },
      { kind: 'pierce', n: 1 },
    ],
    text: 'Ignores 1 save. A kill removes 1 wound from this hero.',
  },
  'meteor-flail': {
    name: 'Meteor Flail',
    deck: '3',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 5,
    strikes: [{ kind: 'splash', over: 'around-attacker' }],
    text: 'Also hits every other Close enemy.',
  },
  'nova-rifle': {
    name: 'Nova Rifle',
    deck: '3',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 5,
    strikes: [{ kind: 'dice', n: 1, when: 'against-monsters' }],
    text: '1 more die against monsters.',
  },
  'headline-maker': {
    name: 'Headline Maker',
    deck: '3',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 5,
    strikes: [{ kind: 'on-kill', gain: 'token' }],
    text: 'A kill gives 1 victory token.',
  },
  'comet-mortar': {
    name: 'Comet Mortar',
    deck: '3',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 4,
    strikes: [
      { kind: 'splash', over: 'target-space' },
      { kind: 'on-wound', blow: 'shove' },
    ],
    text: 'Hits all enemies in the target’s space. Shoves a target it wounds.',
  },
  'brain-freeze': {
    name: 'Brain Freeze Ray',
    deck: '3',
    category: 'weapon',
    type: 'special',
    reach: 'ranged',
    dice: 4,
    strikes: [
      { kind: 'on-wound', blow: 'daze' },
      { kind: 'hits', n: 1, when: 'against-dazed' },
    ],
    text: 'Dazes a target it wounds. 1 more hit against a dazed target.',
  },
  'wrecking-ball': {
    name: 'Wrecking Ball',
    deck: '3',
    category: 'weapon',
    type: 'special',
    reach: 'melee',
    dice: 6,
    strikes: [{ kind: 'sacrifice', n: 1 }],
    text: 'Take 1 wound to use it.',
  },
  'finishing-move': {
    name: 'Finishing Move',
    deck: '3',
    category: 'boost',
    type: 'melee',
    strikes: [{ kind: 'hits', n: 2, when: 'against-wounded' }],
    copies: 2,
    text: '2 more hits against a wounded target.',
  },
  'smart-rounds': {
    name: 'Smart Rounds',
    deck: '3',
    category: 'boost',
    type: 'ranged',
    strikes: [
      { kind: 'dice', n: 2, when: always },
      { kind: 'rerolls', n: 1, when: always },
    ],
    copies: 2,
    text: '2 more dice, 1 reroll.',
  },
  'borrowed-sun': {
    name: 'Borrowed Sun',
    deck: '3',
    category: 'boost',
    type: 'special',
    strikes: [{ kind: 'dice', n: 3, when: 'ally-close' }],
    copies: 2,
    text: '3 more dice if the other hero of the crew is Close.',
  },
  'lucky-coin': { name: 'Lucky Coin', deck: '3', category: 'passive', rerolls: 3, text: '' },
  'admirals-coat': { name: 'Admiral’s Coat', deck: '3', category: 'passive', defense: 2, life: 1, text: '' },
  'rocket-skates': {
    name: 'Rocket Skates',
    deck: '3',
    category: 'passive',
    traits: [{ kind: 'movement', n: 2 }],
    text: '2 more movement points.',
  },
  'iron-will': {
    name: 'Iron Will',
    deck: '3',
    category: 'passive',
    life: 2,
    traits: [{ kind: 'defense', n: 2, against: 'while-wounded' }],
    text: '2 more defense dice while this hero is wounded.',
  },
  'prickly-hide': {
    name: 'Prickly Hide',
    deck: '3',
    category: 'passive',
    defense: 1,
    traits: [{ kind: 'thorns' }],
    text: 'A Close attacker that inflicts no wound takes 1 wound.',
  },
  'exactly-not': {
    name: 'Exactly Not',
    deck: '3',
    category: 'reaction',
    reflexes: [{ kind: 'no-extra-dice' }, { kind: 'saves', n: 2 }],
    text: '2 saves. The attacker’s CRITs give no extra dice.',
  },

  // Scenario rewards, one for each of the seven scenarios.
  'welcome-medal': { name: 'Welcome Medal', deck: 'R', category: 'passive', life: 1, rerolls: 1, text: '' },
  'smugglers-map': {
    name: 'Smuggler’s Map',
    deck: 'R',
    category: 'passive',
    traits: [{ kind: 'movement', n: 1 }],
    rerolls: 1,
    text: '1 more movement point.',
  },
  'cold-case': {
    name: 'Cold Case',
    deck: 'R',
    category: 'reaction',
    reflexes: [{ kind: 'defense', n: 3 }],
    text: '3 more defense dice.',
  },
  'victory-lap': {
    name: 'Victory Lap',
    deck: 'R',
    category: 'boost',
    type: 'melee',
    strikes: [{ kind: 'dice', n: 2, when: 'after-moving' }],
    text: '2 more dice if used after moving.',
  },
  'press-pass': {
    name: 'Press Pass',
    deck: 'R',
    category: 'boost',
    type: 'ranged',
    strikes: [{ kind: 'on-crit-gain', gain: 'token' }],
    text: 'A CRIT gives 1 victory token.',
  },
  'pocket-comet': {
    name: 'Pocket Comet',
    deck: 'R',
    category: 'weapon',
    type: 'special',
    reach: 'ranged',
    dice: 5,
    text: '',
  },
  'thornes-glove': {
    name: 'Thorne’s Glove',
    deck: 'R',
    category: 'weapon',
    type: 'melee',
    reach: 'melee',
    dice: 6,
    strikes: [{ kind: 'on-crit', blow: 'daze' }],
    text: 'A CRIT dazes the target.',
  },

  // The armory.
  'first-aid-kit': {
    name: 'First Aid Kit',
    deck: 'A',
    category: 'passive',
    traits: [{ kind: 'gear', gadget: 'stimpack' }],
    text: 'Begins each scenario with a Stimpack.',
  },
  'hall-pass': {
    name: 'Hall Pass',
    deck: 'A',
    category: 'passive',
    defense: 1,
    traits: [{ kind: 'unguarded' }],
    text: 'Moving triggers no guard reactions.',
  },
  'old-reliable': {
    name: 'Old Reliable',
    deck: 'A',
    category: 'weapon',
    type: 'ranged',
    reach: 'ranged',
    dice: 4,
    strikes: [{ kind: 'on-crit-gain', gain: 'ready-weapon' }],
    text: 'A CRIT unexhausts it.',
  },
  'emergency-exit': {
    name: 'Emergency Exit',
    deck: 'A',
    category: 'reaction',
    reflexes: [
      { kind: 'rerolls', n: 2 },
      { kind: 'defense', n: 1 },
    ],
    text: '1 more defense die, 2 rerolls.',
  },
} as const satisfies Record<string, Upgrade>;

export type UpgradeId = keyof typeof UPGRADES;

/** The token of that id. */
export function upgrade(id: UpgradeId): Upgrade {
  return UPGRADES[id];
}
