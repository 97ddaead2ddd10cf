import { counted, type Decision, type OptionFace } from '#engine';
import type { Action, Actions } from '../../state/actions.ts';
import { AI_DESIGNS } from '../../content/ai-units.ts';
import { WAVES } from '../../turn-order/length.ts';
import type { View } from '../../state/view.ts';
import { aiStats, endLabel } from '../words.ts';
import { choice } from './common.ts';
import { attack, capture, capturesBridge, everyone, move, order, orderRoom } from './orders.ts';
import { breach, defend, generators, hire, hireCrew, room } from './set-up.ts';
import { fire, spring, target } from './strikes.ts';

type OptionFaces = {
  readonly [K in keyof Actions]: (action: Action<K>, view: View, asked: Decision<Action>) => OptionFace;
};

const OPTIONS: OptionFaces = {
  generator: ({ count }, view) => generators(view, count),
  place: ({ design }) => choice(`Place ${AI_DESIGNS[design].name}`, aiStats(design)),
  room: (action, view) => room(view, action.room),
  defend: (_, view) => defend(view),
  recruit: (_, view) =>
    choice('Place Pirates', `${counted(view.rations, 'ration')} left; pirates placed now cannot act this wave`),
  hire: ({ design }) => hire(design),
  'hire-crew': ({ crew }, view) => hireCrew(view, crew),
  breach: (action, view) => breach(view, action),
  everyone: ({ orders }, view) => everyone(view, orders),
  'order-room': (action, view) => orderRoom(view, action.room),
  order: ({ unit }, view) => order(view, unit),
  move: (action, view) => move(view, action.room),
  attack: ({ unit }, view) => attack(view, unit),
  capture: (_, view) => capture(view),
  fire: ({ unit }, view) => fire(view, unit),
  target: ({ unit }, view) => target(view, unit),
  spring: ({ unit }, view) => spring(view, unit),
  back: () => ({ label: 'Back', tone: 'quiet' }),
  end: (_, view, { kind, options }) => ({
    label: endLabel(view),
    ...endHint(view, kind),
    ...beforeEnd(view, kind, options),
    tone: 'quiet',
  }),
};

function optionFace<K extends keyof Actions>(action: Action<K>, view: View, asked: Decision<Action>): OptionFace {
  return OPTIONS[action.do](action, view, asked);
}

/** The face of each option, in order: what it does and what follows from it. */
export function optionFaces(view: View, asked: Decision<Action>): OptionFace[] {
  return asked.options.map((action) => optionFace(action, view, asked));
}

/** What happens to unspent resources when the section ends. */
function endHint(view: View, kind: string): Pick<OptionFace, 'hint'> {
  switch (kind) {
    case 'ai-set-up':
      return { hint: noStrike(view) ?? 'The Reactor keeps its energy' };
    case 'pirate-set-up':
      return { hint: 'Unspent rations can be used in this round’s waves; then they are lost' };
    case 'pirate-wave':
      return { hint: strikeBack(view) };
    default:
      return { hint: 'The Capacitor keeps its energy' };
  }
}

/**
 * What is lost when the section ends although more could be done. Energy of the Reactor is kept, so that the Ship is asked
 * only at the beginning; nor are the Pirates where those left can do no more than walk about: the hint counts them.
 */
function beforeEnd(view: View, kind: string, options: readonly Action[]): Pick<OptionFace, 'confirm'> {
  const { reactor, rations, round, ai, wave } = view;
  const offers = (does: Action['do']) => options.some((option) => option.do === does);
  switch (kind) {
    case 'ai-set-up':
      return round === 1 || ai.length === 0 || noStrike(view) !== null
        ? {
            confirm:
              `End set-up? You have ${reactor} unspent Reactor energy; you keep it for later rounds. ${asSentence(noStrike(view))}`.trim(),
          }
        : {};
    case 'pirate-set-up':
      return {
        confirm: `End set-up? You have ${counted(rations, 'ration')} for pirates who can act from the first wave on.`,
      };
    case 'pirate-wave':
      return offers('everyone') || (wave === WAVES && offers('recruit'))
        ? { confirm: `Done with wave ${wave}? ${[...winMissed(view, options), ...unused(view)].join(' ')}` }
        : {};
    default:
      return {};
  }
}

/** That no unit of the Ship can strike in this round's waves, for want of energy; else `null`. */
function noStrike({ ai, capacitor, generators }: View): string | null {
  const costs = ai.flatMap(({ design }) => (design === null ? [] : [AI_DESIGNS[design].cost]));
  const least = Math.min(...costs);
  return costs.length > 0 && capacitor + WAVES * generators < least
    ? `No strike this round without a generator (a strike costs ${least} or more energy)`
    : null;
}

function asSentence(text: string | null): string {
  return text === null ? '' : `${text}.`;
}

/** "The Ship can then strike back: 5 energy in the Capacitor (+1 next wave); 2 pirates have not acted". */
function strikeBack(view: View): string {
  const { ai, pirates, capacitor } = view;
  const idle = notActed(pirates);
  const met = ai.filter(({ room }) => pirates.some((unit) => unit.room === room));
  const isPaid = met.some(({ design }) => design === null || AI_DESIGNS[design].cost <= capacitor);
  const strike =
    met.length === 0
      ? 'The Ship cannot strike now: no unit is in a room with a pirate'
      : isPaid
        ? `The Ship can then strike back: ${capacitor} energy in the Capacitor${refilled(view)}`
        : 'The Ship has too little energy to strike back';
  return idle === null ? strike : `${strike}; ${idle}`;
}

/** What it gets back of what it spends: " (+2 next wave)". */
function refilled({ generators, wave }: View): string {
  if (generators === 0) return ' (only generators refill it)';
  return wave < WAVES ? ` (+${generators} next wave)` : '';
}

/** "1 pirate has not acted"; `null` where all have. */
function notActed(pirates: View['pirates']): string | null {
  const { length } = pirates.filter(({ acted }) => !acted);
  return length === 0 ? null : `${counted(length, 'pirate')} ${length === 1 ? 'has' : 'have'} not acted`;
}

/** That an order would win. */
function winMissed(view: View, options: readonly Action[]): string[] {
  const wins = options.some((option) => option.do === 'everyone' && capturesBridge(view, option.orders));
  return wins ? ['You can capture the Bridge now and win.'] : [];
}

/** What the Pirates leave unused: "3 pirates have not acted.", "5 unspent rations will be lost." */
function unused({ pirates, rations, wave }: View): string[] {
  const idle = notActed(pirates);
  return [
    ...(idle === null ? [] : [`${idle}.`]),
    ...(wave === WAVES && rations > 0 ? [`${counted(rations, 'unspent ration')} will be lost.`] : []),
  ];
}
