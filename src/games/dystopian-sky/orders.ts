import type { StandingOrder } from '#engine';
import { bestWeapon } from './combat/reactions.ts';
import type { View } from './hidden/view.ts';
import { columnOf } from './map/place.ts';
import { bestDash, dashBudget, dashInches } from './movement/dash.ts';
import type { Action } from './state/actions.ts';
import { isStanding } from './units/units.ts';

/** What a player can have answered when a unit of theirs is attacked (rules: Reactions). */
export const orders: readonly StandingOrder<View, Action>[] = [
  {
    key: 'reactions',
    kinds: ['reaction', 'dash', 'row'],
    values: ['ask', 'strike', 'dash', 'nothing'],
    answer({ table }, { options }, value) {
      const top = table.stack.at(-1);
      if (top?.kind === 'move') {
        // Only the dash of a reaction, not the movement of a Phase.
        const to = top.why === 'dash' ? bestDash(table, top.unit, top) : null;
        if (to === null) return null;
        const way = options.find((option) => option.do === 'go' && option.to === to);
        const column = options.find((option) => option.do === 'column' && option.column === columnOf(to));
        // A row without it: back to the columns.
        const back = options.find(({ do: does }) => does === 'back');
        return [way ?? column ?? back].filter((option) => option !== undefined);
      }
      const [unit] = top?.kind === 'reactions' ? top.units : [];
      const pass = options.find(({ do: does }) => does === 'pass');
      if (top?.kind !== 'reactions' || unit === undefined || !pass) return null;
      const canStrike = value === 'strike' && isStanding(table, top.attacker);
      const weapon = canStrike ? bestWeapon(table, unit, top.attacker) : undefined;
      const strike = options.find((option) => option.do === 'attack' && option.weapon === weapon);
      const isBetter = value !== 'nothing' && bestDash(table, unit, dashBudget(dashInches(table, unit))) !== null;
      const dash = isBetter ? options.find(({ do: does }) => does === 'dash') : undefined;
      return [strike ?? dash ?? pass];
    },
  },
];
