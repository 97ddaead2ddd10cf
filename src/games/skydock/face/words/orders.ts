import type { ChoiceFace } from '#engine';

/** The standing orders in words. */
export const ORDERS: Readonly<Record<string, ChoiceFace>> = {
  help: {
    name: 'Calls for help',
    values: {
      ask: 'Ask me',
      refuse: 'Refuse them all',
      agree: 'Agree whenever you can',
      behind: 'Agree if they have less glory than you',
    },
    hints: {
      refuse: 'You keep your cards',
      agree: 'You promise the matching scheme card that is of least use to you',
      behind: 'You refuse everybody who has as much glory as you, or more',
    },
  },
  patrol: {
    name: 'Rolls against the patrol',
    values: {
      ask: 'Ask me',
      none: 'Add no cards',
      one: 'Add 1 card if that is enough',
      pass: 'Add as many cards as it takes',
    },
    hints: {
      none: 'A failed roll neutralizes an ability',
      one: 'You discard the scheme card of least use, or none if you need more',
      pass: 'You discard the scheme cards of least use until you pass',
    },
  },
  limit: {
    name: 'Over the hand limit',
    values: { ask: 'Ask me', usual: 'Discard the cards of least use' },
    hints: { usual: 'Those pay for the fewest objectives you still need' },
  },
};
