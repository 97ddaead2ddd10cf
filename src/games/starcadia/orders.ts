import type { StandingOrder } from '#engine';
import { reachOf } from './attack/pool.ts';
import { isSuccess } from './content/dice.ts';
import type { View } from './hidden/view.ts';
import type { Action } from './state/actions.ts';

/** What a player can have answered while another one is on turn, and in a rest. */
export const orders: readonly StandingOrder<View, Action>[] = [
  {
    key: 'payback',
    kinds: ['monster'],
    values: ['ask', 'strike', 'spare'],
    answer({ table }, { options }, value) {
      const top = table.stack.at(-1);
      const stop = options.find(({ do: does }) => does === 'stop');
      if (top?.kind !== 'monster' || top.target === null || !stop) return null;
      // The attack with the shortest way to it comes first.
      const attack = value === 'strike' ? options.find(({ do: does }) => does === 'attack') : undefined;
      return [attack ?? stop];
    },
  },
  {
    key: 'rerolls',
    kinds: ['reroll'],
    values: ['ask', 'failed', 'none'],
    answer({ table }, { options }, value) {
      const top = table.stack.at(-1);
      const keep = options.find(({ do: does }) => does === 'keep');
      if (top?.kind !== 'attack' || !keep) return null;
      const kind = top.stage === 'attack-rerolls' ? reachOf(table, top) : 'defense';
      const failed = options.find((option) => option.do === 'reroll' && !isSuccess(kind, option.face));
      return [value === 'failed' && failed ? failed : keep];
    },
  },
  {
    key: 'reactions',
    kinds: ['reaction'],
    values: ['ask', 'use', 'keep'],
    answer(_view, { options }, value) {
      const wanted = value === 'use' ? 'react' : 'keep';
      const found = options.find(({ do: does }) => does === wanted);
      return found ? [found] : null;
    },
  },
  {
    key: 'reorganize',
    kinds: ['reorganize'],
    values: ['ask', 'nothing'],
    answer(_view, { options }) {
      const stop = options.find(({ do: does }) => does === 'stop');
      return stop ? [stop] : null;
    },
  },
];
