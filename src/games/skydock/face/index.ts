import type { Face } from '#engine';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { View } from '../state/view.ts';
import { boardFace, statusOf } from './shown/board.ts';
import { choice } from './words/choices.ts';
import { endingDetails, endingLine } from './narration/ending.ts';
import { finalFace } from './shown/final.ts';
import { about, merge } from './narration/about.ts';
import { beginsWithChallenge } from './narration/pirates.ts';
import { narrate } from './narration/narrate.ts';
import { optionFaces } from './asked/options.ts';
import { panelFace } from './shown/panel.ts';
import { behind, help, prompt, task } from './asked/prompts.ts';
import { AIM } from './rules/aim.ts';
import { tips } from './asked/tips.ts';
import { RULES } from './rules/rules.ts';
import { boardScene } from './scene/board.ts';
import { choiceScene } from './scene/choice.ts';
import { handScene } from './scene/hand/hand.ts';
import { ORDERS } from './words/orders.ts';
import { seatName } from './words/words.ts';

const MAJOR: readonly Event['kind'][] = ['completed', 'ended'];
/** What adds up to a victory, the rolls it depends on, and encounters, which are the cause of what follows them. */
const SCORE: readonly Event['kind'][] = ['glory', 'support', 'challenge', 'encounter'];
/** Left out where there is little room: another line shows the result, or it soon ceases to matter. */
const MINOR: readonly Event['kind'][] = [
  'upkeep',
  'placed',
  'reshuffled',
  'discarded',
  'used',
  'dropped',
  'spared',
  'guards-woke',
  'guards-stunned',
];

export const skydockFace: Face<View, Action, Event> = {
  name: 'Skydock',
  tagline:
    'Pirates rob a ship that is about to launch. Plan in secret, help each other for a price, and watch the alert: at LOCKDOWN everybody loses.',
  aim: AIM,
  seat: seatName,
  role: (seat) => `You play ${seatName(seat)}.`,
  seatHint: () => 'You choose your pirate when the game starts.',
  choice,
  orders: ORDERS,
  status: statusOf,
  board: boardFace,
  panel: panelFace,
  scene: boardScene,
  handScene,
  choiceScene,
  task,
  prompt,
  options: optionFaces,
  setup: { character: 'menu', backer: 'buttons', ability: 'menu', row: 'buttons' },
  tips,
  behind,
  verbs: { discard: 'Discard' },
  help,
  narrate,
  about,
  merge,
  weight(event) {
    if (event.kind === 'turn') return 'heading';
    if (MAJOR.includes(event.kind) || (event.kind === 'alert' && event.rose)) return 'major';
    // Which cards they are is told to their owner alone.
    if (event.kind === 'drew') return event.cards === null ? 'minor' : 'usual';
    if (isMinor(event)) return 'minor';
    return isFateful(event) || SCORE.includes(event.kind) ? 'score' : 'usual';
  },
  result: ({ table }) => ({
    headline: table.ending === null ? 'The game is over.' : endingLine(table.ending).replaceAll('**', ''),
    details: endingDetails(table),
  }),
  final: finalFace,
  rules: RULES,
};

/**
 * What may end the game, a lost ability, one that cards have saved, an objective that can be completed from now on, and what a
 * healer does to somebody.
 */
function isFateful(event: Event): boolean {
  if (event.kind === 'alert' || event.kind === 'neutralized' || isTrackEnd(event)) return true;
  if (event.kind === 'challenge' && event.cause.from === 'patrol') return event.passed && event.modifiers.cards > 0;
  return event.kind === 'recovered' && event.by !== event.seat;
}

function isTrackEnd(event: Event): boolean {
  return event.kind === 'track' && event.space === event.of;
}

/** A roll that leaves everything as it was, and cost nothing. */
function isEvaded(event: Event): boolean {
  return event.kind === 'challenge' && event.cause.from === 'patrol' && event.passed && event.modifiers.cards === 0;
}

function isMinor(event: Event): boolean {
  switch (event.kind) {
    // An ability that rested works in the next plan, without anybody having done anything.
    case 'recovered':
      return event.how !== 'rest' && event.by === event.seat;
    case 'room':
      return beginsWithChallenge(event.room);
    case 'challenge':
      return isEvaded(event);
    default:
      return MINOR.includes(event.kind);
  }
}
