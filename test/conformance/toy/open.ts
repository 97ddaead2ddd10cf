import { shuffled, type Rng, type Viewer } from '#engine';
import { toy, type Toy } from './game.ts';
import type { ToyState } from './state.ts';
import type { ToyView } from './view.ts';

/** A view that shows what all seats hold and bid. */
export interface OpenView extends ToyView {
  readonly open: Omit<ToyState, 'deck'> & { readonly deck: ToyState['deck'] | null };
}

/** The toy with all cards face up: nothing is hidden from anybody. */
export const allOpen: Toy = {
  ...toy,
  id: 'toy-all-open',
  privateOptions: {},
  view: (state, viewer): OpenView => ({ ...toy.view(state, viewer), open: state }),
  resample: (state) => state,
};

/** The toy with all cards face up but the deck, which nobody may look at. */
export const faceDown: Toy = {
  ...allOpen,
  id: 'toy-face-down',
  decisions: (state) => toy.decisions(state).filter(({ kind }) => kind !== 'peek'),
  view: (state: ToyState, viewer: Viewer): OpenView => ({
    ...toy.view(state, viewer),
    open: { ...state, deck: null },
  }),
  resample: (state: ToyState, _viewer: Viewer, rng: Rng) => ({ ...state, deck: shuffled(rng, [...state.deck].sort()) }),
};
