import { counted, type Face, type Weight } from '#engine';
import type { Action, Event } from '../state/actions.ts';
import { LAYOUT_IDS } from '../board/board.ts';
import { LAYOUTS } from '../content/layouts.ts';
import { ROUNDS } from '../turn-order/length.ts';
import { AI } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { AIM } from './aim.ts';
import { boardFace, panelFace, statusOf } from './board.ts';
import { finalFace } from './final.ts';
import { about, merge, narrate } from './narration.ts';
import { optionFaces } from './options/index.ts';
import { ORDERS } from './options/standing-orders.ts';
import { help, prompt, task } from './prompts.ts';
import { RULES } from './rules.ts';
import { boardScene, choiceScene, handScene } from './scene/board.ts';
import { tips } from './tips.ts';
import { roomName } from './words.ts';

/** Left out of short summaries: the board shows the same, or shows why, as of a Ship without energy. */
const MINOR: readonly Event['kind'][] = ['round', 'wave', 'activated', 'prepared', 'hired', 'passed', 'held-back'];

/** A unit destroyed decides more than one that is hit: the board shows what is left of that one. */
function weight(event: Event): Weight {
  const { kind } = event;
  if (kind === 'ended') return 'major';
  // The board shows the rooms captured and the units found; what was destroyed is gone.
  if (kind === 'captured' || kind === 'revealed') return 'score';
  // Why waves went by without a question.
  if (event.kind === 'passed' && event.units.length === 0) return 'usual';
  if (event.kind === 'attacked') return event.left > 0 ? 'usual' : 'major';
  if (event.kind === 'used' && event.hits.some(({ left }) => left === 0)) return 'major';
  return MINOR.includes(kind) ? 'minor' : 'usual';
}

export const breachFace: Face<View, Action, Event> = {
  name: 'Breach',
  tagline: 'A pirate crew boards a ship whose computer would rather they did not. Two players, ten rounds, no dice.',
  aim: AIM,
  seat: (seat) => (seat === AI ? 'The Ship' : 'Pirates'),
  role: (seat) => (seat === AI ? 'You are the Ship.' : 'You play the Pirates.'),
  seatHint: (seat) =>
    seat === AI
      ? `Hold the Bridge for ${ROUNDS} rounds. Place turrets and traps face down around the ship, and keep them powered.`
      : `Capture the Bridge within ${ROUNDS} rounds. Break in, and find out the hard way what waits for you.`,
  choice: () => ({
    name: 'Ship',
    values: Object.fromEntries(LAYOUT_IDS.map((id) => [id, LAYOUTS[id].name])),
    hints: Object.fromEntries(LAYOUT_IDS.map((id) => [id, LAYOUTS[id].hint])),
  }),
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
  setup: { 'ai-set-up': 'menu', room: 'menu', 'pirate-set-up': 'menu' },
  tips,
  help,
  narrate,
  about,
  merge,
  weight,
  result(view, { reason }) {
    const captured = view.captured.map((room) => roomName(view.layout, room)).join(', ');
    return {
      headline:
        reason === 'bridge-captured'
          ? `The Pirates win: they captured the Bridge in round ${view.round}.`
          : `The Ship wins: it held the Bridge for ${ROUNDS} rounds.`,
      details: [
        `Captured rooms: ${captured === '' ? 'none' : captured}`,
        `Left aboard: ${counted(view.pirates.length, 'pirate')}, ${counted(view.ai.length, 'A.I. unit')}`,
      ],
    };
  },
  final: finalFace,
  rules: RULES,
};
