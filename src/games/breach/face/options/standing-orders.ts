import type { ChoiceFace } from '#engine';

/** The standing orders in words. */
export const ORDERS: Readonly<Record<string, ChoiceFace>> = {
  strike: {
    name: 'Strike back',
    values: {
      ask: 'Ask me',
      all: 'Strike while energy lasts',
      kill: 'Strike only to destroy',
      hold: 'Save the energy',
    },
    hints: {
      all: 'Uses the units that do the most for their energy, on the pirates they hurt most',
      kill: 'Uses only units that destroy a pirate, then ends the wave',
      hold: 'Ends each wave at once',
    },
  },
};
