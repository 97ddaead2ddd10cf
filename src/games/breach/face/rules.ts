import type { RuleText } from '#engine';
import { ROOM_LIMIT } from '../board/board.ts';
import { AI_DESIGN_IDS, aiDesign, PIRATE_DESIGN_IDS, pirateDesign } from '../battle/designs.ts';
import { ROUNDS, WAVES } from '../turn-order/rounds.ts';
import {
  CAPACITOR_LIMIT,
  CAPACITOR_START,
  REACTOR_PER_ROUND,
  REACTOR_START,
  SET_UP_COST,
} from '../turn-order/set-up-ai.ts';
import { RATIONS_PER_CAPTURED_ROOM, RATIONS_PER_ROUND } from '../turn-order/set-up-pirates.ts';
import { SIGNS } from './scene/legend.ts';
import { aiStats } from './words.ts';

/** The rules in our own words, in the rulebook's order; every figure comes from where the rules read it. */
export const RULES: readonly RuleText[] = [
  {
    heading: 'How To Win',
    text: `The Pirates win as soon as they capture the Bridge; the A.I. wins when it has held the Bridge for all ${ROUNDS} rounds.`,
  },
  {
    heading: 'Board',
    text:
      `The ship is made of rooms joined by doors. Each has space for ${ROOM_LIMIT} units of the A.I. and for ${ROOM_LIMIT} pirates. ` +
      'A pirate may capture the room it is in once no unit of the A.I. is left there, if the room is on the edge: one with a side on open space. ' +
      'From then on the room is a breach, and it stays one.',
  },
  {
    heading: 'Breach',
    text:
      'Breaches are where pirates come in. There is one at the beginning, in the middle of the side away from the Bridge; every captured room is ' +
      'another. Pirates are placed in breaches only, units of the A.I. never.',
  },
  {
    heading: 'Bridge',
    text: `The Bridge lies in the middle of the A.I.’s side. Captured, it wins the game for the Pirates at once. Held for all ${ROUNDS} rounds, it wins it for the A.I.`,
  },
  {
    heading: 'Rounds',
    text: `The game is over after round ${ROUNDS} at the latest. A round goes like this: the A.I. sets up, the Pirates set up, then come ${WAVES} waves. In a wave the Pirates act first, then the A.I. strikes back.`,
  },
  {
    heading: 'Set-Up: A.I.',
    text:
      `The Reactor pays for Set-Up. It begins with ${REACTOR_START} energy, gains ${REACTOR_PER_ROUND} at the start of every later round, ` +
      `and has no limit: what is not spent stays. Placing a unit costs ${SET_UP_COST}, activating a generator ${SET_UP_COST}. ` +
      `The Capacitor pays for attacks. It begins with ${CAPACITOR_START} and holds no more than ${CAPACITOR_LIMIT}. ` +
      'At the start of each wave every active generator adds 1 to it; all generators go out when the round ends. A ship has only so many of them. ' +
      'Name and figures of a unit stay hidden from the Pirates until one of them is in its room. What they have seen they remember.',
  },
  {
    heading: 'Set-Up: Pirates',
    text:
      `Every round the rations are set to ${RATIONS_PER_ROUND}, and ${RATIONS_PER_CAPTURED_ROOM} more for each captured room; nothing is carried over. ` +
      'Each pirate costs its own number of rations and is placed in a breach with space for it. Pirates placed now can act in the first wave.',
  },
  {
    heading: 'Waves: Pirates',
    text:
      'Every pirate has one action a wave: move through a door into a room that is not full of pirates, and see what is there; ' +
      'attack a unit of the A.I. in its room; or capture its room when no unit of the A.I. is left in it. Any number of pirates may act, ' +
      'one by one or, to one room or at one unit, all of a room together. ' +
      'Rations still left may pay for more pirates; being placed is their action.',
  },
  {
    heading: 'Waves: A.I.',
    text: 'When the Pirates are done, the A.I. may use its units as often as it likes and can pay for, one use after the other, wherever a pirate is in the unit’s room. Units of the A.I. never move. Where none of them is with a pirate, this part of the wave is passed over.',
  },
  {
    heading: 'Battle',
    text: 'Units fight inside one room. A pirate or a turret attacks one unit of the other side; a trap is simply sprung. There are no dice: damage is what the figures say, and it stays from wave to wave.',
  },
  {
    heading: 'Endurance',
    text: 'Armour. A turret is destroyed when Endurance damage has used up its Endurance, and by nothing else.',
  },
  {
    heading: 'Security',
    text: 'Software. A trap is destroyed when Security damage has used up its Security, and by nothing else.',
  },
  {
    heading: 'Damage',
    text: 'What a unit of the A.I. does with each use: a turret to one pirate in its room, a trap to all of them at once.',
  },
  {
    heading: 'Pirates',
    text: 'Every pirate has Health and is destroyed when damage has used it up. Each is good at Endurance or at Security damage and does 1 of the other kind; the Grunt and the Geek do only their own. One attack deals both kinds.',
  },
  {
    heading: 'Cost',
    text: 'Rations to place a pirate; energy of the Capacitor for every single use of a unit of the A.I.',
  },
  {
    heading: 'Units of the A.I.',
    text: AI_DESIGN_IDS.map((id) => `**${aiDesign(id).name}**: ${aiStats(id)}. *${aiDesign(id).quip}*`).join('\n'),
  },
  {
    heading: 'Crew of the Pirates',
    text: PIRATE_DESIGN_IDS.map((id) => {
      const { name, cost, health, endurance, security, quip } = pirateDesign(id);
      return `**${name}** (${cost}): Health ${health}, damage ${endurance} Endurance and ${security} Security. *${quip}*`;
    }).join('\n'),
  },
  SIGNS,
];
