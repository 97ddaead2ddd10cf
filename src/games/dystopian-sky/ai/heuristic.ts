import { at, best, type Answer, type Decision, type Rng } from '#engine';
import type { View } from '../hidden/view.ts';
import type { Action, Kind } from '../state/actions.ts';
import type { Table } from '../state/state.ts';
import { mostHealth, placeOf, unitOf } from '../units/units.ts';
import { chooseDeployment, chooseZone } from './deployment.ts';
import { fieldOf } from './field.ts';
import { chooseMove } from './moves.ts';
import { chooseMuster } from './muster/crew.ts';
import { choosePhase } from './phase.ts';
import { chooseReaction } from './reactions.ts';

type Asked = Decision<Action>;

/** One rule for each kind of question. */
const CHOOSE: Readonly<Record<Kind, (view: View, asked: Asked, rng: Rng) => Action>> = {
  muster: chooseMuster,
  zone: ({ table }, asked, rng) => chooseZone(table, asked, rng),
  deploy: ({ table }, asked, rng) => chooseDeployment(table, asked, rng),
  unit: ({ table }, { options }, rng) => chooseUnit(table, options, rng),
  phase: ({ table }, asked, rng) => phaseOf(table, asked, rng),
  move: ({ table }, asked, rng) => moveOf(table, asked, rng),
  row: ({ table }, asked, rng) => moveOf(table, asked, rng),
  reaction: ({ table }, asked, rng) => reactionOf(table, asked, rng),
  arc: ({ table }, { options }, rng) =>
    best(options, (option) => (option.do === 'arc' ? -unitOf(table, option.unit).health : 0), rng),
};

/** The unit with the best attack at hand; the others make use of what it has done. */
function chooseUnit(table: Table, options: readonly Action[], rng: Rng): Action {
  return best(
    options,
    (option) => {
      if (option.do !== 'activate') return -9;
      const gain = fieldOf(table, option.unit, false).gain(placeOf(table, option.unit));
      return gain + 0.05 * (unitOf(table, option.unit).health / mostHealth(table, option.unit));
    },
    rng,
  );
}

function reactionOf(table: Table, asked: Asked, rng: Rng): Action {
  const top = table.stack.at(-1);
  return top?.kind === 'reactions'
    ? chooseReaction(table, at(top.units, 0), top.attacker, asked, rng)
    : at(asked.options, 0);
}

function phaseOf(table: Table, asked: Asked, rng: Rng): Action {
  const top = table.stack.at(-1);
  return top?.kind === 'phase' ? choosePhase(table, top, asked, rng) : at(asked.options, 0);
}

function moveOf(table: Table, asked: Asked, rng: Rng): Action {
  const top = table.stack.at(-1);
  return top?.kind === 'move' ? chooseMove(table, top, asked, rng) : at(asked.options, 0);
}

/** A quick answer to the first question of a seat. */
export function heuristic(view: View, [decision]: readonly Asked[], rng: Rng): Answer<Action> | null {
  if (!decision) return null;
  const actions = isKind(decision.kind) ? [CHOOSE[decision.kind](view, decision, rng)] : decision.onTimeout;
  return { seat: decision.seat, decision: decision.id, actions };
}

function isKind(kind: string): kind is Kind {
  return kind in CHOOSE;
}
