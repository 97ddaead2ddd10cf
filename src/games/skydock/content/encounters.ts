import type { Effect } from './effects.ts';
import type { Printed } from './printing.ts';

export interface Half {
  readonly text: string;
  readonly does: readonly Effect[];
}

/** An encounter card: one half for guards left behind, one for random encounters. */
export interface Encounter extends Printed {
  readonly name: string;
  readonly guard: Half;
  readonly random: Half;
  /** The alert levels (rows of the track, from 0) at which the random half happens. */
  readonly marks: readonly number[];
}

/** Low alert levels bring gains and high levels losses, which rewards moving on a calm ship. */
const ENCOUNTERS = {
  'papers-please': {
    name: 'Papers, Please',
    guard: {
      text: 'Mental challenge. Fail: raise the alert by 1.',
      does: [{ do: 'challenge', stat: 'mental', pass: [], fail: [{ do: 'alert', n: 1 }] }],
    },
    random: {
      text: 'The form has a nice map on the back. Draw 1 scheme card.',
      does: [{ do: 'draw', deck: 'scheme', n: 1 }],
    },
    marks: [0, 1],
  },
  'lost-property': {
    name: 'Lost Property',
    guard: { text: 'He only wants to return your hat. Gain 1 glory.', does: [{ do: 'glory', n: 1 }] },
    random: { text: 'Finders, keepers. Draw 1 loot card.', does: [{ do: 'draw', deck: 'loot', n: 1 }] },
    marks: [0, 1, 2],
  },
  'brisk-walk': {
    name: 'A Brisk Walk Behind You',
    guard: { text: 'You are being followed. A guard is placed here.', does: [{ do: 'guard', where: 'here', n: 1 }] },
    random: { text: 'You walk faster. Move up to 1 room.', does: [{ do: 'step', n: 1 }] },
    marks: [1, 2, 3],
  },
  'thrown-baton': {
    name: 'Thrown Baton',
    guard: {
      text: 'Physical challenge. Fail: gain a neutralization token.',
      does: [{ do: 'challenge', stat: 'physical', pass: [], fail: [{ do: 'neutralize', n: 1 }] }],
    },
    random: { text: 'You catch it. +2 to your challenges this turn.', does: [{ do: 'bonus', n: 2 }] },
    marks: [2, 3, 4],
  },
  'door-jam': {
    name: 'Jammed Door',
    guard: {
      text: 'Technical challenge. Fail: gain a neutralization token.',
      does: [{ do: 'challenge', stat: 'technical', pass: [], fail: [{ do: 'neutralize', n: 1 }] }],
    },
    random: {
      text: 'Technical challenge. Pass: gain 1 glory. Fail: raise the alert by 1.',
      does: [{ do: 'challenge', stat: 'technical', pass: [{ do: 'glory', n: 1 }], fail: [{ do: 'alert', n: 1 }] }],
    },
    marks: [1, 2, 3, 4],
  },
  'small-talk': {
    name: 'Small Talk',
    guard: {
      text: 'Mental challenge. Fail: lose 1 glory.',
      does: [{ do: 'challenge', stat: 'mental', pass: [], fail: [{ do: 'glory', n: -1 }] }],
    },
    random: {
      text: 'You overhear the rota. Look at 3 scheme cards and keep one.',
      does: [{ do: 'sift', deck: 'scheme', n: 3 }],
    },
    marks: [0, 1],
  },
  whistle: {
    name: 'Somebody Whistles',
    guard: { text: 'Raise the alert by 1.', does: [{ do: 'alert', n: 1 }] },
    random: { text: 'A guard is placed at the Dock.', does: [{ do: 'guard', where: 'dock', n: 1 }] },
    marks: [2, 3, 4],
  },
  butterfingers: {
    name: 'Butterfingers',
    guard: { text: 'Discard 1 loot card.', does: [{ do: 'discard', deck: 'loot', n: 1 }] },
    random: { text: 'Somebody else’s pocket. Draw 1 loot card.', does: [{ do: 'draw', deck: 'loot', n: 1 }] },
    marks: [0, 2],
  },
  'torch-beam': {
    name: 'Torch Beam',
    guard: { text: 'Discard 1 scheme card.', does: [{ do: 'discard', deck: 'scheme', n: 1 }] },
    random: {
      text: 'Mental challenge. Fail: a guard is placed here.',
      does: [{ do: 'challenge', stat: 'mental', pass: [], fail: [{ do: 'guard', where: 'here', n: 1 }] }],
    },
    marks: [1, 2, 3, 4],
  },
  'slippery-floor': {
    name: 'Slippery Floor',
    guard: {
      text: 'Physical challenge. Pass: gain 1 glory. Fail: gain a neutralization token.',
      does: [{ do: 'challenge', stat: 'physical', pass: [{ do: 'glory', n: 1 }], fail: [{ do: 'neutralize', n: 1 }] }],
    },
    random: {
      text: 'Gain a neutralization token and 1 glory.',
      does: [
        { do: 'neutralize', n: 1 },
        { do: 'glory', n: 1 },
      ],
    },
    marks: [0, 3],
  },
  'shift-change': {
    name: 'Shift Change',
    guard: { text: 'Nobody looks up. Lower the alert by 1.', does: [{ do: 'calm', n: 1 }] },
    random: { text: 'Every active guard here follows the arrow.', does: [{ do: 'march' }] },
    marks: [0, 1, 2, 3],
  },
  loudspeaker: {
    name: 'Loudspeaker',
    guard: {
      text: 'Raise the alert by 1 and draw 1 scheme card.',
      does: [
        { do: 'alert', n: 1 },
        { do: 'draw', deck: 'scheme', n: 1 },
      ],
    },
    random: { text: 'Raise the alert by 1.', does: [{ do: 'alert', n: 1 }] },
    marks: [3, 4],
  },
  'tripping-hazard': {
    name: 'Tripping Hazard',
    guard: {
      text: 'Physical challenge. Fail: discard 1 loot card.',
      does: [{ do: 'challenge', stat: 'physical', pass: [], fail: [{ do: 'discard', deck: 'loot', n: 1 }] }],
    },
    random: { text: 'An active guard here is stunned.', does: [{ do: 'stun', n: 1 }] },
    marks: [1, 2, 4],
  },
  camera: {
    name: 'Camera, Blinking',
    guard: {
      text: 'Technical challenge. Fail: raise the alert by 1.',
      does: [{ do: 'challenge', stat: 'technical', pass: [], fail: [{ do: 'alert', n: 1 }] }],
    },
    random: {
      text: 'Technical challenge. Pass: lower the alert by 1. Fail: raise it by 1.',
      does: [{ do: 'challenge', stat: 'technical', pass: [{ do: 'calm', n: 1 }], fail: [{ do: 'alert', n: 1 }] }],
    },
    marks: [0, 1, 2, 3, 4],
  },
  cousin: {
    name: 'Your Cousin Works Here',
    guard: { text: 'Family. Draw 1 scheme card.', does: [{ do: 'draw', deck: 'scheme', n: 1 }] },
    random: {
      text: 'An active guard from an adjacent room comes here. Gain 1 glory.',
      does: [{ do: 'lure' }, { do: 'glory', n: 1 }],
    },
    marks: [0, 1, 2],
  },
  'vending-machine': {
    name: 'Vending Machine',
    guard: { text: 'A crowd forms. Two guards are placed at the Dock.', does: [{ do: 'guard', where: 'dock', n: 2 }] },
    random: {
      text: 'Kick it, or leave it.',
      does: [
        {
          do: 'choose',
          options: [
            {
              text: 'Kick: draw 1 loot card, raise the alert by 1',
              does: [
                { do: 'draw', deck: 'loot', n: 1 },
                { do: 'alert', n: 1 },
              ],
            },
            { text: 'Leave it: remove 1 of your neutralization tokens', does: [{ do: 'recover', n: 1 }] },
          ],
        },
      ],
    },
    marks: [0, 1, 2, 3],
  },
  drill: {
    name: 'This Is Only a Drill',
    guard: {
      text: 'Mental challenge. Pass: draw 1 loot card. Fail: raise the alert by 1.',
      does: [
        { do: 'challenge', stat: 'mental', pass: [{ do: 'draw', deck: 'loot', n: 1 }], fail: [{ do: 'alert', n: 1 }] },
      ],
    },
    random: { text: 'An active guard here moves to an adjacent room.', does: [{ do: 'shoo' }] },
    marks: [1, 3],
  },
  net: {
    name: 'Net, Thrown Badly',
    guard: {
      text: 'Physical challenge. Fail: gain a neutralization token and discard 1 scheme card.',
      does: [
        {
          do: 'challenge',
          stat: 'physical',
          pass: [],
          fail: [
            { do: 'neutralize', n: 1 },
            { do: 'discard', deck: 'scheme', n: 1 },
          ],
        },
      ],
    },
    random: {
      text: 'Physical challenge. Pass: draw 1 loot card. Fail: gain a neutralization token.',
      does: [
        {
          do: 'challenge',
          stat: 'physical',
          pass: [{ do: 'draw', deck: 'loot', n: 1 }],
          fail: [{ do: 'neutralize', n: 1 }],
        },
      ],
    },
    marks: [2, 3, 4],
  },
  'bounty-poster': {
    name: 'Your Face on a Poster',
    guard: {
      text: 'Gain 1 glory and raise the alert by 1.',
      does: [
        { do: 'glory', n: 1 },
        { do: 'alert', n: 1 },
      ],
    },
    random: {
      text: 'It does not do you justice. Gain 1 glory; a guard is placed here.',
      does: [
        { do: 'glory', n: 1 },
        { do: 'guard', where: 'here', n: 1 },
      ],
    },
    marks: [2, 3, 4],
  },
  'gas-leak': {
    name: 'Smell of Gas',
    guard: {
      text: 'Everybody coughs. Gain a neutralization token; up to 2 active guards here are stunned.',
      does: [
        { do: 'neutralize', n: 1 },
        { do: 'stun', n: 2 },
      ],
    },
    random: {
      text: 'Technical challenge. Fail: gain a neutralization token.',
      does: [{ do: 'challenge', stat: 'technical', pass: [], fail: [{ do: 'neutralize', n: 1 }] }],
    },
    marks: [0, 2, 4],
  },
  'union-break': {
    name: 'Union Break',
    guard: { text: 'Ten minutes, by contract. Nothing happens, very thoroughly.', does: [] },
    random: { text: 'Remove 1 of your neutralization tokens.', does: [{ do: 'recover', n: 1 }] },
    marks: [0, 1, 2, 3],
  },
  'wrong-number': {
    name: 'Wrong Number',
    guard: {
      text: 'Technical challenge. Pass: lower the alert by 1. Fail: a guard is placed here.',
      does: [
        {
          do: 'challenge',
          stat: 'technical',
          pass: [{ do: 'calm', n: 1 }],
          fail: [{ do: 'guard', where: 'here', n: 1 }],
        },
      ],
    },
    random: {
      text: 'Mental challenge. Pass: draw 1 scheme card and gain 1 glory.',
      does: [
        {
          do: 'challenge',
          stat: 'mental',
          pass: [
            { do: 'draw', deck: 'scheme', n: 1 },
            { do: 'glory', n: 1 },
          ],
          fail: [],
        },
      ],
    },
    marks: [0, 1, 2],
  },
  'trap-door': {
    name: 'Trap Door',
    guard: {
      text: 'You fall out of the chase. Go to the Bridge, the Drift Engine or the Dock.',
      does: [{ do: 'jump', to: 'fixed' }],
    },
    random: {
      text: 'Physical challenge. Fail: discard 1 loot card and gain a neutralization token.',
      does: [
        {
          do: 'challenge',
          stat: 'physical',
          pass: [],
          fail: [
            { do: 'discard', deck: 'loot', n: 1 },
            { do: 'neutralize', n: 1 },
          ],
        },
      ],
    },
    marks: [1, 3, 4],
  },
  'new-recruit': {
    name: 'The New Recruit',
    guard: {
      text: 'Physical challenge. Pass: a guard here goes back to the supply. Fail: lose 1 glory.',
      does: [{ do: 'challenge', stat: 'physical', pass: [{ do: 'dismiss' }], fail: [{ do: 'glory', n: -1 }] }],
    },
    random: {
      text: 'He asks you for directions.',
      does: [
        {
          do: 'choose',
          options: [
            { text: 'Send him away: a guard here goes back to the supply', does: [{ do: 'dismiss' }] },
            {
              text: 'Bring him along: gain 1 glory, a guard is placed here',
              does: [
                { do: 'glory', n: 1 },
                { do: 'guard', where: 'here', n: 1 },
              ],
            },
          ],
        },
      ],
    },
    marks: [0, 1, 2, 3],
  },
} as const satisfies Record<string, Encounter>;

export type EncounterId = keyof typeof ENCOUNTERS;

export const ENCOUNTER_TABLE: Readonly<Record<EncounterId, Encounter>> = ENCOUNTERS;
