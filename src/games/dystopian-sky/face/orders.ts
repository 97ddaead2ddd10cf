import type { ChoiceFace } from '#engine';

/** The standing orders in words. */
export const ORDERS: Readonly<Record<string, ChoiceFace>> = {
  reactions: {
    name: 'Reactions of your units',
    values: { ask: 'Ask me', strike: 'Strike back', dash: 'Dash to cover', nothing: 'Do nothing' },
    hints: {
      strike: 'Strikes back with the weapon that does the most damage; if it cannot, it dashes',
      dash: 'Dashes up to 3 inches, to where the fewest enemies see it',
    },
  },
};
