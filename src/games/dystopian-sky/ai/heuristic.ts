import { at, best, memoizeLatest, type Answer, type Decision, type Rng } from '#engine';
import type { View } from '../hidden/view.ts';
import type { Action, Kind } from '../state/actions.ts';
import type { Table } from '../state/state.ts';
import { mostHealth, placeOf, unitOf } from '../units/units.ts';
import { chooseDeployment, chooseZone } from './setup/deployment.ts';
import { fieldOf } from './field.ts';
import { moveWorths } from './moves.ts';
import { chooseMuster } from './setup/crew.ts';
import { phaseWorths } from './phase.ts';
import { reactionWorth } from './reactions.ts';

type Asked = Decision<Action>;
type Worth = (option: Action) => number;

/** What the options of each kind of question are worth, the best being chosen; the others are chosen in their own ways. */
const WORTHS: Readonly<Record<Exclude<Kind, keyof typeof CHOOSE>, (table: Table) => Worth>> = {
  unit: unitWorths,
  phase: (table) => {
    const top = table.stack.at(-1);
    return top?.kind === 'phase' ? phaseWorths(table, top) : () => 0;
  },
  dash: movesWorth,
  row: movesWorth,
  reaction: (table) => {
    const top = table.stack.at(-1);
    return top?.kind === 'reactions'
      ? (option) => reactionWorth(table, at(top.units, 0), top.attacker, option)
      : () => 0;
  },
  arc: (table) => (option) => (option.do === 'arc' ? -unitOf(table, option.unit).health : 0),
};

const CHOOSE = {
  muster: chooseMuster,
  zone: ({ table }, asked, rng) => chooseZone(table, asked, rng),
  deploy: ({ table }, asked, rng) => chooseDeployment(table, asked, rng),
} as const satisfies Partial<Record<Kind, (view: View, asked: Asked, rng: Rng) => Action>>;

/** The unit with the best attack at hand; the others make use of what it has done. */
function unitWorths(table: Table): Worth {
  return (option) => {
    if (option.do !== 'activate') return -9;
    const gain = fieldOf(table, option.unit, false).gain(placeOf(table, option.unit));
    return gain + 0.05 * (unitOf(table, option.unit).health / mostHealth(table, option.unit));
  };
}

function movesWorth(table: Table): Worth {
  const top = table.stack.at(-1);
  return top?.kind === 'move' ? moveWorths(table, top) : () => 0;
}

/** A quick answer to the first question of a seat. */
export function heuristic(view: View, [decision]: readonly Asked[], rng: Rng): Answer<Action> | null {
  if (!decision) return null;
  return { seat: decision.seat, decision: decision.id, actions: chosen(view, decision, rng) };
}

function chosen(view: View, decision: Asked, rng: Rng): readonly Action[] {
  const { kind, options } = decision;
  if (isOneOf(CHOOSE, kind)) return [CHOOSE[kind](view, decision, rng)];
  return isOneOf(WORTHS, kind) ? [best(options, WORTHS[kind](view.table), rng)] : decision.onTimeout;
}

function isOneOf<T extends object>(all: T, kind: string): kind is Extract<keyof T, string> {
  return kind in all;
}

/** What an option may be worth less than the best one before the search leaves it aside. */
const SLACK = 0.15;

/** Whether one of these options is clearly worse than another, to what the heuristic knows. */
export function isClearlyWorse(action: Action, { table }: View, options: readonly Action[]): boolean {
  const { worth, most } = knownWorths({ table, options });
  return worth(action) < most - SLACK;
}

const knownWorths = memoizeLatest(
  ({ table, options }: { readonly table: Table; readonly options: readonly Action[] }) => {
    const worth = worthsNow(table);
    return { worth, most: Math.max(...options.map(worth)) };
  },
  (one, other) => one.table === other.table && one.options === other.options,
);

function worthsNow(table: Table): Worth {
  switch (table.stack.at(-1)?.kind) {
    case 'phase':
      return WORTHS.phase(table);
    case 'move':
      return WORTHS.dash(table);
    case 'reactions':
      return WORTHS.reaction(table);
    default:
      return () => 0;
  }
}
