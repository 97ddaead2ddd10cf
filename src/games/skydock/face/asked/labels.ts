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

/** A button with a payment of more cards shows only their number. */
export const MOST_NAMED = 3;

/** A button's label. Two labels are the same only for two copies of one card. */
export function label(view: View, { kind, seat, options }: Decision<Action>, action: Action): string {
  const { table } = view;
  const named = (slot: number) => slotName(view, seat, slot);
  switch (action.do) {
    case 'character':
      return `Be ${CHARACTER_TABLE[action.character].name}`;
    case 'backer':
      return `Keep ${BACKER_TABLE[action.backer].name}`;
    case 'ability':
      return `Start with ${abilityName(action.ability)}`;
    case 'draw':
      return action.deck === 'scheme' ? 'Draw a Scheme Card' : 'Draw a Loot Card';
    case 'mark':
      return named(action.slot);
    case 'lock':
      return 'Lock In';
    case 'unlock':
      return 'Change My Plan';
    case 'use':
      return `Use ${named(action.slot)}`;
    case 'drop':
      return `Skip: Spend ${named(action.slot)}`;
    case 'end':
      return 'End Turn';
    case 'go':
      return wayTo(view, seat, options, action);
    case 'room':
      return `Use the ${roomName(table, pirateOf(view, seat).spot)}`;
    case 'objective':
      return `Complete ${objectiveAt(table, action.objective).name}`;
    case 'ask':
      return `Ask for a ${symbolName(action.symbol)}: ${objectiveAt(table, action.objective).name}`;
    case 'withdraw':
      return 'Withdraw the Request';
    case 'agree':
      return `Help with ${cardName(action.card)}`;
    case 'refuse':
      return 'Refuse';
    case 'pay':
      return action.cards.length > MOST_NAMED
        ? `Pay with ${action.cards.length} Cards`
        : `Pay ${action.cards.map(cardName).join(' + ')}`;
    case 'put':
      return `Add ${cardName(action.card)} to the Payment`;
    case 'knock-out':
      return 'Knock the Guard Out';
    case 'airlock':
      return action.guard === 'stunned' ? 'Airlock a Stunned Guard' : 'Airlock an Active Guard';
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
      return `Advance on ${objectiveAt(table, action.objective).name}`;
    case 'take':
      return `${kind === 'sift' ? 'Keep' : 'Take'} ${cardName(action.card)}`;
    case 'discard':
      return cardName(action.card);
    default:
      return handLabel(view, kind, seat, action);
  }
}

function onSlot(view: View, kind: string, seat: Seat, slot: number): string {
  if (kind === 'row') return `Put It in Row ${rowNumber(pirateOf(view, seat), slot)}`;
  const name = slotName(view, seat, slot);
  if (kind === 'recover') return `Recover ${name}`;
  return kind === 'charge' ? `Put Marker on ${name}` : `Upgrade ${name}`;
}

/** Labels about a card name it, because buttons of other decisions may stand beside them. */
function handLabel(view: View, kind: string, seat: Seat, action: Extract<Action, { do: HandWord }>): string {
  switch (action.do) {
    case 'card':
      return `${view.table.turn === null ? 'Plan with' : 'Use'} ${cardName(action.card)}${meantFor(view, seat, action.card)}`;
    case 'back':
      return kind === 'hand' ? 'Back to My Hand' : 'Back';
    case 'stop':
      return 'Stop';
    case 'play':
      return `Play ${lookedAt(view)}`;
    case 'arm':
      return `Arm ${lookedAt(view)} in Secret`;
    case 'disarm':
      return `Disarm ${lookedAt(view)}`;
    case 'gain':
      return `Gain ${abilityName(action.ability)} in Row ${rowNumber(pirateOf(view, seat), action.slot)}`;
    case 'upgrade':
      return `Upgrade ${slotName(view, seat, action.slot)}`;
    case 'marker':
      return `Marker on ${slotName(view, seat, action.slot)}`;
    case 'cancel':
      return 'Cancel This Plan';
  }
}

function lookedAt(view: View): string {
  const { looking } = ownHand(view);
  if (looking === null) throw new Error('No card in hand has been picked up.');
  return cardName(looking);
}

type HandWord = 'card' | 'back' | 'stop' | 'play' | 'arm' | 'disarm' | 'gain' | 'upgrade' | 'marker' | 'cancel';

/** " (Armed)" or " (Planned)"; empty for any other card in hand. */
export function inUse(view: View, card: Card): string {
  const { armed, plan } = ownHand(view);
  if (armed.some((other) => other === card)) return ' (Armed)';
  return plan.orders.some((order) => order.card === card) ? ' (Planned)' : '';
}

/** What a card in hand is armed or planned for. */
function meantFor(view: View, seat: Seat, card: Card): string {
  const order = ownHand(view).plan.orders.find((each) => each.card === card);
  return order ? ` (Planned: ${planned(view, seat, order)})` : inUse(view, card);
}

/** What is planned; abilities have their level after the plan. */
function planned(view: View, seat: Seat, order: Order): string {
  switch (order.for) {
    case 'gain':
      return `Gain ${abilityName(order.ability)} in Row ${rowNumber(pirateOf(view, seat), order.slot)}`;
    case 'upgrade':
      return `Upgrade to ${slotName(view, seat, order.slot)}`;
    case 'marker':
      return `Marker on ${slotName(view, seat, order.slot)}`;
  }
}

/** "Go to Casino", with the rooms on the way where several ways lead there. */
function wayTo(view: View, seat: Seat, options: readonly Action[], { path }: Extract<Action, { do: 'go' }>): string {
  const to = path.at(-1);
  if (to === undefined) return 'Stay Here';
  const go = `${to === pirateOf(view, seat).spot ? 'Come Back to' : 'Go to'} ${roomName(view.table, to)}`;
  if (isOnlyWay(options, path)) return go;
  const names = (spots: readonly SpotId[]) => spots.map((spot) => roomName(view.table, spot)).join(', ');
  const there = path.indexOf(to);
  const via = names(path.slice(0, there));
  const round = names(path.slice(there + 1, -1));
  const how = via === '' && round === '' ? 'Directly' : via === '' ? '' : `via ${via}`;
  return [go, how, round === '' ? '' : `Then to ${round} and Back`].filter((part) => part !== '').join(' ');
}

/** Whether no other way leads to the same room. */
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

/** The text of one branch of the choice. */
function branchText(view: View, option: number): string {
  const frame = frameOf(view, 'effects');
  const effect = frame && listOf(frame)[frame.next];
  const branch = effect?.do === 'choose' ? effect.options[option] : undefined;
  return branch?.text ?? `Choose ${option + 1}`;
}
