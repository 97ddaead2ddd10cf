import type { Face } from '#engine';
import type { Space } from '../board/space.ts';
import { spaceOf } from '../characters/characters.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import type { View } from '../hidden/view.ts';
import { AIM } from './aim.ts';
import { optionFaces } from './asked/options.ts';
import { help, prompt, task } from './asked/prompts.ts';
import { boardFace, panelFace, statusOf } from './board.ts';
import { CHOICES } from './choices.ts';
import { chapter, finalFace, result } from './final.ts';
import { about, merge, narrate, weight } from './narration.ts';
import { ORDERS } from './orders.ts';
import { RULES } from './rules.ts';
import { boardScene, mapScene } from './scene/board.ts';
import { cardsScene, dashboardScene } from './scene/cards.ts';
import { slotsScene } from './scene/slots.ts';
import { tips } from './tips.ts';
import { crewName } from './words.ts';

export const starcadiaFace: Face<View, Action, Event> = {
  name: 'Starcadia',
  tagline:
    'Rival crews of two heroes raid space stations and steer the monsters against each other. Play one scenario or a campaign of four.',
  aim: AIM,
  seat: crewName,
  role: (seat) => `You lead the ${crewName(seat)}.`,
  seatHint: () => 'All crews start with the same equipment. You choose your heroes when the game starts.',
  choice: (key) => CHOICES[key] ?? { name: key, values: {} },
  orders: ORDERS,
  status: statusOf,
  board: boardFace,
  panel: panelFace,
  scene: (view) => boardScene(view),
  handScene: ({ table, viewer, hand }) => {
    if (viewer === 'public') return null;
    return hand.length > 0 ? cardsScene('Your hand', hand) : dashboardScene(table, viewer);
  },
  choiceScene(view, { options }) {
    const upgrades = options.flatMap((option) => (option.do === 'draft' ? [option.upgrade] : []));
    if (upgrades.length > 0) {
      const top = view.table.stack.at(-1);
      return cardsScene('Upgrades to pick from', top?.kind === 'upgrade-draft' ? top.deck : upgrades);
    }
    const { scenario } = view.table;
    const slots = options.flatMap((option) => (option.do === 'claim' ? [option.slot] : []));
    if (scenario && slots.length > 0) return slotsScene(view, scenario, slots);
    const spaces = options.flatMap((option) => spacesOf(view.table, option));
    return spaces.length > 0 && scenario ? mapScene(view, scenario, new Set(spaces)) : null;
  },
  task,
  prompt,
  options: optionFaces,
  setup: { heroes: 'menu', distribute: 'menu', claim: 'menu', board: 'buttons' },
  tips,
  help,
  narrate,
  weight,
  about,
  merge,
  result,
  chapter,
  final: finalFace,
  rules: RULES,
};

/** The space an option leads to, for the picture. */
function spacesOf(table: Table, action: Action): readonly Space[] {
  switch (action.do) {
    case 'move':
      return action.path.flatMap((step) => ('to' in step ? [step.to] : [])).slice(-1);
    case 'shove':
      return [action.to];
    case 'place':
      return [action.space];
    case 'pick': {
      const space = spaceOf(table, action.who);
      return space === null ? [] : [space];
    }
    default:
      return [];
  }
}
