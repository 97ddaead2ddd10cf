import { freeRng, newOptions, type Decision, type Player, type Viewer } from '#engine';
import { ABILITY_IDS } from '../../../src/games/skydock/content/abilities.ts';
import type { ObjectiveId } from '../../../src/games/skydock/content/objectives.ts';
import type { Action } from '../../../src/games/skydock/state/actions.ts';
import { schemeOn, type Card } from '../../../src/games/skydock/cards/cards.ts';
import { cardText } from '../../../src/games/skydock/face/words/words.ts';
import { skydock, skydockFace } from '../../../src/games/skydock/index.ts';
import { skydockTactics } from '../../../src/games/skydock/ai/index.ts';
import type { Pirate, Slot, State } from '../../../src/games/skydock/state/state.ts';
import type { View } from '../../../src/games/skydock/state/view.ts';
import { board, hand, type Shot } from '../../pictures/shot.ts';
import { playOut } from '../play-out.ts';

const GAMES = 400;
const OPTIONS = newOptions(skydock);

const heuristic: Player<Action, View> = (view, open, rng) => skydockTactics.heuristic(view, open, rng);

/** The pictures worth looking at: each number of seats at set-up, in the middle and at an end; the fullest, a roll, a call, choices. */
export function shots(): readonly Shot[] {
  return [...[2, 3, 4].flatMap(shotsOf), ...extremes()];
}

function shotsOf(seats: number): Shot[] {
  const shot = (name: string, view: unknown) => board(skydockFace, `skydock-${seats}-${name}`, view);
  const middle = inTheMiddle(seats);
  return [
    shot('set-up', seen(atSetUp(seats))),
    shot('planning', seen(played(seats, ({ table }) => table.round === 3 && table.turn === null))),
    shot('middle', seen(middle)),
    ...hand(skydockFace, `skydock-${seats}-hand`, seen(middle, 0)),
    shot('end', seen(played(seats, ({ table }) => table.ending !== null))),
  ];
}

function extremes(): Shot[] {
  const fullest = atItsFullest();
  const roll = played(4, ({ table }) => table.stack.some((frame) => frame.kind === 'challenge' && frame.roll !== null));
  const call = played(4, ({ table }) => table.stack.some((frame) => frame.kind === 'offer'));
  const plan = played(
    2,
    ({ hidden }) => hidden.hands[0]?.plan.marks.length === 4 && hidden.hands[0].plan.orders.length > 0,
  );
  const far = played(
    3,
    (state) => asked(state, 'move')?.options.some((option) => option.do === 'go' && option.path.length > 2) ?? false,
  );
  return [
    board(skydockFace, 'skydock-fullest', seen(fullest)),
    ...hand(skydockFace, 'skydock-fullest-hand', seen(fullest, 3)),
    ...hand(skydockFace, 'skydock-plan-hand', seen(plan, 0)),
    choice('skydock-set-up', atSetUp(4)),
    choice('skydock-move', far),
    choice('skydock-plan', plan),
    board(skydockFace, 'skydock-roll', seen(roll)),
    board(skydockFace, 'skydock-call', seen(call)),
  ];
}

/** What is drawn for the first open decision that has a picture of its own. */
function choice(name: string, state: State): Shot {
  for (const decision of skydock.decisions(state)) {
    const scene = skydockFace.choiceScene(seen(state, decision.seat), decision);
    if (scene) return { name, scene };
  }
  throw new Error(`There is no choice to draw for ${name}.`);
}

/** A game with this many seats, before anybody has chosen anything. */
function atSetUp(seats: number): State {
  return skydock.setup(seats, OPTIONS, freeRng('set-up'));
}

/** The first position in a few games among heuristic players that is as asked for. */
export function played(seats: number, wanted: (state: State) => boolean): State {
  for (let game = 0; game < GAMES; game++) {
    for (const { state } of playOut(skydock, heuristic, seats, OPTIONS, `picture ${game}`)) {
      if (wanted(state)) return state;
    }
  }
  throw new Error('No position of these games is as asked for.');
}

/** The first hand of each size in a few games, as its owner sees it, and what its cards say. */
export function handsOfEachSize(): { count: number; view: View; texts: readonly string[] }[] {
  const found = new Map<number, { count: number; view: View; texts: readonly string[] }>();
  for (const seats of [2, 3, 4]) {
    for (const { state } of playOut(skydock, heuristic, seats, OPTIONS, `hands of ${seats}`)) {
      for (const [seat, { scheme, loot, sifting }] of state.hidden.hands.entries()) {
        const all: readonly Card[] = [...scheme, ...loot, ...sifting];
        if (state.table.round === 0 || found.has(all.length)) continue;
        found.set(all.length, { count: all.length, view: seen(state, seat), texts: all.map(cardText) });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.count - b.count);
}

/** The open decision of that kind, if there is one. */
function asked(state: State, kind: string): Decision<Action> | undefined {
  return skydock.decisions(state).find((decision) => decision.kind === kind);
}

/** Round 5, somebody's turn. */
export function inTheMiddle(seats: number): State {
  return played(seats, ({ table }) => table.round === 5 && table.turn !== null);
}

/** Cards in the hand of one who has drawn all round long: the limit is only for its end. */
const HELD = { scheme: 11, loot: 7 };

/**
 * The most the rules allow, in one room and on every board: four pirates and eight guards at the Dock, all slots taken; and
 * yellow has gathered cards, including those of other players.
 */
export function atItsFullest(): State {
  const state = inTheMiddle(4);
  const { table, hidden } = state;
  const gathered = {
    scheme: [...hidden.decks.scheme, ...table.discards.scheme, ...hidden.hands.flatMap(({ scheme }) => scheme)],
    loot: [...hidden.decks.loot, ...table.discards.loot, ...hidden.hands.flatMap(({ loot }) => loot)],
  };
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
      hands: hidden.hands.map((hand, seat) => {
        const scheme = seat === 3 ? gathered.scheme.slice(0, HELD.scheme) : [];
        const loot = seat === 3 ? gathered.loot.slice(0, HELD.loot) : [];
        return {
          ...hand,
          scheme,
          loot,
          armed: scheme.filter((card) => schemeOn(card).trigger !== undefined).slice(0, 2),
          sifting: [],
          support: [4, 3, 2, 2, 1],
        };
      }),
    },
  };
}

export function seen(state: State, viewer: Viewer = 'public'): View {
  return skydock.view(state, viewer);
}
