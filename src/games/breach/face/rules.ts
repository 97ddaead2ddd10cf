import type { RuleText } from '#engine';
import { ROOM_LIMIT } from '../board/board.ts';
import { ROUNDS, WAVES } from '../turn-order/length.ts';
import {
  CAPACITOR_LIMIT,
  CAPACITOR_START,
  REACTOR_PER_ROUND,
  REACTOR_START,
  SET_UP_COST,
} from '../turn-order/energy.ts';
import { RATIONS_PER_CAPTURED_ROOM, RATIONS_PER_ROUND } from '../turn-order/set-up-pirates.ts';
import { OVERVIEW_RULE } from './aim.ts';
import { AI_LETTERS, PIRATE_LETTERS } from './letters.ts';
import { SIGNS } from './scene/legend.ts';
import { aiStats } from './words.ts';
import { AI_DESIGN_IDS, AI_DESIGNS } from '../content/ai-units.ts';
import { PIRATE_DESIGN_IDS, PIRATE_DESIGNS } from '../content/pirates.ts';

/** The rules in our own words, in the rulebook's order. All numbers come from the constants the rules use. */
export const RULES: readonly RuleText[] = [
  OVERVIEW_RULE,
  SIGNS,
  {
    heading: 'Board',
    text:
      `The ship is made of rooms joined by doors. Each has space for ${ROOM_LIMIT} A.I. units and for ${ROOM_LIMIT} pirates. ` +
      'A pirate can capture the room it is in if no A.I. unit is left there and the room is on the edge, which means that one of its sides faces open space. ' +
      'A captured room is a breach for the rest of the game.',
  },
  {
    heading: 'Breaches',
    text:
      'Pirates enter the ship through breaches. The first breach is in the middle of the side away from the Bridge; every captured room becomes ' +
      'another. Pirates can only be placed in breaches. A.I. units cannot be placed in breaches.',
  },
  {
    heading: 'Bridge',
    text: `The Bridge is in the middle of the Ship’s side. The Pirates win at once when they capture it. The Ship wins if it holds the Bridge for all ${ROUNDS} rounds.`,
  },
  {
    heading: 'Rounds',
    text: `The game lasts at most ${ROUNDS} rounds. In each round the Ship sets up, then the Pirates set up, then ${WAVES} waves follow. In each wave the Pirates act first, then the Ship strikes back.`,
  },
  {
    heading: 'Set-Up: the Ship',
    text:
      `The Reactor pays for Set-Up. It starts with ${REACTOR_START} energy, gains ${REACTOR_PER_ROUND} at the start of every later round, ` +
      `and has no limit: unspent energy stays. Placing a unit costs ${SET_UP_COST} energy; activating a generator costs ${SET_UP_COST}.\n` +
      `A room has space for ${ROOM_LIMIT} units. Units never move and strike only at pirates in their room. ` +
      'The Pirates cannot see what a unit is until a pirate enters its room; then it stays revealed.\n' +
      `The Capacitor pays for the strikes of your units. It starts with ${CAPACITOR_START} energy and holds at most ${CAPACITOR_LIMIT}. ` +
      'At the start of each wave every active generator adds 1 energy to it. All generators switch off when the round ends. The number of generators depends on the ship.',
  },
  {
    heading: 'Set-Up: Pirates',
    text:
      `Each round starts with ${RATIONS_PER_ROUND} rations, plus ${RATIONS_PER_CAPTURED_ROOM} for each captured room. Rations left from the round before are lost. ` +
      'Rations pay for pirates. Place each pirate in a breach with space. Pirates placed now can act in the first wave.',
  },
  {
    heading: 'Waves: Pirates',
    text:
      'Each pirate has one action per wave: move through a door into a room that is not full of pirates, which reveals the units there; ' +
      'attack an A.I. unit in the same room; or capture the room it is in, if that is on the edge of the ship and no A.I. unit is left there. ' +
      'A move that reveals units can be undone only if a human opponent agrees. ' +
      'You can give one order to everyone, to all pirates in a room, or to one pirate. An order to everyone never leads into a room with A.I. units. ' +
      'You can also spend leftover rations to place more pirates. A pirate placed during a wave cannot act in it.',
  },
  {
    heading: 'Waves: the Ship',
    text: 'After the Pirates act, the Ship can use any unit that has a pirate in its room, as often as the Capacitor can pay. Only active generators refill the Capacitor, at the start of each wave. If no unit has a pirate in its room, this part of the wave is skipped.',
  },
  {
    heading: 'Battle',
    text: 'Units fight only inside one room. A pirate or a turret attacks one unit of the other side; a trap hits every pirate in the room. There are no dice. Damage stays from wave to wave.',
  },
  {
    heading: 'Endurance',
    text: 'A turret’s armour. Only Endurance damage lowers it; at 0 the turret is destroyed.',
  },
  {
    heading: 'Security',
    text: 'A trap’s software. Only Security damage lowers it; at 0 the trap is destroyed.',
  },
  {
    heading: 'Damage',
    text: 'One use of a turret damages one pirate in its room; one use of a trap damages all of them.',
  },
  {
    heading: 'Pirates',
    text: 'A pirate is destroyed when its Health reaches 0. Each pirate is good at Endurance damage or at Security damage and does 1 of the other kind; the Grunt and the Geek do only one kind. One attack deals both kinds.',
  },
  {
    heading: 'Cost',
    text: 'Placing a pirate costs rations. Each use of an A.I. unit costs Capacitor energy.',
  },
  {
    heading: 'A.I. Units',
    text: AI_DESIGN_IDS.map(
      (id) => `\`${AI_LETTERS[id]}\` **${AI_DESIGNS[id].name}**: ${aiStats(id)}. *${AI_DESIGNS[id].quip}*`,
    ).join('\n'),
  },
  {
    heading: 'Crew of the Pirates',
    text: PIRATE_DESIGN_IDS.map((id) => {
      const { name, cost, health, endurance, security, quip } = PIRATE_DESIGNS[id];
      return `\`${PIRATE_LETTERS[id]}\` **${name}** (${cost}): Health ${health}, Damage ${endurance} Endurance, ${security} Security. *${quip}*`;
    }).join('\n'),
  },
];
