import type { Player } from '#engine';
import { starcadiaTactics } from '../../../src/games/starcadia/ai/index.ts';
import { starcadiaFace } from '../../../src/games/starcadia/face/index.ts';
import { starcadia } from '../../../src/games/starcadia/game.ts';
import { view, type View } from '../../../src/games/starcadia/hidden/view.ts';
import type { Action } from '../../../src/games/starcadia/state/actions.ts';
import type { Options, State } from '../../../src/games/starcadia/state/state.ts';
import { board, hand, type Shot } from '../../pictures/shot.ts';
import { playOut } from '../play-out.ts';

const heuristic: Player<Action, View> = (seen, open, rng) => starcadiaTactics.heuristic(seen, open, rng);

const CAMPAIGN: Options = { play: 'campaign', heroes: 'pairs', monsters: 'program' };

/** The pictures worth looking at: a campaign from its beginning to its standings, and a scenario of four with the most on its board. */
export function shots(): readonly Shot[] {
  return [...campaign(), ...scenarioOfFour()];
}

function campaign(): Shot[] {
  const states = statesOf(2, CAMPAIGN, 'campaign');
  const begun = starcadia.setup(2, CAMPAIGN, { int: () => 0 });
  const first = (wanted: (state: State) => boolean) => found(states, wanted);
  const middle = first(({ table }) => table.sheet.length === 1 && (table.scenario?.turns ?? 0) === 8);
  const draft = first((state) => asks(state, 'upgrade-draft'));
  const sheet = first(({ table }) => table.sheet.length === 3);
  return [
    board(starcadiaFace, 'starcadia-set-up', view(begun, 'public')),
    choice(
      'starcadia-claim',
      first((state) => asks(state, 'claim')),
    ),
    board(starcadiaFace, 'starcadia-2-middle', view(middle, 'public')),
    choice('starcadia-draft', draft),
    board(starcadiaFace, 'starcadia-sheet', view(sheet, 'public')),
    ...hand(starcadiaFace, 'starcadia-dashboard', view(sheet, 0)),
    board(
      starcadiaFace,
      'starcadia-end',
      view(
        found(states.toReversed(), () => true),
        'public',
      ),
    ),
  ];
}

function scenarioOfFour(): Shot[] {
  const states = statesOf(4, { play: '3a', heroes: 'pairs', monsters: 'players' }, 'scenario');
  const picking = found(states, (state) => asks(state, 'hand-draft'));
  const fullest = states.reduce((a, b) => (thingsIn(b) > thingsIn(a) ? b : a));
  const steered = found(states, (state) => asks(state, 'monster'));
  const moving = found(states, (state) => asks(state, 'activation'));
  return [
    ...hand(starcadiaFace, 'starcadia-4-hand', view(picking, starcadia.decisions(picking)[0]?.seat ?? 0)),
    choice('starcadia-4-move', moving),
    choice('starcadia-4-steer', steered),
    board(starcadiaFace, 'starcadia-4-fullest', view(fullest, 'public')),
    board(
      starcadiaFace,
      'starcadia-4-end',
      view(
        found(states.toReversed(), () => true),
        'public',
      ),
    ),
  ];
}

function statesOf(seats: number, options: Options, name: string): State[] {
  return [...playOut(starcadia, heuristic, seats, options, `pictures of a ${name}`)].map(({ state }) => state);
}

function found(states: readonly State[], wanted: (state: State) => boolean): State {
  const state = states.find(wanted);
  if (!state) throw new Error('No position of this game is as asked for.');
  return state;
}

function asks(state: State, kind: string): boolean {
  return starcadia.decisions(state).some((decision) => decision.kind === kind);
}

/** Characters and tokens on the board. */
function thingsIn({ table: { scenario, crews } }: State): number {
  const heroes = crews.flatMap((crew) => crew.heroes.filter(({ space }) => space !== null));
  return scenario ? scenario.monsters.length + scenario.tokens.length + heroes.length : 0;
}

/** What is drawn for the first open decision that has a picture of its own. */
function choice(name: string, state: State): Shot {
  for (const decision of starcadia.decisions(state)) {
    const scene = starcadiaFace.choiceScene(view(state, decision.seat), decision);
    if (scene) return { name, scene };
  }
  throw new Error(`There is no choice to draw for ${name}.`);
}
