import {
  alert,
  bonus,
  calm,
  challenge,
  choose,
  discard,
  dismiss,
  draw,
  glory,
  guard,
  jump,
  lure,
  march,
  neutralize,
  recover,
  shoo,
  sift,
  step,
  stun,
  type Effect,
} from './effects.ts';
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
      does: [challenge('mental', { fail: [alert(1)] })],
    },
    random: {
      text: 'Draw 1 scheme card. The form has a nice map on the back.',
      does: [draw('scheme', 1)],
    },
    marks: [0, 1],
  },
  'lost-property': {
    name: 'Lost Property',
    guard: { text: 'Gain 1 glory. He only wants to return your hat.', does: [glory(1)] },
    random: { text: 'Draw 1 loot card. Finders keepers.', does: [draw('loot', 1)] },
    marks: [0, 1, 2],
  },
  'brisk-walk': {
    name: 'A Brisk Walk Behind You',
    guard: { text: 'Place a guard in the room you entered. You are being followed.', does: [guard('here', 1)] },
    random: { text: 'Move up to 1 room. You walk faster.', does: [step(1)] },
    marks: [1, 2, 3],
  },
  'thrown-baton': {
    name: 'Thrown Baton',
    guard: {
      text: 'Physical challenge. Fail: gain a neutralization token.',
      does: [challenge('physical', { fail: [neutralize(1)] })],
    },
    random: { text: '+2 to your challenges this turn. You catch it.', does: [bonus(2)] },
    marks: [2, 3, 4],
  },
  'door-jam': {
    name: 'Jammed Door',
    guard: {
      text: 'Technical challenge. Fail: gain a neutralization token.',
      does: [challenge('technical', { fail: [neutralize(1)] })],
    },
    random: {
      text: 'Technical challenge. Pass: gain 1 glory. Fail: raise the alert by 1.',
      does: [challenge('technical', { pass: [glory(1)], fail: [alert(1)] })],
    },
    marks: [1, 2, 3, 4],
  },
  'small-talk': {
    name: 'Small Talk',
    guard: {
      text: 'Mental challenge. Fail: lose 1 glory.',
      does: [challenge('mental', { fail: [glory(-1)] })],
    },
    random: {
      text: 'Look at 3 scheme cards and keep one. You overhear the rota.',
      does: [sift('scheme', 3)],
    },
    marks: [0, 1],
  },
  whistle: {
    name: 'Somebody Whistles',
    guard: { text: 'Raise the alert by 1.', does: [alert(1)] },
    random: { text: 'Place a guard at the Dock.', does: [guard('dock', 1)] },
    marks: [2, 3, 4],
  },
  butterfingers: {
    name: 'Butterfingers',
    guard: { text: 'Discard 1 loot card.', does: [discard('loot', 1)] },
    random: { text: 'Draw 1 loot card. Somebody else’s pocket.', does: [draw('loot', 1)] },
    marks: [0, 2],
  },
  'torch-beam': {
    name: 'Torch Beam',
    guard: { text: 'Discard 1 scheme card.', does: [discard('scheme', 1)] },
    random: {
      text: 'Mental challenge. Fail: place a guard in the room you moved to.',
      does: [challenge('mental', { fail: [guard('here', 1)] })],
    },
    marks: [1, 2, 3, 4],
  },
  'slippery-floor': {
    name: 'Slippery Floor',
    guard: {
      text: 'Physical challenge. Pass: gain 1 glory. Fail: gain a neutralization token.',
      does: [challenge('physical', { pass: [glory(1)], fail: [neutralize(1)] })],
    },
    random: {
      text: 'Gain a neutralization token and 1 glory.',
      does: [neutralize(1), glory(1)],
    },
    marks: [0, 3],
  },
  'shift-change': {
    name: 'Shift Change',
    guard: { text: 'Lower the alert by 1. Nobody looks up.', does: [calm(1)] },
    random: { text: 'Every active guard here follows the arrow.', does: [march()] },
    marks: [0, 1, 2, 3],
  },
  loudspeaker: {
    name: 'Loudspeaker',
    guard: {
      text: 'Raise the alert by 1 and draw 1 scheme card.',
      does: [alert(1), draw('scheme', 1)],
    },
    random: { text: 'Raise the alert by 1.', does: [alert(1)] },
    marks: [3, 4],
  },
  'tripping-hazard': {
    name: 'Tripping Hazard',
    guard: {
      text: 'Physical challenge. Fail: discard 1 loot card.',
      does: [challenge('physical', { fail: [discard('loot', 1)] })],
    },
    random: { text: 'Stun an active guard here.', does: [stun(1)] },
    marks: [1, 2, 4],
  },
  camera: {
    name: 'Camera, Blinking',
    guard: {
      text: 'Technical challenge. Fail: raise the alert by 1.',
      does: [challenge('technical', { fail: [alert(1)] })],
    },
    random: {
      text: 'Technical challenge. Pass: lower the alert by 1. Fail: raise it by 1.',
      does: [challenge('technical', { pass: [calm(1)], fail: [alert(1)] })],
    },
    marks: [0, 1, 2, 3, 4],
  },
  cousin: {
    name: 'Your Cousin Works Here',
    guard: { text: 'Draw 1 scheme card. Family.', does: [draw('scheme', 1)] },
    random: {
      text: 'Bring an active guard here from an adjacent room. Gain 1 glory.',
      does: [lure(), glory(1)],
    },
    marks: [0, 1, 2],
  },
  'vending-machine': {
    name: 'Vending Machine',
    guard: { text: 'Place 2 guards at the Dock. A crowd forms.', does: [guard('dock', 2)] },
    random: {
      text: 'Kick it, or leave it.',
      does: [
        choose([
          { text: 'Kick: draw 1 loot card, raise the alert by 1', does: [draw('loot', 1), alert(1)] },
          { text: 'Leave it: remove 1 of your neutralization tokens', does: [recover(1)] },
        ]),
      ],
    },
    marks: [0, 1, 2, 3],
  },
  drill: {
    name: 'This Is Only a Drill',
    guard: {
      text: 'Mental challenge. Pass: draw 1 loot card. Fail: raise the alert by 1.',
      does: [challenge('mental', { pass: [draw('loot', 1)], fail: [alert(1)] })],
    },
    random: { text: 'Move an active guard here to an adjacent room.', does: [shoo()] },
    marks: [1, 3],
  },
  net: {
    name: 'Net, Thrown Badly',
    guard: {
      text: 'Physical challenge. Fail: gain a neutralization token and discard 1 scheme card.',
      does: [challenge('physical', { fail: [neutralize(1), discard('scheme', 1)] })],
    },
    random: {
      text: 'Physical challenge. Pass: draw 1 loot card. Fail: gain a neutralization token.',
      does: [challenge('physical', { pass: [draw('loot', 1)], fail: [neutralize(1)] })],
    },
    marks: [2, 3, 4],
  },
  'bounty-poster': {
    name: 'Your Face on a Poster',
    guard: {
      text: 'Gain 1 glory and raise the alert by 1.',
      does: [glory(1), alert(1)],
    },
    random: {
      text: 'Gain 1 glory. Place a guard here. It does not do you justice.',
      does: [glory(1), guard('here', 1)],
    },
    marks: [2, 3, 4],
  },
  'gas-leak': {
    name: 'Smell of Gas',
    guard: {
      text: 'Gain a neutralization token; stun up to 2 active guards in the room you entered. Everybody coughs.',
      does: [neutralize(1), stun(2)],
    },
    random: {
      text: 'Technical challenge. Fail: gain a neutralization token.',
      does: [challenge('technical', { fail: [neutralize(1)] })],
    },
    marks: [0, 2, 4],
  },
  'union-break': {
    name: 'Union Break',
    guard: { text: 'Nothing happens, very thoroughly. Ten minutes, by contract.', does: [] },
    random: { text: 'Remove 1 of your neutralization tokens.', does: [recover(1)] },
    marks: [0, 1, 2, 3],
  },
  'wrong-number': {
    name: 'Wrong Number',
    guard: {
      text: 'Technical challenge. Pass: lower the alert by 1. Fail: place a guard in the room you entered.',
      does: [challenge('technical', { pass: [calm(1)], fail: [guard('here', 1)] })],
    },
    random: {
      text: 'Mental challenge. Pass: draw 1 scheme card and gain 1 glory.',
      does: [challenge('mental', { pass: [draw('scheme', 1), glory(1)] })],
    },
    marks: [0, 1, 2],
  },
  'trap-door': {
    name: 'Trap Door',
    guard: {
      text: 'Go to the Bridge, the Drift Engine or the Dock. You fall out of the chase.',
      does: [jump('fixed')],
    },
    random: {
      text: 'Physical challenge. Fail: discard 1 loot card and gain a neutralization token.',
      does: [challenge('physical', { fail: [discard('loot', 1), neutralize(1)] })],
    },
    marks: [1, 3, 4],
  },
  'new-recruit': {
    name: 'The New Recruit',
    guard: {
      text: 'Physical challenge. Pass: return a guard in the room you entered to the supply. Fail: lose 1 glory.',
      does: [challenge('physical', { pass: [dismiss()], fail: [glory(-1)] })],
    },
    random: {
      text: 'He asks you for directions.',
      does: [
        choose([
          { text: 'Send him away: return a guard here to the supply', does: [dismiss()] },
          { text: 'Bring him along: gain 1 glory, place a guard here', does: [glory(1), guard('here', 1)] },
        ]),
      ],
    },
    marks: [0, 1, 2, 3],
  },
} as const satisfies Record<string, Encounter>;

export type EncounterId = keyof typeof ENCOUNTERS;

export const ENCOUNTER_TABLE: Readonly<Record<EncounterId, Encounter>> = ENCOUNTERS;
