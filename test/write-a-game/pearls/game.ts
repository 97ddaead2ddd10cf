import {
  draftOf,
  openQuestions,
  push,
  resolve,
  roll,
  seats as seatsOf,
  stepOf,
  type Game,
  type Rules,
  type Writable,
} from '#engine';
import { auction, dive, rounds } from './rules.ts';
import { CARDS, type Action, type Draft, type Event, type Frames, type State } from './state.ts';
import { resample, view, type View } from './view.ts';

const RULES: Rules<Frames, Draft, State, Action> = { rounds, auction, dive };

export const pearls: Game<State, Action, View, Event, object> = {
  id: 'pearls',
  rules: 1,
  seats: [2, 4],
  sides: null,
  dice: true,
  choices: [],
  privateOptions: {},
  readOptions: (raw) => (typeof raw === 'object' && raw !== null ? {} : null),

  setup(seats, _options, rng) {
    const state: Writable<State> = {
      stack: [],
      begun: 0,
      ending: null,
      round: 1,
      hands: seatsOf(seats).map(() => CARDS),
      bids: seatsOf(seats).map(() => null),
      points: seatsOf(seats).map(() => 0),
    };
    push(state, { kind: 'rounds' });
    push(state, { kind: 'auction', worth: roll(rng, 6) });
    return state;
  },

  decisions: (state) => openQuestions(RULES, state, state),

  apply(state, answer, rng) {
    const draft: Draft = draftOf({ state: { ...state } }, rng);
    resolve(RULES, draft, draft.state, answer);
    return stepOf(draft, draft.state);
  },

  outcome({ ending, points }) {
    if (ending === null) return null;
    const most = Math.max(...points);
    return { winners: seatsOf(points.length).filter((seat) => points[seat] === most), reason: ending };
  },

  view,
  resample,
};
