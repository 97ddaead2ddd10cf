import { sameJson, type Decision, type OptionFace } from '#engine';
import type { Action } from '../../state/actions.ts';
import type { View } from '../../state/view.ts';
import { isWasted } from './boosting.ts';
import { hint } from './hints.ts';
import { whyIdle } from './idle.ts';
import { label } from './labels.ts';
import { clipped } from '../words/words.ts';

const LABEL = 76;
const HINT = 200;

/** One option in words: what it does, and what follows from it. */
export function optionFace(view: View, decision: Decision<Action>, action: Action): OptionFace {
  const said = hint(view, decision, action);
  return {
    label: distinct(view, decision, action),
    ...(said !== null && said !== '' && { hint: clipped(said, HINT) }),
    tone: tone(view, decision, action),
  };
}

/** The label; where others of the decision read alike (two copies of a card), with its number among them. */
function distinct(view: View, decision: Decision<Action>, action: Action): string {
  const own = labelOf(view, decision, action);
  const alike = decision.options.filter((option) => labelOf(view, decision, option) === own);
  return alike.length > 1 ? `${own} ${alike.findIndex((option) => sameJson(option, action)) + 1}` : own;
}

function labelOf(view: View, decision: Decision<Action>, action: Action): string {
  return clipped(label(view, decision, action), LABEL);
}

function tone(view: View, { kind, seat }: Decision<Action>, action: Action): OptionFace['tone'] {
  switch (action.do) {
    case 'draw':
    case 'lock':
    case 'end':
    case 'play':
    case 'knock-out':
    case 'strike':
    case 'roll':
      return 'main';
    case 'drop':
    case 'back':
    case 'unlock':
    case 'refuse':
    case 'stop':
    case 'disarm':
    case 'cancel':
      return 'quiet';
    case 'go':
      return action.path.length === 0 ? 'quiet' : 'choice';
    case 'boost':
      return action.cards === 0 ? 'quiet' : isWasted(view, action.cards) ? 'idle' : 'choice';
    case 'card':
      return kind === 'hand' && whyIdle(view, seat, action.card) !== null ? 'idle' : 'choice';
    case 'airlock':
    case 'withdraw':
      return 'grave';
    default:
      return 'choice';
  }
}
