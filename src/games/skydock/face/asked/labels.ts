import { counted, memoizeLatest, type Decision, type Seat } from '#engine';
import type { Action } from '../../state/actions.ts';
import type { Card } from '../../cards/cards.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import type { SpotId } from '../../content/board.ts';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import { objectiveAt } from '../../objectives/objectives.ts';
import { listOf } from '../../effects/sources.ts';
import type { Order } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { frameOf, ownHand, pirateOf, rowNumber, slotName } from '../words/reading.ts';
import { abilityName, cardName, roomName, seatName, symbolName } from '../words/words.ts';

/** A payment of more cards is only counted on its button. */
export const MOST_NAMED = 3;

/** What a button says. Two options can only read alike where two copies of one card can be chosen. */
export function label(view: View, { kind, seat, options }: Decision<Action>, action: Action): string {
  const { table } = view;
  const named = (slot: number) => slotName(view, seat, slot);
  switch (action.do) {
    case 'character':
      return `Be ${CHARACTER_TABLE[action.character].name}`;
    case 'backer':
      return `Keep ${BACKER_TABLE[action.backer].name}`;
    case 'ability':
      return `Start With ${abilityName(action.ability)}`;
    case 'draw':
      return action.deck === 'scheme' ? 'Draw A Scheme Card' : 'Draw A Loot Card';
    case 'mark':
      return named(action.slot);
    case 'lock':
      return 'Lock In';
    case 'unlock':
      return 'Change My Plan';
    case 'use':
      return `Use ${named(action.slot)}`;
    case 'drop':
      return `Drop ${named(action.slot)}`;
    case 'end':
      return 'End Turn';
    case 'go':
      return wayTo(view, seat, options, action);
    case 'room':
      return `Use The ${roomName(table, pirateOf(view, seat).spot)}`;
    case 'objective':
      return `Complete ${objectiveAt(table, action.objective).name}`;
    case 'ask':
      return `Ask For A ${symbolName(action.symbol)}: ${objectiveAt(table, action.objective).name}`;
    case 'withdraw':
      return 'Take It Back';
    case 'agree':
      return `Agree With ${cardName(action.card)}`;
    case 'refuse':
      return 'Refuse';
    case 'pay':
      return action.cards.length > MOST_NAMED
        ? `Pay With ${action.cards.length} Cards`
        : `Pay ${action.cards.map(cardName).join(' + ')}`;
    case 'put':
      return `Lay Out ${cardName(action.card)}`;
    case 'knock-out':
      return 'Knock The Guard Out';
    case 'airlock':
      return action.guard === 'stunned' ? 'Airlock A Stunned Guard' : 'Airlock An Active Guard';
    case 'strike':
      return 'Attack Again';
    case 'heal':
      return action.seat === seat
        ? `Heal Your ${named(action.slot)}`
        : `Heal ${seatName(action.seat)}’s ${slotName(view, action.seat, action.slot)}`;
    case 'roll':
      return 'Roll';
    case 'boost':
      return action.cards === 0 ? 'Add Nothing' : `Add ${counted(action.cards, 'Card')}`;
    case 'cover':
      return `Neutralize ${named(action.slot)}`;
    case 'option':
      return branchText(view, action.option);
    case 'spot':
      return `${kind === 'lure' ? 'From' : 'To'} ${roomName(table, action.spot)}`;
    case 'slot':
      return onSlot(view, kind, seat, action.slot);
    case 'track':
      return `Advance On ${objectiveAt(table, action.objective).name}`;
    case 'take':
      return `${kind === 'sift' ? 'Keep' : 'Take'} ${cardName(action.card)}`;
    case 'discard':
      return cardName(action.card);
    default:
      return handLabel(view, kind, seat, action);
  }
}

function onSlot(view: View, kind: string, seat: Seat, slot: number): string {
  if (kind === 'row') return `Put It In Row ${rowNumber(pirateOf(view, seat), slot)}`;
  const name = slotName(view, seat, slot);
  if (kind === 'recover') return `Free ${name}`;
  return kind === 'charge' ? `Charge ${name}` : `Upgrade ${name}`;
}

