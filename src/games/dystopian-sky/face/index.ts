import { at, type Face, type Scene, type Seat } from '#engine';
import type { View } from '../hidden/view.ts';
import { placesInReach } from '../movement/move.ts';
import { musteringOf, type Muster } from '../muster/plan.ts';
import type { Mustering } from '../roster/change.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { isStanding } from '../units/units.ts';
import { AIM } from './aim.ts';
import { optionFaces } from './asked/options.ts';
import { goingOf } from './asked/places.ts';
import { help, prompt, task } from './asked/prompts.ts';
import { boardFace, panelFace, statusOf } from './board.ts';
import { CHOICES } from './choices.ts';
import { finalFace, result } from './final.ts';
import { about, merge, narrate, weight } from './narration.ts';
import { ORDERS } from './orders.ts';
import { crewNow, type Present } from './present.ts';
import { keepsakeFace } from './roster.ts';
import { RULES } from './rules.ts';
import { boardScene, deploymentScene } from './scene/board.ts';
import { closeUpScene } from './scene/close-up.ts';
import { memberScene, rosterScene } from './scene/roster.ts';
import { tips } from './asked/tips.ts';

import { seatName } from '../units/names.ts';

export const dystopianSkyFace: Face<View, Action, Event> = {
  name: 'Dystopian Sky',
  tagline:
    'Crews of four fight across rooftops and alleys, inch by inch. Your crew lives on: it learns, buys better guns and comes back.',
  aim: AIM,
  seat: seatName,
  role: (seat) => `You lead the ${seatName(seat)} crew.`,
  seatHint: () => 'All seats are alike. Dice decide which crew acts first.',
  choice: (key) => CHOICES[key] ?? { name: key, values: {} },
  orders: ORDERS,
  status: statusOf,
  board: boardFace,
  panel: panelFace,
  scene: ({ table }) => boardScene(table),
  handScene({ table, viewer, muster }) {
    if (viewer === 'public') return null;
    const now = crewNow(table, viewer);
    if (now) return rosterScene(now.roster, now.present);
    const { brought, lent } = at(table.crews, viewer);
    const mustering = muster && musteringOf(brought, muster, lent);
    return mustering ? rosterScene(mustering.roster, creditsOf(mustering)) : null;
  },
  choiceScene({ table, muster }, { seat }) {
    const top = table.stack.at(-1);
    if (muster) return musterScene(table, seat, muster);
    if (top?.kind === 'zones' || top?.kind === 'deployment') return deploymentScene(table);
    const going = goingOf(table);
    if (going) {
      const { unit, attacks } = going;
      return isStanding(table, unit) ? closeUpScene(table, unit, placesInReach(table, unit, going), attacks) : null;
    }
    if (top?.kind === 'reactions' && top.units[0] !== undefined && isStanding(table, top.units[0]))
      return closeUpScene(table, top.units[0], new Map());
    return null;
  },
  task,
  prompt,
  options: optionFaces,
  setup: { muster: 'menu', zone: 'buttons', deploy: 'menu' },
  tips,
  help,
  narrate,
  weight,
  about,
  merge,
  result,
  final: finalFace,
  keepsake: keepsakeFace,
  rules: RULES,
};

/** The crew that is mustered, or the unit that shops. */
function musterScene({ crews }: Table, seat: Seat, muster: Muster): Scene | null {
  const { brought, lent } = at(crews, seat);
  const mustering = musteringOf(brought, muster, lent);
  if (!mustering) return null;
  const { roster } = mustering;
  const present = creditsOf(mustering);
  return muster.shopper === null ? rosterScene(roster, present) : memberScene(roster, muster.shopper, present);
}

function creditsOf({ purses }: Mustering): readonly Present[] {
  return purses.map((credits) => ({ credits }));
}
