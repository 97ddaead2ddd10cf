import {
  alert,
  bonus,
  brace,
  calm,
  charge,
  crew,
  discard,
  draw,
  fetch,
  glory,
  jump,
  lend,
  lure,
  march,
  recover,
  shoo,
  sift,
  step,
  stun,
  track,
  type Effect,
} from './effects.ts';
import type { Printed } from './printing.ts';

/** Symbols of objectives. A `wild` on a card counts as any one of them (sheet: Completing Objectives). */
export const SYMBOLS = ['mask', 'key', 'wrench', 'spark', 'chart'] as const;
export type SymbolId = (typeof SYMBOLS)[number];

/** The moments that play an armed card. */
export type Trigger =
  /** The alert has risen. */
  | 'alert-raised'
  /** You have gained a neutralization token. */
  | 'you-neutralized'
  /** A guard has been placed in your room. */
  | 'guard-placed-here'
  /** The patrol is about to challenge you (Upkeep 4d). */
  | 'patrol-challenges-you'
  /** Another pirate in your room has failed a challenge. */
  | 'crewmate-failed'
  /** Another pirate has taken a Loot action. */
  | 'somebody-looted';

export interface Scheme extends Printed {
  readonly name: string;
  readonly symbols: readonly (SymbolId | 'wild')[];
  readonly text: string;
  readonly does: readonly Effect[];
  /** The trigger of cards that can also be played on other players' turns, at once or armed. */
  readonly trigger?: Trigger;
  /** Number of copies in the deck. */
  readonly copies: number;
  readonly quip: string;
}

