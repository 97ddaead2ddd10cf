import { freeRng, type Player, type Viewer } from '#engine';
import type { Action } from '../../../src/games/breach/state/actions.ts';
import { boardOf, LAYOUT_IDS, ROOM_LIMIT } from '../../../src/games/breach/board/board.ts';
import type { LayoutId } from '../../../src/games/breach/content/layouts.ts';
import { breach, breachFace } from '../../../src/games/breach/index.ts';
import { breachTactics } from '../../../src/games/breach/ai/index.ts';
import { AI, type AiUnit, type PirateUnit, type State } from '../../../src/games/breach/state/state.ts';
import type { View } from '../../../src/games/breach/state/view.ts';
import { board, hand, type Shot } from '../../pictures/shot.ts';
import { playOut } from '../play-out.ts';
import { AI_DESIGN_IDS } from '../../../src/games/breach/content/ai-units.ts';
import { PIRATE_DESIGN_IDS } from '../../../src/games/breach/content/pirates.ts';

const heuristic: Player<Action, View> = (view, open, rng) => breachTactics.heuristic(view, open, rng);

/** The pictures worth looking at: every layout at set-up, in the middle, at its fullest and at an end. */
export function shots(): readonly Shot[] {
  return LAYOUT_IDS.flatMap(shotsOf);
}

function shotsOf(layout: LayoutId): Shot[] {
  const shot = (name: string, view: unknown) => board(breachFace, `breach-${layout}-${name}`, view);
  const middle = inTheMiddle(layout);
  return [
    shot('set-up', seen(atSetUp(layout))),
    shot('middle', seen(middle)),
    ...hand(breachFace, `breach-${layout}-ai`, seen(middle, AI)),
    shot('fullest', seen(atItsFullest(layout))),
    shot('end', seen(played(layout, ({ ending }) => ending !== null))),
  ];
}

/** A game before anybody has done anything. */
export function atSetUp(layout: LayoutId): State {
  return breach.setup(2, { layout }, freeRng('set-up'));
}

/** The first position of a game between heuristic players that is as asked for. */
export function played(layout: LayoutId, wanted: (state: State) => boolean): State {
  for (const { state } of playOut(breach, heuristic, 2, { layout }, `a picture of ${layout}`))
    if (wanted(state)) return state;
  throw new Error('No position of that game is as asked for.');
}

/** The Pirates' part of the second wave of round 5. */
function inTheMiddle(layout: LayoutId): State {
  return played(layout, ({ round, wave, phase }) => round === 5 && wave === 2 && phase === 'pirate-wave');
}

/** The most the rules allow: every room full of both sides, every edge room captured, everybody hurt. */
export function atItsFullest(layout: LayoutId): State {
  const { rooms, edges } = boardOf(layout);
  const places = rooms.flatMap((room) => Array.from({ length: ROOM_LIMIT }, (_, i) => ({ room, i })));
  const design = <D>(all: readonly D[], n: number): D => {
    const one = all[n % all.length];
    if (one === undefined) throw new Error('There are no designs.');
    return one;
  };
  return {
    ...inTheMiddle(layout),
    captured: [...edges],
    reactor: 12,
    capacitor: 5,
    rations: 26,
    ai: places.map(({ room, i }, id): AiUnit => ({
      id,
      design: design(AI_DESIGN_IDS, id),
      room,
      seen: i > 0,
      endurance: i,
      security: i,
    })),
    pirates: places.map(({ room, i }, id): PirateUnit => ({
      id: id + places.length,
      design: design(PIRATE_DESIGN_IDS, id),
      room,
      hurt: i % 2,
      acted: i % 2 === 0,
    })),
  };
}

export function seen(state: State, viewer: Viewer = 'public'): View {
  return breach.view(state, viewer);
}
