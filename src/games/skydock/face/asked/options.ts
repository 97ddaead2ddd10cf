import { clipped, ROOM, type Decision, type OptionFace } from '#engine';
import type { Action } from '../../state/actions.ts';
import type { View } from '../../state/view.ts';
import { isWasted } from './boosting.ts';
import { hint } from './hints.ts';
import { whyIdle } from './idle.ts';
import { label } from './labels.ts';

const LABEL = 76;

export function optionFaces(view: View, decision: Decision<Action>): OptionFace[] {
  const labels = distinct(decision.options.map((action) => clipped(label(view, decision, action), LABEL)));
  return decision.options.map((action, at) => {
    const text = hint(view, decision, action);
    return {
      label: labels[at] ?? '',
      ...(text !== null && text !== '' && { hint: clipped(text, ROOM.hint) }),
      tone: tone(view, decision, action),
    };
  });
}

/** The labels, numbered where several are the same (two copies of a card). */
function distinct(labels: readonly string[]): string[] {
  const alike = Map.groupBy(labels.keys(), (at) => labels[at]);
  return labels.map((own, at) => {
    const all = alike.get(own) ?? [];
    return all.length > 1 ? `${own} ${all.indexOf(at) + 1}` : own;
  });
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
