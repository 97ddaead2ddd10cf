import type { AbilityId } from './abilities.ts';
import {
  alert,
  bonus,
  brace,
  calm,
  charge,
  claim,
  crew,
  dismiss,
  draw,
  fetch,
  glory,
  lure,
  march,
  neutralize,
  recover,
  sift,
  step,
  stun,
  track,
  upgrade,
  type Effect,
} from './effects.ts';
import type { Printed } from './printing.ts';

export interface Loot extends Printed {
  readonly name: string;
  /** The abilities it can gain or upgrade (sheet: Improving a Character). */
  readonly icons: readonly AbilityId[];
  readonly text: string;
  /** Effects when played on the owner's turn; empty on cards of the planning phase. */
  readonly does: readonly Effect[];
  /** Set on cards played while planning: an additional marker on a free ability, or on top of another marker. */
  readonly planning?: 'extra-marker' | 'second-marker';
  /** Number of copies in the deck. */
  readonly copies: number;
  readonly quip: string;
}

/** Loot is worth most as an ability early in the game, and for its text late. */
const LOOT = {
  'boarding-axe': {
    name: 'Boarding Axe',
    icons: ['attack'],
    text: '+4 to your challenges this turn.',
    does: [bonus(4)],
    copies: 2,
    quip: 'For opening crates, conversations and hulls.',
  },
  'stun-lobster': {
    name: 'Stun Lobster',
    icons: ['attack', 'loot'],
    text: 'Stun up to 2 active guards here.',
    does: [stun(2)],
    copies: 2,
    quip: 'Rechargeable. Resentful.',
  },
  'gravity-boots': {
    name: 'Gravity Boots',
    icons: ['move'],
    text: 'Move up to 2 rooms. Draw no encounter card.',
    does: [step(2)],
    copies: 2,
    quip: 'Left one works.',
  },
  'signal-flare': {
    name: 'Signal Flare',
    icons: ['move', 'scheme'],
    text: 'Bring an active guard here from an adjacent room. Draw 1 scheme card.',
    does: [lure(), draw('scheme', 1)],
    copies: 2,
    quip: 'Over here! Wait, no.',
  },
  'snack-crate': {
    name: 'Snack Crate',
    icons: ['heal'],
    text: 'Remove up to 2 of your neutralization tokens.',
    does: [recover(2)],
    copies: 2,
    quip: 'May contain crew.',
  },
  'first-aid-parrot': {
    name: 'First-Aid Parrot',
    icons: ['heal', 'move'],
    text: 'All pirates here flip their neutralization tokens to the recovering side. Gain 1 glory.',
    does: [brace(), crew([brace()]), glory(1)],
    copies: 2,
    quip: 'Says "there, there" and means it.',
  },
  crowbar: {
    name: 'Crowbar',
    icons: ['loot', 'interact'],
    text: '+2 to your challenges this turn. Draw 1 loot card.',
    does: [bonus(2), draw('loot', 1)],
    copies: 2,
    quip: 'The key to the key cabinet.',
  },
  lockbox: {
    name: 'Rattling Lockbox',
    icons: ['loot', 'attack'],
    text: 'Look at 4 loot cards and keep one. Raise the alert by 1.',
    does: [sift('loot', 4), alert(1)],
    copies: 2,
    quip: 'It rattles when you stop shaking it.',
  },
  'forged-manifest': {
    name: 'Forged Manifest',
    icons: ['interact', 'scheme'],
    text: 'Lower the alert by 2.',
    does: [calm(2)],
    copies: 2,
    quip: 'Four pirates, for immediate delivery.',
  },
  'company-pen': {
    name: 'Company Pen',
    icons: ['scheme'],
    text: 'Draw 2 scheme cards.',
    does: [draw('scheme', 2)],
    copies: 2,
    quip: 'Mightier than the sword, if thrown.',
  },
  'spare-cell': {
    name: 'Spare Cell',
    icons: ['interact'],
    text: 'Planning: place an extra energy marker on an ability of yours that has none.',
    does: [],
    planning: 'extra-marker',
    copies: 2,
    quip: 'Warm to the touch. Warmer to the pocket.',
  },
  'double-shift': {
    name: 'Double Shift',
    icons: ['move', 'attack'],
    text: 'Planning: place a second energy marker on one of your abilities.',
    does: [],
    planning: 'second-marker',
    copies: 2,
    quip: 'Unpaid, naturally.',
  },
  'shiny-medal': {
    name: 'Shiny Medal',
    icons: ['attack', 'heal'],
    text: 'Gain 2 glory.',
    does: [glory(2)],
    copies: 2,
    quip: 'For services to somebody else.',
  },
  'petty-cash': {
    name: 'Petty Cash',
    icons: ['scheme', 'loot'],
    text: 'Return a guard here to the supply.',
    does: [dismiss()],
    copies: 2,
    quip: 'Everybody has a price. His was lunch.',
  },
  'angry-vacuum': {
    name: 'Angry Vacuum',
    icons: ['interact', 'move'],
    text: 'Every active guard here follows the arrow. Move 1 room. Draw no encounter card.',
    does: [march(), step(1)],
    copies: 2,
    quip: 'Set to "lieutenant".',
  },
  'ransom-note': {
    name: 'Ransom Note',
    icons: ['scheme'],
    text: 'Take a scheme card of your choice from the discard pile.',
    does: [fetch('scheme')],
    copies: 2,
    quip: 'Most of the letters are from the soup.',
  },
  'captains-hat': {
    name: 'Captain’s Hat',
    icons: ['interact'],
    text: 'Claim the first player token if nobody has. Gain 1 glory.',
    does: [claim(), glory(1)],
    copies: 2,
    quip: 'Fits anybody. That is how it happened the last time.',
  },
  'survey-drone': {
    name: 'Survey Drone',
    icons: ['interact', 'loot'],
    text: 'Advance one space on the track of an objective.',
    does: [track()],
    copies: 2,
    quip: 'Asks how you would rate this robbery.',
  },
  'oxygen-mints': {
    name: 'Oxygen Mints',
    icons: ['heal'],
    text: 'Put an energy marker on an ability of yours that has none.',
    does: [charge()],
    copies: 2,
    quip: 'Curiously strong. Legally air.',
  },
  'self-help-book': {
    name: 'Self-Help Book',
    icons: ['heal', 'scheme'],
    text: 'Upgrade an ability. Gain a neutralization token.',
    does: [upgrade(), neutralize(1)],
    copies: 2,
    quip: 'Chapter one: Ouch.',
  },
} as const satisfies Record<string, Loot>;

export type LootId = keyof typeof LOOT;

export const LOOT_TABLE: Readonly<Record<LootId, Loot>> = LOOT;
