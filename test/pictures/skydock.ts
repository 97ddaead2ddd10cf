import { freeRng, newOptions, type Player, type Viewer } from '../../src/engine/index.ts';
import { ABILITY_IDS } from '../../src/games/skydock/content/abilities.ts';
import type { ObjectiveId } from '../../src/games/skydock/content/objectives.ts';
import type { Action } from '../../src/games/skydock/actions.ts';
import { skydock } from '../../src/games/skydock/index.ts';
import { skydockTactics } from '../../src/games/skydock/player/index.ts';
import type { Pirate, Slot, State } from '../../src/games/skydock/state.ts';
import type { View } from '../../src/games/skydock/view.ts';
import { playOut } from '../games/play-out.ts';

const GAMES = 40;
const OPTIONS = newOptions(skydock);

const thumb: Player<Action, View> = (view, open, rng) => skydockTactics.thumb(view, open, rng);

/** A game of so many, before anybody has chosen anything. */
export function atSetUp(seats: number): State {
  return skydock.setup(seats, OPTIONS, freeRng('set-up'));
}

/** The first position in a few games among players by rule of thumb that is as asked for. */
export function played(seats: number, wanted: (state: State) => boolean): State {
  for (let game = 0; game < GAMES; game++) {
    for (const { state } of playOut(skydock, thumb, seats, OPTIONS, `picture ${game}`)) {
      if (wanted(state)) return state;
    }
  }
  throw new Error('No position of these games is as asked for.');
}

/** Round 5, somebody's turn. */
export function inTheMiddle(seats: number): State {
  return played(seats, ({ table }) => table.round === 5 && table.turn !== null);
}

/** The most the rules allow, in one room and on every board: four pirates and eight guards at the Dock, all slots taken. */
export function atItsFullest(): State {
  const state = inTheMiddle(4);
  const { table, hidden } = state;
  const objectives: readonly ObjectiveId[] = ['see-the-sights', 'bluff-the-admiral', 'rewire-everything'];
  return {
    table: {
      ...table,
      alert: 24,
      launch: 1,
      round: 8,
      rooms: { ...table.rooms, starboard: 'menagerie', port: 'workshop' },
      guards: { ...table.guards, dock: { active: 5, stunned: 3 }, engine: { active: 3, stunned: 3 } },
      guardSupply: 0,
      objectives: objectives.map((id, i) => ({ id, done: i === 2 ? [0, 1, 2, 3] : [i], track: [2, 1, 0, 2] })),
      pirates: table.pirates.map((pirate): Pirate => ({
        ...pirate,
        spot: 'dock',
        glory: 28,
        board: pirate.board.map((slot, i): Slot => ({
          ability: slot?.ability ?? ABILITY_IDS[i % ABILITY_IDS.length] ?? 'move',
          level: 4,
          markers: i % 3,
          neutralized: (['no', 'assigned', 'recovering'] as const)[i % 3] ?? 'no',
        })),
      })),
    },
    hidden: {
      ...hidden,
      hands: hidden.hands.map((hand) => ({
        ...hand,
        scheme: hidden.decks.scheme.slice(0, 4),
        loot: hidden.decks.loot.slice(0, 3),
        support: [4, 3, 2, 2, 1],
      })),
    },
  };
}

export function seen(state: State, viewer: Viewer = 'public'): View {
  return skydock.view(state, viewer);
}
