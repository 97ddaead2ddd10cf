import { clipped, type Decision, MORE, type OptionFace, ROOM, wholeClauses } from '#engine';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import type { Action, Actions } from '../../state/actions.ts';
import type { View } from '../../state/view.ts';
import { isWasted } from './boosting.ts';
import { leadsNowhere } from './here.ts';
import { hint } from './hints.ts';
import { pirateOf } from '../words/reading.ts';
import { label, type Asked } from './labels.ts';
import { destination, rareWays, roomSigns } from './ways.ts';

const LABEL = 74;
const RARE = 'More Ways';
/** The menu to put a payment together, beside whole payments. */
const ONE_BY_ONE = 'Or choose your cards one by one';
/** More uses of a hand than one reads in a single list: they are parted. */
const MANY_USES = 25;
const UPGRADES = 'Optional: gain or upgrade an ability';
const CARDS = 'Optional: use a card';

export function optionFaces(view: View, decision: Decision<Action>): OptionFace[] {
  const asked = { ...decision, view };
  const labels = distinct(decision.options.map((action) => clipped(label(action, asked), LABEL)));
  const signs = roomSigns(decision.options);
  const offersPayments = decision.options.some((action) => action.do === 'pay');
  return decision.options.map((action, at) => {
    const text = hint(action, asked);
    const to = destination(action);
    const sign = to && signs.get(to);
    return {
      ...(action.do === 'go' && rareWays(asked).has(action.path) && { group: RARE }),
      ...(action.do === 'put' && offersPayments && { group: ONE_BY_ONE }),
      ...(decision.kind === 'hand' &&
        decision.options.length > MANY_USES && { group: improves(action) ? UPGRADES : CARDS }),
      ...(sign !== undefined && { sign }),
      label: labels[at] ?? '',
      ...(text !== null && text !== '' && { hint: clipped(wholeClauses(text, ROOM.hint - MORE.length), ROOM.hint) }),
      tone: tone(action, asked),
    };
  });
}

/** Whether the card is spent on an ability. */
function improves(action: Action): boolean {
  return action.do === 'card' && (action.use.do === 'gain' || action.use.do === 'upgrade');
}

/** The labels, numbered where several are the same (two copies of a card). */
function distinct(labels: readonly string[]): string[] {
  const alike = Map.groupBy(labels.keys(), (at) => labels[at]);
  return labels.map((own, at) => {
    const all = alike.get(own) ?? [];
    return all.length > 1 ? copyOf(own, all.indexOf(at) + 1) : own;
  });
}

/** "Crowbar (Copy 1)", "Finder’s Fee (Armed, Copy 1)". */
function copyOf(name: string, number: number): string {
  return name.endsWith(')') ? `${name.slice(0, -1)}, Copy ${number})` : `${name} (Copy ${number})`;
}

const TONES: Readonly<Partial<Record<keyof Actions, OptionFace['tone']>>> = {
  draw: 'quiet',
  'draw-all': 'main',
  lock: 'main',
  end: 'main',
  play: 'main',
  'knock-out': 'main',
  strike: 'main',
  roll: 'main',
  nothing: 'idle',
  drop: 'quiet',
  pass: 'quiet',
  back: 'quiet',
  unlock: 'quiet',
  refuse: 'quiet',
  stop: 'quiet',
  disarm: 'quiet',
  cancel: 'quiet',
  airlock: 'grave',
  withdraw: 'grave',
};

function tone(action: Action, asked: Asked): OptionFace['tone'] {
  const { view, options } = asked;
  if (action.do === 'card') {
    const use = tone(action.use, asked);
    // A card is a chance, and never the way on.
    return use === 'main' ? 'choice' : use;
  }
  if (action.do === 'draw' && options.every((option) => option.do === 'draw')) return 'main';
  if (action.do === 'go' && action.path.length === 0) return 'quiet';
  // A way that ends where it began comes after all others.
  if (action.do === 'go' && action.path.at(-1) === pirateOf(view, asked.seat).spot) return 'idle';
  // The one way to pay that is worth suggesting.
  if (action.do === 'pay' && options.filter((option) => option.do === 'pay').length === 1) return 'main';
  if (action.do === 'use' && leadsNowhere(view, asked.seat, action.slot)) return 'idle';
  if (action.do === 'objective') return isRisky(action, asked) ? 'choice' : 'main';
  if (action.do === 'boost' && action.cards === 0) return 'quiet';
  if (action.do === 'boost' && isWasted(view, action.cards)) return 'idle';
  return TONES[action.do] ?? 'choice';
}

/** Whether the objective could fail by a roll and another one could not. */
function isRisky(action: Action<'objective'>, { view, options }: Asked): boolean {
  const takesRoll = ({ objective }: Action<'objective'>) => {
    const held = view.table.objectives[objective];
    return held !== undefined && OBJECTIVE_TABLE[held.id].challenge !== undefined;
  };
  return takesRoll(action) && options.some((other) => other.do === 'objective' && !takesRoll(other));
}