/** Answers about a card name it, since answers to other questions may stand beside them. */
function handLabel(view: View, kind: string, seat: Seat, action: Extract<Action, { do: HandWord }>): string {
  switch (action.do) {
    case 'card':
      return `${view.table.turn === null ? 'Plan With' : 'Use'} ${cardName(action.card)}${meantFor(view, seat, action.card)}`;
    case 'back':
      return kind === 'hand' ? `Leave ${lookedAt(view)}` : 'Back';
    case 'stop':
      return 'Stop Here';
    case 'play':
      return `Play ${lookedAt(view)}`;
    case 'arm':
      return `Arm ${lookedAt(view)} In Secret`;
    case 'disarm':
      return `Disarm ${lookedAt(view)}`;
    case 'gain':
      return `Gain ${abilityName(action.ability)} In Row ${rowNumber(pirateOf(view, seat), action.slot)}`;
    case 'upgrade':
      return `Upgrade ${slotName(view, seat, action.slot)}`;
    case 'marker':
      return `Marker On ${slotName(view, seat, action.slot)}`;
    case 'cancel':
      return 'Take This Plan Back';
  }
}

function lookedAt(view: View): string {
  const { looking } = ownHand(view);
  if (looking === null) throw new Error('No card of the hand is looked at.');
  return cardName(looking);
}

type HandWord = 'card' | 'back' | 'stop' | 'play' | 'arm' | 'disarm' | 'gain' | 'upgrade' | 'marker' | 'cancel';

/** Whether a card of one's hand is already meant for something. */
export function inUse(view: View, card: Card): string {
  const { armed, plan } = ownHand(view);
  if (armed.some((other) => other === card)) return ' (Armed)';
  return plan.orders.some((order) => order.card === card) ? ' (Planned)' : '';
}

/** What a card of one's hand is already meant for. */
function meantFor(view: View, seat: Seat, card: Card): string {
  const order = ownHand(view).plan.orders.find((each) => each.card === card);
  return order ? ` (Planned: ${planned(view, seat, order)})` : inUse(view, card);
}

/** What is planned, on a board that is named as it will be then. */
function planned(view: View, seat: Seat, order: Order): string {
  switch (order.for) {
    case 'gain':
      return `Gain ${abilityName(order.ability)} In Row ${rowNumber(pirateOf(view, seat), order.slot)}`;
    case 'upgrade':
      return `Upgrade To ${slotName(view, seat, order.slot)}`;
    case 'marker':
      return `Marker On ${slotName(view, seat, order.slot)}`;
  }
}

/** "Go To Casino", and by way of which rooms where there is more than one way to choose. */
function wayTo(view: View, seat: Seat, options: readonly Action[], { path }: Extract<Action, { do: 'go' }>): string {
  const to = path.at(-1);
  if (to === undefined) return 'Stay Here';
  const go = `${to === pirateOf(view, seat).spot ? 'Come Back To' : 'Go To'} ${roomName(view.table, to)}`;
  if (isOnlyWay(options, path)) return go;
  const names = (spots: readonly SpotId[]) => spots.map((spot) => roomName(view.table, spot)).join(', ');
  const there = path.indexOf(to);
  const via = names(path.slice(0, there));
  const round = names(path.slice(there + 1, -1));
  const how = via === '' && round === '' ? 'Directly' : via === '' ? '' : `Via ${via}`;
  return [go, how, round === '' ? '' : `Then To ${round} And Back`].filter((part) => part !== '').join(' ');
}

/** Whether no other way leads to the same room, so that it need not be named. */
export function isOnlyWay(options: readonly Action[], path: readonly SpotId[]): boolean {
  return waysTo(options).get(path.at(-1)) === 1 && path.length === new Set(path).size;
}

/** How many of the options lead to each room. */
const waysTo = memoizeLatest((options: readonly Action[]): ReadonlyMap<SpotId | undefined, number> => {
  const ways = new Map<SpotId | undefined, number>();
  for (const option of options)
    if (option.do === 'go') ways.set(option.path.at(-1), (ways.get(option.path.at(-1)) ?? 0) + 1);
  return ways;
});

/** What is printed beside one branch of the choice at hand. */
function branchText(view: View, option: number): string {
  const frame = frameOf(view, 'effects');
  const effect = frame && listOf(frame)[frame.next];
  const branch = effect?.do === 'choose' ? effect.options[option] : undefined;
  return branch?.text ?? `Choose ${option + 1}`;
}
