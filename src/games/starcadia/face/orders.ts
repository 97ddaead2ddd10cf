import type { ChoiceFace } from '#engine';

/** The standing orders in words. */
export const ORDERS: Readonly<Record<string, ChoiceFace>> = {
  payback: {
    name: 'Paybacks you steer',
    values: { ask: 'Ask me', strike: 'Strike', spare: 'Do nothing' },
    hints: {
      strike: 'The monster takes the shortest way to its attacker and attacks. If it cannot, it stays where it is',
      spare: 'The monster neither moves nor attacks',
    },
  },
  rerolls: {
    name: 'Rerolls',
    values: { ask: 'Ask me', failed: 'Reroll what failed', none: 'Keep every roll' },
    hints: { failed: 'Rerolls the dice that do not count, one by one, while you have rerolls left' },
  },
  reactions: {
    name: 'Reactions',
    values: { ask: 'Ask me', use: 'Use the first one', keep: 'Use none' },
    hints: { use: 'Uses the first ready reaction of the hero against every attack' },
  },
  reorganize: {
    name: 'Exchanges during a rest',
    values: { ask: 'Ask me', nothing: 'Change nothing' },
  },
};