const SCHEMES = {
  // One symbol, and something to do with it right away
  diversion: {
    name: 'Loud Diversion',
    symbols: ['mask'],
    text: 'Move an active guard from your room to an adjacent room.',
    does: [shoo()],
    copies: 3,
    quip: 'LOOK! A STATISTIC!',
  },
  uniform: {
    name: 'Borrowed Uniform',
    symbols: ['mask'],
    text: '+4 to your challenges this turn.',
    does: [bonus(4)],
    copies: 3,
    quip: 'The name tag says Brenda. You are Brenda.',
  },
  crawlspace: {
    name: 'Crawlspace',
    symbols: ['key'],
    text: 'Move 1 room. Draw no encounter card.',
    does: [step(1)],
    copies: 3,
    quip: 'Smells of cable and regret.',
  },
  'pass-card': {
    name: 'Somebody’s Pass Card',
    symbols: ['key'],
    text: 'Go to the Bridge, the Drift Engine or the Dock. Draw no encounter card.',
    does: [jump('fixed')],
    copies: 2,
    quip: 'Found attached to somebody.',
  },
  'percussive-repair': {
    name: 'Percussive Repair',
    symbols: ['wrench'],
    text: 'Remove 1 of your neutralization tokens.',
    does: [recover(1)],
    copies: 3,
    quip: 'Thump. Better?',
  },
  'loose-bolts': {
    name: 'Loose Bolts',
    symbols: ['wrench'],
    text: 'Stun an active guard here. Gain 1 glory.',
    does: [stun(1), glory(1)],
    copies: 2,
    quip: 'The ceiling was a suggestion.',
  },
  'spare-fuse': {
    name: 'Spare Fuse',
    symbols: ['spark'],
    text: 'Put an energy marker on an ability of yours that has none.',
    does: [charge()],
    copies: 3,
    quip: 'Do not ask what it is spare from.',
  },
  'short-circuit': {
    name: 'Short Circuit',
    symbols: ['spark'],
    text: 'Stun up to 2 active guards here. Raise the alert by 1.',
    does: [stun(2), alert(1)],
    copies: 2,
    quip: 'Everybody freeze. No, not you.',
  },
  'inside-tip': {
    name: 'Inside Tip',
    symbols: ['chart'],
    text: 'Draw 2 loot cards, then discard 1 scheme card.',
    does: [draw('loot', 2), discard('scheme', 1)],
    copies: 3,
    quip: 'A friend of a friend, who is now nobody’s friend.',
  },
  'deck-plans': {
    name: 'Deck Plans',
    symbols: ['chart'],
    text: 'Look at 3 scheme cards and keep one.',
    does: [sift('scheme', 3)],
    copies: 2,
    quip: 'We are either here or upside down.',
  },

  // Two symbols: made to be kept
  'bad-influence': {
    name: 'Bad Influence',
    symbols: ['mask', 'spark'],
    text: 'Bring an active guard here from an adjacent room. Gain 1 glory.',
    does: [lure(), glory(1)],
    copies: 2,
    quip: 'Psst. Want to see a mutiny?',
  },
  toolbelt: {
    name: 'Toolbelt',
    symbols: ['wrench', 'key'],
    text: 'Take a loot card of your choice from the discard pile, then discard 1 loot card.',
    does: [fetch('loot'), discard('loot', 1)],
    copies: 2,
    quip: 'There is a spoon in it. There is always a spoon.',
  },
  'master-plan': {
    name: 'Master Plan',
    symbols: ['chart', 'mask'],
    text: 'Advance one space on the track of an objective.',
    does: [track()],
    copies: 2,
    quip: 'Step four is just the word "hurry".',
  },

  // Wild
  'loyal-crew': {
    name: 'Loyal Crew',
    symbols: ['wild'],
    text: 'You and each other pirate here draw 1 scheme card.',
    does: [draw('scheme', 1), crew([draw('scheme', 1)])],
    copies: 3,
    quip: 'Loyal to which captain is a different card.',
  },

  // Playable on other players' turns, at once or armed
  'false-alarm': {
    name: 'Somebody Else’s Alarm',
    symbols: ['spark'],
    text: 'Lower the alert by 2. Armed: when the alert rises.',
    does: [calm(2)],
    trigger: 'alert-raised',
    copies: 2,
    quip: 'It was like that when we got here.',
  },
  'soft-landing': {
    name: 'Soft Landing',
    symbols: ['wrench'],
    text: 'Flip your neutralization tokens to their recovering side. Armed: when you gain a neutralization token.',
    does: [brace()],
    trigger: 'you-neutralized',
    copies: 2,
    quip: 'You fell on the loot. Well done.',
  },
  'secret-hatch': {
    name: 'Secret Hatch',
    symbols: ['key'],
    text: 'Every active guard here follows the arrow. Armed: when a guard is placed in your room.',
    does: [march()],
    trigger: 'guard-placed-here',
    copies: 2,
    quip: 'Left at the ladder. Their left.',
  },
  tripwire: {
    name: 'Tripwire',
    symbols: ['chart'],
    text: 'Stun an active guard here. Armed: when the patrol challenges you.',
    does: [stun(1)],
    trigger: 'patrol-challenges-you',
    copies: 2,
    quip: 'Also catches us, but fairly.',
  },
  nudge: {
    name: 'Friendly Nudge',
    symbols: ['mask'],
    text: 'The active player gets +3 to challenges this turn; you gain 1 glory. Armed: when another pirate here fails (+3 to that roll).',
    does: [lend(3), glory(1)],
    trigger: 'crewmate-failed',
    copies: 2,
    quip: 'That was me. You are welcome.',
  },
  'finders-fee': {
    name: 'Finder’s Fee',
    symbols: ['wild'],
    text: 'Draw 1 loot card. Armed: when another pirate takes a Loot action.',
    does: [draw('loot', 1)],
    trigger: 'somebody-looted',
    copies: 3,
    quip: 'Ten per cent. Of everything. In cash.',
  },
} as const satisfies Record<string, Scheme>;

export type SchemeId = keyof typeof SCHEMES;

export const SCHEME_TABLE: Readonly<Record<SchemeId, Scheme>> = SCHEMES;
